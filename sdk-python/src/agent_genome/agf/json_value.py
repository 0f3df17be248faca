"""Telling JSON objects and arrays apart, in a way that type checkers follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

__all__ = ["is_array", "is_object", "is_sequence"]


def is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    """Say whether a JSON value is an object."""
    return isinstance(value, dict)


def is_array(value: Any) -> TypeGuard[list[Any]]:
    """Say whether a JSON value is an array."""
    return isinstance(value, list)


def is_sequence(value: Any) -> TypeGuard[Sequence[Any]]:
    """Say whether a value is written as a JSON array: a list, or a tuple that a program made."""
    return isinstance(value, (list, tuple))
