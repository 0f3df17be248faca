"""What an import would write into a state, and what not, and why. Deciding only: nothing is written here."""

from __future__ import annotations

import difflib
import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from agent_genome.agf._spec import MAX_GENES, STRATA, STRATUM_RANK
from agent_genome.agf.wording import safe
from agent_genome.genome._spec_learning import IMPORT, PERSONAL, PROPOSALS_KEPT
from agent_genome.genome.admit import finding_details, findings_on
from agent_genome.genome.checkers import GeneChecker, hindrances
from agent_genome.genome.convert import genes_of
from agent_genome.genome.likeness import fold
from agent_genome.genome.model import Gene
from agent_genome.genome.refusals import Detail
from agent_genome.genome.state import GenomeState, size, takes_id
from agent_genome.genome.state_json import plain

__all__ = ["Conflict", "NotCarried", "Plan", "Refused", "plan_import", "text_diff"]


@dataclass(frozen=True, slots=True)
class Conflict:
    """A gene of the file that is not written because of one that is there.

    Attributes:
        id: id of the gene in the file.
        stratum: its stratum.
        reason: same_id or same_text.
        text: what it says.
        existing_id: id of the gene or proposal that is there.
        existing_text: what that says; None when it is another person's.
    """

    id: str
    stratum: str
    reason: str
    text: str
    existing_id: str
    existing_text: str | None


@dataclass(frozen=True, slots=True)
class Refused:
    """A gene of the file that is not written.

    Attributes:
        id: id of the gene.
        stratum: its stratum.
        reason: gene_check, genome_full, proposals_full or no_person.
        details: what the gene checks found.
    """

    id: str
    stratum: str
    reason: str
    details: tuple[Detail, ...] = ()


@dataclass(frozen=True, slots=True)
class NotCarried:
    """Something of the file that has no place here.

    Attributes:
        what: germline or override.
        id: id of the gene.
        target: for an override, the id that it names.
    """

    what: str
    id: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """What consent would write, and what it would not.

    Attributes:
        genes: genes that would be there.
        proposals: genes that would wait for a decision.
    """

    genes: tuple[Gene, ...]
    proposals: tuple[Gene, ...]
    conflicts: tuple[Conflict, ...]
    refused: tuple[Refused, ...]
    not_carried: tuple[NotCarried, ...]

    @property
    def sha256(self) -> str:
        """Digest of the whole plan: the same for the same file, state and person."""
        return hashlib.sha256(json.dumps(plain(self), sort_keys=True).encode()).hexdigest()


def plan_import(state: GenomeState, document: Mapping[str, Any], *, subject: str | None, check: GeneChecker) -> Plan:
    """Return what an import of a valid document would do (spec: learning.md#preview).

    Args:
        state: the state of the agent.
        document: the document of the file.
        subject: the person who asks, for the personal genes of the file.
        check: says what speaks against writing a gene.
    """
    return _Planner(state, subject, check).plan(genes_of(document, subject=subject))


