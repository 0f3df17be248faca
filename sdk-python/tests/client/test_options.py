"""What a caller may set, and what wins."""

from __future__ import annotations

import math

import httpx
import pytest

from agent_genome.client.errors import AgentGenomeError
from agent_genome.client.options import Options


def test_a_change_leaves_the_options_that_it_came_from():
    first = Options()
    assert first.changed({"max_retries": 5}).max_retries == 5
    assert first == Options()


def test_no_change_is_the_same_options():
    first = Options()
    assert first.changed({}) is first


def test_a_timeout_of_none_is_a_change():
    assert Options().changed({"timeout": None}).timeout is None


def test_headers_come_on_top_of_those_that_are_there():
    changed = Options().changed({"default_headers": {"a": "1"}}).changed({"extra_headers": {"b": "2"}})
    assert changed.headers == ({"a": "1"}, {"b": "2"})


@pytest.mark.parametrize("retries", [-1, 1.5, True, "2", None, math.inf])
def test_retries_are_a_whole_number(retries):
    with pytest.raises(AgentGenomeError, match="max_retries has to be a whole number"):
        Options().changed({"max_retries": retries})


@pytest.mark.parametrize("timeout", [0, -1, math.nan, math.inf, True, "30"])
def test_a_timeout_is_a_number_above_0(timeout):
    with pytest.raises(AgentGenomeError, match="timeout has to be a number of seconds"):
        Options().changed({"timeout": timeout})


@pytest.mark.parametrize("timeout", [0.5, 30, None, httpx.Timeout(5.0)])
def test_a_timeout_may_be_a_number_none_or_one_of_httpx(timeout):
    assert Options().changed({"timeout": timeout}).timeout == timeout


def test_headers_are_not_in_the_repr_since_they_may_hold_secrets():
    assert "hush" not in repr(Options().changed({"extra_headers": {"cookie": "hush"}}))
