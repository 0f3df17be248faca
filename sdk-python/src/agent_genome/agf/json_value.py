"""Telling JSON values apart, in a way that type checkers follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeGuard

__all__ = ["HasData", "data_of", "is_array", "is_object", "is_sequence"]


def is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    """Say whether a JSON value is an object."""
    return isinstance(value, dict)


def is_array(value: Any) -> TypeGuard[list[Any]]:
    """Say whether a JSON value is an array."""
    return isinstance(value, list)


def is_sequence(value: Any) -> TypeGuard[Sequence[Any]]:
    """Say whether a value is written as a JSON array: a list, or a tuple that a program made."""
    return isinstance(value, (list, tuple))


class HasData(Protocol):
    """What holds a whole JSON document, as `agf.Document` does."""

    data: dict[str, Any]


def data_of(document: Mapping[str, Any] | HasData) -> Mapping[str, Any]:
    """Return the JSON object of a document, given as it is or by what holds it."""
    return document if isinstance(document, Mapping) else document.data
