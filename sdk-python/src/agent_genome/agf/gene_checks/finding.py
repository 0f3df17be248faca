"""What a gene check reports, and how it speaks of a text without repeating it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from agent_genome.agf.gene_checks import _spec


class Hit(NamedTuple):
    """A place in one string: code point offsets, the end excluded."""

    category: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class GeneFinding:
    """One reason why a gene's text should not be imported.

    A gene is importable when no finding is an error.

    Attributes:
        code: a code of the gene checks; `agf explain CODE` tells more.
        severity: `error` forbids importing the gene, `warning` does not.
        category: what was found, such as `email`.
        field: JSON Pointer (RFC 6901) within the gene, such as `/text` or `/scope/0`.
        start: where the passage begins, in Unicode code points of the field as it was given, from 0.
        end: where it ends, itself excluded.
        message: what was found, without repeating it.
        hint: how to mend it.
    """

    code: str
    severity: Literal["error", "warning"]
    category: str
    field: str
    start: int
    end: int
    message: str
    hint: str


def finding(hit: Hit, *, field: str, text: str) -> GeneFinding:
    """Turn a place in `text` into a finding."""
    category, row = _tables()[hit.category]
    return GeneFinding(
        code=row["code"],
        severity=row["severity"],
        category=hit.category,
        field=field,
        start=hit.start,
        end=hit.end,
        message=row["message"].format(what=category["what"], masked=mask(text[hit.start : hit.end])),
        hint=row["hint"],
    )


def mask(text: str) -> str:
    """Return the first and the last character around an ellipsis; of a short text the first alone.

    Example:
        >>> mask("priya@example.com"), mask("$5")
        ('p…m', '$…')
    """
    if len(text) < _spec.BOUNDS["shortest_masked"]:
        return f"{_shown(text[:1])}…"
    return f"{_shown(text[0])}…{_shown(text[-1])}"


def first_of_each(hits: Iterable[Hit]) -> list[Hit]:
    """Return the hit of each category that begins first, joined with those that overlap it."""
    first: dict[str, Hit] = {}
    for hit in sorted(hits, key=lambda hit: (hit.start, hit.end, hit.category)):
        known = first.setdefault(hit.category, hit)
        if hit.start < known.end < hit.end:
            first[hit.category] = known._replace(end=hit.end)
    return list(first.values())


def _shown(character: str) -> str:
    if character.isprintable() and unicodedata.category(character)[:1] != "M":
        return character
    return "?"


@cache
def _tables() -> dict[str, tuple[_spec.Category, _spec.Finding]]:
    rows = {row["code"]: row for row in _spec.FINDINGS}
    return {category["category"]: (category, rows[category["code"]]) for category in _spec.CATEGORIES}
