"""The indices that describe this toolkit: true to the specifications, to the command line and to the library."""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from genesis_trees import CARDS, CATALOG, HOST_ABI, HOST_ABI_SCHEMA, PRELUDE, SYMBOLS, hold

from agent_genome import agf
from agent_genome.cli.catalogue import catalogue
from agent_genome.cli.every_code import every_code
from agent_genome.cli.main import COMMANDS
from agent_genome.client._sync.genome import GenomeMethods
from agent_genome.genesis._spec import PATHS, SHIPPED_ROOT
from agent_genome.genesis.operations import needed_operations
from agent_genome.genesis.plan import agent_plan
from agent_genome.genesis.tree import Tree

ROOT = Path(__file__).resolve().parents[3]
SUITE = PATHS["canonical_examples"]
PROFILE = PATHS["profile"]
WORKFLOWS = sorted(path.name for path in (ROOT / "examples").glob("agent_*"))


def shipped(path):
    return json.loads((SHIPPED_ROOT / path).read_text(encoding="utf-8"))


def identity(value):
    return hashlib.sha256(
        json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    ).hexdigest()


DIAGNOSTICS = {record["code"]: record for record in shipped(CATALOG)["diagnostics"]}
SYMBOL = {record["symbol"]: record for record in shipped(SYMBOLS)["symbols"]}
PAIRS = {pair["id"]: pair for pair in shipped(SUITE)["pairs"]}


def test_the_checkout_has_what_is_shipped():
    for path in SHIPPED_ROOT.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            assert (ROOT / path.relative_to(SHIPPED_ROOT)).read_bytes() == path.read_bytes()


def test_every_rule_that_a_record_cites_is_shipped_with_the_record():
    cited = {(rule["path"], rule["anchor"]) for record in DIAGNOSTICS.values() for rule in record["documentation"]}
    for path, anchor in sorted(cited):
        assert f'<a id="{anchor}">' in (SHIPPED_ROOT / path).read_text(encoding="utf-8"), (path, anchor)


@pytest.mark.parametrize(
    ("path", "member"),
    [
        (PROFILE, "profileIdentitySha256"),
        (SYMBOLS, "indexIdentitySha256"),
        (CATALOG, "catalogIdentitySha256"),
        (CARDS, "registryIdentitySha256"),
        (SUITE, "contentIdentitySha256"),
    ],
)
def test_an_identity_covers_everything_but_itself(path, member):
    document = shipped(path)
    assert document.pop(member) == identity(document)


def test_all_indices_are_of_one_profile():
    wanted = (shipped(PROFILE)["profileId"], shipped(PROFILE)["profileIdentitySha256"])
    for path in (SYMBOLS, CARDS):
        assert (shipped(path)["profileId"], shipped(path)["profileIdentitySha256"]) == wanted
    assert shipped(SUITE)["profile"] == {"id": wanted[0], "path": PROFILE, "sha256": wanted[1]}


def test_agf_explain_and_the_catalog_know_the_same_codes():
    assert sorted(every_code()) == sorted(DIAGNOSTICS)


@pytest.mark.parametrize("code", every_code())
def test_agf_explain_and_the_diagnostic_of_a_code_agree(code):
    entry, record = every_code()[code], DIAGNOSTICS[code]
    (documentation,) = record["documentation"]
    assert record["likelyCauses"] == [entry.meaning]
    assert record["safeRepairActions"][0]["description"] == entry.repair
    assert f"{documentation['path']}#{documentation['anchor']}" == entry.rule
    assert (record["severity"], record["phase"]) == (entry.severity, entry.stage.replace(" ", "-"))
    assert record.get("conformanceCase") == entry.case
    assert record.get("httpStatus") == entry.http_status


@pytest.mark.parametrize("code", ["digest_mismatch", "rate_limited", "wrong-verdict", "agent-plan/task-cards"])
def test_the_two_commands_agree_as_processes(code):
    def told(*command):
        done = subprocess.run([sys.executable, "-m", *command], capture_output=True, check=True)
        return json.loads(done.stdout)

    explained = told("agent_genome.cli", "explain", "--json", code)
    looked_up = told("agent_genome.genesis", "--json", "agent-index", "--diagnostic", code)
    record = hold(looked_up)["data"]["diagnostic"]
    assert record["safeRepairActions"][0]["description"] == explained["repair"]
    assert record["likelyCauses"] == [explained["meaning"]]


