"""The state of one agent's genome: all that a platform stores for it. A value, never changed in place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from agent_genome.agf._spec import STRATUM_RANK
from agent_genome.agf.wording import safe
from agent_genome.genome._spec_learning import PERSONAL, SUBJECT_CHARACTERS
from agent_genome.genome.model import Gene, Observation
from agent_genome.genome.refusals import refusal

__all__ = [
    "Evidence",
    "GenomeState",
    "ImportRecord",
    "NumberedReference",
    "OutcomeReference",
    "Prior",
    "Proposal",
    "Written",
]


@dataclass(frozen=True, slots=True)
class OutcomeReference:
    """An outcome that wrote an observation, and whose it is."""

    reference: str
    subject: str | None = None


@dataclass(frozen=True, slots=True)
class NumberedReference:
    """A reference and the number of the observation that brought it."""

    number: int
    reference: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one person (or nobody known) said for and against one gene or proposal.

    Attributes:
        gene: id of the gene or proposal.
        wording: how this person said it first; empty when the person only contradicted.
        edits: supporting observations that were edits.
        statements: supporting observations that were not.
        against: contradicting observations.
        references: of the newest supporting observations, as many as a gene may carry.
    """

    gene: str
    subject: str | None = None
    wording: str = ""
    edits: int = 0
    statements: int = 0
    against: int = 0
    references: tuple[NumberedReference, ...] = ()

    @property
    def support(self) -> int:
        """Supporting observations."""
        return self.edits + self.statements


@dataclass(frozen=True, slots=True)
class Prior:
    """What a learned gene from elsewhere brought with it (spec: learning.md#strength).

    Attributes:
        gene: id of the gene.
        strength: what it moves from when there is evidence here.
        evidence: its evidence count.
        provenance: its references.
    """

    gene: str
    strength: float
    evidence: int
    provenance: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """A gene that a person has still to accept or reject; its id is the gene's.

    Attributes:
        gene: the gene as it would be written.
        origin: whether consolidation or an import proposed it.
        import_id: which import.
    """

    gene: Gene
    origin: Literal["observations", "import"]
    import_id: str | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """One gene or proposal that an import wrote, with the fingerprint that it had then."""

    id: str
    form: Literal["gene", "proposal"]
    fingerprint: str
    subject: str | None = None


@dataclass(frozen=True, slots=True)
class ImportRecord:
    """An import that was applied.

    Attributes:
        file_sha256: digest of the bytes of the file.
        applied_at: RFC 3339.
        undone_at: RFC 3339; None while the import stands.
    """

    id: str
    file_sha256: str
    applied_at: str
    written: tuple[Written, ...] = ()
    undone_at: str | None = None


@dataclass(frozen=True, slots=True)
class GenomeState:
    """All that a platform stores for one agent.

    Attributes:
        agent: the agent's slug.
        workspace: the platform's own id of the workspace; never exported.
        species: human name of the kind of agent.
        version: grows with every change that a reader of the genome can see.
        genes: of all strata and all persons.
        observations: the newest ones, oldest first.
        outcomes: outcomes that wrote an observation, oldest first.
        next_number: number of the next observation.
        consolidated: number of the newest observation that consolidation has seen.
        evidence: for learned genes and for proposals, in the order in which it arrived.
        priors: for learned genes that came from elsewhere.
        proposals: waiting for a decision.
        rejected: ids of proposals of consolidation that a person turned down.
        imports: applied imports, undone ones included.
    """

    agent: str
    workspace: str
    species: str
    version: int = 1
    genes: tuple[Gene, ...] = ()
    observations: tuple[Observation, ...] = ()
    outcomes: tuple[OutcomeReference, ...] = ()
    next_number: int = 1
    consolidated: int = 0
    evidence: tuple[Evidence, ...] = ()
    priors: tuple[Prior, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    rejected: tuple[str, ...] = ()
    imports: tuple[ImportRecord, ...] = ()

    def visible(self, subject: str | None) -> Iterator[Gene]:
        """Yield the genes that one person's runs see: all shared ones and that person's own."""
        return (
            gene for gene in self.genes if gene.stratum != PERSONAL or (subject is not None and gene.subject == subject)
        )

    def gene(self, id: str, *, subject: str | None = None) -> Gene | None:
        """Return a gene that a person's runs see, by its id."""
        return next((gene for gene in self.visible(subject) if gene.id == id), None)

    def proposal(self, id: str) -> Proposal | None:
        """Return a waiting proposal by its id."""
        return next((proposal for proposal in self.proposals if proposal.gene.id == id), None)


def size(genes: Iterable[Gene]) -> int:
    """Return how many genes the largest genome has that is made of these: the shared ones and one person's own."""
    shared = 0
    personal: dict[str | None, int] = {}
    for gene in genes:
        if gene.stratum == PERSONAL:
            personal[gene.subject] = personal.get(gene.subject, 0) + 1
        else:
            shared += 1
    return shared + max(personal.values(), default=0)


def takes_id(gene: Gene, other: Gene) -> bool:
    """Say whether a gene may not be written because another one has its id, or overrides it from no higher stratum."""
    if PERSONAL == gene.stratum == other.stratum and gene.subject != other.subject:
        return False
    return other.id == gene.id or (
        gene.id in other.overrides and STRATUM_RANK[other.stratum] >= STRATUM_RANK[gene.stratum]
    )


def overriding(genes: Iterable[Gene], removed: Collection[str]) -> tuple[Gene, ...]:
    """Return genes without the names of removed ones in their overrides."""
    return tuple(
        replace(gene, overrides=tuple(name for name in gene.overrides if name not in removed))
        if any(name in removed for name in gene.overrides)
        else gene
        for gene in genes
    )


def is_taken(state: GenomeState, gene: Gene) -> bool:
    """Say whether a gene or proposal of the state stands in the way of a new gene."""
    proposed = any(proposal.gene.id == gene.id for proposal in state.proposals)
    return proposed or any(takes_id(gene, other) for other in state.genes)


def same_or_next(before: GenomeState, **changes: Any) -> GenomeState:
    """Return the state with changes and the next version, or the very same state when nothing changes."""
    after = replace(before, **changes)
    return before if after == before else replace(after, version=before.version + 1)


def checked_subject(subject: str) -> str:
    """Return a subject that can be stored.

    Raises:
        EngineError: `subject_invalid`.
    """
    if not 0 < len(subject) <= SUBJECT_CHARACTERS or not subject.isprintable():
        raise refusal("subject_invalid", limit=SUBJECT_CHARACTERS)
    return subject


def checked_owner(gene: Gene) -> None:
    """Make sure that a personal gene has a person, and no other gene has one.

    Raises:
        EngineError: `subject_required`, `subject_not_allowed` or `subject_invalid`.
    """
    if gene.stratum == PERSONAL:
        if gene.subject is None:
            raise refusal("subject_required")
        checked_subject(gene.subject)
    elif gene.subject is not None:
        raise refusal("subject_not_allowed", stratum=safe(gene.stratum))
