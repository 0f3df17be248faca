"""Intents: what is taken, what is refused, and what is planned with."""

from __future__ import annotations

import json

import pytest
from genesis_trees import validator
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.genesis.intent import IntentError, read_intent

MOST = 2**64 - 1


def read(intent):
    return read_intent(json.dumps(intent).encode())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "it is not JSON"),
        (b"{", "it is not JSON"),
        (b'{"goal": NaN}', "it is not JSON"),
        (b'{"goal": "x", "max_workflows": Infinity}', "it is not JSON"),
        (b'\xef\xbb\xbf{"goal": "x"}', "it is not JSON"),
        (b'{"goal": "\xff"}', "it is not JSON"),
        (rb'{"goal": "\ud800"}', "it is not JSON"),
        (b'{"goal": "x",}', "it is not JSON"),
        (b'{"goal": "x"} x', "it is not JSON"),
        (b'{"goal": ' + b"[" * 129 + b"]" * 129 + b"}", "it nests more than 128 levels"),
        (b"[" * 100_000, "it is not JSON"),
        *((text, "it is no JSON object") for text in (b"5", b'"x"', b"null", b"true", b"[]", b'["schema", "goal"]')),
        (b'{"goal": "x", "unknown": 1}', "it has the unknown member unknown"),
        (b'{"Goal": "x"}', "it has the unknown member Goal"),
        *((b'{"goal": %s}' % value, "its `goal` is not a string") for value in (b"null", b"5", b"[]", b"true")),
        (b'{"goal": "x", "schema": 5}', "its `schema` is not a string"),
        *(
            (b'{"goal": "x", "%s": %s}' % (name, value), "is not an array of strings")
            for name in (b"domains", b"required_workflows", b"exclude_workflows", b"required_ops")
            for value in (b"null", b'"x"', b"[1]", b"[null]", b"{}")
        ),
        *(
            (b'{"goal": "x", "max_workflows": %s}' % value, "its `max_workflows` is not a whole number")
            for value in (b"true", b"false", b"2.0", b"1e1", b"-1", b'"2"', b"[]", b"18446744073709551616", b"1" * 200)
        ),
    ],
    ids=lambda value: value[:40].decode("latin-1") if isinstance(value, bytes) else "",
)
def test_an_intent_that_cannot_be_used_says_why(data, said):
    with pytest.raises(IntentError) as raised:
        read_intent(data)
    assert said in str(raised.value)


@pytest.mark.parametrize(
    "intent",
    [
        {"goal": "x"},
        {"goal": "x", "schema": None, "max_workflows": None},
        {"goal": "x", "schema": "genesis/agent-intent-v0.1", "max_workflows": 0},
        {"goal": "x", "max_workflows": MOST, "domains": [], "required_ops": ["a"], "exclude_workflows": ["b"]},
    ],
)
def test_an_intent_that_fits_the_schema_is_taken_as_it_is(intent):
    validator("agent-intent").validate(intent)
    assert read(intent).raw == intent


# The schema cannot tell 2.0 from 2, and the contract does.
FRACTIONS = st.floats(allow_nan=False).filter(lambda number: not number.is_integer())
JUNK = st.none() | st.booleans() | st.integers(-2, 2**65) | FRACTIONS | st.text(max_size=3)
VALUES = (
    JUNK | st.lists(JUNK | st.text(max_size=3), max_size=2) | st.dictionaries(st.text(max_size=2), JUNK, max_size=1)
)
MEMBERS = ("schema", "goal", "domains", "required_workflows", "exclude_workflows", "required_ops", "max_workflows", "x")


@given(st.dictionaries(st.sampled_from(MEMBERS), VALUES, max_size=4))
def test_what_is_taken_is_what_the_schema_allows(intent):
    # Another schema and an empty goal are failures of a plan, but leave the intent usable.
    given_goal = {"goal": "x"} | intent
    if isinstance(given_goal["goal"], str):
        given_goal["goal"] = "x"
    if isinstance(given_goal.get("schema"), str):
        given_goal["schema"] = None
    try:
        read(intent)
    except IntentError:
        assert not validator("agent-intent").is_valid(given_goal)
    else:
        assert validator("agent-intent").is_valid(given_goal)


def test_of_equal_members_the_last_counts():
    assert read_intent(b'{"goal": "a", "goal": "b"}').goal == "b"


def test_lists_are_trimmed_small_sorted_and_each_once():
    intent = read({"goal": " \u3000Go\x1f\u00a0", "domains": [" B", "a\t", "", " ", "A", "É", "b"]})
    assert intent.domains == ["a", "b", "É"]
    assert intent.goal == "Go\x1f"


@pytest.mark.parametrize(
    ("schema", "supported"),
    [(None, True), ("genesis/agent-intent-v0.1", True), ("genesis/agent-intent-v0.2", False), ("", False)],
)
def test_one_schema_is_supported(schema, supported):
    assert read({"goal": "x", "schema": schema}).schema_supported is supported


def test_tokens_of_a_goal_are_runs_of_ascii_letters_and_digits():
    assert read({"goal": "Check-the EXPORT, 2x; déjà_vu"}).goal_tokens == {
        *("check", "the", "export", "2x", "d", "j", "vu")
    }
