"""Gene checks: whether the human text of a gene may be imported (spec/agf/1.0/gene-checks.md)."""

from __future__ import annotations

from agent_genome.agf.gene_checks.check import check_gene, check_text
from agent_genome.agf.gene_checks.finding import GeneFinding

__all__ = ["GeneFinding", "check_gene", "check_text"]
