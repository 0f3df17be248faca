"""How wide text is on a terminal, and breaking it into lines."""

from __future__ import annotations

import unicodedata
from typing import Final

__all__ = ["cell_width", "wrap"]

_NO_CELL: Final = frozenset(("Mn", "Me"))
_TWO_CELLS: Final = frozenset("WF")
_JOINING_JAMO: Final = range(0x1160, 0x1200)


def cell_width(text: str) -> int:
    """Return how many columns text that is safe to print takes.

    Example:
        >>> cell_width("abc"), cell_width("請求"), cell_width("e\u0301")
        (3, 4, 1)
    """
    return len(text) if text.isascii() else sum(map(_cells, text))


def _cells(character: str) -> int:
    if character.isascii():
        return 1
    if unicodedata.category(character) in _NO_CELL or ord(character) in _JOINING_JAMO:
        return 0
    return 2 if unicodedata.east_asian_width(character) in _TWO_CELLS else 1


def wrap(text: str, *, width: int | None, indent: str = "") -> str:
    r"""Break text at its spaces so that no line is wider than `width`; later lines start with `indent`.

    A word that is too long for a line of its own is broken too. Without a width nothing is done.

    Example:
        >>> wrap("one two three", width=8, indent="  ")
        'one two\n  three'
    """
    if width is None:
        return text
    words = text.lstrip(" ").split(" ")
    line = " " * (len(text) - len(text.lstrip(" ")))
    lines: list[str] = []
    used, starts = len(line), True
    for word in words:
        rest = word
        if not starts and used + 1 + cell_width(rest) > width:
            lines.append(line)
            line, used = indent, len(indent)
        elif not starts:
            line, used = f"{line} ", used + 1
        while used + cell_width(rest) > width:
            fitting = _fitting(rest, width - used)
            lines.append(line + rest[:fitting])
            line, used, rest = indent, len(indent), rest[fitting:]
        line, used, starts = line + rest, used + cell_width(rest), False
    return "\n".join([*lines, line])


def _fitting(text: str, room: int) -> int:
    """Return how many characters fit into the room, at least one."""
    used = 0
    for count, character in enumerate(text):
        used += _cells(character)
        if used > room:
            return max(count, 1)
    return len(text)
