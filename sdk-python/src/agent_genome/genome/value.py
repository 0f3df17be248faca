"""What a gene is worth to a task: strength, evidence and match, in integers."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from agent_genome.genome._spec_selection import VALUE

if TYPE_CHECKING:
    from agent_genome.genome.model import Gene

__all__ = ["value"]

STRENGTH_BASE, STRENGTH_SCALE = VALUE["strength_base"], VALUE["strength_scale"]
EVIDENCE_BASE, EVIDENCE_MOST = VALUE["evidence_base"], VALUE["evidence_most"]
MATCH_BASE, MATCH_MOST = VALUE["match_base"], VALUE["match_most"]


def value(gene: Gene, terms: frozenset[str]) -> int:
    """Return the value of a gene that applies to a task; at least 1 (spec: selection.md#value).

    Args:
        gene: the gene.
        terms: what the task carries that a scope may name.

    Example:
        >>> from agent_genome.genome.model import Gene
        >>> gene = Gene("short", "style", "Be short.", "learned", strength=0.55, evidence_count=2, scope=("mail",))
        >>> value(gene, frozenset({"mail"}))  # (1 + 550) * (10 + 2) * (4 + 1)
        33060
    """
    strength = STRENGTH_BASE + floor(gene.strength * STRENGTH_SCALE + 0.5)
    evidence = EVIDENCE_BASE + min(gene.evidence_count, EVIDENCE_MOST)
    matches = 0
    if gene.scope:
        matches += len(terms.intersection(gene.scope))
    if gene.when:
        matches += len({condition.feature for condition in gene.when})
    return strength * evidence * (MATCH_BASE + min(matches, MATCH_MOST))
