"""The report that people read: place, message, the line with a mark under the place, the remedy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from agent_genome.agf.verdict import Finding, Problem
from agent_genome.agf.wording import safe
from agent_genome.cli._spec import MAX_PROBLEMS
from agent_genome.cli.checked import Checked, remarks
from agent_genome.cli.excerpts import Excerpt, window
from agent_genome.cli.layout import wrap
from agent_genome.cli.names import printable
from agent_genome.cli.outcome import Outcome
from agent_genome.cli.styles import Painter

__all__ = ["readable_remarks", "readable_report"]

EXCERPT_WIDTH: Final = 100
"""Columns of an excerpt where there is no terminal, or a wider one."""


def readable_report(outcome: Outcome, *, width: int | None = None, painter: Painter | None = None) -> str:
    """Return the report as text.

    A valid file that was named on the command line gets a line; one that was found in a folder gets none.

    Args:
        outcome: what was found.
        width: columns of the terminal; None leaves lines as long as they are, for a pipe.
        painter: colours.
    """
    paint = painter or Painter()
    blocks = [
        block
        for item in outcome.checked
        for block in _file(item, width=width, paint=paint)
        if item.named or remarks(item.verdict)
    ]
    codes = list(dict.fromkeys(remark.code for item in outcome.checked for remark in remarks(item.verdict)))
    if codes:
        offer = paint("strong", " ".join(["agf explain", *codes]))
        blocks.append(f"To learn more: {offer}\n")
    blocks.append(_summary(outcome, paint) + "\n")
    return _spaced(blocks)


def readable_remarks(item: Checked, *, width: int | None = None, painter: Painter | None = None) -> str:
    """Return what there is to say about one file, without its verdict."""
    return _spaced(list(_remarks(item, width=width, paint=painter or Painter())))


def _spaced(blocks: Sequence[str]) -> str:
    """Put an empty line around blocks of several lines."""
    text = ""
    for number, block in enumerate(blocks):
        if number and ("\n" in block[:-1] or "\n" in blocks[number - 1][:-1]):
            text += "\n"
        text += block
    return text


def _file(item: Checked, *, width: int | None, paint: Painter) -> Iterator[str]:
    yield from _remarks(item, width=width, paint=paint)
    verdict = item.verdict
    name = paint("strong", safe(verdict.path))
    if verdict.truncated:
        yield wrap(f"{name}: more problems were found than the {MAX_PROBLEMS:,} listed", width=width) + "\n"
    if not verdict.valid:
        return
    if verdict.importable is False:
        yield f"{name}: valid, but {paint('error', 'not importable')}\n"
    elif item.named:
        yield f"{name}: {paint('good', 'valid' if verdict.importable is None else 'valid and importable')}\n"


def _remarks(item: Checked, *, width: int | None, paint: Painter) -> Iterator[str]:
    found = remarks(item.verdict)
    shown: Sequence[Excerpt | None] = item.excerpts or [None] * len(found)
    for remark, excerpt in zip(found, shown, strict=True):
        yield _remark(remark, excerpt, path=printable(item.path), width=width, paint=paint)


def _remark(remark: Problem | Finding, excerpt: Excerpt | None, *, path: str, width: int | None, paint: Painter) -> str:
    head = f"{path}:{remark.line}:{remark.column}: {remark.severity}: {safe(remark.message)} [{remark.code}]"
    lines = [_painted_head(wrap(head, width=width, indent="    "), remark, path, paint)]
    gutter = len(str(remark.line)) + 1
    if excerpt and (excerpt.before or excerpt.after):
        room = min(width or EXCERPT_WIDTH, EXCERPT_WIDTH) - gutter - 3
        line, mark = window(excerpt, width=room)
        lines.append(f"{paint('quiet', f'{remark.line:>{gutter}} |')} {line}")
        lines.append(f"{paint('quiet', ' ' * gutter + ' |')} {paint(remark.severity, mark)}")
    if remark.pointer:
        lines.append(_note("at", safe(remark.pointer), gutter, width, paint))
    lines.append(_note("help", safe(remark.hint), gutter, width, paint))
    return "\n".join(lines) + "\n"


def _note(label: str, text: str, gutter: int, width: int | None, paint: Painter) -> str:
    start = " " * gutter + " = "
    indent = " " * (len(start) + len(label) + 2)
    wrapped = wrap(f"{start}{label}: {text}", width=width, indent=indent)
    return wrapped.replace(f"{start}{label}:", f"{paint('quiet', start)}{paint('place', label + ':')}", 1)


def _painted_head(head: str, remark: Problem | Finding, path: str, paint: Painter) -> str:
    """Colour a head whose parts may be broken over lines."""
    place = f"{path}:{remark.line}:{remark.column}:"
    if head.startswith(place):
        head = paint("strong", place) + head[len(place) :].replace(
            f"{remark.severity}:", paint(remark.severity, f"{remark.severity}:"), 1
        )
    code = f"[{remark.code}]"
    return head.removesuffix(code) + paint("quiet", code) if head.endswith(code) else head


def _summary(outcome: Outcome, paint: Painter) -> str:
    files = len(outcome.checked)
    invalid = files - outcome.valid
    parts = [
        _count(files, "file"),
        paint("good" if outcome.valid else "quiet", f"{outcome.valid:,} valid"),
        paint("error" if invalid else "quiet", f"{invalid:,} invalid"),
    ]
    if outcome.importing:
        parts.append(paint("good" if outcome.importable else "quiet", f"{outcome.importable:,} importable"))
    if outcome.unreadable:
        parts.append(paint("error", f"{len(outcome.unreadable):,} unreadable"))
    return ", ".join(parts)


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" + ("" if number == 1 else "s")
