"""Proposals: a person accepts or rejects what consolidation or an import put forward."""

from __future__ import annotations

from dataclasses import replace

from agent_genome.agf.wording import shown
from agent_genome.genome._spec_learning import LEARNED
from agent_genome.genome.admit import admit
from agent_genome.genome.checkers import GeneChecker
from agent_genome.genome.evidence import prior_of
from agent_genome.genome.model import Gene
from agent_genome.genome.refusals import refusal
from agent_genome.genome.state import GenomeState, Proposal, same_or_next

__all__ = ["accept_proposal", "reject_proposal"]


def accept_proposal(state: GenomeState, id: str, *, check: GeneChecker) -> tuple[GenomeState, Gene]:
    """Make a proposal a gene, in the stratum and with the source that it was proposed with.

    Args:
        state: the state of the agent.
        id: id of the proposal, which is that of its gene.
        check: says what speaks against the gene, such as `agent_genome.agf.gene_checks.check_gene`.

    Raises:
        EngineError: `proposal_unknown`, `gene_exists`, `gene_invalid`, `gene_refused` or `genome_full`; the proposal
            goes on waiting.
    """
    proposal = _proposal(state, id)
    rest = tuple(item for item in state.proposals if item is not proposal)
    gene = proposal.gene
    admit(replace(state, proposals=rest), gene, check=check)
    learned = gene.stratum == LEARNED["stratum"]
    return (
        same_or_next(
            state,
            genes=(*state.genes, gene),
            proposals=rest,
            priors=(*state.priors, prior_of(gene)) if learned else state.priors,
        ),
        gene,
    )


def reject_proposal(state: GenomeState, id: str) -> tuple[GenomeState, Proposal]:
    """Turn a proposal down; what consolidation proposed is not proposed again.

    Raises:
        EngineError: `proposal_unknown`.
    """
    proposal = _proposal(state, id)
    remembered = proposal.origin == "observations"
    return (
        same_or_next(
            state,
            proposals=tuple(item for item in state.proposals if item is not proposal),
            rejected=(*state.rejected, id) if remembered else state.rejected,
        ),
        proposal,
    )


def _proposal(state: GenomeState, id: str) -> Proposal:
    proposal = state.proposal(id)
    if proposal is None:
        raise refusal("proposal_unknown", id=shown(id))
    return proposal
