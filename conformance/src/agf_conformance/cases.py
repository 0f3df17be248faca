"""The cases as data: where they lie, what each expects, and which of them a version of the format freezes."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from agf_conformance._spec import ERRORS, SPEC_VERSION, CheckRow

__all__ = [
    "DATA",
    "EXTENDED",
    "FILE_NAME",
    "Case",
    "all_cases",
    "case_digest",
    "check_digest",
    "frozen_set",
    "read_case",
    "vector_cases",
]

_PACKAGE = Path(__file__).resolve().parent
DATA = _PACKAGE if (_PACKAGE / "cases").is_dir() else _PACKAGE.parents[1]
"""The folder with `cases`, `requirements` and `vectors`: the package once installed, the checkout before."""

EXTENDED: Final = "extended"
"""The set of the cases that came beside the frozen ones."""

FILE_NAME: Final = "file.agf.json"
_RULES: Final = "agf/1.0/"


@dataclass(frozen=True)
class Case:
    """One file and what a checker must say about it.

    Attributes:
        name: folder and id, such as `invalid/not-json`.
        title: what is special about the file.
        file: the file itself, whose exact bytes are the case; None for a vector, which has `content`.
        valid: whether a reader must accept it.
        code: code of the first error that must be found; None when there is none.
        pointer: JSON Pointer of that error; None when there is none.
        digest: the digest of the document; None where it has none.
        errors: code and pointer of every error, in the order of a report.
        set: the version that freezes the case, or `extended`.
        rule: the rule that it is about, as a path below `spec/`.
        why: why the case is there.
        content: the bytes, where there is no file.
        canonical: the canonical bytes, where the case is a vector of them.
    """

    name: str
    title: str
    file: Path | None
    valid: bool
    code: str | None
    pointer: str | None
    digest: str | None
    errors: tuple[tuple[str, str], ...] = ()
    set: str = EXTENDED
    rule: str = ""
    why: str = ""
    content: bytes = b""
    canonical: bytes | None = None

    @property
    def id(self) -> str:
        """The id without its folder."""
        return self.name.rpartition("/")[2]

    @cached_property
    def data(self) -> bytes:
        """The bytes of the file."""
        return self.content if self.file is None else self.file.read_bytes()

    @property
    def has_no_canonical_form(self) -> bool:
        """Whether the stages before the version refuse the file, so that nothing can be digested."""
        return self.code is not None and ERRORS[self.code].stage in ("bytes", "json")

    @property
    def expectation(self) -> dict[str, Any]:
        """What is expected, as `case_digest` counts it."""
        errors = [{"code": code, "pointer": pointer} for code, pointer in self.errors]
        return {"valid": self.valid, "errors": errors, "digest": self.digest}


def frozen_set(version: str) -> list[Case]:
    """Return the cases that a version of the format freezes, in the order of its list.

    Raises:
        FileNotFoundError: no list of that version is there, or a case that it names is not.
    """
    listed: dict[str, Any] = json.loads((DATA / "requirements" / f"{version}.json").read_bytes())
    return [read_case(f"{kind}/{name}") for kind in ("valid", "invalid") for name in listed[kind]]


@cache
def all_cases() -> tuple[Case, ...]:
    """Return every case: the frozen ones in their order, then the others by their ids."""
    frozen = frozen_set(SPEC_VERSION)
    names = {case.name for case in frozen}
    others = [read_case(name) for name in _names() if name not in names]
    return (*frozen, *sorted(others, key=lambda case: case.id))


@cache
def vector_cases() -> tuple[Case, ...]:
    """Return the vectors of the canonical form as cases of a canonicaliser."""
    content: dict[str, Any] = json.loads((DATA / "vectors" / "canonical" / "vectors.json").read_bytes())
    return tuple(
        Case(
            name=f"vector/canonical-{hashlib.sha256(base64.b64decode(row['input'])).hexdigest()[:8]}",
            title=f"Canonical form: {row['name']}",
            file=None,
            valid=True,
            code=None,
            pointer=None,
            digest=row["sha256"],
            rule=f"{_RULES}canonical-form.md#canonical-form",
            why=row["why"],
            content=base64.b64decode(row["input"]),
            canonical=base64.b64decode(row["canonical"]),
        )
        for row in content["vectors"]
    )


def read_case(name: str) -> Case:
    """Read the case in a folder of `cases`, such as `invalid/not-json`."""
    folder = DATA / "cases" / name
    described: dict[str, Any] = json.loads((folder / "case.json").read_bytes())
    expect = described["expect"]
    problems = [(row["code"], row["pointer"]) for row in expect["codes"]]
    return Case(
        name=name,
        title=described["title"],
        file=folder / FILE_NAME,
        valid=expect["valid"],
        code=expect["code"],
        pointer=expect["pointer"],
        digest=expect["digest"],
        errors=tuple(problem for problem in problems if ERRORS[problem[0]].severity == "error"),
        set=described["set"],
        rule=_RULES + described["spec"],
        why=described["why"],
    )


def case_digest(cases: Iterable[Case]) -> str:
    """Return the digest of a set of cases (spec: kit.md#case-set)."""
    return set_digest((case.id, hashlib.sha256(case.data).hexdigest(), _sha256(case.expectation)) for case in cases)


def check_digest(checks: Iterable[CheckRow]) -> str:
    """Return the digest of a set of checks."""
    return set_digest((check.id, _sha256(check.title), _sha256(list(check.rules))) for check in checks)


def set_digest(rows: Iterable[tuple[str, str, str]]) -> str:
    """Return the digest over one line for each row, in the order of the ids."""
    lines = sorted(rows)
    return hashlib.sha256("".join(f"{' '.join(line)}\n" for line in lines).encode()).hexdigest()


def _sha256(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _names() -> list[str]:
    return [f"{path.parent.parent.name}/{path.parent.name}" for path in (DATA / "cases").glob("*/*/case.json")]
