"""Text that tries to leave its section or to command the reader, also in disguise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from agent_genome.agf.gene_checks._spec import COMMANDS, MARKUP, PHRASES, ROLE_HEADERS
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.fold import View, bare
from agent_genome.agf.gene_checks.hidden import hidden_characters
from agent_genome.agf.gene_checks.patterns import any_of
from agent_genome.agf.gene_checks.readings import encoded_passages, reading, turned
from agent_genome.agf.gene_checks.words import PhraseBook, Word

_ROLE_HEADER = "role_header"
_OVERRIDE = "override"
_ENCODED = "encoded_command"
_LONG_WORD = 12


def injections(text: str) -> Iterator[Hit]:
    """Yield the injected passages of a text as it was given."""
    yield from hidden_characters(text)
    spoken = list(_spoken(text))
    yield from spoken
    for start, end, decoded in encoded_passages(text):
        if next(_spoken(decoded), None):
            yield Hit(_ENCODED, start, end)
    if text and not spoken and next(_spoken(turned(text)), None):
        yield Hit(_ENCODED, 0, len(text))


def _spoken(text: str) -> Iterator[Hit]:
    """Yield the markup, role headers and commands of a text."""
    view, words = reading(text)
    for category, pattern in _markup():
        for match in pattern.finditer(view.text):
            yield Hit(category, *view.span(*match.span()))
    for pattern in _role_headers():
        for match in pattern.finditer(view.text):
            yield Hit(_ROLE_HEADER, *view.span(*match.span("header")))
    yield from _book().find(view, words)
    yield from _squeezed(view, words)
    for category, pattern in _substrings():
        for match in pattern.finditer(view.text):
            yield Hit(category, *view.span(*match.span()))


def _squeezed(view: View, words: list[Word]) -> Iterator[Hit]:
    """Yield commands whose words are run together or spelled letter by letter."""
    for start, end, letters in _joined(words):
        if _squeezed_commands().search(letters):
            yield Hit(_OVERRIDE, *view.span(start, end))


def _joined(words: list[Word]) -> Iterator[tuple[int, int, str]]:
    spelled: list[Word] = []
    for word in words:
        if len(word.text) == 1:
            spelled.append(word)
            continue
        if len(spelled) >= _LONG_WORD:
            yield spelled[0].start, spelled[-1].end, "".join(letter.alternative for letter in spelled)
        spelled = []
        if len(word.text) >= _LONG_WORD:
            yield word.start, word.end, word.alternative
    if len(spelled) >= _LONG_WORD:
        yield spelled[0].start, spelled[-1].end, "".join(letter.alternative for letter in spelled)


@cache
def _book() -> PhraseBook:
    return PhraseBook(COMMANDS, negation_reach=PHRASES["command_negation_reach"], guarded=False)


@cache
def _markup() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((row["category"], re.compile(row["pattern"])) for row in MARKUP)


@cache
def _role_headers() -> tuple[re.Pattern[str], ...]:
    strong, weak = (any_of(map(bare, ROLE_HEADERS[key])) for key in ("strong", "weak"))
    qualifier = any_of(ROLE_HEADERS["qualifiers"])
    open_, close = r"[*_#<\[(\"'` ]{0,6}", r"[*_>\])\"'` ]{0,6}"
    strong_break = r"(?:\n|#{1,6}|-{3}|={3}|[*]{3}|[|]{2}|\[{2}|`{3}|\"{3})"
    return (
        re.compile(rf"(?:^|[.!?;|\n>\]}}/#=*-] ?)(?P<header>{open_}{strong}(?: {qualifier})?{close}:)"),
        re.compile(rf"(?P<header>{strong_break}{open_}{weak}(?: {qualifier})?{close}:)"),
        re.compile(rf"(?P<header>#{{2,6}} {{0,3}}(?:{strong}|{weak})(?: {qualifier})?)(?: ?:|$|[ .])"),
        re.compile(rf"(?P<header># {{0,3}}{strong}(?: {qualifier})?)$"),
    )


@cache
def _squeezed_commands() -> re.Pattern[str]:
    return re.compile(any_of(PHRASES["squeezed"]))


@cache
def _substrings() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((row["category"], re.compile(any_of(map(bare, row["texts"])))) for row in PHRASES["substrings"])
