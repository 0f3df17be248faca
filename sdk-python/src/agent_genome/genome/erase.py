"""Erasing a person: what they said, what is theirs, and what rests on them alone; everyone else loses nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from agent_genome.genome._spec_learning import LEARNED, PERSONAL
from agent_genome.genome.edits import without_learning
from agent_genome.genome.evidence import weighed
from agent_genome.genome.fingerprint import fingerprint
from agent_genome.genome.model import Gene
from agent_genome.genome.state import (
    Evidence,
    GenomeState,
    ImportRecord,
    Prior,
    Written,
    checked_subject,
    overriding,
    same_or_next,
)

__all__ = ["Erased", "Kept", "erase_subject"]

_Genes: TypeAlias = Mapping[tuple[str, str | None], Gene]


@dataclass(frozen=True, slots=True)
class Kept:
    """A gene or proposal that the person had a part in and that stays.

    Attributes:
        id: of the gene or proposal.
        reason: rests_on_others or decided.
        evidence_before: its evidence count before.
        evidence_after: and after.
    """

    id: str
    reason: str
    evidence_before: int
    evidence_after: int


@dataclass(frozen=True, slots=True)
class Erased:
    """What an erasure removed, as counts, and what it kept and why.

    Attributes:
        observations: statements of the person.
        personal_genes: genes of the person's own stratum.
        learned_genes: learned genes that rested on the person alone.
        proposals: proposals that rested on the person alone.
        references: references to outcomes of the person, counted once each.
        kept: what the person had a part in and stays, in order of the ids.
    """

    observations: int = 0
    personal_genes: int = 0
    learned_genes: int = 0
    proposals: int = 0
    references: int = 0
    kept: tuple[Kept, ...] = ()


def erase_subject(state: GenomeState, subject: str) -> tuple[GenomeState, Erased]:
    """Remove all that a state holds of one person (spec: learning.md#erasure).

    Doing it again, or for a person of whom nothing is held, changes nothing.

    Args:
        state: the state of the agent.
        subject: the platform's own id of the person.

    Raises:
        EngineError: `subject_invalid`.

    Example:
        >>> from agent_genome.genome.observe import Outcome, record_outcome
        >>> state = GenomeState(agent="biller", workspace="w1", species="Biller")
        >>> said = Outcome("feedback", "out-1", subject="priya", text="Be brief.")
        >>> state, _ = record_outcome(state, said, check=lambda text: [])
        >>> state, erased = erase_subject(state, "priya")
        >>> erased.observations, erased.references, state.observations
        (1, 1, ())
    """
    return _Erasure(state, checked_subject(subject)).done()


class _Erasure:
    """One erasure: what is known of the person's part, and what is made of each gene."""

    def __init__(self, state: GenomeState, subject: str) -> None:
        self._state = state
        self._subject = subject
        self._gone = {row.gene: row for row in state.evidence if row.subject == subject}
        self._left = tuple(row for row in state.evidence if row.subject != subject)
        self._priors = {prior.gene: prior for prior in state.priors}
        self._references = self._references_of_subject()
        self._kept: list[Kept] = []

    def _references_of_subject(self) -> set[str]:
        state, subject = self._state, self._subject
        return {
            *(item.reference for item in state.outcomes if item.subject == subject),
            *(item.reference for item in state.observations if item.subject == subject),
            *(item.reference for row in self._gone.values() for item in row.references),
        }

    def done(self) -> tuple[GenomeState, Erased]:
        """Return the state without the person, and what was removed."""
        state, subject = self._state, self._subject
        shared = [(gene, self._gene(gene)) for gene in state.genes if not self._is_own(gene)]
        proposed = [
            (item, self._proposed(item.gene, learning=item.origin == "observations")) for item in state.proposals
        ]
        genes = tuple(gene for _, gene in shared if gene is not None)
        proposals = tuple(replace(item, gene=gene) for item, gene in proposed if gene is not None)
        removed = self._removed_ids(genes, {item.gene.id for item in proposals})
        genes = overriding(genes, removed)
        proposals = tuple(
            replace(item, gene=gene)
            for item, gene in zip(proposals, overriding([item.gene for item in proposals], removed), strict=True)
        )
        gene_before = _by_owner((*state.genes, *(item.gene for item in state.proposals)))
        gene_after = _by_owner((*genes, *(item.gene for item in proposals)))
        evidence_ids = {row.gene for row in self._left}
        observations = tuple(item for item in state.observations if item.subject != subject)
        after = same_or_next(
            state,
            genes=genes,
            observations=observations,
            outcomes=tuple(item for item in state.outcomes if item.subject != subject),
            evidence=without_learning(replace(state, evidence=self._left), removed).evidence,
            priors=tuple(self._prior(prior) for prior in without_learning(state, removed).priors),
            proposals=proposals,
            rejected=tuple(id for id in state.rejected if id not in self._gone or id in evidence_ids),
            imports=tuple(self._import(record, removed, gene_before, gene_after) for record in state.imports),
        )
        own = sum(1 for gene in state.genes if self._is_own(gene))
        return after, Erased(
            observations=len(state.observations) - len(observations),
            personal_genes=own,
            learned_genes=sum(1 for _, gene in shared if gene is None),
            proposals=len(state.proposals) - len(proposals),
            references=len(self._references),
            kept=tuple(sorted(self._kept, key=lambda kept: kept.id)),
        )

    def _is_own(self, gene: Gene) -> bool:
        return gene.stratum == PERSONAL and gene.subject == self._subject

    def _gene(self, gene: Gene) -> Gene | None:
        """Return what is left of a gene that is not the person's own; None when it rests on the person alone."""
        if gene.id not in self._gone or gene.stratum == PERSONAL:
            return self._unreferenced(gene)
        if gene.stratum == LEARNED["stratum"]:
            return self._proposed(gene, learning=True)
        return self._decided(gene)

    def _proposed(self, gene: Gene, *, learning: bool) -> Gene | None:
        """Return what is left of what evidence made: a learned gene, or a proposal of consolidation."""
        if not learning or gene.id not in self._gone:
            return self._unreferenced(gene)
        rows = self._rows(gene.id)
        prior = self._priors.get(gene.id)
        prior = prior and self._prior(prior)
        if prior is None and not any(row.support for row in rows):
            return None
        after = weighed(gene, rows, prior)
        if after.evidence_count != gene.evidence_count:
            self._keep(gene, after, "rests_on_others")
        return after

    def _decided(self, gene: Gene) -> Gene:
        """Return a gene that a person took up, without references, in the words of someone who is still there."""
        after = replace(
            self._unreferenced(gene), evidence_count=max(0, gene.evidence_count - self._gone[gene.id].support)
        )
        wordings = [row.wording for row in self._rows(gene.id) if row.wording]
        if wordings and gene.text == self._gone[gene.id].wording and gene.text not in wordings:
            after = replace(after, text=wordings[0])
        self._keep(gene, after, "decided")
        return after

    def _unreferenced(self, gene: Gene) -> Gene:
        if self._references.isdisjoint(gene.provenance):
            return gene
        return replace(gene, provenance=tuple(item for item in gene.provenance if item not in self._references))

    def _rows(self, id: str) -> list[Evidence]:
        return [row for row in self._left if row.gene == id]

    def _keep(self, before: Gene, after: Gene, reason: str) -> None:
        self._kept.append(Kept(before.id, reason, before.evidence_count, after.evidence_count))

    def _removed_ids(self, genes: tuple[Gene, ...], proposed: set[str]) -> set[str]:
        """Return the ids that nothing bears any more."""
        before = {gene.id for gene in self._state.genes} | {item.gene.id for item in self._state.proposals}
        return before - {gene.id for gene in genes} - proposed

    def _prior(self, prior: Prior) -> Prior:
        if self._references.isdisjoint(prior.provenance):
            return prior
        return replace(prior, provenance=tuple(item for item in prior.provenance if item not in self._references))

    def _import(self, record: ImportRecord, removed: set[str], before: _Genes, after: _Genes) -> ImportRecord:
        """Return the record of an import without the person; what the erasure itself changed counts as unchanged."""

        def renewed(item: Written) -> Written:
            old, new = before.get((item.id, item.subject)), after.get((item.id, item.subject))
            if old is None or new is None or fingerprint(old) != item.fingerprint:
                return item
            return replace(item, fingerprint=fingerprint(new))

        kept = [item for item in record.written if item.subject != self._subject]
        kept = [item for item in kept if item.subject is not None or item.id not in removed]
        return replace(record, written=tuple(renewed(item) for item in kept))


def _by_owner(genes: Iterable[Gene]) -> _Genes:
    return {(gene.id, gene.subject): gene for gene in genes}
