"""Amounts of money in figures or in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from agent_genome.agf.gene_checks._spec import MONEY
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.patterns import any_of, near, whole_word

_CATEGORY = "money"
_FIGURES = r"[0-9]{1,15}(?:[.,'][0-9]{2,3}| [0-9]{3}(?![0-9])){0,6}(?:[.,][0-9]{1,4})?"
_GROUPED = r"[0-9]{1,3}(?:[.,'][0-9]{2,3}){1,6}(?:[.,][0-9]{1,2})?"


def amounts(text: str) -> Iterator[Hit]:
    """Yield the amounts of money of a plain text."""
    lower = text.lower()
    for words, pattern in _patterns():
        if any(word in lower for word in words):
            for match in pattern.finditer(text):
                if not _not_amount().fullmatch(match["amount"]):
                    yield Hit(_CATEGORY, *match.span("amount"))
    if _ambiguous_context().search(text):
        reach = MONEY["weight_reach"]
        for match in _ambiguous().finditer(text):
            if not near(_weight(), text, *match.span(), before=reach, after=reach):
                yield Hit(_CATEGORY, *match.span("amount"))


@cache
def _patterns() -> tuple[tuple[tuple[str, ...], re.Pattern[str]], ...]:
    """Return patterns, each with lower-case words of which one must be in a text that it matches."""
    symbols, codes = any_of(MONEY["symbols"]), any_of(MONEY["codes"])
    short, words = any_of(MONEY["abbreviations"]), _any_case(MONEY["words"])
    scale, indian = _any_case(MONEY["scales"]), _any_case(MONEY["indian_scales"])
    numbers = _any_case(MONEY["number_words"])
    scaled = rf"{_FIGURES}(?:[ -]?{scale}(?!\w))?(?:/-)?"
    in_words = rf"{numbers}(?:[ -](?:and )?{numbers}){{0,8}}"
    counted = _not_counted()
    signs = (*MONEY["codes"], *MONEY["abbreviations"])
    stated, limits = _any_case(MONEY["stated_words"]), _any_case((*MONEY["stated_words"], *MONEY["limit_words"]))
    linked = rf"[ :=]{{1,3}}(?:{_any_case(MONEY['stated_links'])} ){{0,2}}"
    periods = _any_case(MONEY["periods"])
    left, right = r"(?<!\w)", r"(?![\w])"
    return tuple(
        (tuple({word.lower() for word in needed}), re.compile(pattern))
        for needed, pattern in (
            (MONEY["symbols"], rf"(?P<amount>{symbols} ?[-+(]? ?{scaled}){right}"),
            (MONEY["symbols"], rf"{left}(?P<amount>{scaled} ?{symbols}){right}"),
            (signs, rf"{left}(?P<amount>(?:{codes}|(?i:{short}))[ :]{{0,2}}{scaled}){right}{counted}"),
            (signs, rf"{left}(?P<amount>{scaled} ?(?:{codes}|(?i:{short}))){right}{counted}"),
            (MONEY["words"], rf"{left}(?P<amount>{scaled}[ -]?{words}){right}{counted}"),
            (MONEY["words"], rf"{left}(?P<amount>{words} {scaled}){right}{counted}"),
            (("/-",), rf"{left}(?P<amount>[0-9]{{1,9}}(?:,[0-9]{{2,3}}){{0,4}}/-)(?![\w])"),
            (MONEY["indian_scales"], rf"{left}(?P<amount>{_FIGURES}[ -]?{indian}){right}{counted}"),
            (MONEY["words"], rf"{left}(?P<amount>{in_words} {words}){right}{counted}"),
            (MONEY["stated_words"], rf"{left}{stated}{linked}(?P<amount>{_GROUPED})(?![\w]|[.,][0-9]){counted}"),
            (
                (*MONEY["stated_words"], *MONEY["limit_words"]),
                rf"{left}{limits}{linked}(?P<amount>{in_words}[ -]{indian}){right}{counted}",
            ),
            (MONEY["periods"], rf"{left}(?P<amount>{_FIGURES} ?{scale}) {periods}{right}"),
        )
    )


@cache
def _ambiguous() -> re.Pattern[str]:
    numbers = _any_case(MONEY["number_words"])
    amount = rf"(?:{_FIGURES}|{numbers}(?:[ -]{numbers}){{0,4}})"
    return re.compile(rf"(?<!\w)(?P<amount>{amount}[ -]?{_any_case(MONEY['ambiguous_words'])})(?!\w){_not_counted()}")


@cache
def _ambiguous_context() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){_any_case(MONEY['ambiguous_context'])}(?!\w)")


@cache
def _weight() -> re.Pattern[str]:
    return whole_word(any_of(MONEY["weight_words"]), ignore_case=True)


@cache
def _not_amount() -> re.Pattern[str]:
    return re.compile("|".join(MONEY["not_amounts"]))


def _not_counted() -> str:
    """Return a look-ahead for what would make the figure before it a count of something else."""
    return rf"(?![ -]{_any_case(MONEY['not_amount_after'])}(?!\w)|[ ]?%)"


def _any_case(words: Iterable[str]) -> str:
    return f"(?i:{any_of(words)})"
