"""answer, ids -> the answer without its report, and the ids that the report names; whole or in a stream."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from agent_genome.genome._spec_dialects import REPORT
from agent_genome.genome.report_fences import (
    CLOSING_FENCE,
    CUT_CLOSING_FENCE,
    CUT_FENCE,
    CUT_FENCE_CHARACTERS,
    FENCE,
    closes,
    fence_behind,
)
from agent_genome.genome.report_ids import reported_ids
from agent_genome.genome.report_mentions import is_report
from agent_genome.genome.report_tags import (
    CLOSING,
    PARTIAL,
    TAG,
    TAG_CHARACTERS,
    TRUNCATED,
    closing_end,
    limit,
    tag_end,
)

__all__ = ["Finalized", "Finalizer", "finalize"]

_BLANKS: Final = limit("blank_characters")
_BODY: Final = limit("body_characters")
_WRAPPER: Final = limit("wrapper_characters")
_WRAPPERS: Final = frozenset(REPORT["wrappers"])
# Blanks and the marks of a quotation may stand before a report that starts its line.
_LEAD: Final = REPORT["lead"]
# Whatever stands further behind a fence than this has nothing to do with it.
_FAR: Final = _BLANKS + TAG_CHARACTERS
_SPACE = re.compile(rf"[ \t\r\n]{{0,{_BLANKS}}}")
_LINE_END = re.compile(rf"[ \t\r]{{0,{_BLANKS}}}(?:(\n)|\Z)")
_INDENT = re.compile(rf"[ \t]{{0,{limit('tail_characters')}}}")


class Finalized(NamedTuple):
    """An answer without its report.

    Attributes:
        text: what the customer sees; of a stream, the rest of it.
        followed: ids of the compile that the report names, in the order of their first mention.
    """

    text: str
    followed: tuple[str, ...]


def finalize(text: str, ids: Collection[str]) -> Finalized:
    """Take every report out of an answer (spec: dialects.md#finalize). Linear in the length of the text.

    Args:
        text: the model's whole answer.
        ids: ids of the genes that were in the section; others are not reported.

    Example:
        >>> finalize('Done. <genome_report>{"followed": ["short"]}</genome_report>', {"short"})
        Finalized(text='Done. ', followed=('short',))
    """
    finalizer = Finalizer(ids)
    head = finalizer.feed(text)
    tail, followed = finalizer.close()
    return Finalized(head + tail, followed)


class Finalizer:
    """Takes the reports out of an answer that arrives in pieces; any split gives what `finalize` gives.

    Holds back what may still be part of a report and nothing else; memory has a bound whatever arrives.

    Example:
        >>> finalizer = Finalizer({"short"})
        >>> [finalizer.feed(piece) for piece in ("Done.<gen", "ome_report>{", '"followed": ["short"]}')]
        ['Done.', '', '']
        >>> finalizer.close()
        Finalized(text='', followed=('short',))
    """

    # The buffer starts with one character that was dealt with, so that a pattern can ask for a line end before
    # its first; `_at` is the first that was not, and no fence before `_seen` is looked at again. A step returns
    # False when it needs more text.

    def __init__(self, ids: Collection[str]) -> None:
        self._ids = frozenset(ids)
        self._followed: dict[str, None] = {}
        self._buffer = "\n"
        self._at = 1
        self._seen = 0
        self._out: list[str] = []
        self._step: Callable[[bool], bool] | None = self._text
        self._tag: re.Match[str] | None = None
        self._fence_line: re.Match[str] | None = None
        self._tag_is_known = self._fence_line_is_known = False
        self._line_blank = True
        self._line_empty = True
        self._fence = ""
        self._held_fence = ""
        self._wrapper = ""
        self._whole_line = False
        self._body_parts: list[str] = []
        self._body_room = _BODY

    def feed(self, piece: str) -> str:
        """Take the next piece of the answer and return what may be shown now.

        Raises:
            ValueError: the stream was closed.
        """
        self._buffer += piece
        return self._run(final=False)

    def close(self) -> Finalized:
        """End the answer and return the rest of it, and the ids.

        Raises:
            ValueError: the stream was closed before.
        """
        rest = self._run(final=True)
        self._step = None
        return Finalized(rest, tuple(self._followed))

    def _run(self, *, final: bool) -> str:
        self._tag_is_known = self._fence_line_is_known = False
        while True:
            if self._step is None:
                raise ValueError("this finalizer was closed")
            if not self._step(final):
                break
        self._buffer = self._buffer[self._at - 1 :]
        self._seen -= self._at - 1
        self._at = 1
        shown = "".join(self._out)
        self._out.clear()
        return shown

    # Steps

    def _text(self, final: bool) -> bool:
        """Show text up to the next tag or fence."""
        tag = self._next_tag()
        while (fence := self._next_fence(tag.start() if tag else len(self._buffer))) and not (
            tag and tag.start() < fence.end()
        ):
            passed = self._at_fence(fence, tag, final)
            if passed is not None:
                return passed
        if tag:
            return self._at_tag(tag, final)
        self._keep(self._safe_end(final))
        if final:
            self._at = len(self._buffer)
        return False

    def _body(self, final: bool) -> bool:
        """Read a report up to its closing tag, or to the end of the answer."""
        closing = CLOSING.search(self._buffer, self._at)
        if closing is None:
            if final and self._ends_wrapped():
                self._wrapper = ""
            self._read(len(self._buffer) if final else max(self._at, len(self._buffer) - TAG_CHARACTERS))
            if final:
                self._note_ids()
                self._show(self._wrapper)
            return False
        if closing.end() == len(self._buffer) and not final:
            return False
        self._read(closing.start())
        self._note_ids()
        self._at = closing.end()
        self._step = self._closing_tag
        return True

    def _closing_tag(self, final: bool) -> bool:
        """Pass the end of a closing tag."""
        end = closing_end(self._buffer, self._at, final=final)
        if end is None:
            return False
        self._at = end
        self._step = self._after
        return True

    def _after(self, final: bool) -> bool:
        """Take away what belongs to a report and stands behind it: closing tags, wrappers, a fence, the line end."""
        buffer = self._buffer
        blanks = _INDENT.match(buffer, self._at)
        next_at = blanks.end() if blanks else self._at
        again = CLOSING.match(buffer, next_at)
        if again and (again.end() < len(buffer) or final):
            self._at = again.end()
            self._step = self._closing_tag
            return True
        if not final and (next_at == len(buffer) or PARTIAL.match(buffer, next_at)):
            return False
        if self._wrapper:
            mirrored = self._wrapper[::-1]
            if buffer.startswith(mirrored, self._at):
                self._at += len(mirrored)
            elif not final and mirrored.startswith(buffer[self._at :]):
                return False
            else:
                self._show(self._wrapper)
            self._wrapper = ""
        if self._held_fence:
            return self._after_in_fence(final)
        if self._whole_line and (line_end := _LINE_END.match(buffer, self._at)):
            if line_end[1] is None and not final:
                return False
            self._at = line_end.end() if line_end[1] else self._at
        self._step = self._text
        return True

    def _after_in_fence(self, final: bool) -> bool:
        """Drop the fence when nothing else stands in it, and show it when something does."""
        buffer = self._buffer
        space = _SPACE.match(buffer, self._at)
        next_at = space.end() if space else self._at
        if next_at == len(buffer):
            if final:
                self._at = next_at
            return False
        if (tag := TAG.match(buffer, next_at)) and (tag.end() < len(buffer) or final):
            return self._enter(tag, final)
        if (mark := CLOSING_FENCE.match(buffer, next_at)) and closes(mark[1], self._fence):
            if mark[2] is None and not final:
                return False
            self._at = mark.end()
            self._fence = self._held_fence = ""
        else:
            if not final and (PARTIAL.match(buffer, next_at) or CUT_CLOSING_FENCE.match(buffer, next_at)):
                return False
            self._show(self._held_fence)
            self._held_fence = ""
            if (line_end := _LINE_END.match(buffer, self._at)) and line_end[1]:
                self._at = line_end.end()
        self._step = self._text
        return True

    # What the text step meets

    def _at_fence(self, fence: re.Match[str], tag: re.Match[str] | None, final: bool) -> bool | None:
        """Pass a fence and return None; go into a report that it opens for; or need more text."""
        end = fence.end()
        if self._fence:
            self._fence = fence_behind(fence, self._fence)
            self._seen = end
            return None
        space = _SPACE.match(self._buffer, end)
        inside = space.end() if space else end
        if tag and tag.start() == inside:
            self._keep(fence.start() + 1)
            start = self._at
            if not self._enter(tag, final):
                return False
            self._held_fence = self._buffer[start:inside]
            self._fence = fence[1]
            self._whole_line = False
            return True
        if not final and (inside == len(self._buffer) or PARTIAL.match(self._buffer, inside)):
            self._keep(fence.start() + 1)
            return False
        self._fence = fence[1]
        self._seen = end
        return None

    def _at_tag(self, tag: re.Match[str], final: bool) -> bool:
        start = self._wrapper_start(tag.start())
        line_end = self._buffer.rfind("\n", self._at, start)
        lead = self._buffer[max(line_end + 1, self._at) : start]
        starts_line = (line_end >= 0 or self._line_blank) and not lead.strip(_LEAD)
        report = is_report(self._buffer, tag, at=self._at, starts_line=starts_line, final=final)
        if report is None:
            self._keep(min(start, self._cut_fence_start()))
            return False
        if not report:
            self._keep(tag.end())
            return True
        self._keep(start)
        if not self._enter(tag, final):
            return False
        self._wrapper = self._buffer[start : tag.start()]
        self._whole_line = starts_line and self._line_empty
        return True

    # Moves

    def _enter(self, tag: re.Match[str], final: bool) -> bool:
        """Go into a report, whose opening tag, or stray closing tag, stands here; False when more has to come."""
        end = tag_end(self._buffer, tag, final=final)
        if end is None:
            return False
        empty = tag.lastindex or self._buffer[tag.end() : end].rstrip("".join(REPORT["greater_than"])).endswith("/")
        self._at = end
        self._step = self._after if empty else self._body
        return True

    def _keep(self, end: int) -> None:
        """Show the text up to a place."""
        if end > self._at:
            self._show(self._buffer[self._at : end])
            self._at = end

    def _show(self, text: str) -> None:
        if not text:
            return
        self._out.append(text)
        self._line_empty = text.endswith("\n")
        line_end = text.rfind("\n")
        self._line_blank = (line_end >= 0 or self._line_blank) and not text[line_end + 1 :].strip(_LEAD)

    def _read(self, end: int) -> None:
        """Take the text up to a place into the body of the report, as far as there is room."""
        taken = self._buffer[self._at : min(end, self._at + self._body_room)]
        self._body_parts.append(taken)
        self._body_room -= len(taken)
        self._at = end

    def _note_ids(self) -> None:
        self._followed |= dict.fromkeys(reported_ids("".join(self._body_parts), self._ids))
        self._body_parts.clear()
        self._body_room = _BODY

    # Looks

    # A search that found nothing, or something further on, is not made again in the same buffer: that keeps it linear.

    def _next_tag(self) -> re.Match[str] | None:
        if not self._tag_is_known or (self._tag and self._tag.start() < self._at):
            self._tag = TAG.search(self._buffer, self._at)
            self._tag_is_known = True
        return self._tag

    def _next_fence(self, near: int) -> re.Match[str] | None:
        """Return the next fence that is near a place or behind it; pass those that are further in front of it."""
        start = max(self._at - 1, self._seen)
        if not self._fence_line_is_known or (self._fence_line and self._fence_line.start() < start):
            self._fence_line_is_known = True
            self._fence_line = None
            for fence in FENCE.finditer(self._buffer, start):
                if fence.end() >= near - _FAR:
                    self._fence_line = fence
                    break
                self._fence = fence_behind(fence, self._fence)
                self._seen = fence.end()
        return self._fence_line

    def _safe_end(self, final: bool) -> int:
        """Return the end of what cannot become part of a report."""
        buffer = self._buffer
        tail = max(self._at, len(buffer) - TAG_CHARACTERS)
        cut = (TRUNCATED if final else PARTIAL).search(buffer, tail)
        end = cut.start() if cut else len(buffer)
        if final:
            return end
        return min(self._wrapper_start(end), self._cut_fence_start())

    def _cut_fence_start(self) -> int:
        """Return where the last line starts, when it may become that of a fence."""
        end = len(self._buffer)
        cut = CUT_FENCE.search(self._buffer, max(self._at - 1, end - CUT_FENCE_CHARACTERS))
        return cut.start() + 1 if cut else end

    def _ends_wrapped(self) -> bool:
        """Return whether an unclosed report ends with what stands before it, mirrored."""
        rest = self._buffer[self._at :]
        wrapped = rest.rstrip(REPORT["blanks"])
        return len(rest) - len(wrapped) <= _BLANKS and wrapped.endswith(self._wrapper[::-1])

    def _wrapper_start(self, end: int) -> int:
        start = end
        while start > max(self._at, end - _WRAPPER) and self._buffer[start - 1] in _WRAPPERS:
            start -= 1
        return start
