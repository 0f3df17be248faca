"""The state of an agent that begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from agent_genome.genome._spec_learning import LEARNED
from agent_genome.genome.evidence import prior_of
from agent_genome.genome.model import Gene
from agent_genome.genome.refusals import refusal
from agent_genome.genome.state import GenomeState, checked_owner
from agent_genome.genome.validity import genome_problems

__all__ = ["new_state"]


def new_state(*, agent: str, workspace: str, species: str, genes: Sequence[Gene] = ()) -> GenomeState:
    """Return the state of an agent that begins.

    Args:
        agent: the agent's slug.
        workspace: the platform's own id of the workspace.
        species: human name of the kind of agent.
        genes: of any stratum, the kernel above all; gene checks on them are the caller's.

    Raises:
        EngineError: `genome_invalid`, `subject_required`, `subject_not_allowed` or `subject_invalid`.

    Example:
        >>> new_state(agent="biller", workspace="w1", species="Biller").version
        1
    """
    for gene in genes:
        checked_owner(gene)
    state = GenomeState(agent=agent, workspace=workspace, species=species, genes=tuple(genes))
    for subject in dict.fromkeys((None, *(gene.subject for gene in genes))):
        details = genome_problems(state.visible(subject), slug=agent, species=species)
        if details:
            raise refusal("genome_invalid", details=details, first=details[0].message)
    return replace(state, priors=tuple(prior_of(gene) for gene in genes if gene.stratum == LEARNED["stratum"]))
