"""The cases and vectors as they stand on disk, which is all that anybody else sees of them."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from build_cases.case import CASE_NAME, DOCUMENT_NAME, stopped
from build_cases.output import ROOT

__all__ = ["PublishedCase", "Vector", "published_cases", "vectors"]


@dataclass(frozen=True)
class PublishedCase:
    """A case as it stands on disk: its folder, what `case.json` says, and the bytes of the file."""

    folder: Path
    description: dict[str, Any]
    data: bytes

    @property
    def id(self) -> str:
        """The id, which names the folder too."""
        return self.folder.name

    @property
    def set(self) -> str:
        """The set that the case belongs to."""
        return str(self.description["set"])

    @property
    def expect(self) -> dict[str, Any]:
        """What a checker must say."""
        expectation: dict[str, Any] = self.description["expect"]
        return expectation

    @property
    def codes(self) -> list[tuple[str, str]]:
        """All problems, as code and pointer."""
        return [(problem["code"], problem["pointer"]) for problem in self.expect["codes"]]

    @property
    def stopped(self) -> bool:
        """Whether the check ends before the stage `schema`, so that nothing is said of the document."""
        return stopped(self.codes)


@dataclass(frozen=True)
class Vector:
    """A vector of the canonical form."""

    name: str
    input: bytes
    canonical: bytes
    sha256: str


def published_cases() -> list[PublishedCase]:
    """Return the cases on disk, valid and invalid, by their folders."""
    return [
        PublishedCase(path.parent, json.loads(path.read_bytes()), (path.parent / DOCUMENT_NAME).read_bytes())
        for path in sorted((ROOT / "cases").glob(f"*/*/{CASE_NAME}"))
    ]


def vectors() -> list[Vector]:
    """Return the vectors on disk."""
    content = json.loads((ROOT / "vectors" / "canonical" / "vectors.json").read_bytes())
    return [
        Vector(item["name"], base64.b64decode(item["input"]), base64.b64decode(item["canonical"]), item["sha256"])
        for item in content["vectors"]
    ]
