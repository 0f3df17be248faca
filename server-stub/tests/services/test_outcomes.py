"""record_outcome."""

from __future__ import annotations

import pytest
from service_world import World


def test_what_a_customer_said_becomes_an_observation(world: World):
    recorded = world.said("Keep it under 60 words.", reference="out-1")
    assert recorded["recorded"] == "written"
    assert recorded["observation"] == {
        "number": 1,
        "signal": "feedback",
        "text": "Keep it under 60 words.",
        "reference": "out-1",
    }


def test_an_edit_gives_the_statement_of_the_catalogue(world: World):
    body = {"result": "edited", "before": "Total: 5", "after": "- Total: 5\n- Tax: 1"}
    assert world.call("record_outcome", body)["observation"]["signal"] == "edit"


def test_an_edit_without_its_texts_is_refused(world: World):
    assert world.refused("record_outcome", {"result": "edited"}).code == "edit_incomplete"


@pytest.mark.parametrize(
    ("body", "recorded"),
    [
        ({"result": "accepted"}, "nothing_said"),
        ({"result": "edited", "before": "a", "after": "b"}, "no_statement"),
        ({"result": "feedback", "text": "Mail cfo@example.com."}, "refused"),
    ],
)
def test_an_outcome_that_writes_no_observation_still_counts(world: World, body: dict[str, str], recorded: str):
    version = world.call("get_genome")["version"]
    assert world.call("record_outcome", body)["recorded"] == recorded
    assert world.call("get_genome")["version"] == version
    counts = {item["result"]: item["count"] for item in world.call("get_quality_summary")["outcomes"]}
    assert counts[body["result"]] == 1


def test_a_refused_text_is_answered_with_the_codes_of_the_checks(world: World):
    assert world.said("Mail cfo@example.com.")["findings"] == ["contains_fact"]


def test_a_reference_is_recorded_once(world: World):
    world.said("Keep it under 60 words.", reference="out-1")
    again = world.said("Use the metric system.", reference="out-1")
    assert (again["recorded"], again["observation"]) == ("duplicate", None)
    assert world.call("get_quality_summary")["outcomes"][3] == {"result": "feedback", "count": 1}


def test_a_reference_is_recorded_once_also_when_it_wrote_nothing(world: World):
    world.call("record_outcome", {"result": "accepted", "reference": "out-1"})
    assert world.said("Be brief.", reference="out-1")["recorded"] == "duplicate"
    assert world.call("get_genome")["observations"] == []


def test_two_agents_may_have_outcomes_of_one_reference(world: World):
    world.register("writer")
    assert world.said("Be brief.", reference="out-1")["recorded"] == "written"
    assert world.said("Be brief.", reference="out-1", agent="writer")["recorded"] == "written"


def test_the_compile_stands_for_a_reference_that_is_left_out(world: World):
    compile_id = world.run()
    body = {"result": "accepted", "compile_id": compile_id}
    assert world.call("record_outcome", body)["reference"] == compile_id
    assert world.call("record_outcome", body)["recorded"] == "duplicate"


def test_without_a_compile_a_fresh_reference_is_made(world: World):
    first, second = world.said("Be brief."), world.said("Be brief.")
    assert first["reference"].startswith("out_")
    assert first["reference"] != second["reference"]


def test_a_compile_that_the_agent_does_not_have_is_refused_and_nothing_is_written(world: World):
    world.register("writer")
    body = {"result": "feedback", "text": "Be brief.", "compile_id": world.run("writer"), "reference": "out-1"}
    assert world.refused("record_outcome", body).code == "compile_not_found"
    assert world.call("get_genome")["observations"] == []
    assert world.said("Be brief.", reference="out-1")["recorded"] == "written"


def test_a_full_store_says_what_made_room(world: World):
    for number in range(30):
        assert world.said(f"Remark {number}, please.")["dropped"] is None
    assert world.said("One more remark.")["dropped"] == 1


def test_a_long_text_is_shortened(world: World):
    recorded = world.said("Please write in short and plain sentences. " * 10)
    assert recorded["shortened"]
    assert len(recorded["observation"]["text"]) == 300
