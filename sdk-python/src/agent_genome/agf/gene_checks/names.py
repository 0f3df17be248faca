"""A person's name where a job title belongs; best effort."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from agent_genome.agf.gene_checks._spec import PERSON_NAMES
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.fold import plain
from agent_genome.agf.gene_checks.patterns import any_of

_CATEGORY = "person_name"
_TOKEN = re.compile(r"[^\W\d_](?:[^\W\d_]|['’-](?=[^\W\d_])){0,63}")


class _Token(NamedTuple):
    text: str
    lower: str
    start: int
    end: int
    joined: bool
    """Whether only a space or an initial's full stop stands before the next one."""


def person_names(text: str) -> Iterator[Hit]:
    """Yield the first passages of a role's text that look like a person's name: one with a title, one without."""
    view = plain(text)
    if match := _titled().search(view.text):
        yield Hit(_CATEGORY, *view.span(*match.span("name")))
    tokens = _tokens(view.text)
    index = 0
    while index < len(tokens):
        before = tokens[index - 1].lower if index and tokens[index - 1].joined else ""
        length = _name_length(before, tokens[index : index + 4])
        if length:
            yield Hit(_CATEGORY, *view.span(tokens[index].start, tokens[index + length - 1].end))
            return
        index += 1


def _name_length(before: str, tokens: Sequence[_Token]) -> int:
    """Return how many of these tokens are a name that begins with the first, 0 when there is none."""
    lists = _lists()
    first = tokens[0]
    given = first.lower in lists.given
    length = 1
    while length < len(tokens) and tokens[length - 1].joined and _may_continue(first, tokens[length]):
        length += 1
    surname = length > 1 and tokens[length - 1].lower in lists.surnames
    if given and _is_capitalised(first):
        return length
    if (given or first.lower in lists.ambiguous) and surname:
        return length
    if length < 2 or not (_is_capitalised(first) or _is_initial(first)) or first.lower in lists.work:
        return 0
    if surname:
        return length
    return 0 if before in lists.not_before or _is_thing(tokens, length) else length


def _is_thing(tokens: Sequence[_Token], length: int) -> bool:
    """Return whether the next word makes a firm or a place of the unknown capitalised words before it."""
    if length >= len(tokens) or not tokens[length - 1].joined:
        return False
    following, lists = tokens[length], _lists()
    return following.lower in lists.not_after or (following.text[0].isupper() and following.lower in lists.work)


def _may_continue(first: _Token, token: _Token) -> bool:
    lists = _lists()
    if token.lower in lists.surnames and token.lower not in lists.work:
        return first.text.islower() or not token.text.islower()
    return (_is_capitalised(token) or _is_initial(token)) and token.lower not in lists.work


def _is_capitalised(token: _Token) -> bool:
    text = token.text
    if len(text) < 2 or not text[0].isupper():
        return False
    return text[1:].islower() or (not text.isupper() and not text[1].isupper()) or token.lower in _lists().given


def _is_initial(token: _Token) -> bool:
    return len(token.text) == 1 and token.text.isupper()


def _tokens(text: str) -> list[_Token]:
    matches = list(_TOKEN.finditer(text))
    tokens: list[_Token] = []
    for index, match in enumerate(matches):
        word, end = match.group(), match.end()
        if word.endswith(("'s", "’s")):
            word, end = word[:-2], end - 2
        following = matches[index + 1].start() if index + 1 < len(matches) else match.end()
        between = text[match.end() : following]
        joined = between == " " or (len(word) == 1 and between in (". ", "."))
        tokens.append(_Token(word, word.lower(), match.start(), end, joined and end == match.end()))
    return tokens


@cache
def _titled() -> re.Pattern[str]:
    latin = any_of(PERSON_NAMES["honorifics"])
    other = any_of(PERSON_NAMES["honorifics_other"])
    work = any_of(word.capitalize() for word in PERSON_NAMES["work_words"])
    letters = r"[^\W\d_]"
    return re.compile(
        rf"(?<!\w)(?P<name>(?:(?i:{latin})[.]? (?!{work}(?!\w))(?=(?-i:[^\W\d_a-z])){letters}{{1,40}}[.]?"
        rf"|{other}[.]? [\u0900-\u0963]{{2,40}})(?: (?!{work}(?!\w))(?=[^\W\d_a-z]){letters}{{1,40}}){{0,2}})"
    )


class _Lists(NamedTuple):
    given: frozenset[str]
    ambiguous: frozenset[str]
    surnames: frozenset[str]
    work: frozenset[str]
    not_before: frozenset[str]
    not_after: frozenset[str]


@cache
def _lists() -> _Lists:
    names = PERSON_NAMES
    return _Lists(
        given=frozenset(names["given_names"]),
        ambiguous=frozenset(names["ambiguous_given_names"]),
        surnames=frozenset(names["surnames"]),
        work=frozenset(names["work_words"]),
        not_before=frozenset(names["not_before_names"]),
        not_after=frozenset(names["not_after_names"]),
    )
