"""`agent-index`: all that an agent plans with, in one document."""

from __future__ import annotations

from typing import Any

from agent_genome.genesis._spec import DOCS, KINDS, OBLIGATION_DEFAULTS, PATHS, RUNTIME_PROFILE
from agent_genome.genesis.envelope import Answer
from agent_genome.genesis.indexed import DIAGNOSTICS, SYMBOLS, Index, load
from agent_genome.genesis.json_text import NotJsonError, parse_json
from agent_genome.genesis.ownership import symbol_ownership
from agent_genome.genesis.tree import Tree, UnreadableError
from agent_genome.genesis.workflows import descriptors

__all__ = ["agent_index"]

CAPABILITY_INDICES = ("host_abi", "host_abi_schema", "prelude_capabilities")


def agent_index(tree: Tree, command: dict[str, Any]) -> Answer:
    """Return the index of a repository.

    Args:
        tree: the repository.
        command: the command line as data, as `cli_schema.command_node` gives it.

    Raises:
        GenesisError: the repository's index of symbols or catalog of diagnostics cannot be used.
    """
    symbols, diagnostics = load(tree, SYMBOLS), load(tree, DIAGNOSTICS)
    capabilities = {name: _capability_index(tree, PATHS[name]) for name in CAPABILITY_INDICES}
    ownership = symbol_ownership(tree)
    missing = [entry["path"] for entry in capabilities.values() if not entry["loaded"]]
    data: dict[str, Any] = {
        "schema": KINDS["agent_index"],
        "runtime_profile": RUNTIME_PROFILE,
        "cli_schema": {"schema": KINDS["cli_schema"], "command": command},
        "capability_indices": capabilities,
        "selfhost_symbol_index": ownership.table,
        "language_symbol_index": _symbols(symbols),
        "diagnostic_catalog": _diagnostics(diagnostics),
        "obligation_defaults": list(OBLIGATION_DEFAULTS),
        "reference_workflows": descriptors(tree),
        "missing_sources": missing + ownership.missing,
        "docs": dict(DOCS),
    }
    return Answer(KINDS["agent_index"], data)


def _capability_index(tree: Tree, path: str) -> dict[str, Any]:
    try:
        return {"path": path, "loaded": True, "index": parse_json(tree.read(path))}
    except (UnreadableError, NotJsonError):
        return {"path": path, "loaded": False, "index": None}


def _symbols(index: Index) -> dict[str, Any]:
    data = index.data
    return {
        "path": index.kind.path,
        "kind": data["kind"],
        "profile_id": data["profileId"],
        "profile_identity_sha256": data["profileIdentitySha256"],
        "index_identity_sha256": data["indexIdentitySha256"],
        "symbol_count": data["symbolCount"],
        "unsupported_behavior_count": data.get("unsupportedBehaviorCount"),
        "unsupported_behavior_identity_sha256": data.get("unsupportedBehaviorIdentitySha256"),
        "unsupported_classes": data.get("unsupportedClasses"),
        "lookup": data["lookup"],
    }


def _diagnostics(index: Index) -> dict[str, Any]:
    data = index.data
    return {
        "path": index.kind.path,
        "schema": data["kind"],
        "version": data["version"],
        "identity_sha256": data["catalogIdentitySha256"],
        "diagnostic_count": data["diagnosticCount"],
        "lookup": data["lookup"],
    }
