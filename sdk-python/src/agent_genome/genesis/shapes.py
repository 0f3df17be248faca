"""What the members of documents are held against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from agent_genome.agf.json_value import is_array, is_object

__all__ = ["OF_TYPE", "is_count", "is_integer", "is_text", "is_texts", "or_null"]


def is_text(value: Any) -> bool:
    """Say whether a value is a string."""
    return isinstance(value, str)


def is_texts(value: Any) -> bool:
    """Say whether a value is an array of strings."""
    return is_array(value) and all(map(is_text, value))


def is_integer(value: Any) -> bool:
    """Say whether a value is a whole number; true and false are none, nor is `2.0`."""
    return type(value) is int


def is_count(value: Any) -> bool:
    """Say whether a value is a whole number that is not negative."""
    return type(value) is int and value >= 0


def or_null(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return the shape that null has too."""
    return lambda value: value is None or fits(value)


OF_TYPE: Final[dict[str, Callable[[Any], bool]]] = {
    "string": is_text,
    "count": is_count,
    "object": is_object,
    "boolean": lambda value: isinstance(value, bool),
    "strings": is_texts,
}
"""The shapes by the names of types that the specification gives to members."""
