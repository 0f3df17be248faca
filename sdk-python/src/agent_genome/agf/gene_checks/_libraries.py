"""The two libraries that know numbers, loaded when the first number is met."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast


class _Validator(Protocol):
    def is_valid(self, number: str) -> bool: ...


@cache
def _validator(name: str) -> _Validator:
    return cast("_Validator", import_module(f"stdnum.{name}"))


def has_valid_check(validator: str, number: str) -> bool:
    """Return whether the named python-stdnum module accepts the number."""
    return _validator(validator).is_valid(number)


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
