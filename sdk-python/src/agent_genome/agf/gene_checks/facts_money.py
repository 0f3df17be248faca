"""Amounts of money in figures or in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from agent_genome.agf.gene_checks._spec import MONEY
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.patterns import any_of

_CATEGORY = "money"
_FIGURES = r"[0-9]{1,15}(?:[.,'][0-9]{2,3}| [0-9]{3}(?![0-9])){0,6}(?:[.,][0-9]{1,4})?"
_GROUPED = r"[0-9]{1,3}(?:[.,'][0-9]{2,3}){1,6}(?:[.,][0-9]{1,2})?"


def amounts(text: str) -> Iterator[Hit]:
    """Yield the amounts of money of a plain text."""
    for pattern in _patterns():
        for match in pattern.finditer(text):
            yield Hit(_CATEGORY, *match.span("amount"))
    if _ambiguous_context().search(text):
        for match in _ambiguous().finditer(text):
            yield Hit(_CATEGORY, *match.span("amount"))


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    symbols, codes = any_of(MONEY["symbols"]), any_of(MONEY["codes"])
    short, words = any_of(MONEY["abbreviations"]), _any_case(MONEY["words"])
    scale, indian = _any_case(MONEY["scales"]), _any_case(MONEY["indian_scales"])
    numbers = _any_case(MONEY["number_words"])
    scaled = rf"{_FIGURES}(?:[ -]?{scale}(?!\w))?(?:/-)?"
    in_words = rf"{numbers}(?:[ -](?:and )?{numbers}){{0,8}}"
    counted = _not_counted()
    left, right = r"(?<!\w)", r"(?![\w])"
    return tuple(
        re.compile(pattern)
        for pattern in (
            rf"(?P<amount>{symbols} ?[-+(]? ?{scaled}){right}",
            rf"{left}(?P<amount>{scaled} ?{symbols}){right}",
            rf"{left}(?P<amount>(?:{codes}|(?i:{short}))[ :]{{0,2}}{scaled}){right}{counted}",
            rf"{left}(?P<amount>{scaled} ?(?:{codes}|(?i:{short}))){right}{counted}",
            rf"{left}(?P<amount>{scaled}[ -]?{words}){right}{counted}",
            rf"{left}(?P<amount>{words} {scaled}){right}{counted}",
            rf"{left}(?P<amount>[0-9]{{1,9}}(?:,[0-9]{{2,3}}){{0,4}}/-)(?![\w])",
            rf"{left}(?P<amount>{_FIGURES}[ -]?{indian}){right}{counted}",
            rf"{left}(?P<amount>{in_words} {words}){right}{counted}",
            rf"{left}{_any_case(MONEY['stated_words'])}[ :=]{{1,3}}(?:{_any_case(MONEY['stated_links'])} ){{0,2}}"
            rf"(?P<amount>{_GROUPED}){right}{counted}",
        )
    )


@cache
def _ambiguous() -> re.Pattern[str]:
    numbers = _any_case(MONEY["number_words"])
    amount = rf"(?:{_FIGURES}|{numbers}(?:[ -]{numbers}){{0,4}})"
    return re.compile(rf"(?<!\w)(?P<amount>{amount}[ -]?{_any_case(MONEY['ambiguous_words'])})(?!\w)")


@cache
def _ambiguous_context() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){_any_case(MONEY['ambiguous_context'])}(?!\w)")


def _not_counted() -> str:
    """Return a look-ahead for what would make the figure before it a count of something else."""
    return rf"(?![ -]{_any_case(MONEY['not_amount_after'])}(?!\w)|[ ]?%)"


def _any_case(words: Iterable[str]) -> str:
    return f"(?i:{any_of(words)})"
