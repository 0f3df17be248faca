"""Exact dates of birth: a full date beside a word that says it is one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from agent_genome.agf.gene_checks._spec import BIRTH_DATES
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.patterns import any_of, near, whole_word


def birth_dates(text: str) -> Iterator[Hit]:
    """Yield the dates of birth of a plain text that has digits."""
    reach = BIRTH_DATES["reach"]
    if _context().search(text):
        for pattern in _dates():
            for match in pattern.finditer(text):
                if near(_context(), text, *match.span(), before=reach, after=reach // 2):
                    yield Hit("birth_date", *match.span())


@cache
def _context() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){any_of(BIRTH_DATES['context'])}(?!\w|-[^\W\d])", re.IGNORECASE)


@cache
def _dates() -> tuple[re.Pattern[str], ...]:
    month, ordinal = any_of(BIRTH_DATES["months"]), any_of(BIRTH_DATES["ordinals"])
    named = (pattern.replace("{month}", month).replace("{ordinal}", ordinal) for pattern in BIRTH_DATES["named"])
    return tuple(whole_word(pattern, ignore_case=True) for pattern in (*BIRTH_DATES["numeric"], *named))
