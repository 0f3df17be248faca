"""Idempotency keys: the first answer, once."""

from __future__ import annotations

import threading

import pytest
from service_world import World

from agent_genome_server.problem import Problem
from agent_genome_server.storage import Storage


def test_a_retry_is_answered_with_the_first_answer_and_makes_one_record(world: World):
    first = world.said("Be brief.", key="k1")
    world.said("Use the metric system.")
    assert world.said("Be brief.", key="k1") == first
    assert len(world.call("get_genome")["observations"]) == 2


def test_a_retry_at_another_process_is_answered_with_the_first_answer(world: World, storage: Storage):
    first = world.said("Be brief.", key="k1")
    assert World(storage, clock=world.clock).said("Be brief.", key="k1") == first


def test_another_body_is_a_conflict_and_does_nothing(world: World):
    world.said("Be brief.", key="k1")
    body = {"result": "feedback", "text": "Be long."}
    assert world.refused("record_outcome", body, key="k1").code == "idempotency_conflict"
    assert len(world.call("get_genome")["observations"]) == 1


def test_another_agent_is_a_conflict(world: World):
    world.register("writer")
    world.said("Be brief.", key="k1")
    body = {"result": "feedback", "text": "Be brief."}
    assert world.refused("record_outcome", body, agent="writer", key="k1").code == "idempotency_conflict"


def test_the_order_of_members_and_the_form_of_numbers_make_no_other_request(world: World):
    first = world.answer("register_agent", {"agent_id": "writer", "species": "W", "budget": 900}, key="k1")
    second = world.answer("register_agent", {"budget": 900.0, "species": "W", "agent_id": "writer"}, key="k1")
    assert second == first


def test_the_same_key_for_another_operation_is_another_key(world: World):
    world.said("Be brief.", key="k1")
    world.call("erase_subject", {"subject": "priya"}, key="k1")


def test_another_workspace_has_keys_of_its_own(world: World, storage: Storage):
    other = World(storage, workspace="w2", clock=world.clock)
    other.register()
    world.said("Be brief.", key="k1")
    assert other.said("Be long.", key="k1")["recorded"] == "written"


def test_a_request_that_was_refused_may_be_sent_again_with_its_key(world: World):
    body = {"result": "feedback", "text": "Be brief."}
    assert world.refused("record_outcome", body, agent="writer", key="k1").code == "agent_not_found"
    world.register("writer")
    assert world.call("record_outcome", body, agent="writer", key="k1")["recorded"] == "written"


@pytest.mark.parametrize(("hours", "is_kept"), [(24, True), (24.01, False)])
def test_an_answer_is_kept_as_long_as_the_limit_says(world: World, hours: float, is_kept: bool):
    first = world.said("Be brief.", key="k1")
    world.clock.move(hours=hours)
    assert (world.said("Be brief.", key="k1") == first) is is_kept


def test_many_threads_with_one_key_make_one_record(world: World):
    answers: list[object] = []
    gate = threading.Barrier(6)

    def send() -> None:
        gate.wait()
        try:
            answers.append(world.said("Be brief.", key="k1"))
        except Problem as problem:
            answers.append(problem)

    threads = [threading.Thread(target=send) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer == answers[0] for answer in answers] == [True] * 6
    assert len(world.call("get_genome")["observations"]) == 1


def test_many_threads_without_keys_lose_nothing(world: World):
    threads = [
        threading.Thread(
            target=world.said, args=(f"Remark number {number}, please.",), kwargs={"reference": f"r{number}"}
        )
        for number in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    observations = world.call("get_genome")["observations"]
    assert sorted(item["reference"] for item in observations) == [f"r{number}" for number in range(8)]
    assert [item["number"] for item in observations] == list(range(8, 0, -1))
