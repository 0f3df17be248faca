"""The RateLimit fields (draft-ietf-httpapi-ratelimit-headers)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Left", "rate_headers"]


@dataclass(frozen=True, slots=True)
class Left:
    """What is left of a policy.

    Attributes:
        quota: requests in a window.
        window: its length in seconds.
        left: requests that may still be made in this one.
        seconds: until the next one begins.
    """

    policy: str
    quota: int
    window: int
    left: int
    seconds: int


def rate_headers(lefts: Sequence[Left]) -> dict[str, str]:
    """Return the two header fields.

    Example:
        >>> rate_headers([Left("key", 120, 60, 119, 7)])
        {'RateLimit': '"key";r=119;t=7', 'RateLimit-Policy': '"key";q=120;w=60'}
    """
    return {
        "RateLimit": ", ".join(f'"{item.policy}";r={max(0, item.left)};t={max(0, item.seconds)}' for item in lefts),
        "RateLimit-Policy": ", ".join(f'"{item.policy}";q={item.quota};w={item.window}' for item in lefts),
    }
