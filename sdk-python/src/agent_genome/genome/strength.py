"""The strength of a learned gene, from what speaks for and against it: integers only (spec: learning.md#strength)."""

from __future__ import annotations

import math

from agent_genome.genome._spec_learning import STRENGTH

__all__ = ["as_strength", "in_parts", "strength_parts"]


def strength_parts(
    support: int, against: int, *, prior_strength: int = STRENGTH["prior_strength"], prior_evidence: int = 0
) -> int:
    """Return the strength in parts of the scale.

    Args:
        support: supporting observations.
        against: contradicting observations.
        prior_strength: what it starts from, in parts of the scale.
        prior_evidence: how much evidence from elsewhere that rests on; no more than `prior_evidence_most` counts.

    Example:
        >>> [strength_parts(support, 0) for support in (1, 2, 3, 4, 10)]
        [4000, 5500, 6400, 7000, 8500]
        >>> [strength_parts(2, against) for against in (1, 2)]
        [3666, 2750]
    """
    weight = STRENGTH["prior_weight"] + min(prior_evidence, STRENGTH["prior_evidence_most"])
    whole = support + STRENGTH["contradiction_weight"] * against + weight
    return (STRENGTH["scale"] * support + prior_strength * weight) // whole


def as_strength(parts: int) -> float:
    """Return parts of the scale as the strength of a gene, 0 to 1."""
    return parts / STRENGTH["scale"]


def in_parts(strength: float) -> int:
    """Return the strength of a gene in parts of the scale, halves up."""
    return math.floor(strength * STRENGTH["scale"] + 0.5)
