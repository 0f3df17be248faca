"""Moments: the clock's, the tables' (whole seconds since 1970) and the answers' (RFC 3339)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

__all__ = ["Clock", "as_text", "in_seconds", "utc_now"]

Clock: TypeAlias = Callable[[], datetime]
"""Says what time it is, with a zone."""


def utc_now() -> datetime:
    """Return the present, in UTC."""
    return datetime.now(UTC)


def in_seconds(moment: datetime) -> int:
    """Return a moment as the tables hold it."""
    return int(moment.timestamp())


def as_text(seconds: int) -> str:
    """Return a moment of the tables as the answers show it.

    Example:
        >>> as_text(0)
        '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
