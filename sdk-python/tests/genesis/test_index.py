"""`agent-index`: what stands in it, and what it says of a repository that is not whole."""

from __future__ import annotations

import json

import pytest
from genesis_trees import (
    CATALOG,
    HOST_ABI,
    HOST_ABI_SCHEMA,
    MANIFEST,
    PRELUDE,
    SYMBOLS,
    grow,
    workflows,
)

from agent_genome.genesis._spec import DOCS

INDEX_OF = {"host_abi": HOST_ABI, "host_abi_schema": HOST_ABI_SCHEMA, "prelude_capabilities": PRELUDE}
UNUSABLE = object()
DEEP = json.loads("[" * 128 + "]" * 128)


def index(genesis, root):
    ran = genesis("--root", str(root), "--json", "agent-index")
    assert ran.code == 0
    return ran.answer["data"]


def test_every_index_has_its_eleven_members(genesis, repository):
    assert set(index(genesis, repository())) == {
        *("schema", "runtime_profile", "cli_schema", "capability_indices", "selfhost_symbol_index"),
        *("language_symbol_index", "diagnostic_catalog", "obligation_defaults", "reference_workflows"),
        *("missing_sources", "docs"),
    }


@pytest.mark.parametrize("name", INDEX_OF)
@pytest.mark.parametrize(
    ("content", "value"),
    [
        (b'{"a": 1}', {"a": 1}),
        (b"[1]", [1]),
        (b"null", None),
        (b'{"a": 1, "a": 2}', {"a": 2}),
        (b"{", UNUSABLE),
        (b"", UNUSABLE),
        (b"\xff", UNUSABLE),
        (b"\xef\xbb\xbf{}", UNUSABLE),
        (b"[NaN]", UNUSABLE),
        (b"[" * 128 + b"]" * 128, DEEP),
        (b"[" * 129 + b"]" * 129, UNUSABLE),
        (b"[" * 200_000, UNUSABLE),
        (None, UNUSABLE),
    ],
    ids=lambda value: repr(value)[:20] if isinstance(value, bytes) else "",
)
def test_an_index_that_cannot_be_used_is_not_loaded_and_its_source_missing(genesis, repository, name, content, value):
    data = index(genesis, repository({INDEX_OF[name]: content}))
    entry = data["capability_indices"][name]
    loaded = value is not UNUSABLE
    assert entry == {"path": INDEX_OF[name], "loaded": loaded, "index": value if loaded else None}
    assert (INDEX_OF[name] in data["missing_sources"]) is not loaded


def test_missing_sources_stand_in_their_order(genesis, tmp_path):
    root = grow(tmp_path / "tree", {"examples": None})
    assert index(genesis, root)["missing_sources"] == [HOST_ABI, HOST_ABI_SCHEMA, PRELUDE, MANIFEST]


def test_a_repository_with_a_manifest_has_its_table(genesis, repository):
    files = {MANIFEST: "{:module-paths [a.gc] :required-symbols [x]}", "a.gc": "(def x 1)"}
    data = index(genesis, repository(files))
    assert data["selfhost_symbol_index"]["symbols"] == [
        {"symbol": "x", "module_path": "a.gc", "module_intent": None, "required": True}
    ]
    assert data["missing_sources"] == []


def test_workflows_are_directories_named_agent_sorted_by_bytes(genesis, repository):
    root = repository(
        {
            **workflows("agent_b", "agent_a", "agent_Z", "agent_é"),
            "examples/agent_a/package.toml": "",
            "examples/agent_dir/workflow.sh": None,
            "examples/agent_empty": None,
            "examples/agent_file": "",
            "examples/Agent_upper/workflow.sh": "",
            "examples/other/workflow.sh": "",
            "examples/agentless": None,
        }
    )
    (root / "examples/agent_link").symlink_to(root / "examples/agent_a")
    (root / "examples/agent_empty/workflow.sh").symlink_to(root / "examples/agent_a/workflow.sh")
    found = index(genesis, root)["reference_workflows"]
    assert [row["name"] for row in found] == ["agent_Z", "agent_a", "agent_b", "agent_dir", "agent_empty", "agent_é"]
    flags = {row["name"]: (row["has_package_toml"], row["has_workflow_script"]) for row in found}
    assert flags["agent_a"] == (True, True)
    assert flags["agent_b"] == (False, True)
    assert flags["agent_dir"] == (False, False)
    assert flags["agent_empty"] == (False, True)
    assert all(row["path"] == f"examples/{row['name']}" for row in found)


