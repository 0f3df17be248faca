"""A body is I-JSON or refused with the codes of AGF's stages (rest.md#json)."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome_server.http.strict_json import read_json
from agent_genome_server.problem import Problem

REFUSED = [
    (b"", "not_json", ""),
    (b"{", "not_json", ""),
    (b"{} x", "not_json", ""),
    (b"NaN", "not_json", ""),
    (b"[Infinity]", "not_json", ""),
    (b"{'a': 1}", "not_json", ""),
    (b"\xef\xbb\xbf{}", "byte_order_mark", ""),
    (b'"\xff"', "not_utf8", ""),
    (b'{"a": 1, "b": {"c": 1, "c": 2}}', "duplicate_member", "/b/c"),
    (b'{"a": 1, "\\u0061": 2}', "duplicate_member", "/a"),
    (b'{"a": "\\ud83d"}', "lone_surrogate", "/a"),
    (b'["\\ude00"]', "lone_surrogate", "/0"),
    (b'{"a": 1e999}', "number_out_of_range", "/a"),
    (b'{"a": 9007199254740993}', "number_out_of_range", "/a"),
    (b'{"a": ' + b"9" * 5000 + b"}", "number_out_of_range", "/a"),
    (b"[" * 200_000, "nesting_too_deep", "/0" * 64),
]


@pytest.mark.parametrize(("data", "code", "pointer"), REFUSED, ids=[f"{n}-{row[1]}" for n, row in enumerate(REFUSED)])
def test_what_is_no_i_json_is_refused_with_its_code_and_place(data, code, pointer):
    with pytest.raises(Problem) as refused:
        read_json(data)
    assert (refused.value.code, refused.value.status) == ("malformed_json", 400)
    assert (refused.value.errors[0].code, refused.value.errors[0].pointer) == (code, pointer)


def test_no_more_faults_are_listed_than_a_problem_may_hold():
    with pytest.raises(Problem) as refused:
        read_json(b"{" + b",".join([b'"a": 1'] * 500) + b"}")
    assert len(refused.value.errors) == 100


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=5), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(json_values, st.booleans())
def test_every_i_json_value_is_read_as_it_is(value, ascii_only):
    text = json.dumps(value, ensure_ascii=ascii_only)
    if any(abs(number) > 2**53 - 1 for number in _numbers(value)):
        return
    assert read_json(text.encode()) == value


def _numbers(value):
    if isinstance(value, (list, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _numbers(item)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield value


@given(st.binary(max_size=40))
def test_no_bytes_break_the_reader(data):
    problem = None
    try:
        read_json(data)
    except Problem as refused:
        problem = refused
    assert problem is None or (problem.code == "malformed_json" and problem.errors)
