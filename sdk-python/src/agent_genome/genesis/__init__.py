"""The `genesis` command and its parts: what an AI agent can use, and plans made from it.

Names load on first use, so that importing this package costs little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_genome._lazy import lazy_names

if TYPE_CHECKING:
    from agent_genome.genesis import models
    from agent_genome.genesis.coreform import NotationError, read_forms
    from agent_genome.genesis.envelope import Answer
    from agent_genome.genesis.errors import GenesisError
    from agent_genome.genesis.index import agent_index
    from agent_genome.genesis.lookups import one_diagnostic, one_symbol
    from agent_genome.genesis.plan import agent_plan
    from agent_genome.genesis.roots import find_root, named_root
    from agent_genome.genesis.tree import Tree

__all__ = [
    "Answer",
    "GenesisError",
    "NotationError",
    "Tree",
    "agent_index",
    "agent_plan",
    "find_root",
    "models",
    "named_root",
    "one_diagnostic",
    "one_symbol",
    "read_forms",
]

if not TYPE_CHECKING:
    # Hidden from type checkers, which would otherwise take any name for one that this package has.
    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "coreform": ("NotationError", "read_forms"),
            "envelope": ("Answer",),
            "errors": ("GenesisError",),
            "index": ("agent_index",),
            "lookups": ("one_diagnostic", "one_symbol"),
            "plan": ("agent_plan",),
            "roots": ("find_root", "named_root"),
            "tree": ("Tree",),
        },
        modules=("models",),
    )
