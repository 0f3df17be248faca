"""The headers of a request by lower-case name, with those marked that two readers would read in two ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from agent_genome_server.problem import Problem

__all__ = ["LISTS", "SINGLE", "RequestHeaders", "read_headers", "refuse_doubled"]

SINGLE: Final = frozenset(("authorization", "content-encoding", "content-length", "content-type", "host", "origin"))
"""Headers that stand once; documented header parameters join them, other than lists."""
LISTS: Final = frozenset(("if-none-match",))
"""Documented header parameters that may go on in another line (RFC 9110, section 5.3)."""


class RequestHeaders(NamedTuple):
    """Headers by lower-case name, and the names that stood on more than one line."""

    values: dict[str, str]
    doubled: frozenset[str]


def read_headers(raw: Iterable[tuple[bytes, bytes]]) -> RequestHeaders:
    """Return the headers; those of several lines are joined as a list (RFC 9110, section 5.3)."""
    values: dict[str, str] = {}
    doubled: set[str] = set()
    for raw_name, raw_value in raw:
        name, value = raw_name.decode("latin-1"), raw_value.decode("latin-1")
        if name in values:
            doubled.add(name)
            value = f"{values[name]}, {value}"
        values[name] = value
    return RequestHeaders(values, frozenset(doubled))


def refuse_doubled(headers: RequestHeaders, single: frozenset[str]) -> None:
    """Refuse a header that stands twice and has one value.

    Raises:
        Problem: `malformed_request`.
    """
    twice = headers.doubled & single
    if twice:
        raise Problem("malformed_request", reason=f"The header {min(twice)} stands more than once.")
