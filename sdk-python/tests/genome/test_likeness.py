"""When statements agree and when they contradict each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.genome.likeness import contradict, fold, normal_form


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Keep it under 60 words.", "keep it UNDER 60 words"),
        ("Always add the GSTIN: line.", "Add the GSTIN: line."),
        ("Please, don't use tables!", "Never use tables."),
        ("Don’t use tables", "do not use tables"),
        ("Use ｆｕｌｌ width", "use full width"),
        ("Sign-off: short", "sign off short"),
        ("हमेशा छोटा लिखें।", "हमेशा छोटा लिखें"),
    ],
)
def test_statements_that_differ_in_courtesy_case_and_punctuation_agree(one, other):
    assert normal_form(one).key == normal_form(other).key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Use C++.", "Use C."),
        ("Round to 5%.", "Round to 5."),
        ("Keep it under 60 words.", "Keep it under 80 words."),
        ("Use tables.", "Never use tables."),
    ],
)
def test_statements_that_say_something_else_do_not_agree(one, other):
    assert normal_form(one).key != normal_form(other).key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Always use tables.", "Never use tables."),
        ("Keep it under 60 words.", "Keep it under 80 words."),
        ("Write it shorter.", "Please write it longer!"),
        ("Use bullet points.", "Do not use bullet points."),
        ("Send it with a cover note.", "Send it without a cover note."),
    ],
)
def test_negation_another_number_and_opposites_contradict(one, other):
    assert contradict(normal_form(one), normal_form(other))
    assert contradict(normal_form(other), normal_form(one))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Use tables.", "Use lists."),
        ("Keep it under 60 words.", "Never keep it under 80 words."),
        ("Write it shorter.", "Never write it longer."),
        ("Add more detail first.", "Add less detail last."),
        ("Use tables.", "Please use tables"),
    ],
)
def test_other_statements_do_not_contradict(one, other):
    assert not contradict(normal_form(one), normal_form(other))


@given(st.text(max_size=60))
def test_folding_twice_is_folding_once(text):
    assert fold(fold(text)) == fold(text)


@given(st.text(max_size=60))
def test_no_statement_contradicts_itself(text):
    assert not contradict(normal_form(text), normal_form(text))


def test_a_courtesy_alone_stays_a_statement():
    assert normal_form("Please never").words == ("never",)
