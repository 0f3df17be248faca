"""When a call is tried again, and how long that waits: pure functions of the failure, the clock and chance."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from agent_genome.client._spec_clients import (
    FACTOR,
    FIRST_DELAY_S,
    IDEMPOTENT_METHODS,
    JITTER,
    MAX_DELAY_S,
    MAX_RETRY_AFTER_S,
    RETRIED_STATUSES,
    RETRY_AFTER_OVERFLOW_S,
)

__all__ = ["backoff_s", "is_repeatable", "is_retryable", "retry_after_s", "wait_s"]

_NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
_TIME = r"[0-9]{2}:[0-9]{2}:[0-9]{2}"
# The three forms of RFC 9110, 5.6.7; the parser behind it takes much more.
_HTTP_DATE = re.compile(
    rf"[A-Z][a-z]{{2}}, [0-9]{{2}} [A-Z][a-z]{{2}} [0-9]{{4}} {_TIME} GMT"
    rf"|[A-Z][a-z]{{5,8}}, [0-9]{{2}}-[A-Z][a-z]{{2}}-[0-9]{{2}} {_TIME} GMT"
    rf"|[A-Z][a-z]{{2}} [A-Z][a-z]{{2}} [ 0-9][0-9] {_TIME} [0-9]{{4}}"
)


def retry_after_s(headers: Mapping[str, str], *, now_s: float) -> float | None:
    """Return the seconds that the server asks to wait, or None when it asks nothing that can be understood.

    Args:
        headers: the response headers.
        now_s: the time, in seconds since 1970.

    Example:
        >>> retry_after_s({"Retry-After": "7"}, now_s=0)
        7.0
        >>> retry_after_s({"retry-after": "Thu, 01 Jan 1970 00:01:00 GMT"}, now_s=50)
        10.0
        >>> retry_after_s({"retry-after": "soon"}, now_s=0)
    """
    asked = {name.lower(): value.strip() for name, value in headers.items() if name.lower().startswith("retry-after")}
    milliseconds = _number(asked.get("retry-after-ms", ""))
    if milliseconds is not None:
        return min(milliseconds / 1000, RETRY_AFTER_OVERFLOW_S)
    value = asked.get("retry-after", "")
    seconds = _number(value)
    if seconds is None:
        seconds = _seconds_until(value, now_s)
    return None if seconds is None else min(seconds, RETRY_AFTER_OVERFLOW_S)


def _number(value: str) -> float | None:
    return float(value) if _NUMBER.fullmatch(value) else None


def _seconds_until(value: str, now_s: float) -> float | None:
    if not _HTTP_DATE.fullmatch(value):
        return None
    try:
        moment: datetime = parsedate_to_datetime(value)
    except ValueError:
        return None
    return max(0.0, moment.replace(tzinfo=UTC).timestamp() - now_s)


def backoff_s(attempt: int, *, random: float) -> float:
    """Return how long to wait after a failed attempt when the server asks nothing.

    Args:
        attempt: the number of attempts that were made, 1 or more.
        random: a random number in [0, 1): the wait is shorter by up to the share `JITTER`, so that clients spread out.

    Example:
        >>> [backoff_s(attempt, random=0) for attempt in (1, 2, 3, 9)]
        [0.5, 1.0, 2.0, 8.0]
    """
    longer: float = FIRST_DELAY_S * FACTOR ** min(attempt - 1, 64)
    return min(longer, MAX_DELAY_S) * (1 - JITTER * random)


def is_repeatable(method: str, *, natural: bool, has_idempotency_key: bool) -> bool:
    """Return whether making a call twice does what making it once does.

    Args:
        method: the HTTP method; some are idempotent by RFC 9110, 9.2.2.
        natural: whether the specification says so of the operation (`x-idempotent: natural`).
        has_idempotency_key: whether the server can tell a second attempt from a second call.
    """
    return natural or has_idempotency_key or method.upper() in IDEMPOTENT_METHODS


def is_retryable(status: int | None) -> bool:
    """Return whether another attempt may do better after a status, or after no answer at all (None)."""
    return status is None or any(first <= status <= last for first, last in RETRIED_STATUSES)


def wait_s(
    *,
    repeatable: bool,
    status: int | None,
    attempt: int,
    max_retries: int,
    asked_s: float | None,
    random: float,
) -> float | None:
    """Return how long to wait before the next attempt, or None when there is to be none.

    Args:
        repeatable: what `is_repeatable` says of the call.
        status: the status of the failed attempt, None when no answer came.
        attempt: the number of attempts that were made, 1 or more.
        max_retries: how many more than one there may be.
        asked_s: what `retry_after_s` says of the answer. More than `MAX_RETRY_AFTER_S` is not waited for.
        random: a random number in [0, 1).
    """
    if not repeatable or not is_retryable(status) or attempt > max_retries:
        return None
    if asked_s is not None and asked_s > MAX_RETRY_AFTER_S:
        return None
    return max(backoff_s(attempt, random=random), asked_s or 0.0)
