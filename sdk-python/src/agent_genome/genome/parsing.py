"""text, dialect -> outline: reads a section back, for tests and for tools that show what an agent was told."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from agent_genome.agf._spec import STRATA
from agent_genome.genome._spec_dialects import ERROR_OF, SECTION_SCHEMA
from agent_genome.genome.dialects import PLACEHOLDER, Dialect, dialect
from agent_genome.genome.errors import GenomeError
from agent_genome.genome.outlining import Item, Note, Outline, Stratum

__all__ = ["parse"]

_NUMBER = "[0-9.e+-]+"
_QUOTED = '[^"\n]*'
_NAME = "[0-9A-Za-z_.&#;-]*"


def parse(text: str, name: str) -> Outline:
    """Return the outline that a section was written from: `parse(render(outline, name), name) == outline`.

    Raises:
        GenomeError: `unknown_dialect`; `not_a_section`, with the number of the first line that is none of a section.
    """
    return _Reader(text, dialect(name)).outline()


class _Reader:
    """Goes through the lines once: head, strata in their order, observations, tail."""

    def __init__(self, text: str, dialect: Dialect) -> None:
        self._dialect = dialect
        self._lines = text.split("\n")
        self._at = 0
        row = dialect.row
        optional = {
            "role_description": f"(?:{_pattern(row['role_description'])})?",
            "strength": f"(?:{_pattern(row['strength'])})?",
        }
        self._gene = re.compile(_pattern(row["gene"], optional))
        self._observation = re.compile(_pattern(row["observation"]))

    def outline(self) -> Outline:
        values: dict[str, str] = {}
        for template in self._dialect.row["head"]:
            values |= self._take(re.compile(_pattern(template))) or self._refuse()
        if values["schema"] != SECTION_SCHEMA:
            self._at = 0
            self._refuse()
        strata = [Stratum(stratum, items) for stratum in STRATA if (items := self._stratum(stratum))]
        notes = self._notes()
        if tuple(self._lines[self._at :]) != self._dialect.tail:
            self._refuse()
        read = self._dialect.escaping.unescape
        return Outline(read(values["id"]), read(values["species"]), int(values["version"]), tuple(strata), notes)

    def _stratum(self, name: str) -> tuple[Item, ...]:
        opened, closed = self._dialect.stratum(name)
        return tuple(map(self._item, self._framed(opened, self._gene, closed)))

    def _notes(self) -> tuple[Note, ...]:
        opened, closed = self._dialect.observations()
        return tuple(map(self._note, self._framed(opened, self._observation, closed)))

    def _framed(self, opened: Sequence[str], item: re.Pattern[str], closed: Sequence[str]) -> list[Mapping[str, str]]:
        """Return the values of the items between two frames; none when the first frame is not here."""
        start, items = self._at, list[Mapping[str, str]]()
        if not self._skip(opened):
            return items
        while (values := self._take(item)) is not None:
            items.append(values)
        if not items:
            self._at = start
        elif not self._skip(closed):
            self._refuse()
        return items

    def _skip(self, lines: Sequence[str]) -> bool:
        end = self._at + len(lines)
        if self._lines[self._at : end] != list(lines):
            return False
        self._at = end
        return True

    def _take(self, pattern: re.Pattern[str]) -> dict[str, str] | None:
        match = pattern.fullmatch(self._lines[self._at]) if self._at < len(self._lines) else None
        if match is None:
            return None
        self._at += 1
        return {"": "", **{name: value for name, value in match.groupdict().items() if value is not None}}

    def _item(self, values: Mapping[str, str]) -> Item:
        read = self._dialect.escaping.unescape
        described, strength = values.get("role_description"), values.get("strength")
        return Item(
            read(values["id"]),
            read(values["kind"]),
            read(values["text"]),
            None if strength is None else float(strength),
            None if described is None else read(described),
        )

    def _note(self, values: Mapping[str, str]) -> Note:
        read = self._dialect.escaping.unescape
        return Note(read(values["signal"]), read(values["text"]))

    def _refuse(self) -> dict[str, str]:
        row = ERROR_OF["not_a_section"]
        message = row["message"].format(dialect=self._dialect.name, line=self._at + 1)
        raise GenomeError(row["code"], message, row["hint"])


def _pattern(template: str, optional: Mapping[str, str] | None = None) -> str:
    """Return a regular expression for the lines that a template gives."""
    parts: list[str] = []
    end = 0
    for match in PLACEHOLDER.finditer(template):
        name = match[1]
        parts.append(re.escape(template[end : match.start()]))
        parts.append((optional or {}).get(name) or f"(?P<{name}>{_VALUES.get(name, _NAME)})")
        end = match.end()
    return "".join(parts) + re.escape(template[end:])


_VALUES = {
    "version": "-?[0-9]+",
    "species": _QUOTED,
    "role_description": _QUOTED,
    "strength": _NUMBER,
    "text": "[^\n]*",
}
