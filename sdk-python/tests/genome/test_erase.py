"""Erasing a person."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from agent_genome.genome.consolidation import consolidate
from agent_genome.genome.edits import add_gene, change_gene
from agent_genome.genome.erase import Erased, Kept, erase_subject
from agent_genome.genome.model import Gene
from agent_genome.genome.observe import Outcome, record_outcome
from agent_genome.genome.proposals import accept_proposal, reject_proposal
from agent_genome.genome.refusals import EngineError
from agent_genome.genome.register import new_state
from agent_genome.genome.state import GenomeState
from agent_genome.genome.state_json import state_to_json

STATE = GenomeState(agent="biller", workspace="w1", species="Biller")
SHORT, LONGER = "Keep it under 60 words.", "Keep it under 80 words."
APPROVE = "Ask before sending an invoice."
MINE = Gene("mine", "style", "Use tables.", "user", source="customer_explicit", subject="anna")
ORG = Gene("tone", "style", "Be kind.", "org", source="staff")


def nothing_against(*texts, **more):
    return []


def say(state, subject, *texts):
    for text in texts:
        outcome = Outcome("feedback", f"out-{subject}-{state.next_number}", subject=subject, text=text)
        state, _ = record_outcome(state, outcome, check=nothing_against)
    return state


def learn(state, subject, *texts):
    return consolidate(say(state, subject, *texts))[0]


def add(state, gene):
    return add_gene(state, gene, check=nothing_against)[0]


def stored(state):
    return json.dumps(state_to_json(state), ensure_ascii=False)


def test_erasing_removes_statements_personal_genes_and_references_and_nothing_of_others():
    bens = say(add(STATE, replace(MINE, subject="ben")), "ben", LONGER)
    state = add(say(bens, "anna", SHORT), MINE)
    after, erased = erase_subject(state, "anna")
    assert erased == Erased(observations=1, personal_genes=1, references=1)
    assert (after.genes, after.observations, after.outcomes) == (bens.genes, bens.observations, bens.outcomes)
    assert "anna" not in stored(after)
    assert after.version == state.version + 1


def test_a_learned_gene_that_rests_on_the_person_alone_goes():
    after, erased = erase_subject(learn(STATE, "anna", SHORT, SHORT), "anna")
    assert (after.genes, after.evidence, erased.learned_genes, erased.kept) == ((), (), 1, ())


def test_a_learned_gene_that_rests_on_others_too_stays_with_less_evidence():
    state = learn(say(STATE, "anna", "KEEP IT under 60 words", SHORT), "ben", SHORT)
    (before,) = state.genes
    after, erased = erase_subject(state, "anna")
    assert after.genes == (replace(before, text=SHORT, strength=0.4, evidence_count=1, provenance=("out-ben-3",)),)
    assert erased.kept == (Kept(before.id, "rests_on_others", 3, 1),)
    assert "KEEP IT" not in stored(after)


def test_a_gene_that_stays_below_the_floor_is_not_retired_without_a_new_contradiction():
    state = learn(learn(say(STATE, "anna", *[SHORT] * 5), "ben", SHORT), "cleo", LONGER)
    after, _ = erase_subject(state, "anna")
    assert [gene.strength for gene in after.genes] == [0.24]
    assert consolidate(after)[0] is after


def test_what_the_person_said_against_a_gene_no_longer_counts():
    plain = learn(STATE, "ben", SHORT, SHORT)
    after, erased = erase_subject(learn(plain, "anna", LONGER), "anna")
    assert after.genes == plain.genes
    assert erased.kept == ()


def test_a_contradiction_of_others_does_not_hold_a_gene():
    state = learn(learn(STATE, "anna", SHORT, SHORT), "ben", LONGER)
    after, erased = erase_subject(state, "anna")
    assert (after.genes, after.evidence, erased.learned_genes) == ((), (), 1)


def test_evidence_of_nobody_known_holds_a_gene():
    after, erased = erase_subject(learn(say(STATE, None, SHORT), "anna", SHORT), "anna")
    assert [(gene.strength, gene.evidence_count) for gene in after.genes] == [(0.4, 1)]
    assert erased.kept[0].reason == "rests_on_others"


def test_older_references_of_others_come_back_when_there_is_room_for_them():
    state = say(STATE, "ben", SHORT, SHORT)
    for _ in range(3):
        state = learn(state, "anna", *[SHORT] * 20)
    assert "out-ben-1" not in state.genes[0].provenance
    assert erase_subject(state, "anna")[0].genes[0].provenance == ("out-ben-1", "out-ben-2")


def test_a_proposal_that_rests_on_the_person_alone_goes_and_another_stays():
    alone, erased = erase_subject(learn(STATE, "anna", APPROVE, APPROVE), "anna")
    assert (alone.proposals, erased.proposals) == ((), 1)
    shared, erased = erase_subject(learn(say(STATE, "anna", APPROVE.upper()), "ben", APPROVE), "anna")
    assert [(item.gene.text, item.gene.evidence_count) for item in shared.proposals] == [(APPROVE, 1)]
    assert erased.kept[0].reason == "rests_on_others"


def test_a_proposal_that_was_turned_down_is_forgotten_with_the_person():
    state = learn(STATE, "anna", APPROVE, APPROVE)
    name = state.proposals[0].gene.id
    state, _ = reject_proposal(state, name)
    assert name not in stored(erase_subject(state, "anna")[0])


def test_a_gene_that_a_person_took_up_stays_without_references_and_the_answer_says_why():
    state = learn(STATE, "anna", APPROVE, APPROVE)
    state, gene = accept_proposal(state, state.proposals[0].gene.id, check=nothing_against)
    after, erased = erase_subject(state, "anna")
    assert after.genes == (replace(gene, evidence_count=0, provenance=()),)
    assert erased.kept == (Kept(gene.id, "decided", 2, 0),)
    assert "anna" not in stored(after)


def test_a_gene_that_was_taken_up_goes_on_in_the_words_of_someone_else():
    state = learn(say(STATE, "anna", APPROVE.upper()), "ben", APPROVE)
    state, gene = accept_proposal(state, state.proposals[0].gene.id, check=nothing_against)
    assert gene.text == APPROVE.upper()
    assert erase_subject(state, "anna")[0].genes[0].text == APPROVE
    changed, _ = change_gene(state, replace(gene, text="Ask first."), check=nothing_against)
    assert erase_subject(changed, "anna")[0].genes[0].text == "Ask first."


def test_the_name_of_a_removed_gene_leaves_the_overrides_of_others():
    state = add(add(STATE, MINE), replace(ORG, overrides=("mine", "other")))
    assert erase_subject(state, "anna")[0].genes == (replace(ORG, overrides=("other",)),)


def test_the_name_of_a_gene_that_another_person_has_too_stays():
    org = replace(ORG, overrides=("mine",))
    state = add(add(add(STATE, MINE), replace(MINE, subject="ben")), org)
    assert erase_subject(state, "anna")[0].genes == (replace(MINE, subject="ben"), org)


def test_references_leave_genes_that_people_wrote_and_what_genes_brought_with_them():
    foreign = Gene(
        "lg_aaaaaaaaaaaa", "style", SHORT, "learned", 0.9, "learned_from_edits", 8, provenance=("out-anna-1",)
    )
    state = new_state(agent="biller", workspace="w1", species="Biller", genes=(foreign,))
    state = learn(add(state, replace(ORG, provenance=("out-anna-1", "x"))), "anna", SHORT)
    after, erased = erase_subject(state, "anna")
    assert after.gene("tone").provenance == ("x",)
    assert after.gene(foreign.id) == replace(foreign, provenance=())
    assert erased.kept == (Kept(foreign.id, "rests_on_others", 9, 8),)
    assert "anna" not in stored(after)


def test_a_gene_from_elsewhere_gets_its_own_strength_back():
    foreign = Gene("lg_aaaaaaaaaaaa", "style", SHORT, "learned", 0.123456, "learned_from_edits", 8)
    state = new_state(agent="biller", workspace="w1", species="Biller", genes=(foreign,))
    assert erase_subject(learn(state, "anna", SHORT), "anna")[0].genes == (foreign,)


def test_strengths_of_genes_that_are_not_learned_stay():
    state = learn(add(STATE, replace(ORG, strength=0.3)), "anna", SHORT, SHORT)
    assert erase_subject(state, "anna")[0].genes == (replace(ORG, strength=0.3),)


@pytest.mark.parametrize("subject", ["anna", "nobody"])
def test_erasing_again_or_nobody_changes_nothing(subject):
    state, _ = erase_subject(learn(say(STATE, "ben", SHORT), "anna", SHORT), "anna")
    assert erase_subject(state, subject) == (state, Erased())
    assert erase_subject(state, subject)[0] is state


def test_a_subject_that_is_no_id_is_refused_with_a_code():
    with pytest.raises(EngineError) as caught:
        erase_subject(STATE, "")
    assert caught.value.code == "subject_invalid"