def test_every_problem_of_the_service_has_a_record():
    problems = json.loads((ROOT / "spec/rest/problems.json").read_text())["problems"]
    for problem in problems:
        record = DIAGNOSTICS[problem["code"]]
        assert record["httpStatus"] == problem["status"]
        assert "{" not in record["safeRepairActions"][0]["description"]


def test_documents_that_records_name_have_the_anchors():
    for record in DIAGNOSTICS.values():
        for place in record["documentation"]:
            page = (ROOT / place["path"]).read_text(encoding="utf-8")
            assert f'<a id="{place["anchor"]}"></a>' in page, (record["code"], place)


def test_documents_that_profile_and_cards_name_are_there():
    named = list(shipped(PROFILE)["documents"].values())
    for card in shipped(CARDS)["cards"]:
        named += card["content"].rpartition("Authorities: ")[2].strip().split(", ")
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("symbol", sorted(name for name in SYMBOL if name.startswith("agent_genome.")))
def test_a_call_of_the_index_is_one_of_the_library(symbol):
    package, _, name = symbol.rpartition(".")
    module = importlib.import_module(package)
    assert name in module.__all__
    assert callable(getattr(module, name))
    assert SYMBOL[symbol]["contracts"]


def test_every_public_function_of_the_libraries_has_a_symbol():
    for package in ("agent_genome", "agent_genome.agf", "agent_genome.genome", "agent_genome.genesis"):
        module = importlib.import_module(package)
        for name in module.__all__:
            if callable(getattr(module, name)):
                assert f"{package}.{name}" in SYMBOL


@pytest.mark.parametrize(
    "symbol", ["document.agf", "gene.strength", "geneKind.identity", "stratum.kernel", "gene.when"]
)
def test_fields_and_values_of_agf_are_symbols(symbol):
    assert SYMBOL[symbol]["symbol"] == symbol
    assert all(code in DIAGNOSTICS for code in SYMBOL[symbol]["diagnostics"])


def test_the_core_card_is_short_and_speaks_of_symbols_only():
    card = (SHIPPED_ROOT / PATHS["core_card"]).read_bytes()
    assert len(card) <= 4000
    text = card.decode("ascii")
    assert shipped(PROFILE)["profileIdentitySha256"] in text
    lists = re.search(r"## Closed lists\n\n(.*?)\n\n", text, re.DOTALL)
    named = [line.removeprefix("- ").partition(": ") for line in lists[1].splitlines()]
    assert named
    for name, _, values in named:
        assert all(f"{name}.{value}" in SYMBOL for value in values.split(", "))


def test_operations_are_those_of_the_service_and_the_commands():
    index = shipped(HOST_ABI)
    assert set(index["families"]["agf/cli"]) == {f"agf/cli::{name}" for name in COMMANDS}
    openapi = json.loads((ROOT / "generated/openapi/genome-v1.json").read_text())
    operations = {
        operation["operationId"]: operation
        for item in openapi["paths"].values()
        for operation in item.values()
        if "operationId" in operation
    }
    assert set(index["families"]["agf/rest"]) == {f"agf/rest::{name}" for name in operations}
    for name, operation in operations.items():
        scopes = [scope for entry in operation["security"] for each in entry.values() for scope in each]
        assert index["operation_contracts"][f"agf/rest::{name}"]["scopes"] == scopes
    tools = json.loads((ROOT / "generated/mcp/tools.json").read_text())["tools"]
    assert set(index["families"]["agf/mcp"]) == {f"agf/mcp::{tool['name']}" for tool in tools}
    assert set(shipped(HOST_ABI_SCHEMA)["operations"]) == {
        *index["families"]["agf/rest"],
        *index["families"]["agf/mcp"],
    }


def test_the_prelude_has_the_methods_of_the_client_with_the_scopes_of_their_operations():
    methods = {name for name in vars(GenomeMethods) if not name.startswith("_") and name != "with_raw_response"}
    index = shipped(PRELUDE)
    assert set(index["operations"]) == {f"agf/sdk::{name}" for name in methods}
    assert {f"client.genome.{name}" for name in methods} <= set(SYMBOL)
    known = {scope for row in shipped(HOST_ABI)["operation_contracts"].values() for scope in row["scopes"]}
    scopes = {name: row["scopes"] for name, row in index["operation_contracts"].items()}
    assert all(set(each) <= known for each in scopes.values())
    assert scopes["agf/sdk::erase_subject"] == ["genome:erase"]


