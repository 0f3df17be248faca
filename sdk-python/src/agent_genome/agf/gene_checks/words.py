"""The words of a text, and phrases of words with gaps that are looked for among them.

A phrase is a row of elements: `a|b|c*` is one word (`*` allows any ending), `x?` may be absent, a final `:` asks for
a colon after the word, `~2` skips up to two filler words, `*2` up to two words of any kind, and a leading `^` asks
for the start of a clause. A match never crosses the end of a sentence.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from agent_genome.agf.gene_checks._spec import FOLDING, PHRASES, PhraseGroup
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.fold import View, bare

# Indian vowel signs are no letters to `re`, so their blocks are named; the danda between them ends a sentence.
_WORD = re.compile("(?:[^\\W_]|['\u0900-\u0963\u0966-\u0dff])+")
_SENTENCE_END = re.compile(r"[!?;|\n\u0964\u0965\u3002]|[.]\s|[.]{2}")
_CLAUSE_MARKS = ",:-\u2013\u2014\"')(]["
_GAP = re.compile(r"[~*][0-9]")
_STEM = 3
"""Letters by which phrases that begin with a stem are found; no stem is shorter."""


class Word(NamedTuple):
    """One folded word: `alternative` reads its digits as the letters they resemble."""

    text: str
    alternative: str
    start: int
    end: int
    sentence: int
    mark: str


class _Element(NamedTuple):
    words: frozenset[str]
    stems: tuple[str, ...]
    optional: bool
    colon: bool
    gap: int
    fillers_only: bool

    def accepts(self, word: Word) -> bool:
        for reading in (word.text, word.alternative):
            if reading in self.words or (self.stems and reading.startswith(self.stems)):
                return not self.colon or word.mark == ":"
        return False


class _Phrase(NamedTuple):
    category: str
    negatable: bool
    at_start: bool
    unless_next: frozenset[str]
    next_reach: int
    unless_before: frozenset[str]
    standing: bool
    elements: tuple[_Element, ...]


def words_of(text: str) -> list[Word]:
    """Split a skeleton into words."""
    result: list[Word] = []
    sentence = 0
    matches = list(_WORD.finditer(text))
    for index, match in enumerate(matches):
        start, end = match.span()
        following = matches[index + 1].start() if index + 1 < len(matches) else len(text)
        between = text[end:following]
        reading = match.group().replace("'", "")
        alternative = reading if reading.isalpha() else reading.translate(_digit_letters())
        mark = "" if between == " " else between.strip()[:1]
        result.append(Word(reading, alternative, start, end, sentence, mark))
        if mark and _SENTENCE_END.search(between):
            sentence += 1
    return result


class _Vocabulary:
    """The distinct words of a text, which rule most phrases out at once."""

    def __init__(self, words: list[Word]) -> None:
        self.distinct = list({word.text: word for word in words}.values())
        self._texts = {word.text for word in self.distinct} | {word.alternative for word in self.distinct}
        self._verdicts: dict[int, bool] = {}

    def may_hold(self, phrase: _Phrase) -> bool:
        """Return whether every word that the phrase needs is in the text."""
        known = self._verdicts.get(id(phrase))
        if known is None:
            known = self._verdicts[id(phrase)] = all(map(self._has, phrase.elements))
        return known

    def _has(self, element: _Element) -> bool:
        return bool(element.optional or element.gap or element.stems) or not element.words.isdisjoint(self._texts)


class PhraseBook:
    """All the phrases of some groups, ready to be looked for."""

    def __init__(self, groups: Sequence[PhraseGroup], *, negation_reach: int, guarded: bool) -> None:
        self._by_word: dict[str, list[_Phrase]] = defaultdict(list)
        self._by_stem: dict[str, list[_Phrase]] = defaultdict(list)
        self._reach = negation_reach
        self._guarded = guarded
        for group in groups:
            for phrase in (_phrase(group, source) for source in group["phrases"]):
                first = phrase.elements[0]
                for word in first.words:
                    self._by_word[word].append(phrase)
                for stem in {stem[:_STEM] for stem in first.stems}:
                    self._by_stem[stem].append(phrase)

    def find(self, view: View, words: list[Word], *, kind: str = "") -> Iterator[Hit]:
        """Yield for each category the first of its phrases among the words of a view that is not negated."""
        vocabulary = _Vocabulary(words)
        candidates = {word.text: self._candidates(word, vocabulary) for word in vocabulary.distinct}
        if not any(candidates.values()):
            return
        found: set[str] = set()
        for _, sentence in groupby(words, key=attrgetter("sentence")):
            listed = list(sentence)
            for index, word in enumerate(listed):
                for phrase in candidates[word.text]:
                    if phrase.category in found:
                        continue
                    gaps: list[int] = []
                    last = _last(phrase.elements, 0, listed, index, gaps)
                    if last >= 0 and self._holds(phrase, listed, index, last, gaps, kind=kind):
                        found.add(phrase.category)
                        yield Hit(phrase.category, *view.span(word.start, listed[last].end))

    def _candidates(self, word: Word, vocabulary: _Vocabulary) -> list[_Phrase]:
        phrases = [*self._by_word.get(word.text, ()), *self._by_stem.get(word.text[:_STEM], ())]
        if word.alternative != word.text:
            phrases += self._by_word.get(word.alternative, ())
        return phrases and [phrase for phrase in phrases if vocabulary.may_hold(phrase)]

    def _holds(self, phrase: _Phrase, words: list[Word], first: int, last: int, gaps: list[int], *, kind: str) -> bool:
        if phrase.at_start and not _starts_clause(words, first):
            return False
        if phrase.unless_next and _any_next(words, last, phrase.unless_next, reach=phrase.next_reach):
            return False
        if phrase.unless_before and _any_before(words, first, phrase.unless_before):
            return False
        if phrase.standing and kind in PHRASES["standing"]["kinds"] and _is_narrow(words, last):
            return False
        if not phrase.negatable:
            return True
        lists = _lists()
        if any(words[gap].text in lists.negators for gap in gaps):
            return False
        if _any_next(words, last, lists.trailing, reach=PHRASES["trailing_reach"]):
            return False
        if self._guarded and _any_next(words, last, lists.after_guards, reach=self._reach):
            return False
        return not self._negated_before(words, first)

    def _negated_before(self, words: list[Word], first: int) -> bool:
        lists = _lists()
        for index in range(first - 1, max(-1, first - 1 - self._reach), -1):
            word = words[index]
            if word.text in lists.breakers:
                return False
            if self._guarded and word.text in lists.guards:
                return True
            if word.text in lists.negators and not _is_no_negation(words, index):
                return True
        return False


def _is_no_negation(words: list[Word], index: int) -> bool:
    lists = _lists()
    word = words[index]
    if word.mark == "," and word.text not in lists.parenthetical:
        return True
    return index + 1 < len(words) and f"{word.text} {words[index + 1].text}" in lists.not_negations


def _starts_clause(words: list[Word], first: int) -> bool:
    for index in range(first - 1, -1, -1):
        word = words[index]
        if word.mark and word.mark in _CLAUSE_MARKS:
            return True
        if word.text not in _lists().leads:
            return False
    return True


def _any_before(words: list[Word], first: int, wanted: frozenset[str]) -> bool:
    return any(word.text in wanted for word in words[max(0, first - PHRASES["before_reach"]) : first])


def _is_narrow(words: list[Word], last: int) -> bool:
    """Return whether a phrase goes on to name a class of cases that is not too wide ("... for drafts")."""
    standing, lists = PHRASES["standing"], _lists()
    following = words[last + 1 : last + 2 + standing["reach"]]
    if len(following) < len(("for", "drafts")) or following[0].text not in standing["next"]:
        return False
    return not any(word.text in lists.too_wide for word in following[1:])


def _any_next(words: list[Word], last: int, wanted: frozenset[str], *, reach: int) -> bool:
    following = words[last + 1 : last + 1 + reach]
    return any(word.text in wanted for word in following)


def _last(elements: tuple[_Element, ...], at: int, words: list[Word], index: int, gaps: list[int]) -> int:
    """Return the index of the last word of a match of `elements[at:]` from `index` on, or -1; note the gaps."""
    if at == len(elements):
        return index - 1
    element = elements[at]
    if element.gap:
        fillers, depth = _lists().fillers, len(gaps)
        for skipped in range(element.gap + 1):
            last = _last(elements, at + 1, words, index + skipped, gaps)
            if last >= 0:
                return last
            following = index + skipped
            if following >= len(words):
                break
            if element.fillers_only and words[following].text not in fillers:
                break
            gaps.append(following)
        del gaps[depth:]
        return -1
    if index < len(words) and element.accepts(words[index]):
        last = _last(elements, at + 1, words, index + 1, gaps)
        if last >= 0:
            return last
    return _last(elements, at + 1, words, index, gaps) if element.optional else -1


class _Lists(NamedTuple):
    fillers: frozenset[str]
    negators: frozenset[str]
    trailing: frozenset[str]
    parenthetical: frozenset[str]
    not_negations: frozenset[str]
    breakers: frozenset[str]
    guards: frozenset[str]
    after_guards: frozenset[str]
    leads: frozenset[str]
    too_wide: frozenset[str]


@cache
def _lists() -> _Lists:
    return _Lists(
        fillers=_folded(PHRASES["fillers"]),
        negators=_folded(PHRASES["negators"]),
        trailing=_folded(PHRASES["trailing_negators"]),
        parenthetical=_folded(PHRASES["parenthetical_negators"]),
        not_negations=_folded(PHRASES["not_negations"]),
        breakers=_folded(PHRASES["breakers"]),
        guards=_folded(PHRASES["guards"]),
        after_guards=_folded(PHRASES["after_guards"]),
        leads=_folded(PHRASES["imperative_leads"]),
        too_wide=_folded(PHRASES["standing"]["too_wide"]),
    )


def _folded(words: Sequence[str]) -> frozenset[str]:
    return frozenset(bare(word).replace("'", "") for word in words)


def _phrase(group: PhraseGroup, source: str) -> _Phrase:
    return _Phrase(
        category=group["category"],
        negatable=group["negatable"],
        at_start=source.startswith("^"),
        unless_next=_folded(group["unless_next"]),
        next_reach=group.get("next_reach", PHRASES["next_reach"]),
        unless_before=_folded(group.get("unless_before", ())),
        standing=group.get("standing", False),
        elements=tuple(map(_element, source.removeprefix("^").split())),
    )


def _element(source: str) -> _Element:
    if _GAP.fullmatch(source):
        return _Element(frozenset(), (), False, False, int(source[1]), source[0] == "~")
    optional, colon = source.endswith("?"), source.endswith(":")
    choices = source.rstrip("?:").split("|")
    return _Element(
        words=_folded([choice for choice in choices if not choice.endswith("*")]),
        stems=tuple(sorted(_folded([choice[:-1] for choice in choices if choice.endswith("*")]))),
        optional=optional,
        colon=colon,
        gap=0,
        fillers_only=False,
    )


@cache
def _digit_letters() -> dict[int, str]:
    return str.maketrans(dict(FOLDING["digit_letters"]))
