"""Genes that people write: adding, changing and removing one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from agent_genome.agf.wording import alternatives, safe, shown
from agent_genome.genome._spec_learning import HAND_WRITTEN, LEARNED, PROPOSED
from agent_genome.genome.admit import admit, checked
from agent_genome.genome.checkers import GeneChecker
from agent_genome.genome.model import Gene
from agent_genome.genome.refusals import refusal
from agent_genome.genome.state import GenomeState, checked_owner, overriding, same_or_next

__all__ = ["add_gene", "change_gene", "remove_gene", "without_learning"]

_ENGINE_PREFIXES = (LEARNED["prefix"], PROPOSED["prefix"])


def add_gene(state: GenomeState, gene: Gene, *, check: GeneChecker) -> tuple[GenomeState, Gene]:
    """Write a new gene for a person: staff, a customer, or a member for their own runs.

    Args:
        state: the state of the agent.
        gene: an org, team, user or default gene; a user gene names its subject.
        check: says what speaks against the gene, such as `agent_genome.agf.gene_checks.check_gene`.

    Raises:
        EngineError: `stratum_read_only`, `source_not_a_person`, `subject_required`, `subject_not_allowed`,
            `subject_invalid`, `id_reserved`, `gene_exists`, `gene_invalid`, `gene_refused` or `genome_full`.

    Example:
        >>> state = GenomeState(agent="biller", workspace="w1", species="Biller")
        >>> gene = Gene("tone", "style", "Be brief.", "org", source="staff")
        >>> after, _ = add_gene(state, gene, check=lambda **texts: [])
        >>> after.version, after.gene("tone") == gene
        (2, True)
    """
    _refuse_unwritable(gene)
    for prefix in _ENGINE_PREFIXES:
        if gene.id.startswith(prefix):
            raise refusal("id_reserved", id=shown(gene.id), prefix=prefix)
    admit(state, gene, check=check)
    return same_or_next(state, genes=(*state.genes, gene)), gene


def change_gene(state: GenomeState, gene: Gene, *, check: GeneChecker) -> tuple[GenomeState, Gene]:
    """Put a gene in the place of the one that has its id, stratum and subject.

    Raises:
        EngineError: `gene_unknown`, or what `add_gene` raises.
    """
    _refuse_unwritable(gene)
    old = _gene(state, gene.id, gene.subject)
    if old.stratum != gene.stratum:
        raise refusal("gene_unknown", id=shown(gene.id))
    checked(gene, among=state.visible(gene.subject), check=check)
    return same_or_next(state, genes=tuple(gene if item is old else item for item in state.genes)), gene


def remove_gene(state: GenomeState, id: str, *, subject: str | None = None) -> tuple[GenomeState, Gene]:
    """Remove a gene, a learned one included; what was learned of it is forgotten too.

    The name of a personal gene leaves the overrides of others, since erasing the person would not find it later.

    Args:
        state: the state of the agent.
        id: id of the gene.
        subject: whose gene it is, for a personal one.

    Raises:
        EngineError: `gene_unknown` or `stratum_read_only`.
    """
    old = _gene(state, id, subject)
    if old.stratum not in HAND_WRITTEN["removable_strata"]:
        raise refusal("stratum_read_only", stratum=old.stratum)
    after = replace(state, genes=tuple(item for item in state.genes if item is not old), version=state.version + 1)
    if old.subject is None:
        return without_learning(after, {id}), old
    borne = any(item.id == id for item in after.genes)
    return (after if borne else replace(after, genes=overriding(after.genes, {id}))), old


def without_learning(state: GenomeState, ids: Collection[str]) -> GenomeState:
    """Return a state without evidence and priors of removed genes."""
    return replace(
        state,
        evidence=tuple(row for row in state.evidence if row.gene not in ids),
        priors=tuple(prior for prior in state.priors if prior.gene not in ids),
    )


def _gene(state: GenomeState, id: str, subject: str | None) -> Gene:
    gene = state.gene(id, subject=subject)
    if gene is None:
        raise refusal("gene_unknown", id=shown(id))
    return gene


def _refuse_unwritable(gene: Gene) -> None:
    if gene.stratum not in HAND_WRITTEN["strata"]:
        raise refusal("stratum_read_only", stratum=safe(gene.stratum))
    if gene.source not in HAND_WRITTEN["sources"]:
        raise refusal("source_not_a_person", value=shown(gene.source), allowed=alternatives(HAND_WRITTEN["sources"]))
    checked_owner(gene)