def test_in_a_plan_names_are_small_and_paths_those_of_the_directory(plan, repository):
    root = repository(workflows("Agent_Upper", "agent_Two", "agent_two", "AGENT_TWO"))
    nodes = plan(root, {"goal": "upper two"}).answer["data"]["plan"]["nodes"]
    assert [(node["workflow"], node["path"], node["ready"]) for node in nodes] == [
        ("agent_two", "examples/agent_two", True),
        ("agent_upper", "examples/Agent_Upper", True),
    ]


def test_of_names_that_differ_in_case_only_the_first_counts_when_none_is_small(plan, repository):
    root = repository(workflows("agent_TWO", "agent_Two"))
    nodes = plan(root, {"goal": "two"}).answer["data"]["plan"]["nodes"]
    assert [node["path"] for node in nodes] == ["examples/agent_TWO"]


def test_obligations_and_document_pointers_are_constants(genesis, repository):
    data = index(genesis, repository())
    assert data["obligation_defaults"] == [
        f"core/obligation::{name}"
        for name in ("unit-tests", "replayable-tests", "capabilities-declared", "determinism")
    ]
    assert data["docs"] == DOCS
    assert len(DOCS) == 72


def test_a_repository_with_indices_of_its_own_uses_them(genesis, repository):
    symbols = {
        "kind": "genesis/gc-agent-symbol-index-v0.3",
        "profileId": "GC-AGENT-v0.3",
        "profileIdentitySha256": "1" * 64,
        "indexIdentitySha256": "2" * 64,
        "lookup": {"maxResults": 1},
        "symbolCount": 1,
        "symbols": [{"symbol": "int/add", "more": [1]}],
        "unsupportedBehaviorCount": 14,
        "unsupportedBehaviorIdentitySha256": "3" * 64,
        "unsupportedClasses": ["a"],
    }
    catalog = {
        "kind": "genesis/diagnostic-catalog-v0.1",
        "version": "0.1.0",
        "catalogIdentitySha256": "4" * 64,
        "lookup": {},
        "diagnosticCount": 1,
        "diagnostics": [{"code": "parse/x"}],
    }
    root = repository({SYMBOLS: json.dumps(symbols), CATALOG: json.dumps(catalog)})
    data = index(genesis, root)
    assert data["language_symbol_index"] == {
        "path": SYMBOLS,
        "kind": "genesis/gc-agent-symbol-index-v0.3",
        "profile_id": "GC-AGENT-v0.3",
        "profile_identity_sha256": "1" * 64,
        "index_identity_sha256": "2" * 64,
        "symbol_count": 1,
        "unsupported_behavior_count": 14,
        "unsupported_behavior_identity_sha256": "3" * 64,
        "unsupported_classes": ["a"],
        "lookup": {"maxResults": 1},
    }
    assert data["diagnostic_catalog"] == {
        "path": CATALOG,
        "schema": "genesis/diagnostic-catalog-v0.1",
        "version": "0.1.0",
        "identity_sha256": "4" * 64,
        "diagnostic_count": 1,
        "lookup": {},
    }
    found = genesis("--root", str(root), "--json", "agent-index", "--symbol", "int/add").answer
    assert found["data"]["symbol"] == {"symbol": "int/add", "more": [1]}
    assert found["diagnostic_catalog"]["identity_sha256"] == "4" * 64
    missing = genesis("--root", str(root), "--json", "agent-index", "--symbol", "gene.id")
    assert (missing.code, missing.answer["error"]["code"]) == (10, "agent-index/symbol-not-found")
