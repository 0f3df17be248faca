"""The kept states: never older than the database, and never too many."""

from __future__ import annotations

from service_world import World

from agent_genome_server.services.states import States, as_json, as_state
from agent_genome_server.storage import Storage


def test_a_state_survives_the_way_through_the_table(world: World):
    world.said("Keep it under 60 words.", subject="priya")
    state = world.admin.state(workspace="w1", agent_id="biller")
    assert as_state(as_json(state)) == state


def test_a_state_that_did_not_change_is_not_read_again(world: World, storage: Storage):
    states = States(storage)
    assert states.fresh("w1", "biller").state is states.fresh("w1", "biller").state


def test_a_change_of_another_process_is_seen(world: World, storage: Storage):
    states = States(storage)
    states.fresh("w1", "biller")
    world.said("Keep it under 60 words.")
    assert len(states.fresh("w1", "biller").state.observations) == 1


def test_what_was_not_used_for_longest_makes_room(world: World, storage: Storage):
    for agent in ("agent-1", "agent-2", "agent-3"):
        world.register(agent)
    states = States(storage, kept_characters=2 * States(storage).fresh("w1", "agent-1").characters)
    first, second = (states.fresh("w1", agent).state for agent in ("agent-1", "agent-2"))
    states.known("w1", "agent-1")
    states.fresh("w1", "agent-3")
    assert states.known("w1", "agent-1").state is first
    assert states.known("w1", "agent-2").state is not second


def test_a_state_that_is_larger_than_the_room_is_answered_and_not_kept(world: World, storage: Storage):
    states = States(storage, kept_characters=10)
    assert states.known("w1", "biller").state is not states.known("w1", "biller").state
    assert states.known("w1", "biller").state == states.known("w1", "biller").state


def test_an_older_revision_takes_no_newer_ones_place(world: World, storage: Storage):
    states = States(storage)
    old = states.fresh("w1", "biller")
    world.said("Keep it under 60 words.")
    new = states.fresh("w1", "biller")
    states.keep("w1", old)
    assert states.known("w1", "biller") is new
