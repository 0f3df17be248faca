"""Writes of many threads in one transaction.

A commit costs far more than a row. While one thread writes, the others queue what they have; the first of them writes
all of it next. Each goes on only after the commit that holds its own.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

__all__ = ["GroupCommit"]

Item = TypeVar("Item")
Result = TypeVar("Result")


class _Waiting(Generic[Item, Result]):
    """An item, and the lock that is released when it was written or is to be written by its own thread."""

    __slots__ = ("error", "is_written", "item", "result", "turn")

    def __init__(self, item: Item) -> None:
        self.item = item
        self.turn = threading.Lock()
        self.is_written = False
        self.result: Result | None = None
        self.error: Exception | None = None


class GroupCommit(Generic[Item, Result]):
    """For all threads of a process.

    Args:
        write: writes items in one transaction and returns a result for each, in their order.
    """

    def __init__(self, write: Callable[[Sequence[Item]], Sequence[Result]]) -> None:
        self._write = write
        self._queue: list[_Waiting[Item, Result]] = []
        self._mutex = threading.Lock()
        self._is_busy = False

    def add(self, item: Item) -> Result:
        """Return the result of an item, once it is committed; raises what writing raised."""
        mine = _Waiting[Item, Result](item)
        mine.turn.acquire()
        with self._mutex:
            self._queue.append(mine)
            waits, self._is_busy = self._is_busy, True
        if waits:
            mine.turn.acquire()
        if not mine.is_written:
            self._lead()
        if mine.error is not None:
            raise mine.error
        return mine.result  # type: ignore[return-value]  # written without an error

    def _lead(self) -> None:
        """Write all that waits, this thread's own with it, and hand over to the first that came meanwhile."""
        with self._mutex:
            batch, self._queue = self._queue, []
        try:
            results = self._write([waiting.item for waiting in batch])
            for waiting, result in zip(batch, results, strict=True):
                waiting.result = result
        except Exception as error:
            for waiting in batch:
                waiting.error = error
        finally:
            for waiting in batch:
                waiting.is_written = True
                waiting.turn.release()
            with self._mutex:
                self._is_busy = bool(self._queue)
                if self._queue:
                    self._queue[0].turn.release()
