"""What an error answer says, by the vectors that every language meets."""

from __future__ import annotations

import base64
import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transports import vectors

from agent_genome.client.problems import read_problem


def _expected(case):
    expected = dict(case["expect"])
    expected["errors"] = [item | {"location": item["in"]} for item in expected["errors"]]
    for item in expected["errors"]:
        del item["in"]
    return expected


@pytest.mark.parametrize("case", vectors("problem_bodies.json")["cases"], ids=lambda case: case["name"])
def test_what_a_body_says(case):
    content = base64.b64decode(case["body_base64"]) if "body_base64" in case else case["body"].encode()
    found = dataclasses.asdict(read_problem(content, case["headers"]))
    body = found.pop("body")
    expected = _expected(case)
    kind = expected.pop("body_is")
    assert {**found, "errors": list(found["errors"])} == expected
    if kind == "empty":
        assert body is None
    elif kind == "text":
        assert isinstance(body, str)
    else:
        text = content.decode("utf-8-sig", "replace")
        assert body == json.loads(text.replace("\\ud83d", "\ufffd"))


@given(st.binary(max_size=200))
def test_no_body_breaks_it(content):
    read_problem(content, {})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["code", "errors", "detail", "a"]), inner),
    )
)
def test_no_json_breaks_it(value):
    read_problem(json.dumps(value).encode(), {})


def test_brackets_without_end_are_text():
    assert read_problem(b"[" * 65_536, {}).body == "[" * 65_536
