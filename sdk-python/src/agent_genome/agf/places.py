"""Lines and columns: where in a text the member stands that a path names."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from json.decoder import scanstring  # type: ignore[attr-defined]
from json.scanner import make_scanner
from typing import Any, Literal

__all__ = ["At", "Path", "line_columns", "offsets"]

Path = tuple[str | int, ...]
At = Literal["value", "name", "owner"]
"""Which place of a member is meant: its value, its name, or the object that it belongs to."""

_BLANK = re.compile(r"[ \t\n\r]*")
_COMMA = re.compile(r"[ \t\n\r]*,?[ \t\n\r]*")
_skip = make_scanner(json.JSONDecoder())  # type: ignore[arg-type]


def offsets(text: str, wanted_places: Iterable[tuple[Path, At]]) -> list[int]:
    """Return the offset of each place in a text that passed the stage `json`, in code points."""
    places = list(wanted_places)
    wanted: dict[str | int, Any] = {}
    for path, _ in places:
        node = wanted
        for part in path:
            node = node.setdefault(part, {})
    locator = _Locator(text)
    start = _end(_BLANK, text, 0)
    locator.descend(start, start, wanted, ())
    return [locator.offset(path, at) for path, at in places]


class _Locator:
    """Goes through a text and notes where the name and the value of each wanted member start."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._places: dict[Path, tuple[int, int]] = {}

    def offset(self, path: Path, at: At) -> int:
        if at == "owner":
            return self._places[path[:-1]][1]
        name, value = self._places[path]
        return name if at == "name" else value

    def descend(self, name: int, start: int, wanted: dict[str | int, Any], path: Path) -> None:
        """Note the place of a value and go to those inside it that are wanted; skip the others with the C scanner."""
        text = self._text
        self._places[path] = (name, start)
        left = len(wanted)
        opening = text[start]
        if not left or opening not in "{[":
            return
        position = _end(_BLANK, text, start + 1)
        index = 0
        while text[position] not in "]}":
            name = position
            key: str | int = index
            if opening == "{":
                key, position = _member_name(text, position)
                position = _end(_BLANK, text, text.index(":", position) + 1)
            if key in wanted:
                self.descend(name, position, wanted[key], (*path, key))
                left -= 1
                if not left:
                    return
            _, position = _skip(text, position)
            position = _end(_COMMA, text, position)
            index += 1


def _member_name(text: str, quote: int) -> tuple[str, int]:
    name, end = scanstring(text, quote + 1)  # pyright: ignore[reportUnknownVariableType]
    return str(name), int(end)  # pyright: ignore[reportUnknownArgumentType]


def _end(pattern: re.Pattern[str], text: str, position: int) -> int:
    match = pattern.match(text, position)
    assert match is not None
    return match.end()


def line_columns(text: str, places: Iterable[int]) -> dict[int, tuple[int, int]]:
    r"""Return the line and column, from 1, of each offset; lines end with LF, columns count code points.

    Example:
        >>> line_columns("a\nbc", [0, 3])
        {0: (1, 1), 3: (2, 2)}
    """
    known: dict[int, tuple[int, int]] = {}
    line, line_start, before = 1, 0, 0
    for offset in sorted(set(places)):
        line += text.count("\n", before, offset)
        feed = text.rfind("\n", before, offset)
        line_start = feed + 1 if feed >= 0 else line_start
        known[offset] = (line, offset - line_start + 1)
        before = offset
    return known