def test_operations_have_the_form_that_a_plan_looks_for():
    for path in (HOST_ABI, PRELUDE):
        for operation in shipped(path)["operations"]:
            assert needed_operations(f"allow = ['{operation}']".encode(), None) == [operation]
            assert operation == operation.lower()


@pytest.mark.parametrize("pair", PAIRS)
def test_the_repair_in_one_place_makes_the_invalid_file_valid(pair, tmp_path):
    repair = PAIRS[pair]["repair"]
    files = {
        side: (SHIPPED_ROOT / PAIRS[pair][side]["root"] / PAIRS[pair][side]["files"][0]["path"])
        for side in ("valid", "invalid")
    }
    invalid = files["invalid"].read_bytes()
    as_bytes = bytes.fromhex if repair["encoding"] == "hexadecimal" else str.encode
    before, after = as_bytes(repair["before"]), as_bytes(repair["after"])
    assert invalid.count(before) == 1
    target = tmp_path / "file.agf.json"
    target.write_bytes(invalid.replace(before, after))
    for command in repair["then"]:
        assert command[0] == "agf"
        arguments = [str(target) if part == repair["path"] else part for part in command[1:]]
        subprocess.run([sys.executable, "-m", "agent_genome.cli", *arguments], check=True, capture_output=True)
    assert target.read_bytes() == files["valid"].read_bytes()
    assert agf.check_file(target).valid


@pytest.mark.parametrize("pair", PAIRS)
def test_both_files_of_a_pair_get_the_verdict_that_it_states(pair):
    for side in ("valid", "invalid"):
        scenario = PAIRS[pair][side]
        data = (SHIPPED_ROOT / scenario["root"] / scenario["files"][0]["path"]).read_bytes()
        assert scenario["files"][0]["sha256"] == hashlib.sha256(data).hexdigest()
        found = [{"code": problem.code, "pointer": problem.pointer} for problem in agf.check(data).problems]
        assert [step["expect"]["problems"] for step in scenario["steps"]] == [found]


def test_every_error_of_a_check_has_a_pair_or_a_reason_why_not():
    errors = {code for code, entry in catalogue().items() if entry.severity == "error" and entry.case}
    taught = {concept for pair in PAIRS.values() for concept in pair["concepts"]}
    assert errors == taught | set(shipped(SUITE)["leftOut"])
    assert len(taught) == 31


@pytest.fixture
def desk(tmp_path):
    """A folder whose `agf` and `python` are those of this environment."""
    for name, module in (("agf", "-m agent_genome.cli"), ("genesis", "-m agent_genome.genesis"), ("python", "")):
        path = tmp_path / name
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n')
        path.chmod(0o755)
    return os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}


@pytest.mark.parametrize("root", [ROOT, SHIPPED_ROOT], ids=["checkout", "shipped"])
@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_is_planned_within_its_own_capabilities_and_runs(name, root, desk):
    caps = (root / "examples" / name / "caps.toml").read_bytes()
    intent = json.dumps({"goal": f"run {name}", "required_workflows": [name], "max_workflows": 1}).encode()
    answer = agent_plan(Tree(root), intent=intent, capabilities=caps)
    assert answer.ok, answer.data["failure_taxonomy"]
    (step,) = answer.data["execution"]["steps"]
    done = subprocess.run(step["cmd"], cwd=root, env=desk, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_calls_only_what_its_capabilities_allow(name):
    known = shipped(HOST_ABI)["operations"]
    allowed = needed_operations((ROOT / "examples" / name / "caps.toml").read_bytes(), None)
    assert set(allowed) <= set(known)
    texts = [path.read_text() for path in (ROOT / "examples" / name).glob("*.*")]
    for command in COMMANDS:
        called = any(
            line.strip().removeprefix("if ").startswith(f"agf {command} ")
            for text in texts
            for line in text.splitlines()
        )
        assert not called or f"agf/cli::{command}" in allowed


def test_there_is_a_workflow_for_each_job():
    assert [
        f"agent_{name}" for name in ("compile_loop", "erasure", "export_check", "exporter_conformance", "import_review")
    ] == WORKFLOWS
