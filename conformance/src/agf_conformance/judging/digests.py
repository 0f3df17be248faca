"""Judging a canonicaliser: the digest, and for a wrong one the usual cause that gives just this digest."""

from __future__ import annotations

from agent_genome.agf.checker import examine
from agent_genome.agf.doctor import diagnose, diagnosis
from agent_genome.agf.json_value import is_object
from agf_conformance.cases import Case, all_cases, vector_cases
from agf_conformance.judging.answers import DigestAnswer, Trouble
from agf_conformance.judging.case_result import case_result
from agf_conformance.judging.wording import short
from agf_conformance.results import Result
from agf_conformance.running.ended import Ended

__all__ = ["digest_cases", "judge_digest"]

_NONE = "refused: it has no canonical form"


def digest_cases() -> tuple[Case, ...]:
    """Return the cases that ask a canonicaliser for a digest, or for its refusal."""
    asked = [case for case in all_cases() if case.digest is not None or case.has_no_canonical_form]
    return (*asked, *vector_cases())


def judge_digest(case: Case, answer: DigestAnswer | Trouble, ended: Ended) -> Result:
    """Return the result of a case."""
    expected = _NONE if case.digest is None else case.digest
    if isinstance(answer, Trouble):
        return case_result(
            case, ended, verdict=answer.verdict, expected=expected, found=answer.found, detail=answer.detail
        )
    found = _NONE if answer.digest is None else answer.digest
    if answer.digest == case.digest:
        return case_result(case, ended, verdict="passed", expected=expected, found=found)
    if answer.digest is None or case.digest is None:
        return case_result(case, ended, verdict="wrong-verdict", expected=expected, found=found)
    return case_result(
        case, ended, verdict="wrong-digest", expected=expected, found=found, detail=_why(case, answer.digest)
    )


def _why(case: Case, wrong: str) -> tuple[str, ...]:
    """Return the usual mistake that gives a digest, when one does, and the canonical text, when it is short."""
    _, document = examine(case.data)
    integrity = document.get("integrity") if is_object(document) else None
    lines: list[str] = []
    if is_object(document) and is_object(integrity) and isinstance(integrity.get("sha256"), str):
        faults = diagnose(document, case.data, wrong)
        if faults is not None:
            lines.append(diagnosis(faults).replace("The digest in the file", "The digest"))
    if case.canonical is not None:
        lines.append(f"canonical form: {short(case.canonical.decode())}")
    return tuple(lines)
