"""Conditional reads: whether the answer that a client holds is still the answer (RFC 9110, section 13.1.2)."""

from __future__ import annotations

import re

__all__ = ["is_current"]

# An element of a list may be empty (RFC 9110, section 5.6.1.2).
_TAG = re.compile(r'[ \t]*(?:(?:W/)?("[\x21\x23-\x7e\x80-\xff]*")[ \t]*)?(?:,|\Z)')


def is_current(if_none_match: str, etag: str) -> bool:
    """Say whether an If-None-Match header names the entity tag, by the weak comparison.

    A header that is not a list of entity tags names none.

    Example:
        >>> is_current('"a", W/"b"', '"b"')
        True
    """
    if if_none_match.strip() == "*":
        return True
    wanted = etag.removeprefix("W/")
    position, found = 0, False
    while position < len(if_none_match):
        match = _TAG.match(if_none_match, position)
        if match is None:
            return False
        found = found or match[1] == wanted
        position = match.end()
    return found
