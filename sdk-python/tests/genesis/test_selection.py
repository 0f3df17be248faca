"""Which workflows a plan takes, and in which order."""

from __future__ import annotations

import pytest

CAPS = 'allow = ["a/b::c"]\n'
NAMES = ("agent_net_fetch", "agent_fs_copy", "agent_fs_list", "agent_workflow_net_fs", "agent_gpu")


@pytest.fixture
def tree(repository):
    return repository({f"examples/{name}/workflow.sh": f"# {name}\n" for name in NAMES})


@pytest.mark.parametrize(
    ("intent", "options", "selected"),
    [
        ({"goal": "x", "domains": ["fs"]}, (), ["agent_fs_copy", "agent_fs_list", "agent_workflow_net_fs"]),
        ({"goal": "list fs", "domains": []}, (), ["agent_fs_list", "agent_fs_copy", "agent_workflow_net_fs"]),
        (
            {"goal": "x", "domains": ["fs", "net"]},
            (),
            ["agent_workflow_net_fs", "agent_fs_copy", "agent_fs_list", "agent_net_fetch"],
        ),
        ({"goal": "fetch", "domains": ["gpu"]}, (), ["agent_gpu", "agent_net_fetch"]),
        ({"goal": "x", "domains": [" FS "], "max_workflows": 1}, (), ["agent_fs_copy"]),
        ({"goal": "x", "domains": ["fs"], "max_workflows": 0}, (), ["agent_fs_copy"]),
        ({"goal": "x", "domains": ["fs"]}, ("--max-workflows", "2"), ["agent_fs_copy", "agent_fs_list"]),
        ({"goal": "x", "domains": ["fs"]}, ("--max-workflows", "0"), ["agent_fs_copy"]),
        (
            {"goal": "x", "domains": ["fs"], "max_workflows": 3},
            ("--max-workflows", "1"),
            ["agent_fs_copy", "agent_fs_list", "agent_workflow_net_fs"],
        ),
        ({"goal": "x", "required_workflows": ["AGENT_GPU", "agent_net_fetch "]}, (), ["agent_gpu", "agent_net_fetch"]),
        (
            {"goal": "x", "required_workflows": ["agent_gpu", "agent_net_fetch"], "max_workflows": 1},
            (),
            ["agent_gpu", "agent_net_fetch"],
        ),
        (
            {"goal": "fs", "required_workflows": ["agent_net_fetch"], "max_workflows": 2},
            (),
            ["agent_net_fetch", "agent_fs_copy"],
        ),
        (
            {"goal": "fs", "exclude_workflows": ["agent_fs_copy", "agent_unknown"]},
            (),
            ["agent_fs_list", "agent_workflow_net_fs"],
        ),
        ({"goal": "agent workflow gpu"}, (), ["agent_gpu"]),
        ({"goal": "x", "domains": ["gpu"], "required_ops": ["a/b::c"]}, (), ["agent_gpu"]),
    ],
    ids=str,
)
def test_required_ones_come_first_then_the_best_scores(plan, tree, intent, options, selected):
    ran = plan(tree, intent, CAPS, *options)
    assert ran.code == 0
    assert ran.answer["data"]["plan"]["selected_workflows"] == selected


def test_the_nodes_form_a_chain_and_the_steps_follow_it(plan, tree):
    data = plan(tree, {"goal": "x", "domains": ["fs"]}).answer["data"]
    names = data["plan"]["selected_workflows"]
    assert [node["id"] for node in data["plan"]["nodes"]] == [f"wf/{name}" for name in names]
    assert data["plan"]["edges"] == [
        {"from": f"wf/{names[0]}", "to": f"wf/{names[1]}", "kind": "sequential"},
        {"from": f"wf/{names[1]}", "to": f"wf/{names[2]}", "kind": "sequential"},
    ]
    assert data["execution"]["steps"][1] == {
        "id": "step-002",
        "workflow": names[1],
        "cmd": ["bash", f"examples/{names[1]}/workflow.sh"],
        "cwd": ".",
        "effect_log_op": f"agent-plan/execute/{names[1]}",
    }
    assert data["plan"]["nodes"][2]["tags"] == ["fs", "net"]


@pytest.mark.parametrize(
    ("intent", "failures"),
    [
        ({"goal": "x", "required_workflows": ["agent_gone"], "domains": ["fs"]}, ["required-workflow-missing"]),
        (
            {"goal": "x", "required_workflows": ["agent_gpu"], "exclude_workflows": ["agent_gpu"]},
            ["no-workflow-match", "required-workflow-excluded"],
        ),
        ({"goal": "nothing fits"}, ["no-workflow-match"]),
        (
            {"goal": "x", "required_workflows": ["agent_gone", "agent_lost"]},
            ["no-workflow-match", *["required-workflow-missing"] * 2],
        ),
    ],
    ids=str,
)
def test_what_cannot_be_selected_is_a_failure(plan, tree, intent, failures):
    ran = plan(tree, intent)
    assert ran.code == 50
    assert [row["code"] for row in ran.answer["data"]["failure_taxonomy"]] == [
        f"agent-plan/{name}" for name in failures
    ]


def test_failures_name_what_they_are_about(plan, tree):
    rows = plan(tree, {"goal": "x", "required_workflows": ["agent_gone"]}).answer["data"]["failure_taxonomy"]
    assert [row["context"] for row in rows] == [
        {"available_workflows": sorted(NAMES)},
        {"workflow": "agent_gone"},
    ]


@pytest.mark.parametrize("script", [None, "directory"])
def test_a_workflow_without_a_script_stays_in_the_plan_and_is_not_ready(plan, repository, script):
    files = {"examples/agent_fs/caps.toml": CAPS}
    if script:
        files["examples/agent_fs/workflow.sh"] = None
    ran = plan(repository(files), {"goal": "fs"}, CAPS)
    data = ran.answer["data"]
    assert ran.code == 50
    assert data["plan"]["nodes"] == [
        {
            "id": "wf/agent_fs",
            "workflow": "agent_fs",
            "path": "examples/agent_fs",
            "script": "examples/agent_fs/workflow.sh",
            "tags": ["fs"],
            "required_ops": ["a/b::c"],
            "script_hash_blake3": None,
            "ready": False,
        }
    ]
    assert data["failure_taxonomy"][0]["context"] == {"workflow": "agent_fs", "path": "examples/agent_fs/workflow.sh"}
    assert len(data["execution"]["steps"]) == 1
