"""The indices that describe this toolkit to an agent, laid out as a repository of the genesis contract."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pipeline.bundle import bundle
from pipeline.conformance import read_conformance
from pipeline.genesis_cards import SUITE_FOLDER, canonical_examples, core_card, task_cards
from pipeline.genesis_diagnostics import diagnostic_catalog
from pipeline.genesis_identity import document
from pipeline.genesis_operations import host_abi, host_abi_schema, prelude_capabilities
from pipeline.genesis_symbols import agent_profile, symbol_index
from pipeline.mcp_tools import tool_documents
from pipeline.problems import catalogue
from pipeline.rest_sources import read_rest
from pipeline.sdk_source import command_summaries
from pipeline.sources import Source, read_agf, read_genome

CHECKOUT = Path(__file__).resolve().parents[2]
"""Where the SDK, the workflows and the conformance cases lie that the indices speak of."""
MIRRORED = ("docs/spec", "examples/canonical_language")
"""What stands in the checkout too, where the contract looks for it."""


def repository_files(spec: Path, data: dict[str, Source]) -> dict[str, bytes]:
    """Return the files of the repository that is shipped with the command, by their path in it."""
    agf, engine, rest, kit = read_agf(spec), read_genome(spec), read_rest(spec), read_conformance(spec)
    openapi = bundle(rest)
    tools = tool_documents(rest, openapi)
    profile = agent_profile(data, agf)
    suite, pairs = canonical_examples(data, profile, CHECKOUT / "conformance")
    paths = data["contract"].data["paths"]
    indices = {
        paths["profile"]: profile,
        paths["symbol_index"]: symbol_index(data, agf, profile, CHECKOUT),
        paths["diagnostic_catalog"]: diagnostic_catalog(data, agf, engine, catalogue(rest), [kit.kit] if kit else []),
        paths["task_cards"]: task_cards(data, profile),
        paths["host_abi"]: host_abi(data, openapi, tools, rest.tools.data["tools"], CHECKOUT),
        paths["host_abi_schema"]: host_abi_schema(data, openapi, tools),
        paths["prelude_capabilities"]: prelude_capabilities(data, CHECKOUT),
        paths["canonical_examples"]: suite,
    }
    files = {path: document(index).encode() for path, index in indices.items()}
    files[paths["core_card"]] = core_card(data, profile, command_summaries(CHECKOUT)).encode()
    files |= {f"{SUITE_FOLDER}/{name}": content for name, content in pairs.items()}
    files |= _cited_pages(spec, indices[paths["diagnostic_catalog"]])
    return files | _workflows(data["contract"].data["workflow"]["prefix"])


def _cited_pages(spec: Path, catalog: dict[str, Any]) -> dict[str, bytes]:
    """Return the pages of the specification that the records cite, where they stand in the checkout."""
    cited = {page["path"] for record in catalog["diagnostics"] for page in record["documentation"]}
    return {path: (spec.parent / path).read_bytes() for path in sorted(cited)}


def _workflows(prefix: str) -> dict[str, bytes]:
    folders = sorted((CHECKOUT / "examples").glob(f"{prefix}*"))
    return {
        path.relative_to(CHECKOUT).as_posix(): path.read_bytes()
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
