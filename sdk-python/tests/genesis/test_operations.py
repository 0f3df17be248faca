"""Which operations a workflow needs."""

from __future__ import annotations

import pytest

from agent_genome.genesis.operations import needed_operations, quoted
from agent_genome.genesis.text import operation_like


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("run \"a/b::c\" 'd/e::f'", ["a/b::c", "d/e::f"]),
        ('"a" "b"', ["a", "b"]),
        ('"a" "open', ["a"]),
        ("no quotes", []),
        ('""', []),
        ("\"a'b\" 'c'", ["a'b", 'b" ']),
        (r'"a\"b"', ["a\\"]),
    ],
)
def test_what_stands_between_pairs_of_one_quote_is_found(line, found):
    assert quoted(line) == found


@pytest.mark.parametrize(
    ("capabilities", "script", "operations"),
    [
        (b'allow = ["b/c::d", "a/b::c", "plain", "a::b"]', b'"x/y::z"', ["a/b::c", "b/c::d"]),
        (b"allow = []", b'"x/y::z"', ["x/y::z"]),
        (b'allow = ["plain"]', b'"x/y::z"', ["x/y::z"]),
        (b"allow = [", b'"x/y::z"', ["x/y::z"]),
        (b"allow = 5", b'"x/y::z"', ["x/y::z"]),
        (b'allow = ["a/b::c", 5]', b"", ["a/b::c"]),
        (None, b"'x/y::z'\r\n\"x/y::z\"", ["x/y::z"]),
        (None, b'"x/y\n::z"', []),
        (None, b'"x/y ::z" "A/B::C"', ["A/B::C"]),
        (None, b'"x/y::z" \xff', []),
        (b'[op."a/b::c"]', b"", []),
        (b'unknown = 1\nallow = ["a/b::c"]', b"", ["a/b::c"]),
        (None, None, []),
    ],
)
def test_what_the_capabilities_allow_counts_else_what_the_script_quotes(capabilities, script, operations):
    assert needed_operations(capabilities, script) == operations


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        *(("a/b::c", True), ("::/", True), ("A/B::C", True), ("a/b:c", False), ("a::b", False), ("", False)),
        *(("a/b ::c", False), ("a/b\t::c", False), ("a/b\u3000::c", False), ("a/b\x1f::c", True)),
    ],
)
def test_an_operation_has_a_slash_two_colons_and_no_white_space(text, is_one):
    assert operation_like(text) is is_one