class _Planner:
    """One plan in the making."""

    def __init__(self, state: GenomeState, subject: str | None, check: GeneChecker) -> None:
        self._state = state
        self._subject = subject
        self._check = check
        self._waiting = [proposal.gene for proposal in state.proposals]
        self._by_text = {fold(gene.text): gene for gene in (*self._waiting, *state.visible(subject))}
        self._genes: list[Gene] = []
        self._proposals: list[Gene] = []
        self._conflicts: list[Conflict] = []
        self._refused: list[Refused] = []
        self._not_carried: list[NotCarried] = []

    def plan(self, incoming: Sequence[Gene]) -> Plan:
        """Go through the genes of the file, the strongest stratum first."""
        for gene in sorted(incoming, key=lambda gene: STRATUM_RANK[gene.stratum]):
            if gene.stratum == STRATA[0]:
                self._not_carried.append(NotCarried("germline", gene.id))
            else:
                self._place(gene)
        arriving = {gene.id: gene for gene in (*self._genes, *self._proposals)}
        return Plan(
            genes=tuple(self._carried(gene, arriving) for gene in self._genes),
            proposals=tuple(self._carried(gene, arriving) for gene in self._proposals),
            conflicts=tuple(self._conflicts),
            refused=tuple(self._refused),
            not_carried=tuple(self._not_carried),
        )

    def _place(self, gene: Gene) -> None:
        """Decide on one gene."""
        conflict = self._conflict(gene)
        if gene.stratum == PERSONAL and self._subject is None:
            self._refuse(gene, "no_person")
        elif conflict:
            self._conflicts.append(conflict)
        elif against := hindrances(findings_on(gene, self._check)):
            self._refuse(gene, "gene_check", finding_details(against))
        elif gene.stratum in IMPORT["proposed_strata"] or gene.kind in IMPORT["proposed_kinds"]:
            if len(self._waiting) + len(self._proposals) >= PROPOSALS_KEPT:
                self._refuse(gene, "proposals_full")
            else:
                self._proposals.append(gene)
        elif size((*self._state.genes, *self._genes, gene)) > MAX_GENES:
            self._refuse(gene, "genome_full")
        else:
            self._genes.append(gene)

    def _refuse(self, gene: Gene, reason: str, details: tuple[Detail, ...] = ()) -> None:
        self._refused.append(Refused(gene.id, gene.stratum, reason, details))

    def _conflict(self, gene: Gene) -> Conflict | None:
        proposed = next((other for other in self._waiting if other.id == gene.id), None)
        same = proposed or next((other for other in self._state.genes if takes_id(gene, other)), None)
        reason = "same_id"
        if same is None:
            same, reason = self._by_text.get(fold(gene.text)), "same_text"
        if same is None and self._is_remembered(gene.id):
            return Conflict(gene.id, gene.stratum, "same_id", gene.text, gene.id, None)
        if same is None:
            return None
        foreign = same.stratum == PERSONAL and same.subject != self._subject
        existing_id, existing_text = (gene.id, None) if foreign else (same.id, same.text)
        return Conflict(gene.id, gene.stratum, reason, gene.text, existing_id, existing_text)

    def _is_remembered(self, id: str) -> bool:
        """Say whether evidence or a rejection goes by this id, which would then be taken for this gene's."""
        return id in self._state.rejected or any(row.gene == id for row in self._state.evidence)

    def _carried(self, gene: Gene, arriving: Mapping[str, Gene]) -> Gene:
        """Return a gene with the overrides that have a meaning here."""
        kept: list[str] = []
        for name in gene.overrides:
            target = arriving.get(name) or self._already_there(name)
            if target is not None and STRATUM_RANK[target.stratum] > STRATUM_RANK[gene.stratum]:
                kept.append(name)
            else:
                self._not_carried.append(NotCarried("override", gene.id, name))
        return replace(gene, overrides=tuple(kept))

    def _already_there(self, name: str) -> Gene | None:
        """Return a gene of the state that a file may override: not one that merely has the id of another."""
        differs = any(item.id == name and not _says_the_same(item) for item in self._conflicts)
        return None if differs else self._state.gene(name, subject=self._subject)


def _says_the_same(conflict: Conflict) -> bool:
    return conflict.existing_text is not None and fold(conflict.existing_text) == fold(conflict.text)


def text_diff(state: GenomeState, plan: Plan, *, subject: str | None) -> str:
    """Return what would be added to what a person sees, as a unified diff of one line a gene; empty for nothing."""
    genes = list(state.visible(subject))
    waiting = [proposal.gene for proposal in state.proposals]
    before = _lines(genes, waiting)
    after = _lines([*genes, *plan.genes], [*waiting, *plan.proposals])
    return "".join(difflib.unified_diff(before, after, "genome", "genome after the import", n=1))


def _lines(genes: Iterable[Gene], proposals: Iterable[Gene]) -> list[str]:
    rows = [
        (STRATUM_RANK[gene.stratum], gene.id, f"{gene.stratum} {gene.kind} {gene.id}: {gene.text}") for gene in genes
    ]
    rows += [
        (len(STRATA), gene.id, f"proposal for {gene.stratum} {gene.kind} {gene.id}: {gene.text}") for gene in proposals
    ]
    return [f"{safe(text)}\n" for _, _, text in sorted(rows)]
