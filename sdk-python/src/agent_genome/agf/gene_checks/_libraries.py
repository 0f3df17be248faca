"""The two libraries that know numbers, loaded when the first number is met."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import import_module
from typing import NamedTuple, Protocol, cast


class _Validator(Protocol):
    def is_valid(self, number: str) -> bool: ...


@cache
def _validator(name: str) -> _Validator:
    return cast("_Validator", import_module(f"stdnum.{name}"))


@lru_cache(maxsize=1024)
def has_valid_check(validator: str, number: str) -> bool:
    """Return whether the named python-stdnum module accepts the number."""
    return _validator(validator).is_valid(number)


@lru_cache(maxsize=1024)
def may_be_phone(number: str, region: str | None) -> bool:
    """Return False where a glance at the numbering plan shows that a number is not valid; cheaper than judging it.

    The arguments are those of `phone_groupings`.
    """
    if region is not None:
        return any(map(_plan(region).general.fullmatch, _national_forms(number, region)))
    digits = number.lstrip("+")
    for length in (1, 2, 3):
        for home in _homes(int(digits[:length])):
            if home == _NO_COUNTRY or any(map(_plan(home).general.fullmatch, _national_forms(digits[length:], home))):
                return True
    return False


class _Plan(NamedTuple):
    general: re.Pattern[str]
    country_code: str
    prefix: re.Pattern[str] | None


_NO_COUNTRY = "001"
"""What the library calls the home of numbers that belong to no country."""


@cache
def _plan(region: str) -> _Plan:
    import phonenumbers

    metadata = phonenumbers.PhoneMetadata.metadata_for_region(region)
    general = metadata.general_desc.national_number_pattern if metadata and metadata.general_desc else None
    prefix = metadata.national_prefix_for_parsing if metadata else None
    return _Plan(
        re.compile(general or ".*"),
        str(metadata.country_code) if metadata else "",
        re.compile(prefix) if prefix else None,
    )


@cache
def _homes(country_code: int) -> tuple[str, ...]:
    import phonenumbers

    return tuple(phonenumbers.COUNTRY_CODE_TO_REGION_CODE.get(country_code, ()))


def _national_forms(digits: str, region: str) -> Iterator[str]:
    """Yield what may be left of a number when prefixes of its country are taken off, the whole first."""
    plan = _plan(region)
    whole = [digits, digits.removeprefix(plan.country_code)] if digits.startswith(plan.country_code) else [digits]
    for form in whole:
        yield form
        prefix = plan.prefix.match(form) if plan.prefix else None
        if prefix:
            yield form[prefix.end() :]
            yield from (group for group in prefix.groups() if group)


@lru_cache(maxsize=1024)
def phone_groupings(number: str, region: str | None) -> tuple[tuple[str, ...], ...]:
    """Return how the digits of a valid phone number are grouped: with trunk prefix, with country code, with neither.

    A number that is not valid has no groupings. `region` is the country whose national numbers are meant; None asks
    for a leading plus sign.
    """
    import phonenumbers

    try:
        parsed = phonenumbers.parse(number, region)
    except phonenumbers.NumberParseException:
        return ()
    if not phonenumbers.is_valid_number(parsed):
        return ()
    national = phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.NATIONAL)
    full = _digit_groups(phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.INTERNATIONAL))
    return _digit_groups(national), full, full[1:]


def _digit_groups(formatted: str) -> tuple[str, ...]:
    return tuple("".join(c if c.isdigit() else " " for c in formatted).split())
