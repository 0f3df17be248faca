"""When a call is tried again, by the vectors that every language meets."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transports import vectors

from agent_genome.client import _spec_clients, retries

RETRY_AFTER, BACKOFF, DECISIONS = (vectors(f"{name}.json") for name in ("retry_after", "backoff", "retry_decisions"))


@pytest.mark.parametrize("case", RETRY_AFTER["cases"], ids=lambda case: case["name"])
def test_what_the_server_asks_to_wait(case):
    assert retries.retry_after_s(case["headers"], now_s=RETRY_AFTER["now_s"]) == case["delay_s"]


@pytest.mark.parametrize("case", BACKOFF["cases"], ids=lambda case: case["name"])
def test_the_backoff(case):
    assert retries.backoff_s(case["attempt"], random=case["random"]) == pytest.approx(case["delay_s"], rel=1e-12)


@pytest.mark.parametrize("case", DECISIONS["cases"], ids=lambda case: case["name"])
def test_whether_a_call_is_tried_again(case):
    repeatable = retries.is_repeatable(
        case["method"], natural=case["natural"], has_idempotency_key=case["idempotency_key"]
    )
    wait = retries.wait_s(
        repeatable=repeatable,
        status=case["failure"].get("status"),
        attempt=case["attempt"],
        max_retries=case["max_retries"],
        asked_s=case["retry_after_s"],
        random=case["random"],
    )
    assert wait == case["delay_s"]


@pytest.mark.parametrize("policy", [BACKOFF["policy"], DECISIONS["policy"]])
def test_the_numbers_of_the_policy(policy):
    assert policy == {
        "max_retries": _spec_clients.MAX_RETRIES,
        "first_delay_s": _spec_clients.FIRST_DELAY_S,
        "factor": _spec_clients.FACTOR,
        "max_delay_s": _spec_clients.MAX_DELAY_S,
        "jitter": _spec_clients.JITTER,
        "max_retry_after_s": _spec_clients.MAX_RETRY_AFTER_S,
    }


@given(st.dictionaries(st.sampled_from(["retry-after", "retry-after-ms", "Retry-After"]), st.text(max_size=40)))
def test_any_header_gives_a_wait_that_is_a_number_or_none(headers):
    asked = retries.retry_after_s(headers, now_s=0)
    assert asked is None or (math.isfinite(asked) and asked >= 0)


@given(st.integers(1, 10**9), st.floats(0, 1, exclude_max=True))
def test_a_backoff_is_never_more_than_the_bound_and_never_less_than_three_quarters_of_the_first(attempt, random):
    assert retries.backoff_s(attempt, random=random) > _spec_clients.FIRST_DELAY_S * (1 - _spec_clients.JITTER)
    assert retries.backoff_s(attempt, random=random) <= _spec_clients.MAX_DELAY_S
