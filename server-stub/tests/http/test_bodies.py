"""A body is counted as it arrives, and has to arrive in time (rest.md#sizes)."""

from __future__ import annotations

import asyncio

import pytest

from agent_genome_server.http.bodies import ClientGoneError, read_body
from agent_genome_server.problem import Problem


def arriving(*parts, then="wait"):
    messages = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    if then == "end":
        messages[-1]["more_body"] = False

    async def receive():
        if messages:
            return messages.pop(0)
        if then == "gone":
            return {"type": "http.disconnect"}
        return await asyncio.Event().wait()

    return receive


def read(receive, *, limit=10, seconds=5.0, declared=None):
    return asyncio.run(read_body(receive, limit=limit, seconds=seconds, declared=declared))


def test_a_body_at_the_limit_is_read_whole():
    assert read(arriving(b"01234", b"56789", then="end"), declared="10") == b"0123456789"


@pytest.mark.parametrize("parts", [(b"0" * 11,), (b"0" * 10, b"1")])
def test_a_body_beyond_the_limit_is_refused_as_it_arrives(parts):
    with pytest.raises(Problem) as refused:
        read(arriving(*parts))
    assert refused.value.code == "payload_too_large"


@pytest.mark.parametrize("declared", ["11", "00011", "9" * 5000])
def test_a_body_that_declares_too_much_is_refused_unread(declared):
    with pytest.raises(Problem) as refused:
        read(arriving(), declared=declared)
    assert refused.value.code == "payload_too_large"


@pytest.mark.parametrize("declared", ["1", "-5", "", "x", "\u0661\u0662"])
def test_what_a_body_declares_is_otherwise_not_believed(declared):
    assert read(arriving(b"0123456789", then="end"), declared=declared) == b"0123456789"


def test_a_body_that_does_not_come_in_time_is_refused():
    with pytest.raises(Problem) as refused:
        read(arriving(b"0"), seconds=0.01)
    assert refused.value.code == "request_timeout"


def test_a_client_that_leaves_gets_no_answer():
    with pytest.raises(ClientGoneError):
        read(arriving(b"0", then="gone"))
