"""Cards, IBANs, national ids and account numbers: shapes from the specification, check digits from python-stdnum."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from agent_genome.agf.gene_checks._libraries import has_valid_check
from agent_genome.agf.gene_checks._spec import ACCOUNT_IDS, ID_CONTEXT_REACH, NATIONAL_IDS, PAYMENT_CARDS
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.patterns import any_of, near, whole_word

_NOT_IN_UUID = r"(?<![0-9a-fA-F]-)"
_CARD = whole_word(r"[0-9](?:[ -]?[0-9]){12,18}")
_IBAN_START = re.compile(r"(?<!\w)[A-Za-z]{2}[0-9]{2}(?=[ -]?[A-Za-z0-9]{2})")
_IBAN_LENGTHS = (15, 34)
_IBAN_REACH = 50
_AFTER_REACH = 24


def payment_cards(text: str) -> Iterator[Hit]:
    """Yield the numbers that an issuer's prefix and length and the Luhn check make a payment card."""
    for match in _CARD.finditer(text):
        digits = re.sub("[ -]", "", match.group())
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
    for validator, pattern, context in _national():
        for match in pattern.finditer(text):
            if context and not _announced(context, text, match):
                continue
            if not validator or has_valid_check(validator, match.group()):
                yield Hit("national_id", *match.span())


def accounts(text: str) -> Iterator[Hit]:
    """Yield the account and document numbers that a word nearby names."""
    for fewest, pattern, context in _accounts():
        if context is None or context.search(text):
            for match in pattern.finditer(text):
                if sum(map(str.isdigit, match.group())) < fewest:
                    continue
                if context is None or _announced(context, text, match):
                    yield Hit("account", *match.span())


def _issued(digits: str) -> bool:
    return any(len(digits) in lengths and prefixes.match(digits) for prefixes, lengths in _issuers())


def _iban_end(text: str, start: int) -> int:
    compact: list[str] = []
    shortest, longest = _IBAN_LENGTHS
    found = 0
    for at in range(start, min(len(text), start + _IBAN_REACH)):
        character = text[at]
        if character in " -":
            continue
        if not (character.isascii() and character.isalnum()) or len(compact) == longest:
            break
        compact.append(character)
        ends_here = not text[at + 1 : at + 2].isalnum()
        if ends_here and len(compact) >= shortest and _is_iban("".join(compact).upper()):
            found = at + 1
    return found


def _is_iban(iban: str) -> bool:
    remainder = int("".join(str(int(character, 36)) for character in iban[4:] + iban[:4])) % 97
    return remainder == 1 and has_valid_check("iban", iban)


def _announced(context: re.Pattern[str], text: str, match: re.Match[str]) -> bool:
    return near(context, text, *match.span(), before=ID_CONTEXT_REACH, after=_AFTER_REACH)


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
def _national() -> tuple[tuple[str, re.Pattern[str], re.Pattern[str] | None], ...]:
    return tuple(
        (
            row["validator"],
            whole_word(_NOT_IN_UUID + f"(?:{row['pattern']})", ignore_case=row["needs_context"]),
            _words(row["context"]) if row["needs_context"] else None,
        )
        for row in NATIONAL_IDS
    )


@cache
def _accounts() -> tuple[tuple[int, re.Pattern[str], re.Pattern[str] | None], ...]:
    return tuple(
        (
            row["fewest_digits"],
            whole_word(row["pattern"]),
            _words(row["context"]) if row["context"] else None,
        )
        for row in ACCOUNT_IDS
    )


def _words(context: Sequence[str]) -> re.Pattern[str]:
    return whole_word(any_of(context), ignore_case=True)
