"""The pieces of a model's stream: what may be given for them, and the text of each."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable
from typing import Any, TypeAlias, TypeVar

__all__ = ["AsyncPieces", "Pieces", "in_turn", "in_turn_async", "text_of"]

T = TypeVar("T")
Pieces: TypeAlias = Iterable[str | None]
AsyncPieces: TypeAlias = AsyncIterable[str | None] | Iterable[str | None]
"""A plain iterable holds up the event loop while it makes its next piece."""


def in_turn(given: Iterable[T]) -> Iterable[T]:
    """Return what was given when it can be gone through without an event loop.

    Raises:
        TypeError: it cannot.
    """
    checked: Any = given
    if isinstance(checked, Iterable):
        return given
    remedy = ": an asynchronous stream needs AsyncAgentGenome" if hasattr(given, "__aiter__") else ""
    raise TypeError(_expected("an iterable", given) + remedy)


def in_turn_async(given: AsyncIterable[T] | Iterable[T]) -> AsyncIterable[T]:
    """Return what was given as something to go through with an event loop.

    Raises:
        TypeError: it cannot be gone through.
    """
    checked: Any = given
    if isinstance(given, AsyncIterable):
        return given
    if isinstance(checked, Iterable):
        return _without_waiting(given)
    raise TypeError(_expected("an iterable, plain or asynchronous,", checked))


def text_of(piece: str | None) -> str:
    """Return the text of a piece, which None has none of.

    Raises:
        TypeError: it is something else, such as an event of a model's library.
    """
    given: Any = piece
    if isinstance(given, str):
        return given
    if given is None:
        return ""
    raise TypeError(f"run.stream() takes pieces that are str or None, not {type(given).__name__}: give their text")


async def _without_waiting(given: Iterable[T]) -> AsyncIterator[T]:
    for piece in given:
        yield piece


def _expected(what: str, given: object) -> str:
    hint = ", which has to be awaited first" if hasattr(type(given), "__await__") else ""
    return f"run.stream() takes {what} of str, not {type(given).__name__}{hint}"
