"""What is logged: enough to find a fault, and no secret."""

from __future__ import annotations

import logging

import httpx
import pytest
from transports import KEY, Options, World

from agent_genome.client.errors import AgentGenomeError
from agent_genome.client.logs import logger, set_up_logging
from agent_genome.client.requests import Call


@pytest.fixture
def fresh_logger():
    level, propagate, handlers = logger.level, logger.propagate, list(logger.handlers)
    yield logger
    logger.setLevel(level)
    logger.propagate = propagate
    logger.handlers[:] = handlers


def test_a_line_an_attempt_with_method_path_status_and_request_id(caplog, world):
    answers = iter(
        [httpx.Response(503, text="hush"), httpx.Response(200, json={"text": "hush"}, headers={"x-request-id": "id-1"})]
    )
    call = Call(method="POST", path="/agents/a/compile", query={"subject": "hush"}, body={"text": "hush"}, keyed=True)
    with caplog.at_level(logging.DEBUG, logger="agent_genome"):
        world.send(call, handler=lambda request: next(answers))
    assert [record.getMessage() for record in caplog.records if record.name == "agent_genome"] == [
        "request method=POST path=/agents/a/compile attempt=1 request_id=id-1",
        "answer method=POST path=/agents/a/compile status=503 attempt=1 request_id='id-1'",
        "retry in_s=0.50 attempt=2 request_id=id-1",
        "request method=POST path=/agents/a/compile attempt=2 request_id=id-1",
        "answer method=POST path=/agents/a/compile status=200 attempt=2 request_id='id-1'",
    ]


def test_neither_the_key_nor_a_body_is_logged(caplog):
    def answer(request):
        raise httpx.ConnectError(f"cannot connect with {KEY}", request=request)

    call = Call(method="POST", path="/things", body={"text": "hush"}, keyed=True)
    with caplog.at_level(logging.DEBUG, logger="agent_genome"), pytest.raises(AgentGenomeError):
        World().send(call, Options(headers=({"cookie": "hush"},)), handler=answer)
    lines = "\n".join(record.getMessage() for record in caplog.records if record.name == "agent_genome")
    assert "error=ConnectError" in lines
    assert KEY not in lines
    assert "hush" not in lines


def test_a_request_id_of_the_server_cannot_break_a_line(caplog):
    with caplog.at_level(logging.DEBUG, logger="agent_genome"):
        World().send(
            Call(method="GET", path="/"),
            handler=lambda request: httpx.Response(200, headers={"x-request-id": "a\x1bb"}),
        )
    assert all(record.getMessage().isprintable() for record in caplog.records if record.name == "agent_genome")


@pytest.mark.parametrize(("word", "level"), [("debug", 10), ("INFO", 20), (" warning ", 30), ("error", 40)])
def test_a_level_lets_lines_go_to_standard_error(fresh_logger, word, level):
    set_up_logging(word)
    assert fresh_logger.level == level
    assert [type(handler) for handler in fresh_logger.handlers] == [logging.StreamHandler]


def test_setting_it_up_twice_adds_no_second_line(fresh_logger):
    set_up_logging("debug")
    set_up_logging("info")
    assert len(fresh_logger.handlers) == 1


@pytest.mark.parametrize("word", [None, "", " "])
def test_without_a_level_the_program_decides(fresh_logger, word):
    set_up_logging(word)
    assert not fresh_logger.handlers


def test_a_level_that_is_none_is_refused_and_the_levels_are_named():
    with pytest.raises(AgentGenomeError, match="AGENT_GENOME_LOG is 'loud'; it may be debug, info, warning, error"):
        set_up_logging("loud")
