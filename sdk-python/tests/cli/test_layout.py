"""Widths and line breaks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.agf.wording import safe
from agent_genome.cli.layout import cell_width, wrap


@pytest.mark.parametrize(
    ("text", "width"),
    [("abc", 3), ("ü", 1), ("u\u0308", 1), ("請求書", 6), ("क्षेत्र", 4), ("ﾊ", 1), ("Ａ", 2), ("🙂", 2), ("각", 2)],
)
def test_width_in_columns(text, width):
    assert cell_width(text) == width


@given(st.text().map(safe), st.integers(20, 60))
def test_no_wrapped_line_is_wider_than_the_terminal_and_no_character_is_lost(text, width):
    wrapped = wrap(text, width=width, indent="  ")
    assert all(cell_width(line) <= width for line in wrapped.split("\n"))
    assert wrapped.replace("\n", "").replace(" ", "") == text.replace(" ", "")


def test_without_a_terminal_no_line_is_broken():
    assert wrap("a " * 500, width=None) == "a " * 500


def test_the_indent_of_the_first_line_stays():
    assert wrap("   = at: /a/b c", width=12, indent="     ") == "   = at:\n     /a/b c"
    assert wrap("   = at: /a/b", width=40, indent="     ") == "   = at: /a/b"
