"""The reader of the CoreForm notation."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.genesis.coreform import (
    Bytes,
    Integer,
    MapForm,
    NotationError,
    Symbol,
    VectorForm,
    read_forms,
)


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("a :key ::meta -x + é a.b", [Symbol] * 7),
        ("12 -5 007 -0", [Integer] * 4),
        ("12abc", [Integer, Symbol]),
        ("-5x", [Integer, Symbol]),
        ("- -a", [Symbol, Symbol]),
        ('"text"', [str]),
        ('b"bytes"', [Bytes]),
        ('b "text"', [Symbol, str]),
        ('ab"text"', [Symbol, str]),
        ("nil true false", [type(None), bool, bool]),
        ("nilly truex", [Symbol, Symbol]),
        ("()", [type(None)]),
        ("(a) [a] {a b}", [list, VectorForm, MapForm]),
        ("[]", [VectorForm]),
        ("{}", [MapForm]),
        ("'a '(b)", [list, list]),
        ("; a comment\nb ; another", [Symbol]),
        ("a;b", [Symbol]),
        ("", []),
        (" \t\r\n", []),
        ("a\u00a0b \u2003", [Symbol, Symbol]),
    ],
    ids=ascii,
)
def test_each_token_is_what_the_notation_says(text: str, types: list[type]) -> None:
    assert [type(form) for form in read_forms(text)] == types


@pytest.mark.parametrize(
    ("token", "value"),
    [
        (r'"\\ \" \n \r \t"', '\\ " \n \r \t'),
        (r'"\u0041\x42\u00e9\xe9"', "ABéé"),
        (r'"\ud7ff\ue000"', "\ud7ff\ue000"),
        ('"a\nb"', "a\nb"),
        (r'"\x41bc\u0041bc"', "AbcAbc"),
        (r'"\x41ffffffff"', "Affffffff"),
    ],
)
def test_strings_have_escapes_and_may_hold_line_ends(token: str, value: str) -> None:
    assert read_forms(token) == [value]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (r'"\q"', "line 1: a string has an unknown escape or no end"),
        (r'"\ud800"', "unknown escape"),
        (r'"\uDFFF"', "unknown escape"),
        (r'"\u12"', "unknown escape"),
        (r'"\x4"', "unknown escape"),
        ('\n\n"open', "line 3: a string"),
        (r'b"\q"', "a string has an unknown escape"),
        ("(a", "the text ends inside a form"),
        ("'", "the text ends inside a form"),
        ("(')", "`)` closes nothing"),
        (")", "`)` closes nothing"),
        ("\n(a]", "line 2: `]` closes nothing"),
        ("{a}", "a map has a key without a value"),
    ],
)
def test_what_is_no_coreform_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_forms(text)
    assert said in str(raised.value)


def test_a_quote_is_a_list_with_the_symbol_quote() -> None:
    assert read_forms("''a") == [["quote", ["quote", "a"]]]
    assert isinstance(read_forms("'a")[0][0], Symbol)  # type: ignore[index]


def test_of_equal_keys_of_a_map_the_last_counts_and_a_string_is_no_symbol() -> None:
    made = read_forms('{:a 1 ":a" 2 :a 3}')[0]
    assert isinstance(made, MapForm)
    assert made.get(":a") == "3"
    assert made.get(":b") is None
    assert read_forms('{":a" 2}')[0].get(":a") is None  # type: ignore[union-attr]


def test_deep_nesting_needs_no_deep_stack_and_is_bounded() -> None:
    assert read_forms("(" * 99_999 + ")" * 99_999)
    assert read_forms("'" * 99_999 + "a")
    for text in ("(" * 100_001, "'" * 100_001 + "a"):
        with pytest.raises(NotationError, match="more than 100000 levels"):
            read_forms(text)


def written(form: object) -> str:
    """Write a form as the notation has it."""
    match form:
        case MapForm():
            return "{" + " ".join(map(written, form.items)) + "}"
        case VectorForm():
            return "[" + " ".join(map(written, form)) + "]"
        case list():
            return "(" + " ".join(map(written, form)) + ")"
        case Symbol() | Integer():
            return str(form)
        case str():
            return '"' + form.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case _:
            return {None: "nil", True: "true", False: "false"}[form]  # type: ignore[index]


ATOMS = (
    st.sampled_from(["a", ":key", "::meta", "x/y::z", "é"]).map(Symbol)
    | st.integers().map(lambda number: Integer(str(number)))
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
    | st.sampled_from([None, True, False])
)
FORMS = st.recursive(
    ATOMS,
    lambda inner: (
        st.lists(inner, min_size=1, max_size=3)
        | st.lists(inner, max_size=3).map(VectorForm)
        | st.lists(st.tuples(inner, inner), max_size=2).map(
            lambda pairs: MapForm([item for pair in pairs for item in pair])
        )
    ),
    max_leaves=12,
)


@given(st.lists(FORMS, max_size=4))
def test_what_is_written_is_read_again(forms: list[object]) -> None:
    assert read_forms(" ".join(map(written, forms))) == forms


@given(st.text("()[]{}'\" \\bu41ax;\n-", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert isinstance(read_forms(text), list)
