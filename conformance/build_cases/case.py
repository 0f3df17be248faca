"""What a case is, and the two files that it becomes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from agent_genome.agf import digest
from agent_genome.agf._spec import ERRORS, SPEC_VERSION, STAGES
from agent_genome.agf.json_value import is_object
from build_cases.documents import Document, sealed
from build_cases.text import write

__all__ = ["CASE_NAME", "DOCUMENT_NAME", "Case", "Where", "invalid", "stopped", "valid"]

DOCUMENT_NAME: Final = "file.agf.json"
CASE_NAME: Final = "case.json"

# A problem in one of these stages ends a check.
STOPPING_STAGES: Final = ("bytes", "json", "version")

Where = tuple[str, str]
"""A code and the pointer where it is reported."""


@dataclass(frozen=True, kw_only=True)
class Case:
    """One file and what a check must say about it."""

    id: str
    title: str
    why: str
    spec: str
    data: bytes
    problems: tuple[Where, ...]
    set: str = "extended"
    since: str = SPEC_VERSION

    def __post_init__(self) -> None:
        stages = [STAGES.index(ERRORS[code].stage) for code, _ in self.problems]
        if stages != sorted(stages):
            raise ValueError(f"{self.id}: the problems are not in the order of their stages")

    @property
    def valid(self) -> bool:
        """Whether no problem is an error."""
        return not self._errors()

    @property
    def folder(self) -> str:
        """The case's folder below `cases`."""
        return f"{'valid' if self.valid else 'invalid'}/{self.id}"

    def expectation(self) -> dict[str, Any]:
        """Return the `expect` member of `case.json`."""
        code, pointer = next(iter(self._errors()), (None, None))
        return {
            "valid": self.valid,
            "code": code,
            "pointer": pointer,
            "codes": [{"code": code, "pointer": pointer} for code, pointer in self.problems],
            "digest": self._digest(),
        }

    def description(self) -> bytes:
        """Return the bytes of `case.json`."""
        content = {
            "id": self.id,
            "title": self.title,
            "since": self.since,
            "set": self.set,
            "expect": self.expectation(),
            "spec": self.spec,
            "why": self.why,
        }
        return (json.dumps(content, indent=2) + "\n").encode()

    def _errors(self) -> list[Where]:
        return [(code, pointer) for code, pointer in self.problems if ERRORS[code].severity == "error"]

    def _digest(self) -> str | None:
        if stopped(self.problems):
            return None
        document = json.loads(self.data)
        return digest(document) if is_object(document) else None


def stopped(problems: Iterable[Where]) -> bool:
    """Say whether problems end a check before the stage `schema`."""
    return any(ERRORS[code].stage in STOPPING_STAGES for code, _ in problems)


def valid(
    case_id: str,
    title: str,
    why: str,
    *,
    spec: str,
    document: Document | None = None,
    data: bytes | str | None = None,
    warnings: Sequence[Where] = (),
) -> Case:
    """Describe a case that a check accepts, perhaps with warnings."""
    return Case(id=case_id, title=title, why=why, spec=spec, data=_exact(document, data), problems=tuple(warnings))


def invalid(
    case_id: str,
    title: str,
    why: str,
    *problems: Where,
    spec: str,
    document: Document | None = None,
    data: bytes | str | None = None,
) -> Case:
    """Describe a case that a check refuses. A `document` gets its right digest; `data` stays as it is."""
    return Case(id=case_id, title=title, why=why, spec=spec, data=_exact(document, data), problems=problems)


def _exact(document: Document | None, data: bytes | str | None) -> bytes:
    if data is None:
        if document is None:
            raise ValueError("neither a document nor data")
        data = write(sealed(document)) + "\n"
    return data.encode() if isinstance(data, str) else data
