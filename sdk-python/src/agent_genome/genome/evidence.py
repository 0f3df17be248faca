"""Keeping evidence, and what it makes of a gene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from agent_genome.agf._spec import SCHEMA
from agent_genome.genome._spec_learning import EDIT_SIGNAL, LEARNED
from agent_genome.genome.model import Gene, Observation
from agent_genome.genome.state import Evidence, NumberedReference, Prior
from agent_genome.genome.strength import as_strength, in_parts, strength_parts

__all__ = ["MAX_PROVENANCE", "contradicted", "prior_of", "supported", "weighed"]

MAX_PROVENANCE: int = SCHEMA["$defs"]["gene"]["properties"]["provenance"]["maxItems"]


def supported(evidence: Sequence[Evidence], gene: str, observation: Observation) -> tuple[Evidence, ...]:
    """Return the evidence with one more observation for a gene or proposal."""
    edit = observation.signal == EDIT_SIGNAL

    def add(row: Evidence) -> Evidence:
        reference = NumberedReference(observation.number, observation.reference)
        return replace(
            row,
            wording=row.wording or observation.text,
            edits=row.edits + edit,
            statements=row.statements + (not edit),
            references=(*row.references, reference)[-MAX_PROVENANCE:],
        )

    rows = _with_row(evidence, gene, observation.subject)
    return tuple(add(row) if _is(row, gene, observation.subject) else row for row in rows)


def contradicted(evidence: Sequence[Evidence], gene: str, subject: str | None) -> tuple[Evidence, ...]:
    """Return the evidence with one more observation against a gene."""
    rows = _with_row(evidence, gene, subject)
    return tuple(replace(row, against=row.against + 1) if _is(row, gene, subject) else row for row in rows)


def _with_row(evidence: Sequence[Evidence], gene: str, subject: str | None) -> tuple[Evidence, ...]:
    known = any(_is(row, gene, subject) for row in evidence)
    return tuple(evidence) if known else (*evidence, Evidence(gene, subject))


def _is(row: Evidence, gene: str, subject: str | None) -> bool:
    return row.gene == gene and row.subject == subject


def weighed(gene: Gene, rows: Sequence[Evidence], prior: Prior | None = None) -> Gene:
    """Return a learned or proposed gene as its evidence makes it: count, references, strength, source and wording.

    Args:
        gene: as it stands.
        rows: its evidence.
        prior: what it brought with it, when it came from elsewhere; then its wording and source stay.
    """
    support = sum(row.support for row in rows)
    gene = replace(
        gene,
        evidence_count=support + (prior.evidence if prior else 0),
        provenance=provenance(prior.provenance if prior else (), rows),
    )
    if gene.stratum == LEARNED["stratum"]:
        gene = replace(gene, strength=_strength(support, sum(row.against for row in rows), prior))
    if prior:
        return gene
    wordings = [row.wording for row in rows if row.wording]
    if wordings and gene.text not in wordings:
        gene = replace(gene, text=wordings[0])
    if gene.stratum == LEARNED["stratum"]:
        mostly_edits = 2 * sum(row.edits for row in rows) > support
        gene = replace(gene, source=LEARNED["edit_source" if mostly_edits else "other_source"])
    return gene


def _strength(support: int, against: int, prior: Prior | None) -> float:
    if prior is None:
        return as_strength(strength_parts(support, against))
    if support == against == 0:
        return prior.strength
    parts = in_parts(prior.strength)
    return as_strength(strength_parts(support, against, prior_strength=parts, prior_evidence=prior.evidence))


def provenance(kept: tuple[str, ...], rows: Iterable[Evidence]) -> tuple[str, ...]:
    """Return references, the oldest first and no more than a gene may carry: kept ones, then those of the evidence."""
    numbered = sorted((item.number, item.reference) for row in rows for item in row.references)
    return tuple(dict.fromkeys((*kept, *(reference for _, reference in numbered))))[-MAX_PROVENANCE:]


def prior_of(gene: Gene) -> Prior:
    """Return what a learned gene from elsewhere brings with it."""
    return Prior(gene.id, gene.strength, gene.evidence_count, gene.provenance)
