"""When two statements agree and when they contradict each other (spec: learning.md#likeness)."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from agent_genome.genome._spec_learning import LIKENESS

__all__ = ["NormalForm", "contradict", "fold", "normal_form"]

_NUMBER = re.compile("[0-9]+")
_DELETE_AND_SEPARATE = str.maketrans(
    dict.fromkeys(LIKENESS["deleted"], "") | dict.fromkeys(LIKENESS["separators"], " ")
)


@dataclass(frozen=True, slots=True)
class NormalForm:
    """What a statement says: its words without the courtesies, and whether it asks for the contrary."""

    negative: bool
    words: tuple[str, ...]

    @property
    def key(self) -> str:
        """The same for statements that agree, and for no others."""
        return " ".join(("not", *self.words) if self.negative else self.words)

    @property
    def template(self) -> tuple[str, ...]:
        """The words with every number taken out."""
        return tuple([_NUMBER.sub("#", word) for word in self.words])


def fold(text: str) -> str:
    """Return a text without what makes no difference: case, punctuation, width, white space.

    Example:
        >>> fold("Don’t  use TABLES, please!")
        'dont use tables please'
    """
    simple = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return " ".join(simple.translate(_DELETE_AND_SEPARATE).split())


def normal_form(text: str) -> NormalForm:
    """Return what a text says.

    Example:
        >>> normal_form("Please never use tables.")
        NormalForm(negative=True, words=('use', 'tables'))
    """
    words = tuple(fold(text).split())
    negative = False
    while True:
        lead = next((lead for lead in _leads() if len(lead) < len(words) and words[: len(lead)] == lead), None)
        if lead is None:
            return NormalForm(negative, words)
        negative ^= _leads()[lead]
        words = words[len(lead) :]


def contradict(one: NormalForm, other: NormalForm) -> bool:
    """Say whether two statements cannot both be followed.

    Example:
        >>> contradict(normal_form("Keep it under 60 words."), normal_form("Keep it under 80 words."))
        True
        >>> contradict(normal_form("Always use tables."), normal_form("Never use tables."))
        True
    """
    if one.negative != other.negative:
        return one.words == other.words
    if len(one.words) != len(other.words) or one.words == other.words:
        return False
    if one.template == other.template:
        return True
    different = [pair for pair in zip(one.words, other.words, strict=True) if pair[0] != pair[1]]
    return len(different) == 1 and frozenset(different[0]) in _opposites()


def derived_id(prefix: str, said: str, *, hex_digits: int) -> str:
    """Return the id of a gene that says this: the prefix and the first digits of SHA-256 over its UTF-8."""
    return prefix + hashlib.sha256(said.encode()).hexdigest()[:hex_digits]


def says(text: str, phrases: frozenset[str]) -> bool:
    """Say whether one of the folded phrases stands in a text, as whole words."""
    padded = f" {fold(text)} "
    return any(f" {phrase} " in padded for phrase in phrases)


@cache
def _leads() -> dict[tuple[str, ...], bool]:
    """Return the words that a statement may begin with, the longest first, and whether they turn it around."""
    leads = {tuple(fold(lead).split()): False for lead in LIKENESS["courtesies"]}
    leads |= {tuple(fold(lead).split()): True for lead in LIKENESS["negations"]}
    return dict(sorted(leads.items(), key=lambda item: (-len(item[0]), item[0])))


@cache
def _opposites() -> frozenset[frozenset[str]]:
    return frozenset(frozenset(pair) for pair in LIKENESS["opposites"])
