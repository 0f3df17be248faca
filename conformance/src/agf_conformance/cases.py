"""The cases as data: where they lie, what each expects, and which of them a version of the format freezes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

__all__ = ["DATA", "Case", "frozen_set"]

_PACKAGE = Path(__file__).resolve().parent
DATA = _PACKAGE if (_PACKAGE / "cases").is_dir() else _PACKAGE.parents[1]
"""The folder with `cases`, `requirements` and `vectors`: the package once installed, the checkout before."""


@dataclass(frozen=True, slots=True)
class Case:
    """One file and what a checker must say about it.

    Attributes:
        name: folder and id, such as `invalid/not-json`.
        title: what is special about the file.
        file: the file itself; its exact bytes are the case.
        valid: whether a reader must accept it.
        code: code of the first error that must be found; None when there is none.
        pointer: JSON Pointer of that error; None when there is none.
        digest: the digest of the document; None where it has none.
    """

    name: str
    title: str
    file: Path
    valid: bool
    code: str | None
    pointer: str | None
    digest: str | None


def frozen_set(version: str) -> list[Case]:
    """Return the cases that a version of the format freezes, in the order of its list.

    Raises:
        FileNotFoundError: no list of that version is there, or a case that it names is not.
    """
    listed: dict[str, Any] = json.loads((DATA / "requirements" / f"{version}.json").read_bytes())
    return [read_case(f"{kind}/{name}") for kind in ("valid", "invalid") for name in listed[kind]]


def read_case(name: str) -> Case:
    """Read the case in a folder of `cases`, such as `invalid/not-json`."""
    folder = DATA / "cases" / name
    described: dict[str, Any] = json.loads((folder / "case.json").read_bytes())
    expect = described["expect"]
    return Case(
        name=name,
        title=described["title"],
        file=folder / "file.agf.json",
        valid=expect["valid"],
        code=expect["code"],
        pointer=expect["pointer"],
        digest=expect["digest"],
    )
