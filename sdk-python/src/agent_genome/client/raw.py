"""The methods of `client.genome` as `with_raw_response` has them: the same arguments, the answer itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar, cast

from agent_genome.client.replies import RawResponse

__all__ = ["raw", "raw_async"]

P = ParamSpec("P")
T = TypeVar("T")


def raw(method: Callable[P, T]) -> Callable[P, RawResponse[T]]:
    """Return a method of a resource that gives raw responses with the type that it then has."""
    return cast("Callable[P, RawResponse[T]]", method)


def raw_async(method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[RawResponse[T]]]:
    """Return a method of a resource that gives raw responses with the type that it then has."""
    return cast("Callable[P, Awaitable[RawResponse[T]]]", method)
