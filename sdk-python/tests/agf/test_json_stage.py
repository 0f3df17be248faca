"""The stage `json` (spec: checking.md#json-stage, agf.md)."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from agf_documents import SAMPLE, json_values
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.agf._spec import MAX_NESTING, MAX_PROBLEMS
from agent_genome.agf.json_stage import scan


def _found(text: str) -> list[tuple[str, str, int]]:
    return [(problem.code, problem.pointer, problem.offset) for problem in scan(text).problems]


def _refuse(token: str) -> Any:
    raise ValueError(token)


def _is_json(text: str) -> bool:
    try:
        json.loads(text, parse_constant=_refuse, parse_int=float)
    except (ValueError, RecursionError):
        return False
    return not text.startswith("\ufeff")


_TOKENS = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"a"',
    '"\\u0041"',
    '"\\ud800"',
    '"\\x"',
    "1",
    "-0",
    "1.5e3",
    "01",
    "1.",
    "true",
]
_TOKENS += ["nul", " ", "\n", "\t", "\x0b", "'", '"', "\\", "NaN", "-", "é", "\x00", '"b', "\u00a0", "//"]


@given(st.lists(st.sampled_from(_TOKENS), max_size=12).map("".join))
def test_exactly_what_is_no_json_is_refused(text: str) -> None:
    assert ("not_json" in [problem.code for problem in scan(text).problems]) is not _is_json(text)


@given(st.lists(st.tuples(st.sampled_from("ab"), json_values), max_size=5))
def test_every_json_text_without_duplicates_passes(members: list[tuple[str, Any]]) -> None:
    assert scan(json.dumps(dict(members))).problems == ()


@pytest.mark.parametrize("end", range(0, len(SAMPLE) - 2, 7))
def test_every_truncation_is_no_json(end: int) -> None:
    assert [code for code, _, _ in _found(SAMPLE[:end].decode())] == ["not_json"]


def test_duplicates_are_found_after_unescaping_at_every_level() -> None:
    text = r'{"a":{"b":1,"\u0062":2},"a":[{"c":1,"c":{"d":1,"d":2}}]}'
    assert [row[:2] for row in _found(text)] == [
        ("duplicate_member", "/a/b"),
        ("duplicate_member", "/a"),
        ("duplicate_member", "/a/0/c"),
        ("duplicate_member", "/a/0/c/d"),
    ]


def test_half_a_surrogate_pair_is_found_in_values_and_names() -> None:
    text = r'["\ud83d\ude00", "\ud83d", "\ude00", "\ude00\ud83d", {"\ud83d": 1}, "\\ud83d"]'
    assert [row[:2] for row in _found(text)] == [("lone_surrogate", f"/{part}") for part in ("1", "2", "3", "4/\ufffd")]


@pytest.mark.parametrize(
    "token", ["9007199254740992", "-9007199254740992", "9" * 5000, "1e999", "-1e309", "1" * 400 + ".5"]
)
def test_a_number_that_readers_would_change_is_found(token: str) -> None:
    assert _found(f'{{"a":[{token}]}}') == [("number_out_of_range", "/a/0", 6)]


@pytest.mark.parametrize(
    "token", ["9007199254740991", "-9007199254740991", "1e300", "1e-999", "0." + "1" * 5000, "1e20", "-0"]
)
def test_a_number_that_every_reader_keeps_passes(token: str) -> None:
    assert _found(f"[{token}]") == []
    assert math.isfinite(json.loads(token))


@pytest.mark.parametrize("closing", ["", "]" * (MAX_NESTING + 1)])
def test_nesting_is_refused_when_the_level_is_passed_closed_or_not(closing: str) -> None:
    assert _found("[" * (MAX_NESTING + 1) + closing) == [("nesting_too_deep", "/0" * MAX_NESTING, MAX_NESTING)]
    assert _found("[" * MAX_NESTING + "]" * MAX_NESTING) == []


def test_what_stands_first_decides_between_syntax_and_nesting() -> None:
    assert [row[0] for row in _found("[1 " + "[" * 99)] == ["not_json"]
    assert [row[0] for row in _found("[" * 99 + "1 1")] == ["nesting_too_deep"]


def test_a_syntax_error_at_the_end_is_reported_alone() -> None:
    assert [row[0] for row in _found('{"a":1,"a":2,"b":1e999,')] == ["not_json"]


def test_no_more_problems_are_kept_than_a_report_needs() -> None:
    assert len(scan("[" + ",".join(["1e999"] * (MAX_PROBLEMS * 2)) + "]").problems) == MAX_PROBLEMS


@pytest.mark.parametrize(
    ("text", "reason", "offset"),
    [
        ("", "The text is empty.", 0),
        ('{"a": [1, 2', "The text ends too early: it was cut off.", 11),
        ("[1,]", "Not JSON: a comma stands before the closing bracket.", 3),
        ("{'a': 1}", "Not JSON: strings stand in double quotes.", 1),
        ("[NaN]", "Not JSON: NaN and Infinity are no JSON.", 1),
        ("[True]", "Not JSON: Python's True, False and None are no JSON; write true, false and null.", 1),
        ("[01]", "Not JSON: a number has no leading zeros.", 1),
        ('["a\tb"]', "Not JSON: a control character stands in a string unescaped.", 3),
        (r'["\x41"]', "Not JSON: this escape is unknown.", 2),
        ('["abc]', "Not JSON: this string has no closing quote.", 1),
        ('{"a" 1}', "Not JSON: a colon is expected after the member's name.", 5),
        ("{} {}", "Not JSON: the document has ended, but more text follows.", 3),
        ("{} // end", "Not JSON: comments are no JSON.", 3),
        ("[1 2]", "Not JSON: a comma or ] is expected here.", 3),
    ],
)
def test_the_reason_names_the_mistake_at_its_place(text: str, reason: str, offset: int) -> None:
    (problem,) = scan(text).problems
    assert (problem.details["reason"], problem.offset) == (reason, offset)
