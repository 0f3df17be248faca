"""Gather: what comes while a job runs is the next job, and each gets its own result."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from agent_genome_server.http.gather import MOST, Gather


class Work:
    """Doubles numbers, refuses negative ones, fails where a 0 is among them; waits while it is held."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.may_go = asyncio.Event()
        self.may_go.set()

    async def __call__(self, items: Sequence[int]) -> list[int | Exception]:
        self.batches.append(list(items))
        await self.may_go.wait()
        if 0 in items:
            raise LookupError("no room")
        return [item * 2 if item > 0 else ValueError(item) for item in items]


async def held(gather: Gather[int, int], work: Work, *items: int) -> list[asyncio.Task[int]]:
    """Ask for items, one after the other, while no job ends."""
    work.may_go.clear()
    tasks = []
    for item in items:
        tasks.append(asyncio.create_task(gather.get(item)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    return tasks


def test_a_single_request_is_worked_on_at_once():
    async def scene() -> None:
        work = Work()
        gather = Gather[int, int](work, jobs=1)
        assert [await gather.get(1), await gather.get(2)] == [2, 4]
        assert work.batches == [[1], [2]]

    asyncio.run(scene())


@pytest.mark.parametrize(("jobs", "batches"), [(1, [[1], [2, 3, 4]]), (2, [[1], [2], [3, 4]])])
def test_what_comes_while_all_jobs_run_is_the_next_job(jobs: int, batches: list[list[int]]):
    async def scene() -> None:
        work = Work()
        tasks = await held(Gather[int, int](work, jobs=jobs), work, 1, 2, 3, 4)
        work.may_go.set()
        assert await asyncio.gather(*tasks) == [2, 4, 6, 8]
        assert work.batches == batches

    asyncio.run(scene())


def test_a_job_is_bounded():
    async def scene() -> None:
        work = Work()
        tasks = await held(Gather[int, int](work, jobs=1), work, *range(1, MOST + 3))
        work.may_go.set()
        await asyncio.gather(*tasks)
        assert [len(batch) for batch in work.batches] == [1, MOST, 1]

    asyncio.run(scene())


def test_a_refused_item_is_raised_to_its_own_request_alone():
    async def scene() -> None:
        work = Work()
        tasks = await held(Gather[int, int](work, jobs=1), work, 1, 2, -3)
        work.may_go.set()
        assert await tasks[1] == 4
        with pytest.raises(ValueError, match="-3"):
            await tasks[2]

    asyncio.run(scene())


def test_a_job_that_fails_fails_all_its_requests_and_the_next_goes_on():
    async def scene() -> None:
        work = Work()
        gather = Gather[int, int](work, jobs=1)
        tasks = await held(gather, work, 1, 0, 3)
        work.may_go.set()
        assert await tasks[0] == 2
        for task in tasks[1:]:
            with pytest.raises(LookupError):
                await task
        assert await gather.get(5) == 10

    asyncio.run(scene())


def test_a_request_whose_client_has_gone_holds_up_nobody_and_is_not_worked_on():
    async def scene() -> None:
        work = Work()
        gather = Gather[int, int](work, jobs=1)
        tasks = await held(gather, work, 1, 2, 3)
        tasks[0].cancel()
        tasks[1].cancel()
        work.may_go.set()
        assert await tasks[2] == 6
        assert await gather.get(4) == 8
        assert work.batches == [[1], [3], [4]]

    asyncio.run(scene())
