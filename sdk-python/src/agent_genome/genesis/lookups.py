"""`agent-index --symbol` and `--diagnostic`: one record by its exact name."""

from __future__ import annotations

from typing import Any

from agent_genome.genesis._spec import KINDS
from agent_genome.genesis.envelope import Answer
from agent_genome.genesis.indexed import DIAGNOSTICS, SYMBOLS, load
from agent_genome.genesis.tree import Tree

__all__ = ["one_diagnostic", "one_symbol"]


def one_symbol(tree: Tree, name: str) -> Answer:
    """Return the record of one symbol, by its exact name.

    Raises:
        GenesisError: the name is empty or padded, nothing has it, or the index cannot be used.
    """
    index = load(tree, SYMBOLS)
    data: dict[str, Any] = {
        "schema": KINDS["symbol_index"],
        "profile_id": index.data["profileId"],
        "profile_identity_sha256": index.data["profileIdentitySha256"],
        "index_identity_sha256": index.data["indexIdentitySha256"],
        "lookup": index.data["lookup"],
        "symbol": index.look_up(name),
    }
    return Answer(KINDS["symbol"], data)


def one_diagnostic(tree: Tree, code: str) -> Answer:
    """Return the record of one diagnostic, by its exact code.

    Raises:
        GenesisError: the code is empty or padded, nothing has it, or the catalog cannot be used.
    """
    index = load(tree, DIAGNOSTICS)
    data: dict[str, Any] = {
        "schema": index.data["kind"],
        "catalog_version": index.data["version"],
        "catalog_identity_sha256": index.data["catalogIdentitySha256"],
        "lookup": index.data["lookup"],
        "diagnostic": index.look_up(code),
    }
    return Answer(KINDS["diagnostic"], data)
