"""Accepting and rejecting proposals."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from agent_genome.genome.model import Gene
from agent_genome.genome.proposals import accept_proposal, reject_proposal
from agent_genome.genome.refusals import EngineError
from agent_genome.genome.state import GenomeState, Prior, Proposal

LEARNED = Gene("lg_aaaaaaaaaaaa", "trait", "Be brief.", "learned", 0.9, "learned_from_edits", 8, provenance=("p_1",))
APPROVAL = Gene("pr_aaaaaaaaaaaa", "approval", "Ask first.", "org", source="customer_explicit", evidence_count=2)
STATE = GenomeState(
    agent="biller",
    workspace="w1",
    species="Biller",
    proposals=(Proposal(LEARNED, "import", "im_1"), Proposal(APPROVAL, "observations")),
)


def nothing_against(**texts):
    return []


def refused(code, act):
    with pytest.raises(EngineError) as caught:
        act()
    assert caught.value.code == code


def test_an_accepted_proposal_becomes_the_gene_that_was_proposed():
    after, gene = accept_proposal(STATE, APPROVAL.id, check=nothing_against)
    assert (gene, after.genes) == (APPROVAL, (APPROVAL,))
    assert [proposal.gene for proposal in after.proposals] == [LEARNED]
    assert after.version == STATE.version + 1


def test_an_accepted_learned_gene_keeps_its_strength_as_what_it_starts_from():
    after, _ = accept_proposal(STATE, LEARNED.id, check=nothing_against)
    assert after.genes == (LEARNED,)
    assert after.priors == (Prior(LEARNED.id, 0.9, 8, ("p_1",)),)


def test_a_rejected_proposal_of_consolidation_is_remembered_and_one_of_an_import_is_not():
    after, _ = reject_proposal(STATE, APPROVAL.id)
    after, _ = reject_proposal(after, LEARNED.id)
    assert (after.genes, after.proposals, after.rejected) == ((), (), (APPROVAL.id,))


def test_a_decision_is_made_once():
    for decided, _ in (reject_proposal(STATE, APPROVAL.id), accept_proposal(STATE, APPROVAL.id, check=nothing_against)):
        refused("proposal_unknown", lambda state=decided: reject_proposal(state, APPROVAL.id))
        refused("proposal_unknown", lambda state=decided: accept_proposal(state, APPROVAL.id, check=nothing_against))


def test_a_proposal_that_cannot_be_written_goes_on_waiting():
    taken = replace(STATE, genes=(replace(APPROVAL, text="Other."),))
    refused("gene_exists", lambda: accept_proposal(taken, APPROVAL.id, check=nothing_against))
    full = replace(STATE, genes=tuple(replace(APPROVAL, id=f"gene_{number}") for number in range(200)))
    refused("genome_full", lambda: accept_proposal(full, APPROVAL.id, check=nothing_against))

    def against(**texts):
        return [SimpleNamespace(code="injected_text", severity="error", field="/text", message="", hint="")]

    refused("gene_refused", lambda: accept_proposal(STATE, APPROVAL.id, check=against))
