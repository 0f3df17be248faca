"""Consolidation, and the removal of what is past its time."""

from __future__ import annotations

import threading

from service_world import World
from sqlalchemy import func, select

from agent_genome_server.storage import Storage, tables


def teach(world: World, agent: str = "biller") -> None:
    for reference in ("out-1", "out-2"):
        world.said("Keep it under 60 words.", reference=reference, agent=agent)


def rows(storage: Storage, table: str) -> int:
    with storage.reading() as connection:
        return connection.scalar(select(func.count()).select_from(getattr(tables, table))) or 0


def test_what_repeats_becomes_a_learned_gene(world: World):
    teach(world)
    done = world.admin.consolidate()
    assert [(item.workspace, item.agent_id, len(item.done.learned)) for item in done] == [("w1", "biller", 1)]
    genome = world.call("get_genome")
    assert genome["strata"][-1]["genes"][0]["strength"] == 0.55
    assert genome["observations"] == []


def test_a_second_run_changes_nothing(world: World):
    teach(world)
    world.admin.consolidate()
    before = world.call("get_genome")
    assert world.admin.consolidate()[0].done.learned == ()
    assert world.call("get_genome") == before


def test_two_runs_at_once_learn_once(world: World, storage: Storage):
    teach(world)
    others = [World(storage, clock=world.clock).admin for _ in range(3)]
    threads = [threading.Thread(target=admin.consolidate) for admin in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert world.call("get_genome")["strata"][-1]["genes"][0]["evidence_count"] == 2


def test_one_workspace_can_be_consolidated_alone(world: World, storage: Storage):
    other = World(storage, workspace="w2", clock=world.clock)
    other.register()
    for each in (world, other):
        teach(each)
    world.admin.consolidate("w1")
    assert len(world.call("get_genome")["observations"]) == 0
    assert len(other.call("get_genome")["observations"]) == 2


def test_a_running_server_shows_what_another_process_consolidated(world: World, storage: Storage):
    teach(world)
    world.compile()
    World(storage, clock=world.clock).admin.consolidate()
    assert [id for id in world.compile()["included"] if id.startswith("lg_")]


def test_material_of_a_rule_becomes_a_proposal_that_a_person_accepts(world: World):
    for reference in ("out-1", "out-2"):
        world.said("Totals must never be rounded.", reference=reference)
    world.admin.consolidate()
    proposal = world.call("get_genome")["proposals"][0]
    world.admin.accept_proposal(workspace="w1", agent_id="biller", id=proposal["gene"]["id"])
    assert proposal["gene"]["id"] in world.compile()["included"]


def test_kept_answers_go_when_their_time_is_over(world: World, storage: Storage):
    world.said("Be brief.", key="k1")
    world.clock.move(hours=24)
    world.admin.consolidate()
    assert rows(storage, "idempotency") == 1
    world.clock.move(seconds=1)
    world.admin.consolidate()
    assert rows(storage, "idempotency") == 0


def test_records_of_compiles_go_when_their_time_is_over(world: World, storage: Storage):
    world.run()
    world.clock.move(days=365)
    world.admin.consolidate()
    assert rows(storage, "compiles") == 1
    world.clock.move(days=1)
    world.run("biller", subject="priya")
    world.admin.consolidate()
    assert rows(storage, "compiles") == 1
    assert rows(storage, "gene_sets") == 2


def test_tombstones_and_windows_go_when_their_time_is_over(world: World, storage: Storage):
    world.compile()
    world.said("Be brief.", subject="priya")
    world.call("erase_subject", {"subject": "priya"})
    assert (rows(storage, "tombstones"), rows(storage, "rate_windows")) == (1, 2)
    world.clock.move(days=365, seconds=1)
    world.admin.consolidate()
    assert (rows(storage, "tombstones"), rows(storage, "rate_windows")) == (0, 0)
