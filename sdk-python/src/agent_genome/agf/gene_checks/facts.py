"""Facts in a text: which kinds are looked for, and which one a passage counts as."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from agent_genome.agf.gene_checks._spec import BOUNDS
from agent_genome.agf.gene_checks.facts_dates import birth_dates
from agent_genome.agf.gene_checks.facts_email import emails
from agent_genome.agf.gene_checks.facts_ids import accounts, ibans, national_ids, payment_cards
from agent_genome.agf.gene_checks.facts_money import amounts
from agent_genome.agf.gene_checks.facts_phone import phones, spoken_phones
from agent_genome.agf.gene_checks.facts_secret import secret_urls, secrets
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.fold import plain

_Finder = Callable[[str], Iterator[Hit]]

# A passage belongs to the first that claims it: the more certain a form, the earlier it asks.
_ALWAYS: tuple[_Finder, ...] = (secret_urls, secrets, emails, spoken_phones)
_NUMBERED: tuple[_Finder, ...] = (ibans, payment_cards, national_ids, birth_dates, accounts, phones)

_DIGITS = frozenset("0123456789")
_FEWEST_DIGITS = 4
"""What the fact with the fewest digits has, a PAN."""


def facts(text: str) -> list[Hit]:
    """Return the facts in a text, none of them overlapping another, and of no category more than are claimed."""
    view = plain(text)
    finders = [*_ALWAYS]
    if "@" in view.text or _has_digits(view.text, _FEWEST_DIGITS):
        finders += _NUMBERED
    finders.append(amounts)
    claims = _Claims()
    hits: list[Hit] = []
    most = BOUNDS["claims_of_a_category"]
    for find in finders:
        claimed = 0
        for category, start, end in find(view.text):
            if claims.take(start, end):
                hits.append(Hit(category, *view.span(start, end)))
                claimed += 1
                if claimed == most:
                    break
    return hits


class _Claims:
    """Which characters of a text are spoken for."""

    def __init__(self) -> None:
        self._taken: set[int] = set()

    def take(self, start: int, end: int) -> bool:
        span = range(start, end)
        if not self._taken.isdisjoint(span):
            return False
        self._taken.update(span)
        return True


def _has_digits(text: str, fewest: int) -> bool:
    count = 0
    for character in text:
        if character in _DIGITS:
            count += 1
            if count == fewest:
                return True
    return False
