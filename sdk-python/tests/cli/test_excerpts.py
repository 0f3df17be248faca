"""Excerpts and the mark under a place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.agf.wording import safe
from agent_genome.cli.excerpts import excerpts, window
from agent_genome.cli.layout import cell_width


def shown(text: str, column: int, *, width: int = 60) -> tuple[str, str]:
    (excerpt,) = excerpts(text.encode("utf-8", "surrogatepass"), [(1, column)])
    return window(excerpt, width=width)


@pytest.mark.parametrize(
    ("text", "column", "line", "mark"),
    [
        ('{"kind": "rule"}', 10, '{"kind": "rule"}', "         ^~~~~~"),
        ('{"n": -1.5e3}', 7, '{"n": -1.5e3}', "      ^~~~~~"),
        ('\t\t"a": {', 8, '    "a": {', "         ^"),
        ('"請求": "x"', 7, '"請求": "x"', "        ^~~"),
        ('"e\u0301": 1', 7, '"e\u0301": 1', "     ^"),
        ('"a": "\u202e"', 6, '"a": "\\u202e"', "     ^~~~~~~~"),
        ("{}\r", 1, "{}", "^"),
        ("", 1, "", "^"),
    ],
)
def test_the_mark_stands_under_the_place(text, column, line, mark):
    assert shown(text, column) == (line, mark)


def test_a_long_line_is_shortened_on_both_sides_of_the_place():
    line, mark = shown("x" * 5_000 + '"here"' + "y" * 5_000, 5_001, width=40)
    assert line == "…" + "x" * 23 + '"here"' + "y" * 9 + "…"
    assert mark == " " * 24 + "^" + "~" * 5


@given(st.text(max_size=400), st.integers(1, 401), st.integers(30, 120))
def test_an_excerpt_fits_and_holds_no_control_character(text, column, width):
    line, mark = shown(text.replace("\n", " "), column, width=width)
    assert cell_width(line) <= width
    assert cell_width(mark) <= width
    assert safe(line) == line


def test_bytes_that_are_no_utf_8_are_shown_as_replacement_characters():
    (excerpt,) = excerpts(b'{"a": "\xff"}', [(1, 8)])
    assert window(excerpt, width=40).line == '{"a": "\ufffd"}'
