"""Telling JSON objects and arrays apart, in a way that type checkers follow."""

from __future__ import annotations

from typing import Any, TypeGuard


def is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    """Say whether a JSON value is an object."""
    return isinstance(value, dict)


def is_array(value: Any) -> TypeGuard[list[Any]]:
    """Say whether a JSON value is an array."""
    return isinstance(value, list)
