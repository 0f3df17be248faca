"""How human text is written inside a section, so that it can neither be taken for structure nor hide anything."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from agent_genome.genome._spec_dialects import ESCAPINGS, HIDDEN, KEPT, REFERENCES, Forbidden, Range

__all__ = ["Escaping", "character_class", "escaping"]

_CHARACTER_OF = {name: character for character, name in REFERENCES.items()}


class Escaping:
    """One way of escaping: three sorts of values, and the way back.

    Every character that a sort forbids becomes a named reference, a backslash pair (not in names, which may stand in
    inline code) or a numeric reference, in this order of preference; everything else stays as it is.
    `unescape(text(value)) == value` for every string, lone surrogates included (spec: dialects.md#escaping).
    """

    def __init__(self, name: str) -> None:
        row = ESCAPINGS[name]
        marks = frozenset(row["backslash"])
        self._read = re.compile(
            f"&(?:({'|'.join(_CHARACTER_OF)})|#x([0-9a-f]+));"
            + (f"|\\\\([{re.escape(row['backslash'])}])" if marks else "")
        )
        self.name = _writer(row["name"], frozenset())
        """Write an id, a kind or a signal."""
        self.quoted = _writer([*row["quoted"], *_hidden()], marks)
        """Write text that stands between quotation marks."""
        self.text = _writer([*row["text"], *_hidden()], marks)
        """Write text that stands alone, at the end of a line or inside an element."""

    def unescape(self, written: str) -> str:
        """Return what was written."""
        return self._read.sub(_character, written)


@cache
def escaping(name: str) -> Escaping:
    """Return the escaping of that name."""
    return Escaping(name)


def character_class(ranges: Iterable[Range]) -> str:
    """Return ranges as they stand in a character class of a regular expression, without its brackets."""
    return "".join(f"\\U{first:0>8}-\\U{last:0>8}" for first, last in ranges)


def _writer(rows: Sequence[Forbidden], marks: frozenset[str]) -> Callable[[str], str]:
    """Return a function that escapes what the rows forbid; `marks` take a backslash."""
    forbidden = re.compile("|".join(map(_pattern, rows)))
    # One class is searched for many times faster than the choice above, and most texts hold none of it.
    inside = re.compile("[" + "".join(row["characters"] for row in rows if "at" not in row) + "]")
    edges = re.compile("|".join(_pattern(row) for row in rows if "at" in row) or "(?!)")
    has_edges = any("at" in row for row in rows)

    def write(value: str) -> str:
        if inside.search(value) or (has_edges and (edges.match(value) or edges.match(value, len(value) - 1))):
            return forbidden.sub(written, value)
        return value

    def written(match: re.Match[str]) -> str:
        character = match.group()
        if character in REFERENCES:
            return f"&{REFERENCES[character]};"
        return f"\\{character}" if character in marks else f"&#x{ord(character):x};"

    return write


def _pattern(row: Forbidden) -> str:
    at = row.get("at")
    before = r"(?<![\s\S])" if at == "start" else row.get("before", "")
    after = r"(?![\s\S])" if at == "end" else row.get("after", "")
    return f"{before}[{row['characters']}]{after}"


def _hidden() -> list[Forbidden]:
    """Return that hidden characters are forbidden, where nothing before them needs them."""
    exempt = character_class(pair for kept in KEPT for pair in kept["characters"])
    needed = [
        Forbidden(characters=character_class(kept["characters"]), before=f"(?<![{character_class(kept['after'])}])")
        for kept in KEPT
    ]
    return [Forbidden(characters=character_class(HIDDEN), before=f"(?![{exempt}])"), *needed]


def _character(match: re.Match[str]) -> str:
    name, number, literal = (*match.groups(), None)[:3]
    if name:
        return _CHARACTER_OF[name]
    return literal or chr(int(number or "0", 16))
