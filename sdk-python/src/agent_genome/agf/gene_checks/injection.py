"""Text that tries to leave its section or to command the reader, also in disguise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from operator import attrgetter

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


def injections(text: str) -> Iterator[Hit]:
    """Yield the first injected passages of a text as it was given."""
    yield from hidden_characters(text)
    spoken = list(_spoken(text))
    yield from spoken
    for start, end, decoded in encoded_passages(text):
        if next(_spoken(decoded), None):
            yield Hit(_ENCODED, start, end)
            break
    other = turned(text)
    if other != text and not spoken and next(_spoken(other), None):
        yield Hit(_ENCODED, 0, len(text))


def _spoken(text: str) -> Iterator[Hit]:
    """Yield the markup, role headers and commands of a text."""
    view, words = reading(text)
    for category, pattern in _markup():
        if match := pattern.search(view.text):
            yield Hit(category, *view.span(*match.span()))
    for pattern in _role_headers():
        for match in pattern.finditer(view.text):
            if not _definition().match(view.text, match.end()):
                yield Hit(_ROLE_HEADER, *view.span(*match.span("header")))
                break
    yield from _book().find(view, words)
    respelled = _respelled(words)
    if respelled is not words:
        yield from _book().find(view, respelled)
    yield from _squeezed(view, words)
    yield from _split(view, words)
    for category, pattern in _substrings():
        if match := pattern.search(view.text):
            yield Hit(category, *view.span(*match.span()))


def _respelled(words: list[Word]) -> list[Word]:
    """Return the words with each run of single letters read as one word; the same list when there is none."""
    result: list[Word] = []
    for single, run in groupby(words, key=lambda word: len(word.text) == 1):
        letters = list(run)
        if single and len(letters) >= PHRASES["spelled_length"]:
            text, alternative = ("".join(map(attrgetter(name), letters)) for name in ("text", "alternative"))
            result.append(letters[-1]._replace(text=text, alternative=alternative, start=letters[0].start))
        else:
            result += letters
    return words if len(result) == len(words) else result


def _split(view: View, words: list[Word]) -> Iterator[Hit]:
    """Yield the first command whose words are broken into pieces by spaces."""
    starts: dict[int, int] = {}
    ends: dict[int, int] = {}
    length = 0
    for index, word in enumerate(words):
        starts[length] = index
        length += len(word.alternative)
        ends[length] = index
    for match in _squeezed_commands().finditer("".join(word.alternative for word in words)):
        first, last = starts.get(match.start()), ends.get(match.end())
        if first is None or last is None or words[first].sentence != words[last].sentence:
            continue
        if last - first + 1 > _squeezed_words()[match.group()]:
            yield Hit(_OVERRIDE, *view.span(words[first].start, words[last].end))
            return


def _squeezed(view: View, words: list[Word]) -> Iterator[Hit]:
    """Yield commands whose words are run together or spelled letter by letter."""
    for start, end, letters in _joined(words):
        if _squeezed_commands().search(letters):
            yield Hit(_OVERRIDE, *view.span(start, end))
            return


def _joined(words: list[Word]) -> Iterator[tuple[int, int, str]]:
    fewest = PHRASES["squeezed_length"]
    spelled: list[Word] = []
    for word in words:
        if len(word.text) == 1:
            spelled.append(word)
            continue
        if len(spelled) >= fewest:
            yield spelled[0].start, spelled[-1].end, "".join(letter.alternative for letter in spelled)
        spelled = []
        if len(word.text) >= fewest:
            yield word.start, word.end, word.alternative
    if len(spelled) >= fewest:
        yield spelled[0].start, spelled[-1].end, "".join(letter.alternative for letter in spelled)


@cache
def _book() -> PhraseBook:
    return PhraseBook(COMMANDS, negation_reach=PHRASES["command_negation_reach"], guarded=False)


@cache
def _markup() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((row["category"], re.compile(row["pattern"])) for row in MARKUP)


@cache
def _role_headers() -> tuple[re.Pattern[str], ...]:
    strong, weak, heading = (any_of(map(bare, ROLE_HEADERS[key])) for key in ("strong", "weak", "headings"))
    qualifier = any_of(ROLE_HEADERS["qualifiers"])
    open_, close = r"[*_#<\[(\"'` ]{0,6}", r"[*_>\])\"'` ]{0,6}"
    strong_break = r"(?:\n|#{1,6}|-{3}|={3}|[*]{3}|[|]{2}|\[{2}|`{3}|\"{3})"
    return (
        re.compile(rf"(?:^|[.!?;|\n>\]}}/#=*-] ?)(?P<header>{open_}{strong}(?: {qualifier})?{close}:)"),
        re.compile(rf"(?P<header>{strong_break}{open_}{weak}(?: {qualifier})?{close}:)"),
        re.compile(rf"(?P<header>#{{2,6}} {{0,3}}(?:{strong}|{heading})(?: {qualifier})?)(?: ?:|$|[ .])"),
        re.compile(rf"(?P<header># {{0,3}}{strong}(?: {qualifier})?)$"),
    )


@cache
def _definition() -> re.Pattern[str]:
    """Return a pattern for what follows a header that only explains its own word."""
    return re.compile(rf" ?(?:{'|'.join(ROLE_HEADERS['definitions'])})(?!\w)")


@cache
def _squeezed_commands() -> re.Pattern[str]:
    return re.compile(any_of(_squeezed_words()))


@cache
def _squeezed_words() -> dict[str, int]:
    """Return the commands without their spaces, and of how many words each is made."""
    return {command.replace(" ", ""): len(command.split()) for command in PHRASES["squeezed"]}


@cache
def _substrings() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((row["category"], re.compile(any_of(map(bare, row["texts"])))) for row in PHRASES["substrings"])
