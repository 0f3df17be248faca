"""The part of a line that a report shows around a place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from agent_genome.agf.wording import safe
from agent_genome.cli.layout import cell_width

__all__ = ["Excerpt", "Window", "excerpts", "window"]

REACH: Final = 240
"""Code points kept on each side of a place."""
_LEFT_SHARE: Final = 0.6
_ELLIPSIS: Final = "\u2026"
_TAB: Final = "  "
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[-+.\w]+|.', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Excerpt:
    """What stands before and after a place on its line, as it is in the file; the flags say that there is more."""

    before: str
    after: str
    more_before: bool = False
    more_after: bool = False


class Window(NamedTuple):
    """A line to print, and the mark to print under it."""

    line: str
    mark: str


def excerpts(data: bytes, places: Iterable[tuple[int, int]]) -> tuple[Excerpt, ...]:
    r"""Return the excerpts at lines and columns as a check counts them.

    Example:
        >>> excerpts(b'{\n  "a": 1\n}', [(2, 8)])
        (Excerpt(before='  "a": ', after='1', more_before=False, more_after=False),)
    """
    lines = data.decode(errors="replace").split("\n")
    return tuple(_excerpt(lines[line - 1] if line <= len(lines) else "", column - 1) for line, column in places)


def _excerpt(line: str, offset: int) -> Excerpt:
    start, end = max(offset - REACH, 0), offset + REACH
    return Excerpt(line[start:offset], line[offset:end].rstrip("\r"), start > 0, end < len(line))


def window(excerpt: Excerpt, *, width: int) -> Window:
    r"""Return an excerpt shortened to a width, and a mark under what stands at its place.

    Example:
        >>> print(*window(Excerpt('  "kind": ', '"rule",'), width=30), sep="\n")
          "kind": "rule",
                  ^~~~~~
    """
    left, right = _shown(excerpt.before), _shown(excerpt.after)
    before = _last(
        left, max(int(width * _LEFT_SHARE), width - cell_width("".join(right)) - 1), more=excerpt.more_before
    )
    after = _first(right, width - cell_width(before), more=excerpt.more_after)
    token = "".join(right[: _token_length(excerpt.after)])
    marked = min(cell_width(token), max(cell_width(after), 1))
    return Window(f"{before}{after}".rstrip(), " " * cell_width(before) + "^" + "~" * (marked - 1))


def _token_length(text: str) -> int:
    match = _TOKEN.match(text)
    return match.end() if match else 0


def _shown(text: str) -> list[str]:
    """Return each character as it is printed."""
    return [_TAB if character == "\t" else safe(character) for character in text]


def _first(characters: Sequence[str], room: int, *, more: bool) -> str:
    """Return the leading characters that fit, with an ellipsis when they are not all."""
    text = "".join(characters)
    if not more and cell_width(text) <= room:
        return text
    return "".join(_fitting(characters, room - 1)) + _ELLIPSIS


def _last(characters: Sequence[str], room: int, *, more: bool) -> str:
    text = "".join(characters)
    if not more and cell_width(text) <= room:
        return text
    return _ELLIPSIS + "".join(reversed(_fitting(characters[::-1], room - 1)))


def _fitting(characters: Sequence[str], room: int) -> list[str]:
    fitting: list[str] = []
    for shown in characters:
        room -= cell_width(shown)
        if room < 0:
            break
        fitting.append(shown)
    return fitting
