"""Checking a file: bytes in, verdict out.

The accept schema and a few set operations decide at once on a file without any problem. Whatever they do not take is
looked at stage by stage (spec: checking.md).
"""

from __future__ import annotations

import codecs
import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import orjson

from agent_genome.agf._spec import (
    ERRORS,
    MAX_FILE_BYTES,
    MAX_PROBLEMS,
    PHRASES,
    SCHEMA,
    STAGES,
    ErrorCode,
    definition,
)
from agent_genome.agf.acceptance import accepted_digest, is_plain_json
from agent_genome.agf.canonical import CanonicalizationError, canonical_bytes
from agent_genome.agf.digests import digested
from agent_genome.agf.doctor import diagnose, diagnosis
from agent_genome.agf.ecma import compiled
from agent_genome.agf.files import read_bounded
from agent_genome.agf.json_stage import JsonProblem, scan
from agent_genome.agf.json_value import is_object
from agent_genome.agf.places import line_columns, offsets
from agent_genome.agf.pointer import from_parts
from agent_genome.agf.rules import gene_count, limit_problems, strata_problems, warnings
from agent_genome.agf.schema_stage import schema_problems, unknown_members
from agent_genome.agf.verdict import Found, Problem, Verdict
from agent_genome.agf.wording import shown, words

__all__ = ["check", "check_file", "examine", "too_large", "without_canonical_form"]


def check(data: bytes, *, path: str = "-", importing: bool = False) -> Verdict:
    """Check the bytes of a file and report every problem found.

    Never raises, whatever the bytes are, and takes time linear in their length (spec: checking.md#total).

    Args:
        data: the whole file. More bytes than the limit `file_bytes` are refused without being looked at.
        path: what the verdict calls the file.
        importing: make the gene checks of an importer too, and fill in `findings` (spec: gene-checks.md).

    Example:
        >>> verdict = check(b'{"agf": "2.0"}')
        >>> verdict.valid, verdict.problems[0].code, verdict.problems[0].pointer
        (False, 'version_unsupported', '/agf')
    """
    verdict, document = examine(data, path=path)
    if not importing:
        return verdict
    from agent_genome.agf.gene_findings import findings

    return replace(verdict, findings=findings(data, document))


def check_file(path: str | os.PathLike[str], *, importing: bool = False) -> Verdict:
    """Check a file and report every problem found.

    No more than the limit `file_bytes` and one byte is read.

    Args:
        path: where the file is; the verdict calls it so.
        importing: make the gene checks of an importer too, and fill in `findings` (spec: gene-checks.md).

    Raises:
        OSError: the file cannot be read.

    Example:
        >>> import tempfile
        >>> with tempfile.NamedTemporaryFile() as file:
        ...     check_file(file.name).problems[0].code
        'not_json'
    """
    return check(read_bounded(path), path=os.fspath(path), importing=importing)


def examine(data: bytes, *, path: str = "-") -> tuple[Verdict, Any]:
    """Check the bytes of a file; return the verdict and the document, as far as it could be read (else None)."""
    if len(data) > MAX_FILE_BYTES:
        return too_large(path=path), None
    try:
        document = orjson.loads(data)
    except orjson.JSONDecodeError:
        return _examine_closely(data, None, path)
    accepted = accepted_digest(data, document)
    if accepted is None:
        return _examine_closely(data, document, path)
    return (
        Verdict(path, bytes=len(data), agf=document["agf"], genes=gene_count(document), digest=accepted),
        document,
    )


def too_large(*, path: str = "-") -> Verdict:
    """Return the verdict on a file that is too large to be looked at."""
    return Verdict(path, (_problem(Found("file_too_large", (), {"limit": MAX_FILE_BYTES}), 1, 1),))


def without_canonical_form(error: CanonicalizationError) -> Verdict:
    """Return the verdict on what a program made and no JSON text can be: one problem, without a place of its own."""
    row = ERRORS[error.code]
    message = f"{error.reason[:1].upper()}{error.reason[1:]}."
    return Verdict("-", (Problem(error.code, row.severity, error.pointer, message, row.repair, 1, 1),))


