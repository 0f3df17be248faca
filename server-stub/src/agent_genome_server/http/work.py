"""The services, which block, called from the event loop: in threads, together where that may be, and not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any, Final, TypeVar

from agent_genome_server.http.bearer import bearer_key, invalid_key
from agent_genome_server.http.gather import Gather
from agent_genome_server.logs import log_unavailable
from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer, Call, Principal
from agent_genome_server.services.service import RETRY_SECONDS, Services

__all__ = ["Edge"]

T = TypeVar("T")

NO_ANSWER: Final = "The database does not answer."
WORK_SECONDS: Final = 60
"""Time that the work of a request may take; what takes longer waits for a database that does not answer at all."""


class Edge:
    """What every endpoint works with.

    Attributes:
        services: what answers.
        threads: where the services, which block, run.
        imports_offered: whether provisional operations are served.
    """

    def __init__(self, *, services: Services, threads: Executor, imports_offered: bool) -> None:
        self.services = services
        self.threads = threads
        self.imports_offered = imports_offered
        self._keys: Gather[str, Principal | None] = Gather(self._authenticate, jobs=1)
        self._together: dict[str, Gather[Call, Answer]] = {}

    async def principal(self, headers: Mapping[str, str]) -> Principal:
        """Return who asks.

        Raises:
            Problem: `missing_key` or `invalid_key`.
        """
        found = await _in_time(self._keys.get(bearer_key(headers)))
        if found is None:
            raise invalid_key()
        return found

    async def call(self, call: Call) -> Answer:
        """Return the answer of the services.

        Raises:
            Problem: the request is refused.
        """
        lane = self.services.lane(call)
        if lane is None:
            answer: Answer = await self.run(self.services.call, call)
            return answer
        gather = self._together.get(lane)
        if gather is None:
            gather = self._together[lane] = Gather(self._call_together, jobs=2)
        try:
            return await _in_time(gather.get(call))
        finally:
            if gather.is_idle:
                self._together.pop(lane, None)

    async def run(self, function: Any, *arguments: Any) -> Any:
        """Run a function that blocks, in a thread.

        Raises:
            Problem: as the function, or `unavailable` when it takes too long; then nobody waits for its end.
        """
        return await _in_time(self._run(function, *arguments))

    async def _run(self, function: Any, *arguments: Any) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, function, *arguments)
        except Problem as problem:
            _log(problem)
            raise

    async def _authenticate(self, keys: Sequence[str]) -> Sequence[Principal | None]:
        found: Sequence[Principal | None] = await self._run(self.services.authenticate_all, keys)
        return found

    async def _call_together(self, calls: Sequence[Call]) -> Sequence[Answer | Exception]:
        answers: Sequence[Answer | Exception] = await self._run(self.services.call_together, calls)
        for problem in {answer for answer in answers if isinstance(answer, Problem)}:
            _log(problem)
        return answers


async def _in_time(work: Awaitable[T]) -> T:
    limit = asyncio.timeout(WORK_SECONDS)
    try:
        async with limit:
            return await work
    except TimeoutError:
        if not limit.expired():
            raise
    problem = Problem("unavailable", reason=NO_ANSWER, headers={"Retry-After": str(RETRY_SECONDS)})
    _log(problem)
    raise problem


def _log(problem: Problem) -> None:
    """Log why nothing can be answered now."""
    if problem.code == "unavailable":
        log_unavailable(problem.detail, problem)
