"""Consolidation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agent_genome.agf._spec import MAX_GENES
from agent_genome.genome.consolidation import Consolidated, NotLearned, consolidate, material_of
from agent_genome.genome.convert import genome_of
from agent_genome.genome.edits import remove_gene
from agent_genome.genome.model import Gene, Observation
from agent_genome.genome.observe import Outcome, record_outcome
from agent_genome.genome.proposals import accept_proposal, reject_proposal
from agent_genome.genome.register import new_state
from agent_genome.genome.state import GenomeState

STATE = GenomeState(agent="biller", workspace="w1", species="Biller")
SHORT, LONGER = "Keep it under 60 words.", "Keep it under 80 words."
APPROVE = "Ask before sending an invoice."


def say(state, *texts, result="feedback", subject=None):
    for text in texts:
        outcome = Outcome(result, f"out-{state.next_number}", subject=subject, text=text)
        state, recorded = record_outcome(state, outcome, check=lambda text: [])
        assert recorded.written
    return state


def nothing_against(**texts):
    return []


def learned(state):
    return [gene for gene in state.genes if gene.stratum == "learned"]


def test_two_agreeing_observations_make_one_style_gene():
    state, done = consolidate(say(STATE, SHORT, "keep it under 60 words"))
    (gene,) = learned(state)
    assert done.learned == (gene.id,)
    assert gene == Gene(
        "lg_1ac47b0c1328",
        "style",
        SHORT,
        "learned",
        strength=0.55,
        source="learned_from_feedback",
        evidence_count=2,
        provenance=("out-1", "out-2"),
    )


def test_the_id_is_the_sha256_of_what_is_said():
    one, _ = consolidate(say(STATE, SHORT, SHORT))
    other, _ = consolidate(say(STATE, "Please KEEP it under 60 words", SHORT))
    assert [gene.id for gene in learned(one)] == [gene.id for gene in learned(other)] == ["lg_1ac47b0c1328"]


def test_a_single_observation_stays_an_observation():
    state, done = consolidate(say(STATE, SHORT))
    assert (learned(state), done.learned) == ([], ())
    assert [item.text for item in genome_of(state).observations] == [SHORT]


def test_observations_that_were_taken_up_are_shown_no_more():
    state, _ = consolidate(say(STATE, SHORT, "Use tables.", SHORT))
    assert [item.text for item in genome_of(state).observations] == ["Use tables."]


def test_running_twice_changes_nothing():
    for said in (say(STATE, SHORT), say(STATE, SHORT, SHORT, LONGER), say(STATE, APPROVE, APPROVE)):
        once, _ = consolidate(said)
        twice, done = consolidate(once)
        assert twice is once
        assert done == type(done)()


def test_a_run_that_no_reader_can_see_keeps_the_version():
    state = say(STATE, SHORT)
    assert consolidate(state)[0].version == state.version


def test_further_support_raises_the_strength():
    state, _ = consolidate(say(STATE, SHORT, SHORT))
    state, done = consolidate(say(state, SHORT))
    assert (learned(state)[0].strength, learned(state)[0].evidence_count) == (0.64, 3)
    assert done.reinforced == (learned(state)[0].id,)


def test_a_contradiction_lowers_the_strength_once():
    state, _ = consolidate(say(STATE, SHORT, SHORT))
    state, done = consolidate(say(state, LONGER))
    assert learned(state)[0].strength == 0.3666
    assert done.weakened == (learned(state)[0].id,)
    assert consolidate(state)[0] is state


def test_a_changed_mind_retires_the_old_gene_and_makes_a_new_one():
    state, _ = consolidate(say(STATE, SHORT, SHORT))
    state, done = consolidate(say(state, LONGER, LONGER))
    assert [(gene.text, gene.strength) for gene in learned(state)] == [(LONGER, 0.55)]
    assert len(done.retired) == len(done.learned) == 1
    assert {row.gene for row in state.evidence} == {learned(state)[0].id}


def test_what_was_said_before_does_not_count_against_a_new_gene():
    state, _ = consolidate(say(STATE, LONGER, SHORT, SHORT))
    assert [gene.strength for gene in learned(state)] == [0.55]


def test_of_two_contradicting_genes_the_newer_one_is_stronger():
    state, _ = consolidate(say(STATE, LONGER, SHORT, SHORT, LONGER))
    assert {gene.text: gene.strength for gene in learned(state)} == {SHORT: 0.3666, LONGER: 0.55}


def test_the_source_says_whether_most_evidence_was_edits():
    def edit(state):
        outcome = Outcome("edited", f"out-{state.next_number}", before="a", after="Total: 1")
        return record_outcome(state, outcome, check=lambda text: [])[0]

    state, _ = consolidate(edit(edit(STATE)))
    assert learned(state)[0].source == "learned_from_edits"
    state, _ = consolidate(say(state, "Always add the Total: line.", "Add the total line"))
    assert learned(state)[0].source == "learned_from_feedback"


def test_provenance_keeps_the_newest_references_and_the_count_keeps_all():
    state = STATE
    for _ in range(8):
        state, _ = consolidate(say(state, *[SHORT] * 10))
    (gene,) = learned(state)
    assert gene.provenance == tuple(f"out-{number}" for number in range(31, 81))
    assert gene.evidence_count == 80


@pytest.mark.parametrize(
    ("text", "signal", "kind"),
    [
        (APPROVE, "feedback", "approval"),
        ("Looks right.", "approval", "approval"),
        ("Invoices must carry the number.", "feedback", "rule"),
        ("Mustard colour is nice.", "feedback", "style"),
        (SHORT, "edit", "style"),
    ],
)
def test_what_an_observation_could_become(text, signal, kind):
    assert material_of(Observation(1, signal, text, "out-1")) == kind


@pytest.mark.parametrize(("text", "kind"), [(APPROVE, "approval"), ("It must be signed.", "rule")])
def test_approval_and_rule_become_a_proposal_and_no_gene(text, kind):
    state, done = consolidate(say(STATE, text, text))
    assert state.genes == ()
    (proposal,) = state.proposals
    assert (proposal.gene.kind, proposal.gene.stratum, proposal.origin) == (kind, "org", "observations")
    assert done.proposed == (proposal.gene.id,)


def test_a_waiting_proposal_gathers_evidence():
    state, _ = consolidate(say(STATE, APPROVE, APPROVE))
    state, _ = consolidate(say(state, APPROVE))
    assert state.proposals[0].gene.evidence_count == 3


@pytest.mark.parametrize("decide", ["accept", "reject"])
def test_what_a_person_decided_is_not_proposed_again(decide):
    state, _ = consolidate(say(STATE, APPROVE, APPROVE))
    name = state.proposals[0].gene.id
    if decide == "accept":
        state, _ = accept_proposal(state, name, check=nothing_against)
    else:
        state, _ = reject_proposal(state, name)
    before = state.genes
    state, _ = consolidate(say(state, APPROVE, APPROVE))
    assert state.proposals == ()
    assert state.genes == before


def test_what_an_import_proposed_does_not_gather_evidence_here():
    state, _ = consolidate(say(STATE, APPROVE, APPROVE))
    proposed = tuple(replace(item, origin="import", import_id="im_1") for item in state.proposals)
    state, done = consolidate(say(replace(STATE, proposals=proposed), APPROVE, APPROVE))
    assert (state.proposals, state.evidence) == (proposed, ())
    assert done.not_learned == (NotLearned(proposed[0].gene.id, "id_taken"),)


def test_a_full_genome_learns_nothing_and_says_so():
    full = tuple(Gene(f"gene_{number}", "style", "x", "org", source="staff") for number in range(200))
    state, done = consolidate(say(replace(STATE, genes=full), SHORT, SHORT))
    assert state.genes == full
    assert done.not_learned == (NotLearned("lg_1ac47b0c1328", "genome_full"),)
    assert consolidate(state)[0] is state


def test_an_id_that_another_gene_has_is_left_alone():
    other = Gene("lg_1ac47b0c1328", "rule", "Another.", "org", source="staff")
    state, done = consolidate(say(replace(STATE, genes=(other,)), SHORT, SHORT))
    assert state.genes == (other,)
    assert done.not_learned[0].reason == "id_taken"


def test_a_learned_gene_from_elsewhere_moves_from_its_own_strength():
    foreign = Gene("lg_aaaaaaaaaaaa", "style", SHORT, "learned", 0.9, "learned_from_edits", 8, provenance=("p_1",))
    state = new_state(agent="biller", workspace="w1", species="Biller", genes=(foreign,))
    assert consolidate(state)[0] is state
    stronger, _ = consolidate(say(state, SHORT))
    assert stronger.genes == (replace(foreign, strength=0.909, evidence_count=9, provenance=("p_1", "out-1")),)
    weaker, _ = consolidate(say(state, LONGER))
    assert weaker.genes == (replace(foreign, strength=0.75),)


def test_genes_that_are_not_learned_stay_as_they_are():
    genes = (
        Gene("identity_purpose", "identity", SHORT, "kernel"),
        Gene("brief", "style", SHORT, "org", strength=0.4, source="staff"),
        Gene("mine", "style", SHORT, "user", strength=0.3, source="customer_explicit", subject="anna"),
        Gene("plain", "style", SHORT, "default", strength=0.2),
    )
    state = new_state(agent="biller", workspace="w1", species="Biller", genes=genes)
    state, _ = consolidate(say(state, SHORT, SHORT, LONGER, LONGER, LONGER))
    assert state.genes[:4] == genes


def test_a_removed_gene_is_learned_again_from_new_observations_only():
    state, _ = consolidate(say(STATE, SHORT, SHORT))
    state, _ = remove_gene(state, "lg_1ac47b0c1328")
    assert (state.evidence, consolidate(state)[0]) == ((), state)
    state, _ = consolidate(say(state, SHORT))
    assert learned(state) == []
    state, _ = consolidate(say(state, SHORT))
    assert [gene.strength for gene in learned(state)] == [0.55]


def test_a_second_run_changes_nothing_even_when_the_first_made_room():
    state, _ = consolidate(say(STATE, "Use tables.", "Use tables."))
    others = tuple(Gene(f"org_{n}", "style", f"Text {n}.", "org", source="staff") for n in range(MAX_GENES - 1))
    state = replace(state, genes=(*state.genes, *others))
    state = say(state, "Write in Hindi.", "Write in Hindi.", "Never use tables.", "Never use tables.")
    once, done = consolidate(state)
    assert done.retired
    assert consolidate(once) == (once, Consolidated())