def _examine_closely(data: bytes, document: Any, path: str) -> tuple[Verdict, Any]:
    """Go through the stages; `document` is what orjson read, or None when it refused the text."""
    text, refusal = _decode(data)
    if refusal is not None:
        return Verdict(path, (refusal,), bytes=len(data)), None
    if document is None or not is_plain_json(data, document):
        scanned = scan(text)
        if scanned.problems:
            refused = _json_problems(text, scanned.problems)
            return Verdict(path, refused, bytes=len(data), truncated=scanned.truncated), None
        document = json.loads(text)
    version = _version_stage(document)
    if version is not None:
        problems = _located(text, [version])
        return _verdict(problems, path=path, data=data), document
    computed = hashlib.sha256(canonical_bytes(digested(document))).hexdigest()
    stages = (
        schema_problems(document),
        limit_problems(document),
        _digest_problems(data, document, computed),
        strata_problems(document),
        _all_warnings(document),
    )
    found: list[Found] = []
    for stage in stages:
        found += islice(stage, MAX_PROBLEMS + 1 - len(found))
    verdict = _verdict(_located(text, found), path=path, data=data)
    return replace(verdict, agf=document["agf"], genes=gene_count(document), digest=computed), document


def _verdict(problems: Sequence[Problem], *, path: str, data: bytes) -> Verdict:
    shortened = tuple(problems[:MAX_PROBLEMS])
    return Verdict(path, shortened, bytes=len(data), truncated=len(problems) > MAX_PROBLEMS)


def _problem(found: Found, line: int, column: int) -> Problem:
    message, hint = words(found.code, found.details)
    return Problem(found.code, ERRORS[found.code].severity, from_parts(found.path), message, hint, line, column)


def _located(text: str, found: Iterable[Found]) -> list[Problem]:
    """Give problems their places, and put those of one stage in the order of the places."""
    problems = list(found)
    places = offsets(text, ((problem.path, problem.at) for problem in problems))
    lines = line_columns(text, places)
    ordered = sorted(
        zip(problems, places, strict=True),
        key=lambda pair: (_STAGE_OF[pair[0].code], pair[1], pair[0].code, from_parts(pair[0].path)),
    )
    return [_problem(problem, *lines[place]) for problem, place in ordered]


_STAGE_OF = {row.code: STAGES.index(row.stage) for row in ERRORS.values()}

_UTF16_AND_32 = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)


def _decode(data: bytes) -> tuple[str, Problem | None]:
    """The stage `bytes`: return the text, and the problem that refuses it."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        encoding = next((name for mark, name in _UTF16_AND_32 if data.startswith(mark)), "")
        details = {
            "offset": error.start,
            "encoding": PHRASES["encoding"].format(encoding=encoding) if encoding else "",
        }
        before = data[: error.start].decode()
        line, column = line_columns(before, [len(before)])[len(before)]
        return "", _problem(Found("not_utf8", (), details), line, column)
    if text.startswith("\ufeff"):
        return "", _problem(Found("byte_order_mark"), 1, 1)
    return text, None


def _json_problems(text: str, found: tuple[JsonProblem, ...]) -> tuple[Problem, ...]:
    lines = line_columns(text, (problem.offset for problem in found))
    problems: list[Problem] = []
    for problem in sorted(found, key=lambda problem: (problem.offset, problem.code)):
        details = dict(problem.details)
        if "name" in details:
            details["name"] = shown(details["name"])
        made = _problem(Found(problem.code, (), details), *lines[problem.offset])
        problems.append(replace(made, pointer=problem.pointer))
    return tuple(problems)


_VERSION = compiled(SCHEMA["properties"]["agf"]["pattern"])
_KIND = SCHEMA["properties"]["kind"]["const"]


def _version_stage(document: Any) -> Found | None:
    if not is_object(document):
        return next(schema_problems(document))
    version = document.get("agf")
    if not isinstance(version, str) or not _VERSION.match(version):
        return _refused("version_unsupported", "agf", document)
    return None if document.get("kind") == _KIND else _refused("kind_unsupported", "kind", document)


def _refused(code: ErrorCode, name: str, document: dict[str, Any]) -> Found:
    allowed = shown(_KIND)
    if name in document:
        return Found(code, (name,), {"value": shown(document[name]), "allowed": allowed})
    return Found(code, (name,), {"value": PHRASES["missing"], "allowed": allowed}, "owner")


_SHA256 = compiled(definition("integrity")["properties"]["sha256"]["pattern"])


def _digest_problems(data: bytes, document: dict[str, Any], computed: str) -> Iterator[Found]:
    """Yield the problem of the stage `digest`, when the digest in the file has the right form and another value."""
    integrity = document.get("integrity")
    given = integrity.get("sha256") if is_object(integrity) else None
    if isinstance(given, str) and _SHA256.match(given) and given != computed:
        why = diagnosis(diagnose(document, data, given))
        details = {"actual": given, "expected": computed, "diagnosis": why}
        yield Found("digest_mismatch", ("integrity", "sha256"), details)


def _all_warnings(document: dict[str, Any]) -> Iterator[Found]:
    yield from unknown_members(document)
    yield from warnings(document)
