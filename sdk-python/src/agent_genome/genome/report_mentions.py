"""Whether a tag in an answer begins a report, or is only spoken of."""

from __future__ import annotations

import re
from typing import Final

from agent_genome.genome._spec_dialects import REPORT
from agent_genome.genome.report_tags import CLOSING, NEXT, PARTIAL, closing_end, limit, tag_end

__all__ = ["is_report"]

_MENTION: Final = limit("mention_characters")
_TRIVIA = re.compile(f"[{REPORT['blanks']}{re.escape(REPORT['wrappers'])}]*")


def is_report(buffer: str, tag: re.Match[str], *, at: int, starts_line: bool, final: bool) -> bool | None:
    """Say whether a tag begins a report or is a mention of the tag; None when more text has to tell.

    Args:
        buffer: the answer so far, or the last of it.
        tag: a match of `TAG` in it.
        at: what stands before this place was shown, and belongs to no tag.
        starts_line: nothing but what may lead a report stands before the tag on its line.
        final: no more text follows.
    """
    end = tag_end(buffer, tag, final=final)
    if end is None:
        return None
    if buffer[tag.start() - 1] == "`" and tag.start() > at:
        if end == len(buffer) and not final:
            return None
        if buffer.startswith("`", end):
            return False
    if starts_line:
        return True
    after = NEXT.match(buffer, end)
    next_at = after.end() if after else end
    if next_at == len(buffer):
        return True if final else None
    if tag.lastindex:
        return False
    closing = CLOSING.match(buffer, next_at)
    if buffer.startswith("{", next_at) or (closing and (closing.end() < len(buffer) or final)):
        return True
    if not final and PARTIAL.match(buffer, next_at):
        return None
    return _ends_answer(buffer, tag.start(), end, final=final)


def _ends_answer(buffer: str, start: int, end: int, *, final: bool) -> bool | None:
    """Say whether a report without JSON ends the answer: closed on its line, and nothing but trivia behind."""
    most = start + _MENTION
    if len(buffer) > most:
        return False
    line_end = buffer.find("\n", end)
    closing = CLOSING.search(buffer, end, line_end if line_end >= 0 else most)
    if closing is None:
        return None if line_end < 0 and not final else False
    closed = closing_end(buffer, closing.end(), final=final)
    if closed is None:
        return None
    trivia = _TRIVIA.match(buffer, closed)
    if trivia is None or trivia.end() < len(buffer):
        return False
    return True if final else None
