"""Plans as a whole: hashes, policy, failures, hints, exit codes."""

from __future__ import annotations

import json
import shutil

import pytest
from blake3 import blake3

EMPTY_INTENT = "6e46dd10defc9b56c29a6ec56b508c21f54c08192194e4df25bf36f0c9c3c279"
READ, WRITE = '"io/fs::read"', '"io/fs::write"'
BOTH = ["io/fs::read", "io/fs::write"]


def digest(value):
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake3(text.encode()).hexdigest()


@pytest.fixture
def tree(repository):
    return repository(
        {
            "examples/agent_fs_copy/workflow.sh": "echo copy\n",
            "examples/agent_fs_copy/caps.toml": 'allow = ["io/fs::read", "io/fs::write"]\n',
            "examples/agent_net/workflow.sh": "run 'io/net::get'\n",
        }
    )


def test_the_three_hashes_are_those_of_their_preimages(plan, tree):
    intent = {"goal": " Copy ", "domains": ["É", "fs"], "max_workflows": 2}
    data = plan(tree, intent, 'allow = ["io/fs::read", "io/fs::write"]').answer["data"]
    made = data["plan"]
    rest = {name: value for name, value in made.items() if name != "plan_hash_blake3"}
    assert made["plan_hash_blake3"] == digest(rest)
    assert made["intent_hash_blake3"] == digest(intent)
    assert made["catalog_hash_blake3"] == digest(
        [
            {
                "name": "agent_fs_copy",
                "script_hash_blake3": blake3(b"echo copy\n").hexdigest(),
                "required_ops": ["io/fs::read", "io/fs::write"],
                "tags": ["copy", "fs"],
            },
            {
                "name": "agent_net",
                "script_hash_blake3": blake3(b"run 'io/net::get'\n").hexdigest(),
                "required_ops": ["io/net::get"],
                "tags": ["net"],
            },
        ]
    )
    assert data["intent"] == intent
    assert data["lineage"] == {
        **{name: made[name] for name in ("intent_hash_blake3", "catalog_hash_blake3", "plan_hash_blake3")},
        "evidence_targets": [
            ".genesis/perf/agent_workflow_runtime_parity_report.json",
            ".genesis/perf/agent_capability_gauntlet_release_confidence_report.json",
        ],
    }


def test_an_intent_that_cannot_be_used_is_planned_with_as_an_empty_one(plan, tree):
    ran = plan(tree, b"[]", "x = 1")
    data = ran.answer["data"]
    assert ran.code == 10
    assert data["plan"]["intent_hash_blake3"] == EMPTY_INTENT
    assert (data["intent"], data["plan"]["context_cards"]) == ({}, None)
    assert [row["code"] for row in data["failure_taxonomy"]] == [
        f"agent-plan/{name}" for name in ("intent-invalid", "no-workflow-match", "policy-precheck-failed")
    ]


@pytest.mark.parametrize(
    ("intent", "codes", "exit_code"),
    [
        ({"goal": " \n"}, ["intent-missing-goal", "no-workflow-match"], 10),
        ({}, ["intent-missing-goal", "no-workflow-match"], 10),
        ({"goal": "", "domains": ["net"]}, ["intent-missing-goal"], 10),
        ({"goal": "net", "schema": "genesis/agent-intent-v9"}, ["intent-schema-unsupported"], 10),
        ({"goal": "net", "schema": "genesis/agent-intent-v0.1"}, [], 0),
        ({"goal": "x"}, ["no-workflow-match"], 50),
    ],
    ids=str,
)
def test_a_fault_of_the_intent_gives_10_and_another_50(plan, tree, intent, codes, exit_code):
    ran = plan(tree, intent, 'allow = ["io/net::get"]')
    assert [row["code"] for row in ran.answer["data"]["failure_taxonomy"]] == [f"agent-plan/{code}" for code in codes]
    assert ran.code == exit_code


def test_planning_goes_on_after_a_fault_that_leaves_the_intent_usable(plan, tree):
    data = plan(tree, {"goal": "net", "schema": "other"}, 'allow = ["io/net::get"]').answer["data"]
    assert data["plan"]["selected_workflows"] == ["agent_net"]
    assert data["plan"]["context_cards"] is not None


@pytest.mark.parametrize(
    ("intent", "caps", "operations"),
    [
        ({"goal": "copy"}, f"allow = [{READ}]", (BOTH, ["io/fs::write"])),
        ({"goal": "copy"}, f"allow = [{READ}, {WRITE}]", (BOTH, [])),
        ({"goal": "copy"}, f"[op.{READ}]\n[op.{WRITE}]\nallow = true", (BOTH, [])),
        ({"goal": "copy"}, f"allow = [{READ}, {WRITE}]\n[op.{READ}]\nallow = false", (BOTH, ["io/fs::read"])),
        (
            {"goal": "net", "required_ops": [" A/B::C ", "plain"]},
            'allow = ["io/net::get"]',
            (["a/b::c", "io/net::get"], ["a/b::c"]),
        ),
        (
            {"goal": "net", "required_ops": ["A/B::C"]},
            'allow = ["io/net::get", "A/B::C"]',
            (["a/b::c", "io/net::get"], ["a/b::c"]),
        ),
        ({"goal": "net"}, 'allow = ["io/net::*", "io/net"]', (["io/net::get"], ["io/net::get"])),
    ],
    ids=str,
)
def test_every_needed_operation_must_be_allowed_by_its_exact_name(plan, tree, intent, caps, operations):
    required, denied = operations
    ran = plan(tree, intent, caps)
    made = ran.answer["data"]["plan"]
    assert made["required_ops"] == required
    assert made["policy"] == {
        "caps": "caps.toml",
        "checked": True,
        "ok": not denied,
        "denied_ops": denied,
        "error": None,
    }
    assert ran.code == (50 if denied else 0)
    if denied:
        assert made["failures"][0]["context"] == {"caps": "caps.toml", "denied_ops": denied, "error": None}
        assert len(made["failures"][0]["repair_hints"]) == 2


