"""The request of a call: its headers and its body."""

from __future__ import annotations

import json
import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transports import BASE_URL, KEY, READ, WRITE, settings

from agent_genome import __version__
from agent_genome.client.errors import AgentGenomeError
from agent_genome.client.options import Options
from agent_genome.client.requests import Call, prepare


def prepared(call=WRITE, **changes):
    return prepare(call, settings=settings(), options=Options().changed(changes), request_id="req-1", new_key="key-1")


def test_what_every_call_carries():
    headers = prepared(READ).headers
    assert headers["authorization"] == f"Bearer {KEY}"
    assert headers["x-request-id"] == "req-1"
    assert re.fullmatch(rf"agent-genome-python/{__version__} python/3\.\d+\.\d+.*", headers["user-agent"])
    assert headers["accept"] == "application/json, application/problem+json"


def test_a_read_carries_neither_an_idempotency_key_nor_a_body():
    found = prepared(READ)
    assert found.content is None
    assert not {"idempotency-key", "content-type"} & set(found.headers)


def test_a_write_carries_a_new_idempotency_key_or_the_one_that_was_given():
    assert prepared().headers["idempotency-key"] == "key-1"
    assert prepared(idempotency_key="mine").headers["idempotency-key"] == "mine"


def test_an_idempotency_key_goes_with_no_operation_that_takes_none():
    assert "idempotency-key" not in prepared(READ, idempotency_key="mine").headers


@pytest.mark.parametrize(
    ("call", "repeatable"),
    [
        (READ, True),
        (WRITE, True),
        (Call(method="POST", path="/things"), False),
        (Call(method="POST", path="/things", natural=True), True),
    ],
)
def test_which_calls_may_be_made_twice(call, repeatable):
    assert prepared(call).repeatable is repeatable


def test_a_write_without_its_key_may_not_be_made_twice():
    assert not prepared(extra_headers={"Idempotency-Key": None}).repeatable


def test_extra_headers_go_before_default_ones_and_those_before_the_own_whatever_their_case():
    found = prepare(
        READ,
        settings=settings(),
        options=Options()
        .changed({"default_headers": {"USER-AGENT": "mine", "X-Team": "a"}})
        .changed({"extra_headers": {"x-team": "b"}}),
        request_id="req-1",
        new_key="key-1",
    )
    assert (found.headers["user-agent"], found.headers["x-team"]) == ("mine", "b")
    assert len(found.headers) == len({name.lower() for name in found.headers})


def test_none_takes_a_header_away():
    assert "user-agent" not in prepared(extra_headers={"User-Agent": None}).headers


@pytest.mark.parametrize("name", ["", "a b", "a:", "a\n", "ä", "a\x00"])
def test_a_name_that_no_header_can_have_is_refused(name):
    with pytest.raises(AgentGenomeError, match="cannot be the name of a header"):
        prepared(extra_headers={name: "x"})


@pytest.mark.parametrize("value", ["hush\r\nX-Other: 1", "hüsh", "", " hush", "hush ", "hush\x00", "hush\x7f"])
def test_a_value_that_no_header_can_have_is_refused_and_not_shown(value):
    with pytest.raises(AgentGenomeError, match="the value of the header x-team cannot be sent") as caught:
        prepared(extra_headers={"X-Team": value})
    assert "hush" not in str(caught.value)


def test_a_body_is_compact_json_in_utf_8():
    assert (
        prepared(Call(method="POST", path="/", body={"a": "é", "b": [1, None]})).content
        == '{"a":"é","b":[1,null]}'.encode()
    )


def test_bytes_are_sent_as_they_are():
    assert prepared(Call(method="POST", path="/", body=b'{"a" : 1}')).content == b'{"a" : 1}'


@pytest.mark.parametrize("body", [{"a": math.nan}, {"a": math.inf}, {"a": {1, 2}}, {"a": "\ud83d"}, {"a": b"x"}])
def test_a_body_that_is_no_json_is_refused_by_the_name_of_the_member(body):
    with pytest.raises(AgentGenomeError, match=r"^a (cannot be written as JSON|holds half of a surrogate pair)"):
        prepared(Call(method="POST", path="/", body=body))


def test_a_body_that_holds_itself_or_is_too_deep_is_refused():
    ring: list = []
    ring.append(ring)
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    for body in (ring, deep):
        with pytest.raises(AgentGenomeError, match="cannot be written as JSON"):
            prepared(Call(method="POST", path="/", body=body))


def test_the_repr_of_a_request_shows_neither_key_nor_body():
    shown = repr(prepared(Call(method="POST", path="/", body={"text": "hush"})))
    assert KEY not in shown
    assert "hush" not in shown
    assert BASE_URL in shown


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
        st.lists,
    )
)
def test_json_arrives_as_it_was(value):
    body = {"value": value}
    assert json.loads(prepared(Call(method="POST", path="/", body=body)).content) == body
