"""Whether an argument is of the type that it has to be, told by its name before anything is sent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from agent_genome.client.errors import AgentGenomeError

__all__ = [
    "check_headers",
    "check_optional_texts",
    "check_optional_wholes",
    "check_texts",
    "mapping",
    "members",
    "wrong",
]


def wrong(name: str, expected: str, given: object) -> AgentGenomeError:
    """Return the error of an argument of another type; the value is not shown, since it may be a secret.

    Example:
        >>> str(wrong("api_key", "a str", 5)), str(wrong("text", "a str", None))
        ('api_key has to be a str, not int', 'text has to be a str, not None')
    """
    return AgentGenomeError(f"{name} has to be {expected}, not {'None' if given is None else type(given).__name__}")


def check_texts(**arguments: object) -> None:
    """Make sure that every argument is a str.

    Raises:
        AgentGenomeError: one is not.
    """
    for name, value in arguments.items():
        if not isinstance(value, str):
            raise wrong(name, "a str", value)


def check_optional_texts(**arguments: object) -> None:
    """Make sure that every argument is a str, or None for one that is left out.

    Raises:
        AgentGenomeError: one is not.
    """
    for name, value in arguments.items():
        if value is not None and not isinstance(value, str):
            raise wrong(name, "a str", value)


def check_optional_wholes(**arguments: object) -> None:
    """Make sure that every argument is an int, or None for one that is left out.

    Raises:
        AgentGenomeError: one is not; a bool is not either.
    """
    for name, value in arguments.items():
        if value is not None and (isinstance(value, bool) or not isinstance(value, int)):
            raise wrong(name, "an int", value)


def check_headers(name: str, given: object) -> None:
    """Make sure that an argument maps names of headers to their values, or to None.

    Raises:
        AgentGenomeError: it does not.
    """
    for header, value in mapping(name, given, "a mapping of header names to values").items():
        if value is not None and not isinstance(value, str):
            raise wrong(f"{name}[{header!r}]", "a str or None", value)


def mapping(name: str, given: Any, expected: str) -> Mapping[str, Any]:
    """Return an argument that is a mapping whose keys are str.

    Raises:
        AgentGenomeError: it is not.
    """
    checked: object = given
    if not isinstance(checked, Mapping):
        raise wrong(name, expected, given)
    keyed = cast("Mapping[Any, Any]", given)
    for key in keyed:
        if not isinstance(key, str):
            raise wrong(f"a key of {name}", "a str", key)
    return keyed


def members(name: str, given: Any, expected: str) -> Iterable[Any]:
    """Return an argument that is a list or another iterable, but neither text nor a mapping.

    Raises:
        AgentGenomeError: it is not.
    """
    checked: object = given
    if isinstance(checked, (str, bytes, bytearray, Mapping)) or not isinstance(checked, Iterable):
        raise wrong(name, expected, given)
    return cast("Iterable[Any]", given)
