"""Reading the answer of an implementation: what it says, or why that cannot be told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

import orjson

from agent_genome.agf.json_value import is_array, is_object
from agf_conformance._spec import ACCEPTS, REFUSES, Verdict
from agf_conformance.judging.wording import short
from agf_conformance.running.ended import End, Ended

__all__ = ["DigestAnswer", "ReaderAnswer", "Trouble", "digest_exit", "digest_line", "reader_exit", "reader_line"]

_VERDICT_OF_END: Final[dict[End, Verdict]] = {"timed-out": "timed-out", "flooded": "flooded", "exited": "crashed"}
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_ANY_HEX: Final = re.compile(r"(?i)\b[0-9a-f]{64}\b")

Problem = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Trouble:
    """There is no answer that can be judged."""

    verdict: Verdict
    found: str
    detail: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReaderAnswer:
    """A file was accepted, or refused for the errors; None where none were asked for."""

    accepted: bool
    errors: tuple[Problem, ...] | None = None


@dataclass(frozen=True, slots=True)
class DigestAnswer:
    """A digest, or None for a document without a canonical form."""

    digest: str | None


def reader_exit(ended: Ended, *, reasons: bool) -> ReaderAnswer | Trouble:
    """Read the answer that a process gave by its exit code and, when reasons are asked for, its verdict line."""
    if ended.end != "exited" or ended.exit_code not in (ACCEPTS, REFUSES):
        return _no_answer(ended)
    if ended.exit_code == ACCEPTS:
        said = _object(ended.out)
        if isinstance(said, dict) and said.get("valid") is False:
            return Trouble("garbled", f"exit code {ACCEPTS}, which accepts, and a line that refuses")
        return ReaderAnswer(accepted=True)
    if not reasons:
        return ReaderAnswer(accepted=False)
    said = _object(ended.out)
    if isinstance(said, Trouble):
        return said
    if said.get("valid") is not False:
        return Trouble("garbled", f'exit code {REFUSES}, which refuses, and a line without "valid":false')
    return _refusal(said)


def reader_line(ended: Ended, *, id: str, reasons: bool) -> ReaderAnswer | Trouble:
    """Read the answer that a long-lived reader gave to the question `id`."""
    said = _line(ended, id)
    if isinstance(said, Trouble):
        return said
    if said.get("valid") is True:
        return ReaderAnswer(accepted=True)
    if said.get("valid") is not False:
        return Trouble("garbled", 'the answer has no member "valid" that is true or false', (_shown(ended.out),))
    return _refusal(said) if reasons else ReaderAnswer(accepted=False)


def digest_exit(ended: Ended) -> DigestAnswer | Trouble:
    """Read the answer that a canonicaliser gave by its exit code and what it printed."""
    if ended.end != "exited" or ended.exit_code not in (ACCEPTS, REFUSES):
        return _no_answer(ended)
    if ended.exit_code == REFUSES:
        return DigestAnswer(None)
    return _digest(ended.out.decode("utf-8", "backslashreplace").strip())


def digest_line(ended: Ended, *, id: str) -> DigestAnswer | Trouble:
    """Read the answer that a long-lived canonicaliser gave to the question `id`."""
    said = _line(ended, id)
    if isinstance(said, Trouble):
        return said
    if "digest" not in said or not isinstance(said["digest"], str | None):
        return Trouble("garbled", 'the answer has no member "digest" that is a string or null', (_shown(ended.out),))
    return DigestAnswer(None) if said["digest"] is None else _digest(said["digest"])


def _no_answer(ended: Ended) -> Trouble:
    printed = (f"standard output: {_shown(ended.out)}",) if ended.out.strip() else ()
    return Trouble(_VERDICT_OF_END[ended.end], ended.words, printed)


def _line(ended: Ended, id: str) -> dict[str, Any] | Trouble:
    if ended.end == "exited":
        return Trouble("crashed", f"it ended without an answer ({ended.words})")
    if ended.end != "answered":
        return _no_answer(ended)
    said = _object(ended.out)
    if isinstance(said, Trouble):
        return said
    if said.get("id") != id:
        detail = (f"the question has the id {id}", _shown(ended.out))
        return Trouble("garbled", "an answer with another id than the question", detail)
    return said


def _object(out: bytes) -> dict[str, Any] | Trouble:
    lines = [line for line in out.splitlines() if line.strip()]
    if len(lines) != 1:
        found = "nothing on standard output" if not lines else f"{len(lines)} lines in place of one"
        return Trouble("garbled", found, (_shown(out),) if lines else ())
    try:
        value: Any = orjson.loads(lines[0])
    except orjson.JSONDecodeError as error:
        return Trouble("garbled", f"a line that is no JSON ({short(str(error))})", (_shown(out),))
    if not is_object(value):
        return Trouble("garbled", "a line that is no JSON object", (_shown(out),))
    return value


def _refusal(said: dict[str, Any]) -> ReaderAnswer | Trouble:
    errors: Any = said.get("errors")
    if not is_array(errors):
        return Trouble("garbled", 'a refusal without the list "errors"')
    problems: list[Problem] = []
    for number, error in enumerate(errors):
        members = error if is_object(error) else {}
        code, pointer = members.get("code"), members.get("pointer")
        if not isinstance(code, str) or not isinstance(pointer, str):
            return Trouble("garbled", f'errors[{number}] has not both "code" and "pointer" as strings')
        problems.append((code, pointer))
    return ReaderAnswer(accepted=False, errors=tuple(problems))


def _digest(text: str) -> DigestAnswer | Trouble:
    if _HEX.fullmatch(text):
        return DigestAnswer(text)
    remark: tuple[str, ...] = ()
    if _ANY_HEX.search(text):
        remark = ("There is a digest in it: print it alone, in lower case, without a file name or a prefix.",)
    return Trouble("garbled", "no digest of 64 lower-case hexadecimal digits", (short(text), *remark))


def _shown(out: bytes) -> str:
    return short(out[:1000].decode("utf-8", "backslashreplace").strip())