def test_capabilities_that_cannot_be_used_are_told_with_other_hints(plan, tree):
    rows = [plan(tree, {"goal": "net"}, caps).answer["data"]["failure_taxonomy"][0] for caps in ("x = 1", "")]
    assert rows[0]["context"] == {"caps": "caps.toml", "denied_ops": [], "error": "read caps.toml: unknown key x"}
    assert rows[0]["repair_hints"] != rows[1]["repair_hints"]


def test_hints_are_those_of_all_failures_sorted_and_each_once(plan, tree):
    data = plan(tree, {"goal": "", "required_workflows": ["agent_x", "agent_y"]}, "x = 1").answer["data"]
    hints = [hint for row in data["failure_taxonomy"] for hint in row["repair_hints"]]
    assert data["repair_hints"] == sorted(set(hints))
    assert len(hints) > len(set(hints))
    assert data["failure_taxonomy"] == data["plan"]["failures"]


def test_a_failing_plan_has_an_error_and_its_diagnostic_beside_its_data(plan, tree):
    answer = plan(tree, {"goal": "x"}).answer
    assert (answer["kind"], answer["ok"]) == ("genesis/agent-plan-v0.1", False)
    assert answer["error"]["code"] == answer["diagnostics"][0]["code"] == "error/unknown"
    assert answer["diagnostics"][0]["exit_code"] == 50


def test_a_plan_that_works_has_neither(plan, tree):
    answer = plan(tree, {"goal": "net"}, 'allow = ["io/net::get"]').answer
    assert "error" not in answer
    assert answer["diagnostics"] == []


@pytest.mark.parametrize("option", ["--intent", "--caps"])
def test_a_file_that_is_not_there_is_a_failure_and_no_error(genesis, tree, workplace, option):
    (workplace / "intent.json").write_text('{"goal": "net"}')
    (workplace / "caps.toml").write_text('allow = ["io/net::get"]')
    files = {"--intent": "intent.json", "--caps": "caps.toml"} | {option: "gone"}
    ran = genesis("--root", str(tree), "--json", "agent-plan", *(part for pair in files.items() for part in pair))
    assert ran.code == (10 if option == "--intent" else 50)
    assert "there is no such file" in ran.out


def test_the_names_of_the_inputs_are_repeated_as_they_are_given(genesis, tree, workplace):
    (workplace / "i.json").write_text('{"goal": "net"}')
    (workplace / "caps.toml").write_text("")
    ran = genesis("--root", str(tree), "agent-plan", "--intent", ".//i.json", "--caps", "./caps.toml", "--json")
    assert ran.answer["data"]["intent_path"] == ".//i.json"
    assert ran.answer["data"]["plan"]["policy"]["caps"] == "./caps.toml"


def test_without_json_a_failing_plan_is_data_and_words(genesis, tree, workplace):
    (workplace / "caps.toml").write_text("")
    ran = genesis("--root", str(tree), "agent-plan", "--intent", "-", "--caps", "caps.toml", stdin=b'{"goal": "x"}')
    assert ran.code == 50
    assert set(ran.answer) == {"ok", "kind", "data"}
    assert ran.err == "genesis: agent-plan/no-workflow-match: No workflow of the catalog fits the intent.\n"


def test_one_edit_changes_the_hash_that_covers_it(plan, tree, tmp_path):
    caps = 'allow = ["io/net::get"]'
    before = plan(tree, {"goal": "net"}, caps).answer["data"]["plan"]
    other = shutil.copytree(tree, tmp_path / "other")
    (other / "examples/agent_net/workflow.sh").write_text("run 'io/net::get' # \n")
    after = plan(other, {"goal": "net"}, caps).answer["data"]["plan"]
    assert before["intent_hash_blake3"] == after["intent_hash_blake3"]
    assert before["catalog_hash_blake3"] != after["catalog_hash_blake3"]
    assert before["plan_hash_blake3"] != after["plan_hash_blake3"]


@pytest.mark.parametrize(
    ("caps", "why"),
    [("x = 1", "(read caps.toml: unknown key x)"), ("", "(denied: io/net::get)")],
    ids=["error", "denied"],
)
def test_without_json_the_words_of_a_failing_plan_say_what_is_denied_or_why_nothing_is_allowed(
    genesis, tree, workplace, caps, why
):
    (workplace / "caps.toml").write_text(caps)
    command = ("--root", str(tree), "agent-plan", "--intent", "-", "--caps", "caps.toml")
    ran = genesis(*command, stdin=b'{"goal": "net"}')
    assert ran.err.endswith(f"The capabilities do not allow the plan. {why}\n")
