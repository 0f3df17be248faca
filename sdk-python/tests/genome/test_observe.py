"""Recording outcomes."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.agf.gene_checks import check_text
from agent_genome.genome._spec_learning import OBSERVATION_CHARACTERS, OBSERVATIONS_KEPT, OUTCOMES, REFERENCES_KEPT
from agent_genome.genome.observe import Outcome, record_outcome
from agent_genome.genome.refusals import EngineError
from agent_genome.genome.state import GenomeState

STATE = GenomeState(agent="biller", workspace="w1", species="Biller")


def nothing_against(text):
    return []


def no_at_sign(text):
    return (
        [SimpleNamespace(code="contains_fact", severity="error", field="/text", message="", hint="")]
        if "@" in text
        else []
    )


def record(state, result, reference="out-1", check=nothing_against, **members):
    return record_outcome(state, Outcome(result, reference, **members), check=check)


@pytest.mark.parametrize("result", sorted(OUTCOMES))
def test_what_a_customer_says_becomes_one_observation(result):
    after, recorded = record(STATE, result, text="Be brief.", subject="anna")
    assert recorded.written
    assert [(o.text, o.signal, o.reference, o.subject) for o in after.observations] == [
        ("Be brief.", "approval" if result == "approval" else "feedback", "out-1", "anna")
    ]
    assert after.version == STATE.version + 1


@pytest.mark.parametrize("result", ["accepted", "rejected", "feedback", "approval"])
@pytest.mark.parametrize("text", [None, "", " \n", "?!"])
def test_an_outcome_without_words_writes_nothing(result, text):
    assert record(STATE, result, text=text) == (STATE, record(STATE, result)[1])
    assert record(STATE, result, text=text)[1].reason == "nothing_said"


def test_an_edit_becomes_a_statement_of_what_changed():
    after, _ = record(STATE, "edited", before="Total: 5", after="GSTIN: 22AAAAA0000A1Z5\nTotal: 5")
    assert [(o.text, o.signal) for o in after.observations] == [("Add the GSTIN: line.", "edit")]


def test_an_edit_without_a_known_sign_writes_nothing():
    assert record(STATE, "edited", before="a", after="b")[1].reason == "no_statement"


def test_the_customer_s_own_words_go_before_the_statement_of_an_edit():
    after, _ = record(STATE, "edited", text="Shorter.", before="a", after="Total: 1")
    assert [(o.text, o.signal) for o in after.observations] == [("Shorter.", "feedback")]


def test_a_text_that_a_check_speaks_against_is_not_stored():
    after, recorded = record(STATE, "feedback", text="Copy cfo@example.com", check=no_at_sign)
    assert after is STATE
    assert (recorded.reason, recorded.findings, recorded.written) == ("refused", ("contains_fact",), False)


def test_a_fact_beyond_the_cut_is_found_too():
    text = "x " * OBSERVATION_CHARACTERS + "cfo@example.com"
    assert record(STATE, "feedback", text=text, check=no_at_sign)[1].reason == "refused"


def test_a_warning_of_a_check_forbids_nothing():
    def warns(text):
        return [SimpleNamespace(code="person_name_in_role", severity="warning")]

    assert record(STATE, "feedback", text="Be brief.", check=warns)[1].written


def test_the_gene_checks_of_the_library_fit():
    assert record(STATE, "feedback", text="Copy cfo@example.com on it.", check=check_text)[1].reason == "refused"
    assert record(STATE, "feedback", text="Keep it under 60 words.", check=check_text)[1].written


def test_the_same_reference_writes_once():
    once, _ = record(STATE, "feedback", text="Be brief.")
    again, recorded = record(once, "feedback", text="Something else.")
    assert again is once
    assert recorded.reason == "duplicate"


def test_the_same_reference_writes_once_when_its_observation_is_long_gone():
    state = STATE
    for number in range(OBSERVATIONS_KEPT + 1):
        state, recorded = record(state, "feedback", reference=f"out-{number}", text=f"Say it {number} times.")
    assert recorded.dropped == 1
    assert record(state, "feedback", reference="out-0", text="Say it 0 times.")[1].reason == "duplicate"


def test_the_newest_observations_and_references_are_kept():
    state = STATE
    for number in range(REFERENCES_KEPT + 5):
        state, _ = record(state, "feedback", reference=f"out-{number}", text=f"Say it {number} times.")
    assert [o.number for o in state.observations] == list(
        range(REFERENCES_KEPT + 6 - OBSERVATIONS_KEPT, REFERENCES_KEPT + 6)
    )
    assert len(state.outcomes) == REFERENCES_KEPT


@given(st.text())
def test_an_observation_is_one_line_of_limited_length(text):
    after, recorded = record(STATE, "feedback", text=text)
    for observation in after.observations:
        assert 0 < len(observation.text) <= OBSERVATION_CHARACTERS
        assert len(observation.text.splitlines()) == 1
        assert observation.text.encode()
        assert recorded.shortened == observation.text.endswith("…") or not recorded.shortened


@pytest.mark.parametrize(
    ("code", "members"),
    [
        ("outcome_unknown", {"result": "liked"}),
        ("outcome_unknown", {"result": "\x1b[31m"}),
        ("reference_invalid", {"reference": "out 1"}),
        ("reference_invalid", {"reference": "out-1\n"}),
        ("reference_invalid", {"reference": ""}),
        ("subject_invalid", {"subject": ""}),
        ("subject_invalid", {"subject": "a" * 257}),
        ("subject_invalid", {"subject": "a\nb"}),
        ("subject_invalid", {"subject": "\ud83d"}),
        ("edit_incomplete", {"result": "edited", "before": "a", "text": None}),
    ],
)
def test_a_malformed_outcome_is_refused_with_a_code(code, members):
    whole = {"result": "feedback", "reference": "out-1", "text": "Be brief.", **members}
    with pytest.raises(EngineError) as caught:
        record(STATE, **whole)
    assert caught.value.code == code
    assert str(caught.value).isprintable()
