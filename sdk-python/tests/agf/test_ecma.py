"""Patterns as ECMA-262 reads them."""

from __future__ import annotations

import pytest

from agent_genome.agf.ecma import compiled


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        ("^a$", "a", True),
        ("^a$", "a\n", False),
        ("a", "ba\n", True),
        (r"a\$", "a$\n", True),
        (r"a\\$", "a\\\n", False),
        (r"a\\$", "a\\", True),
    ],
)
def test_a_final_dollar_is_the_end_of_the_string_alone(pattern: str, text: str, found: bool) -> None:
    assert bool(compiled(pattern).search(text)) is found
