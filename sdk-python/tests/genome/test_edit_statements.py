"""What an edit says."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.genome._spec_learning import EDIT_LABELS, EDIT_LENGTH, EDIT_SIGNS, OBSERVATION_CHARACTERS
from agent_genome.genome.edit_statements import statement_of_edit

BODY = "The invoice of this month is ready and has been checked twice by the team."
ALL = {
    *(EDIT_LABELS[way].format(label=label) for label in EDIT_LABELS["labels"] for way in ("appears", "vanishes")),
    *(sign[way] for sign in EDIT_SIGNS for way in ("appears", "vanishes")),
    EDIT_LENGTH["shorter"],
    EDIT_LENGTH["longer"],
}


@pytest.mark.parametrize(
    ("more", "statement"),
    [
        (f"{BODY}\nGSTIN: 22AAAAA0000A1Z5", "Add the GSTIN: line."),
        (f"{BODY}\n- **invoice NUMBER**: 7", "Add the Invoice number: line."),
        (f"{BODY}\n| a | b |\n|---|---|\n", "Use a table."),
        (f"{BODY}\n- one\n- two", "Use bullet points."),
        (f"## Status\n{BODY}", "Use headings."),
        (f"Dear all,\n{BODY}", "Open with a greeting."),
        (f"{BODY}\r\nKind regards,\r\n", "Close with a sign-off."),
        (f"{BODY} 🎉", "Use emoji."),
        (f"{BODY} Great!", "Use exclamation marks."),
        (f"{BODY} **now**", "Use bold text."),
        (f"{BODY} It’s fine.", "Use contractions."),
    ],
)
def test_a_sign_that_appears_or_vanishes_is_said(more, statement):
    assert statement_of_edit(BODY, more) == statement
    assert statement_of_edit(more, BODY) in ALL - {statement}


def test_a_text_cut_to_three_quarters_is_shorter_and_the_other_way_round_longer():
    long, short = "word " * 16, "word " * 12
    assert statement_of_edit(long, short) == "Write it shorter."
    assert statement_of_edit(short, long) == "Write it longer."
    assert statement_of_edit(long, "word " * 13) is None


def test_an_edit_of_facts_alone_says_nothing():
    assert statement_of_edit("Total: 5 for Priya", "Total: 7 for Priya Sharma") is None


@given(st.text(), st.text())
def test_no_word_of_the_customer_enters_a_statement(before, after):
    assert statement_of_edit(before, after) in {None, *ALL}


def test_every_statement_fits_into_an_observation():
    assert all(0 < len(statement) <= OBSERVATION_CHARACTERS for statement in ALL)


@pytest.mark.parametrize("part", [" ", "\t|", "- ", "*", "#", "|\n", "Total", "best \n", "n't", "\n"])
def test_hostile_texts_take_linear_time(part):
    started = time.process_time()
    statement_of_edit(part * 100_000, "x")
    # Quadratic time would be minutes.
    assert time.process_time() - started < 20
