"""The order of precedence, which is the order of display."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from agent_genome.agf._spec import KIND_RANK, STRATUM_RANK

if TYPE_CHECKING:
    from agent_genome.genome.model import Gene

__all__ = ["in_precedence"]


def in_precedence(genes: Iterable[Gene]) -> list[Gene]:
    """Return genes by stratum, kind, strength descending and id (spec: selection.md#precedence).

    Example:
        >>> from agent_genome.genome.model import Gene
        >>> plain = Gene("plain_words", "style", "Plain words.", "user")
        >>> sender = Gene("sign_off", "rule", "Sign off as the firm.", "org")
        >>> [gene.id for gene in in_precedence([plain, sender])]
        ['sign_off', 'plain_words']
    """
    return sorted(genes, key=lambda gene: (STRATUM_RANK[gene.stratum], KIND_RANK[gene.kind], -gene.strength, gene.id))
