"""Reading, checking, canonicalising, digesting, building and writing AGF files.

Names load on first use, so that importing this package costs little.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from agent_genome.agf.builder import build, gene, seal
    from agent_genome.agf.canonical import CanonicalizationError, canonical_bytes, canonical_number
    from agent_genome.agf.checker import check
    from agent_genome.agf.comparison import Change, diff
    from agent_genome.agf.digests import digest, identity_hash
    from agent_genome.agf.document import Document, dumps, loads, read
    from agent_genome.agf.errors import AgfError
    from agent_genome.agf.problem import Finding, Problem, Verdict

__all__ = [
    "AgfError",
    "CanonicalizationError",
    "Change",
    "Document",
    "Finding",
    "Problem",
    "Verdict",
    "build",
    "canonical_bytes",
    "canonical_number",
    "check",
    "diff",
    "digest",
    "dumps",
    "gene",
    "identity_hash",
    "loads",
    "read",
    "seal",
]

_HOMES = {
    "builder": ("build", "gene", "seal"),
    "canonical": ("CanonicalizationError", "canonical_bytes", "canonical_number"),
    "checker": ("check",),
    "comparison": ("Change", "diff"),
    "digests": ("digest", "identity_hash"),
    "document": ("Document", "dumps", "loads", "read"),
    "errors": ("AgfError",),
    "problem": ("Finding", "Problem", "Verdict"),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
