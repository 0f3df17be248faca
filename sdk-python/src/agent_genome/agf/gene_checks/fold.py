"""Reading a text in a plainer alphabet while remembering where each character stood."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from agent_genome.agf.gene_checks import _spec


@dataclass(frozen=True, slots=True)
class View:
    """A text derived from an original: `starts[i]` and `ends[i]` say where its character i came from."""

    text: str
    starts: Sequence[int]
    ends: Sequence[int]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return the part of the original behind a non-empty part of this text."""
        return self.starts[start], self.ends[end - 1]


def whole(text: str) -> View:
    """Return the view in which nothing is changed."""
    return View(text, range(len(text)), range(1, len(text) + 1))


def plain(text: str) -> View:
    """Return the text in compatibility form: ASCII digits, plain spaces and hyphens, nothing invisible."""
    return whole(text) if text.isascii() else _mapped(whole(text), plain_character)


def skeleton(view: View) -> View:
    """Return the text in lower-case letters without accents, look-alike letters read as what they look like."""
    if view.text.isascii():
        return View(view.text.lower(), view.starts, view.ends)
    return _mapped(view, _bare_character)


def rewritten(view: View, pattern: re.Pattern[str], reading: Callable[[str], str]) -> View:
    """Return the text with every match replaced by its reading, which stands for the whole match."""
    parts: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    done = 0
    for match in pattern.finditer(view.text):
        first, after = match.span()
        new = reading(match.group())
        start, end = view.span(first, after)
        parts += (view.text[done:first], new)
        starts += (*view.starts[done:first], *[start] * len(new))
        ends += (*view.ends[done:first], *[end] * len(new))
        done = after
    if not done:
        return view
    return View("".join((*parts, view.text[done:])), [*starts, *view.starts[done:]], [*ends, *view.ends[done:]])


def bare(text: str) -> str:
    """Return `text` as a skeleton, for words of the specification that are compared with one."""
    return skeleton(whole(text)).text


def in_ranges(ranges: Iterable[Sequence[str]]) -> re.Pattern[str]:
    """Return a pattern for one character of the given ranges."""
    return re.compile("[" + "".join(f"{_escape(first)}-{_escape(last)}" for first, last in ranges) + "]")


@lru_cache(maxsize=8192)
def plain_character(character: str) -> str:
    """Return the compatibility form of one character, empty when it is invisible."""
    if _invisible().match(character):
        return ""
    return "".join(map(_simple, _normalized("NFKC", character)))


@lru_cache(maxsize=8192)
def _bare_character(character: str) -> str:
    result: list[str] = []
    for simple in plain_character(character):
        looks = _confusables().get(simple)
        if looks is None:
            decomposed = _normalized("NFKD", simple).casefold()
            letters = "".join(c for c in decomposed if not _marks().match(c))
            looks = "".join(_confusables().get(c, c) for c in letters)
        result.append(looks)
    return "".join(result)


def _normalized(form: Literal["NFKC", "NFKD"], character: str) -> str:
    """Return the normal form of one character, or the character itself where it would grow without bounds."""
    normal = unicodedata.normalize(form, character)
    return normal if len(normal) <= _spec.BOUNDS["longest_expansion"] else character


def _mapped(view: View, reading: Callable[[str], str]) -> View:
    parts: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for character, start, end in zip(view.text, view.starts, view.ends, strict=True):
        new = reading(character)
        if len(new) == 1:
            parts.append(new)
            starts.append(start)
            ends.append(end)
        elif new:
            parts.append(new)
            starts += [start] * len(new)
            ends += [end] * len(new)
    return View("".join(parts), starts, ends)


def _simple(character: str) -> str:
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    category = unicodedata.category(character)
    if category == "Zs":
        return " "
    return "-" if category == "Pd" or character == "\u2212" else character


@cache
def _invisible() -> re.Pattern[str]:
    return in_ranges(_spec.FOLDING["invisible"])


@cache
def _marks() -> re.Pattern[str]:
    return in_ranges(_spec.FOLDING["marks"])


@cache
def _confusables() -> dict[str, str]:
    table = dict(_spec.FOLDING["confusables"])
    for run in _spec.FOLDING["letter_runs"]:
        first = int(run["first"], 16)
        table |= {chr(first + index): letter for index, letter in enumerate(run["letters"])}
    return table


def _escape(code_point: str) -> str:
    return f"\\U{int(code_point, 16):08X}"
