"""`agent-plan`: from an intent and capabilities to workflows in order, with every reason why they cannot run."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from agent_genome.genesis._spec import (
    EFFECT_LOG_OP,
    EVIDENCE_TARGETS,
    KINDS,
    MAX_WORKFLOWS_DEFAULT,
    POLICY_HINTS,
    RUNTIME_PROFILE,
    SHELL,
)
from agent_genome.genesis.canonical import canonical_identity
from agent_genome.genesis.capabilities import ReadError, allowed_operations
from agent_genome.genesis.cards import context_cards, read_registry
from agent_genome.genesis.envelope import Answer
from agent_genome.genesis.failures import exit_code, failure, hints, in_order
from agent_genome.genesis.intent import Intent, IntentError, read_intent
from agent_genome.genesis.selection import select
from agent_genome.genesis.text import operation_like
from agent_genome.genesis.tree import Tree, UnreadableError
from agent_genome.genesis.workflows import Workflow, catalog

__all__ = ["Input", "agent_plan"]

Input = bytes | UnreadableError
"""The bytes of a file that the command line names, or why it cannot be read."""


def agent_plan(
    tree: Tree,
    *,
    intent: Input,
    capabilities: Input,
    intent_path: str = "-",
    capabilities_path: str = "caps.toml",
    max_workflows: int = MAX_WORKFLOWS_DEFAULT,
) -> Answer:
    """Return the plan for an intent; one with failures too, whose answer is not ok.

    Args:
        tree: the repository whose workflows are planned with.
        intent: the JSON text of the intent.
        capabilities: the TOML text of the capabilities.
        intent_path: how the command line names the intent; it is repeated in the plan.
        capabilities_path: how the command line names the capabilities; the plan's hash covers it.
        max_workflows: how many workflows are selected when the intent does not say.

    Raises:
        GenesisError: the registry of task cards cannot be used.
    """
    wanted, failures = _intent(intent)
    workflows = catalog(tree)
    selected, unselected = select(workflows, wanted, most=max_workflows)
    operations = sorted(
        {operation for workflow in selected for operation in workflow.operations}
        | set(filter(operation_like, wanted.required_ops))
    )
    policy, denied = _policy(capabilities, capabilities_path, operations)
    failures = in_order([*failures, *unselected, *denied])
    plan: dict[str, Any] = {
        "schema": KINDS["agent_plan"],
        "intent_hash_blake3": canonical_identity(wanted.raw),
        "catalog_hash_blake3": canonical_identity([_entry(workflow) for workflow in workflows]),
        "selected_workflows": [workflow.name for workflow in selected],
        "nodes": [_node(workflow) for workflow in selected],
        "edges": _edges(selected),
        "required_ops": operations,
        "policy": policy,
        "failures": failures,
        "context_cards": context_cards(read_registry(tree), wanted),
    }
    plan["plan_hash_blake3"] = canonical_identity(plan)
    data: dict[str, Any] = {
        "schema": KINDS["agent_plan"],
        "runtime_profile": RUNTIME_PROFILE,
        "repo_root": ".",
        "intent_path": intent_path,
        "intent": wanted.raw,
        "plan": plan,
        "execution": _execution(selected),
        "lineage": {name: value for name, value in plan.items() if name.endswith("_blake3")}
        | {"evidence_targets": list(EVIDENCE_TARGETS)},
        "failure_taxonomy": failures,
        "repair_hints": hints(failures),
    }
    return Answer(KINDS["agent_plan"], data, exit_code(failures))


def _intent(given: Input) -> tuple[Intent, list[dict[str, Any]]]:
    try:
        intent = read_intent(_bytes(given))
    except (UnreadableError, IntentError) as error:
        return Intent(), [failure("agent-plan/intent-invalid", reason=str(error))]
    failures: list[dict[str, Any]] = []
    if not intent.schema_supported:
        failures.append(failure("agent-plan/intent-schema-unsupported"))
    if not intent.goal:
        failures.append(failure("agent-plan/intent-missing-goal"))
    return intent, failures


def _policy(given: Input, path: str, operations: Sequence[str]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    error, denied = None, list[str]()
    try:
        allowed = allowed_operations(_bytes(given))
    except (UnreadableError, ReadError) as fault:
        error = f"read {path}: {fault}"
    else:
        denied = [operation for operation in operations if operation not in allowed]
    ok = error is None and not denied
    policy = {"caps": path, "checked": True, "ok": ok, "denied_ops": denied, "error": error}
    if ok:
        return policy, []
    context = {"caps": path, "denied_ops": denied, "error": error}
    remedies = POLICY_HINTS["denied" if error is None else "unreadable"]
    return policy, [failure("agent-plan/policy-precheck-failed", context=context, hints=remedies)]


def _bytes(given: Input) -> bytes:
    if isinstance(given, UnreadableError):
        raise given
    return given


def _entry(workflow: Workflow) -> dict[str, Any]:
    return {
        "name": workflow.name,
        "script_hash_blake3": workflow.script_hash,
        "required_ops": workflow.operations,
        "tags": workflow.tags,
    }


def _node(workflow: Workflow) -> dict[str, Any]:
    return {
        "id": f"wf/{workflow.name}",
        "workflow": workflow.name,
        "path": workflow.path,
        "script": workflow.script,
        "tags": workflow.tags,
        "required_ops": workflow.operations,
        "script_hash_blake3": workflow.script_hash,
        "ready": workflow.ready,
    }


def _edges(selected: Sequence[Workflow]) -> list[dict[str, str]]:
    return [
        {"from": f"wf/{first.name}", "to": f"wf/{second.name}", "kind": "sequential"}
        for first, second in pairwise(selected)
    ]


def _execution(selected: Sequence[Workflow]) -> dict[str, Any]:
    return {
        "kind": KINDS["workflow_dag"],
        "effect_log_op": EFFECT_LOG_OP,
        "steps": [
            {
                "id": f"step-{number:03}",
                "workflow": workflow.name,
                "cmd": [SHELL, workflow.script],
                "cwd": ".",
                "effect_log_op": f"{EFFECT_LOG_OP}/{workflow.name}",
            }
            for number, workflow in enumerate(selected, 1)
        ],
    }
