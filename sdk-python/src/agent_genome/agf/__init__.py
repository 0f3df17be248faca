"""Reading, checking, canonicalising, digesting, building and writing AGF files.

Names load on first use, so that importing this package costs little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_genome._lazy import lazy_names

if TYPE_CHECKING:
    from agent_genome.agf import models
    from agent_genome.agf.builder import build, gene
    from agent_genome.agf.canonical import CanonicalizationError, canonical_bytes, canonical_number
    from agent_genome.agf.checker import check, check_file
    from agent_genome.agf.comparison import Change, diff
    from agent_genome.agf.digests import digest, identity_hash
    from agent_genome.agf.document import Document, dumps, loads, read
    from agent_genome.agf.errors import AgfError
    from agent_genome.agf.gene_checks import GeneFinding, check_gene, check_text
    from agent_genome.agf.rules import PlacedGene
    from agent_genome.agf.sealing import make_seal, seal_fits
    from agent_genome.agf.verdict import Finding, Problem, Verdict

__all__ = [
    "AgfError",
    "CanonicalizationError",
    "Change",
    "Document",
    "Finding",
    "GeneFinding",
    "PlacedGene",
    "Problem",
    "Verdict",
    "build",
    "canonical_bytes",
    "canonical_number",
    "check",
    "check_file",
    "check_gene",
    "check_text",
    "diff",
    "digest",
    "dumps",
    "gene",
    "identity_hash",
    "loads",
    "make_seal",
    "models",
    "read",
    "seal_fits",
]

if not TYPE_CHECKING:
    # Hidden from type checkers, which would otherwise take any name for one that this package has.
    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "builder": ("build", "gene"),
            "canonical": ("CanonicalizationError", "canonical_bytes", "canonical_number"),
            "checker": ("check", "check_file"),
            "comparison": ("Change", "diff"),
            "digests": ("digest", "identity_hash"),
            "document": ("Document", "dumps", "loads", "read"),
            "errors": ("AgfError",),
            "gene_checks": ("GeneFinding", "check_gene", "check_text"),
            "rules": ("PlacedGene",),
            "sealing": ("make_seal", "seal_fits"),
            "verdict": ("Finding", "Problem", "Verdict"),
        },
        modules=("models",),
    )
