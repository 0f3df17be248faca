"""One exported file as the checks see it: its bytes, its verdict, its document, and a second export beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from agent_genome.agf.checker import check, examine
from agent_genome.agf.json_value import is_object
from agent_genome.agf.verdict import Verdict

__all__ = ["Export"]


@dataclass(frozen=True)
class Export:
    """An export.

    Attributes:
        name: how reports call it.
        data: the bytes of the file.
        again: the bytes of a second export of the same genome; None when there is none.
    """

    name: str
    data: bytes
    again: bytes | None = None

    @cached_property
    def verdict(self) -> Verdict:
        """What a check says of the file, gene checks included."""
        return check(self.data, path=self.name, importing=True)

    @cached_property
    def document(self) -> dict[str, Any] | None:
        """The document; None when the file could not be read as one, or is no AGF 1.x."""
        return document_of(self.data)

    @cached_property
    def second(self) -> dict[str, Any] | None:
        """The document of the second export; None when there is none that can be read."""
        return None if self.again is None else document_of(self.again)


def document_of(data: bytes) -> dict[str, Any] | None:
    """Return the document that bytes hold, as far as it can be digested."""
    verdict, document = examine(data)
    return document if is_object(document) and verdict.digest is not None else None
