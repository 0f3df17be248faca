"""The dialects: how each writes the head, the frames, the items and the tail of a section."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from agent_genome.agf import canonical_number
from agent_genome.agf._spec import STRATA
from agent_genome.genome._spec_dialects import (
    DIALECTS,
    ERROR_OF,
    REPORT_INSTRUCTION,
    SECTION_SCHEMA,
    DialectRow,
)
from agent_genome.genome.errors import GenomeError
from agent_genome.genome.escape import Escaping, escaping
from agent_genome.genome.outlining import Item, Note, Outline

__all__ = ["PLACEHOLDER", "Dialect", "dialect"]

PLACEHOLDER = re.compile(r"\{(schema|id|version|species|stratum|kind|role_description|strength|signal|text)\}")


Frame = tuple[tuple[str, ...], tuple[str, ...]]
"""The lines before and after some items."""


class Dialect:
    """One dialect; every method returns whole lines, and none depends on the lines around it."""

    def __init__(self, name: str, row: DialectRow) -> None:
        self.name = name
        self.row = row
        self.escaping: Escaping = escaping(row["escaping"])
        self.tail: tuple[str, ...] = (*row["tail"], REPORT_INSTRUCTION)
        self._gene = _format(row["gene"])
        self._role_description = _format(row["role_description"])
        self._strength = _format(row["strength"])
        self._observation = _format(row["observation"])
        self._strata: dict[str, Frame] = {stratum: self._frame(stratum) for stratum in STRATA}
        self._observations = tuple(row["observations"]["open"]), tuple(row["observations"]["close"])

    def head(self, outline: Outline) -> list[str]:
        """Return the lines before the first stratum."""
        values = {
            "schema": SECTION_SCHEMA,
            "id": self.escaping.name(outline.id),
            "version": str(outline.version),
            "species": self.escaping.quoted(outline.species),
        }
        return [_format(line) % values for line in self.row["head"]]

    def stratum(self, name: str) -> Frame:
        """Return the lines before and after the genes of a stratum."""
        return self._strata[name]

    def gene(self, item: Item) -> str:
        """Return the line of a gene."""
        name, quoted = self.escaping.name, self.escaping.quoted
        described, strength = item.role_description, item.strength
        return self._gene % {
            "id": name(item.id),
            "kind": name(item.kind),
            "role_description": ""
            if described is None
            else self._role_description % {"role_description": quoted(described)},
            "strength": "" if strength is None else self._strength % {"strength": canonical_number(strength)},
            "text": self.escaping.text(item.text),
        }

    def observations(self) -> Frame:
        """Return the lines before and after the observations."""
        return self._observations

    def observation(self, note: Note) -> str:
        """Return the line of an observation."""
        return self._observation % {
            "signal": self.escaping.name(note.signal),
            "text": self.escaping.text(note.text),
        }

    def _frame(self, stratum: str) -> Frame:
        def lines(templates: Sequence[str]) -> tuple[str, ...]:
            return tuple(_format(line) % {"stratum": stratum} for line in templates)

        return lines(self.row["stratum"]["open"]), lines(self.row["stratum"]["close"])


def dialect(name: str) -> Dialect:
    """Return the dialect of that name.

    Raises:
        GenomeError: `unknown_dialect`; the hint lists the dialects (spec: dialects.md#dialect).
    """
    if name not in DIALECTS:
        row = ERROR_OF["unknown_dialect"]
        raise GenomeError(
            row["code"],
            row["message"].format(name=ascii(name)),
            row["hint"].format(dialects=", ".join(DIALECTS)),
        )
    return _dialect(name)


@cache
def _dialect(name: str) -> Dialect:
    return Dialect(name, DIALECTS[name])


@cache
def _format(template: str) -> str:
    """Return a template with the placeholders that the operator % fills in."""
    return PLACEHOLDER.sub(r"%(\1)s", template.replace("%", "%%"))
