"""The lines of Markdown fences, in which a report may stand: what opens and closes one, whole and cut off."""

from __future__ import annotations

import re
from typing import Final

from agent_genome.genome._spec_dialects import REPORT
from agent_genome.genome.escape import character_class
from agent_genome.genome.report_tags import limit

__all__ = [
    "CLOSING_FENCE",
    "CUT_CLOSING_FENCE",
    "CUT_FENCE",
    "CUT_FENCE_CHARACTERS",
    "FENCE",
    "closes",
    "fence_behind",
]

_INFO, _TAIL, _INDENT = limit("info_characters"), limit("tail_characters"), limit("fence_indent_characters")
_LEAST, _MOST = limit("least_fence_characters"), limit("fence_characters")
_MARKS = f"(`{{{_LEAST},{_MOST}}}|~{{{_LEAST},{_MOST}}})"
_CUT_MARKS = f"(?:`{{1,{_MOST}}}|~{{1,{_MOST}}})"
_WHITE_SPACE = re.compile(f"[{character_class(REPORT['white_space'])}]*")

FENCE: Final = re.compile(rf"\n {{0,{_INDENT}}}{_MARKS}([^\n`]{{0,{_INFO}}})(?=\n)")
"""The line of a fence, from the line end before it; its groups are the marks and the info string."""

CUT_FENCE: Final = re.compile(rf"\n {{0,{_INDENT}}}(?:{_CUT_MARKS}[^\n`]{{0,{_INFO}}})?\Z")
"""The beginning of such a line, cut off by the end of the text."""

CUT_FENCE_CHARACTERS: Final = 1 + _INDENT + _MOST + _INFO
"""No such beginning is longer."""

CLOSING_FENCE: Final = re.compile(rf"{_MARKS}[ \t\r]{{0,{_TAIL}}}(?:(\n)|\Z)")
"""What closes a fence, up to its line end; the groups are the marks and the line end, if it is there."""

CUT_CLOSING_FENCE: Final = re.compile(rf"{_CUT_MARKS}[ \t\r]{{0,{_TAIL}}}\Z")
"""The beginning of what closes a fence, cut off by the end of the text."""


def fence_behind(line: re.Match[str], fence: str) -> str:
    """Return the marks of the fence that is open behind the line of a fence; empty when none is.

    Args:
        line: a match of `FENCE`.
        fence: the marks of the fence that is open before it; empty when none is.
    """
    if not fence:
        return line[1]
    return "" if closes(line[1], fence) and _WHITE_SPACE.fullmatch(line[2]) else fence


def closes(marks: str, fence: str) -> bool:
    """Say whether marks close a fence that was opened with others: the same mark, at least as often."""
    return marks[0] == fence[0] and len(marks) >= len(fence)
