"""The checks of one exported file, in the order of exporter-checks.json."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from agent_genome.agf.canonical import canonical_bytes
from agent_genome.agf.document import dumps, loads
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.verdict import Finding, Problem
from agf_conformance._spec import ERRORS, EXPORTER_CHECKS, PERSONAL_STRATUM, Verdict
from agf_conformance.exporter.leaks import leaks
from agf_conformance.exporter.stability import differences
from agf_conformance.exporter.subject import Export
from agf_conformance.judging.wording import counted, place, short
from agf_conformance.results import Result, check_result

__all__ = ["judge_export"]

_LISTED: Final = 20
_REPAIRS: Final = 3
_FACT: Final = "contains_fact"
_NO_DOCUMENT: Final = "the file cannot be read as AGF 1.x, so there is nothing to look at"


class Found(NamedTuple):
    """What one check found."""

    verdict: Verdict
    found: str
    detail: Sequence[str] = ()
    advice: str = ""


def judge_export(export: Export, *, personal: bool) -> list[Result]:
    """Make every check of an export.

    Args:
        export: the file.
        personal: whether the person of the personal layer asked for it.
    """
    results: list[Result] = []
    for name, row in EXPORTER_CHECKS.items():
        found = _layers(export, personal=personal) if name == "export-layers" else _CHECKS[name](export)
        detail = found.detail[:_LISTED]
        if len(found.detail) > _LISTED:
            detail = [*detail, f"and {len(found.detail) - _LISTED} more"]
        result = check_result(row, found.verdict, subject=export.name, found=found.found, detail=detail)
        results.append(replace(result, advice=found.advice or result.advice))
    return results


def _valid(export: Export) -> Found:
    problems = export.verdict.problems
    lines = [_problem(problem) for problem in problems]
    if export.verdict.valid:
        return Found("passed", f"valid, with {counted(len(problems), 'warning')}" if problems else "valid", lines)
    errors = [problem.code for problem in problems if problem.severity == "error"]
    return Found("violated", counted(len(errors), "error"), lines, _repairs(errors))


def _repairs(codes: Sequence[str]) -> str:
    """Return what the catalogue says mends a code; empty when there are too many to say."""
    different = list(dict.fromkeys(codes))
    if len(different) > _REPAIRS:
        return ""
    named = len(different) > 1
    return " ".join(f"{code}: {ERRORS[code].repair}" if named else ERRORS[code].repair for code in different)


def _digest(export: Export) -> Found:
    if export.verdict.digest is None:
        return Found("skipped", _NO_DOCUMENT)
    for problem in export.verdict.problems:
        if problem.code == "digest_mismatch":
            return Found("violated", "another digest than that of the content", (problem.hint,))
    integrity = (export.document or {}).get("integrity")
    stated = integrity.get("sha256") if is_object(integrity) else None
    if stated != export.verdict.digest:
        return Found("violated", "no digest in the file", (f"it would be {export.verdict.digest}",))
    return Found("passed", export.verdict.digest)


def _no_identifiers(export: Export) -> Found:
    if export.document is None:
        return Found("skipped", _NO_DOCUMENT)
    return _listed(leaks(export.data, export.document), "leak")


def _no_facts(export: Export) -> Found:
    return _findings(export, facts=True)


def _no_injection(export: Export) -> Found:
    return _findings(export, facts=False)


def _findings(export: Export, *, facts: bool) -> Found:
    if export.document is None:
        return Found("skipped", _NO_DOCUMENT)
    wanted = [
        finding
        for finding in export.verdict.findings or ()
        if finding.severity == "error" and (finding.code == _FACT) is facts
    ]
    return _listed([_problem(finding) for finding in wanted], "finding")


def _layers(export: Export, *, personal: bool) -> Found:
    if export.document is None:
        return Found("skipped", _NO_DOCUMENT)
    layers = export.document.get("layers")
    there = [layer.get("stratum") for layer in layers if is_object(layer)] if is_array(layers) else []
    named = ", ".join(short(str(name)) for name in there) or "none"
    if PERSONAL_STRATUM in there and not personal:
        return Found("violated", f"layers: {named}", (f"at /layers/{there.index(PERSONAL_STRATUM)}/stratum",))
    return Found("passed", f"layers: {named}")


def _round_trip(export: Export) -> Found:
    if not export.verdict.valid or export.document is None:
        return Found("skipped", "the file is not valid")
    written = dumps(loads(export.data).data)
    same = canonical_bytes(loads(written).data) == canonical_bytes(export.document)
    return Found("passed", "the same") if same else Found("violated", "another content")


def _stable(export: Export) -> Found:
    if export.again is None:
        return Found("skipped", "there is no second export: name one with --again, or give a command")
    if export.document is None:
        return Found("skipped", _NO_DOCUMENT)
    if export.second is None:
        return Found("violated", "the second export cannot be read as AGF 1.x")
    return _listed(differences(export.document, export.second), "difference")


def _listed(lines: Sequence[str], what: str) -> Found:
    return Found("violated", counted(len(lines), what), lines) if lines else Found("passed", f"no {what}")


def _problem(problem: Problem | Finding) -> str:
    at = f"{problem.line}:{problem.column}: {problem.code} at {place(problem.pointer)}"
    return f"{at}: {problem.message} {problem.hint}".rstrip()


_CHECKS: Final[dict[str, Callable[[Export], Found]]] = {
    "export-valid": _valid,
    "export-digest": _digest,
    "export-no-identifiers": _no_identifiers,
    "export-no-facts": _no_facts,
    "export-no-injection": _no_injection,
    "export-round-trip": _round_trip,
    "export-stable": _stable,
}
