"""A fingerprint of a gene, which tells later whether it was changed since."""

from __future__ import annotations

import hashlib
import json

from agent_genome.genome.convert import gene_to_agf
from agent_genome.genome.model import Gene

__all__ = ["fingerprint"]


def fingerprint(gene: Gene) -> str:
    """Return a SHA-256 over all that a gene is, as 64 hexadecimal digits.

    Example:
        >>> tone = Gene("tone", "style", "Be brief.", "org")
        >>> fingerprint(tone) == fingerprint(Gene("tone", "style", "Be short.", "org"))
        False
    """
    whole = [gene.stratum, gene.subject, gene_to_agf(gene)]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()
