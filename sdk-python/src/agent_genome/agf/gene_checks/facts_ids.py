"""Cards, IBANs, national ids and account numbers: shapes from the specification, check digits from python-stdnum."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from agent_genome.agf.gene_checks._libraries import has_valid_check
from agent_genome.agf.gene_checks._spec import (
    ACCOUNT_IDS,
    IBAN,
    ID_AFTER_REACH,
    ID_CONTEXT_REACH,
    NATIONAL_IDS,
    PAYMENT_CARDS,
    AccountId,
)
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.patterns import any_of, near, whole_word

_NOT_IN_UUID = r"(?<![0-9a-fA-F]-)"
_CARD = whole_word(r"[0-9](?:[ -]?[0-9]){12,18}|[0-9]{4}(?:[._][0-9]{4}){3}")
_SEPARATORS = re.compile("[ ._-]")
_IBAN_START = re.compile(r"(?<!\w)[A-Za-z]{2}[0-9]{2}(?=[ -]?[A-Za-z0-9]{2})")


def payment_cards(text: str) -> Iterator[Hit]:
    """Yield the numbers that an issuer's prefix and length and the Luhn check make a payment card."""
    for match in _CARD.finditer(text):
        digits = _SEPARATORS.sub("", match.group())
        if _issued(digits) and len(set(digits)) > 1 and has_valid_check("luhn", digits):
            yield Hit("payment_card", *match.span())


def ibans(text: str) -> Iterator[Hit]:
    """Yield the IBANs, written together or in groups."""
    for match in _IBAN_START.finditer(text):
        end = _iban_end(text, match.start())
        if end:
            yield Hit("iban", match.start(), end)


def national_ids(text: str) -> Iterator[Hit]:
    """Yield the national, tax and company ids."""
    lower = text.lower()
    shaped = bool(_any_shape().search(text))
    for validator, pattern, words, context in _national():
        if not (any(word in lower for word in words) if words else shaped):
            continue
        for match in pattern.finditer(text):
            if _is_form(match.group()) or (context and not _announced(context, text, match)):
                continue
            if not validator or has_valid_check(validator, match.group()):
                yield Hit("national_id", *match.span())


def accounts(text: str) -> Iterator[Hit]:
    """Yield the account and document numbers that a word nearby names."""
    for row, pattern, context, others in _accounts():
        if context is None or context.search(text):
            for match in pattern.finditer(text):
                if sum(map(str.isdigit, match.group())) < row["fewest_digits"] or _is_form(match.group()):
                    continue
                if others and others.search(text, max(0, match.start() - ID_CONTEXT_REACH), match.start()):
                    continue
                if context is None or _announced(context, text, match):
                    yield Hit("account", *match.span())


def _is_form(passage: str) -> bool:
    """Return whether a passage shows a form (AAAAA9999A, 0000 0000): all its digits alike, and all its letters."""
    digits = {character for character in passage if character.isdigit()}
    return len(digits) == 1 and len({character for character in passage if character.isalpha()}) <= 1


def _issued(digits: str) -> bool:
    return any(len(digits) in lengths and prefixes.match(digits) for prefixes, lengths in _issuers())


def _iban_end(text: str, start: int) -> int:
    """Return where the IBAN that starts here ends, which its country says; 0 for none."""
    length = IBAN["lengths"].get(text[start : start + 2].upper())
    match = _characters(length).match(text, start) if length else None
    return match.end() if match and _is_iban(_SEPARATORS.sub("", match.group()).upper()) else 0


@cache
def _characters(length: int) -> re.Pattern[str]:
    return re.compile(rf"[A-Za-z0-9](?:[ -]{{0,2}}[A-Za-z0-9]){{{length - 1}}}(?![^\W_])")


def _is_iban(iban: str) -> bool:
    remainder = int("".join(str(int(character, 36)) for character in iban[4:] + iban[:4])) % 97
    return remainder == 1 and has_valid_check("iban", iban)


def _announced(context: re.Pattern[str], text: str, match: re.Match[str]) -> bool:
    return near(context, text, *match.span(), before=ID_CONTEXT_REACH, after=ID_AFTER_REACH)


@cache
def _issuers() -> tuple[tuple[re.Pattern[str], frozenset[int]], ...]:
    return tuple(
        (re.compile("|".join(map(_prefixes, row["prefixes"]))), frozenset(row["lengths"]))
        for row in PAYMENT_CARDS["issuers"]
    )


def _prefixes(prefix: str) -> str:
    first, dash, last = prefix.partition("-")
    return any_of(map(str, range(int(first), int(last) + 1))) if dash else first


@cache
def _national() -> tuple[tuple[str, re.Pattern[str], tuple[str, ...], re.Pattern[str] | None], ...]:
    return tuple(
        (
            row["validator"],
            whole_word(_NOT_IN_UUID + f"(?:{row['pattern']})", ignore_case=row["needs_context"]),
            tuple(word.lower() for word in row["context"]) if row["needs_context"] else (),
            _words(row["context"]) if row["needs_context"] else None,
        )
        for row in NATIONAL_IDS
    )


@cache
def _any_shape() -> re.Pattern[str]:
    """Return a pattern for every id that needs no word nearby; one search in place of one for each."""
    shapes = "|".join(row["pattern"] for row in NATIONAL_IDS if not row["needs_context"])
    return whole_word(_NOT_IN_UUID + f"(?:{shapes})")


@cache
def _accounts() -> tuple[tuple[AccountId, re.Pattern[str], re.Pattern[str] | None, re.Pattern[str] | None], ...]:
    return tuple(
        (
            row,
            whole_word(row["pattern"]),
            _words(row["context"]) if row["context"] else None,
            _words(row["unless_before"]) if "unless_before" in row else None,
        )
        for row in ACCOUNT_IDS
    )


def _words(context: Sequence[str]) -> re.Pattern[str]:
    return whole_word(any_of(context), ignore_case=True)
