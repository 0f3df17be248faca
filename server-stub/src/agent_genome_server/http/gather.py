"""Items of many requests, worked on together.

A hop to another thread and a transaction cost far more than the work on one item. While a job runs, what comes in the
meantime waits and becomes the next job; a request that comes alone is worked on at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

__all__ = ["Gather"]

MOST: Final = 64
"""Items of one job, so that its first does not wait for very many others."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class Gather(Generic[Item, Result]):
    """For the requests of one event loop.

    Args:
        work: does the work on some items, in a thread, and returns for each, in their order, its result or what it is
            refused with.
        jobs: how many jobs may run at once; two let one compute while the other waits for the database.
    """

    def __init__(self, work: Callable[[Sequence[Item]], Awaitable[Sequence[Result | Exception]]], *, jobs: int) -> None:
        self._work = work
        self._jobs = self._free = jobs
        self._waiting: deque[tuple[Item, asyncio.Future[Result]]] = deque()
        self._running: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is worked on, and nothing waits."""
        return self._free == self._jobs and not self._waiting

    async def get(self, item: Item) -> Result:
        """Return the result of an item; raises what the item is refused with, or what its whole job failed with."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, future))
        if self._free:
            self._free -= 1
            task = asyncio.create_task(self._run())
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return await future

    async def _run(self) -> None:
        """Do jobs until nothing waits; for whoever has gone before his job begins, nothing is done."""
        try:
            while batch := self._next():
                try:
                    results = await self._work([item for item, _ in batch])
                    for (_, future), result in zip(batch, results, strict=True):
                        _settle(future, result)
                except Exception as error:
                    for _, future in batch:
                        _settle(future, error)
        finally:
            self._free += 1

    def _next(self) -> list[tuple[Item, asyncio.Future[Result]]]:
        batch: list[tuple[Item, asyncio.Future[Result]]] = []
        while self._waiting and len(batch) < MOST:
            item, future = self._waiting.popleft()
            if not future.done():
                batch.append((item, future))
        return batch


def _settle(future: asyncio.Future[Result], result: Result | Exception) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
