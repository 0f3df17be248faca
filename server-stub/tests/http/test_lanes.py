"""Who waits for a workspace holds up nobody of another one, and no lane is kept that nobody uses."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from service_world import World

from agent_genome_server.http.work import Edge
from agent_genome_server.services import Call
from agent_genome_server.storage import Storage
from agent_genome_server.storage.workspaces import hold_workspaces


def compile_call(world: World) -> Call:
    return Call(operation_id="compile_genome", principal=world.principal, path={"agent_id": "biller"}, body={})


def worlds_of(storage: Storage) -> tuple[World, World]:
    first, second = World(storage), World(storage, workspace="w2")
    for world in (first, second):
        world.register()
        world.compile()
    return first, second


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_workspace_that_is_held_alone_holds_up_no_compile_of_another(storage: Storage):
    held, free = worlds_of(storage)

    async def scene(release: asyncio.Event) -> None:
        edge = Edge(services=held.services, threads=ThreadPoolExecutor(8), imports_offered=False)
        waiting = [asyncio.create_task(edge.call(compile_call(held))) for _ in range(4)]
        await asyncio.sleep(0.05)
        waiting += [asyncio.create_task(edge.call(compile_call(held))) for _ in range(4)]
        async with asyncio.timeout(8):
            for _ in range(3):
                assert (await edge.call(compile_call(free))).status == 200
        assert not any(task.done() for task in waiting)
        release.set()
        assert [answer.status for answer in await asyncio.gather(*waiting)] == [200] * 8
        edge.threads.shutdown()

    async def both() -> None:
        release, is_held = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def hold() -> None:
            def work(connection: object) -> None:
                hold_workspaces(connection, ["w1"], exclusive=True)  # type: ignore[arg-type]
                loop.call_soon_threadsafe(is_held.set)
                asyncio.run_coroutine_threadsafe(release.wait(), loop).result(20)

            storage.writing(work)

        holder = asyncio.create_task(asyncio.to_thread(hold))
        await is_held.wait()
        try:
            await scene(release)
        finally:
            release.set()
            await holder

    asyncio.run(both())


def test_a_lane_goes_with_its_last_request(storage: Storage):
    async def scene() -> None:
        first, second = worlds_of(storage)
        edge = Edge(services=first.services, threads=ThreadPoolExecutor(4), imports_offered=False)
        calls = [compile_call(world) for world in (first, second) for _ in range(5)]
        answers = await asyncio.gather(*(edge.call(call) for call in calls))
        assert {answer.status for answer in answers} == {200}
        assert edge._together == {}
        edge.threads.shutdown()

    asyncio.run(scene())
