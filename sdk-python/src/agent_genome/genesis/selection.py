"""Which workflows of a catalog fit an intent (spec: agent-plan.md#selection)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from agent_genome.genesis._spec import SCORES
from agent_genome.genesis.failures import failure
from agent_genome.genesis.intent import Intent
from agent_genome.genesis.workflows import Workflow

__all__ = ["select"]


def select(workflows: Sequence[Workflow], intent: Intent, *, most: int) -> tuple[list[Workflow], list[dict[str, Any]]]:
    """Return the selected workflows, the required ones first, and what failed.

    Args:
        workflows: the catalog, sorted by name.
        intent: what is wanted; its own `max_workflows` counts more than `most`.
        most: how many workflows are selected at most; the required ones are never cut.
    """
    by_name = {workflow.name: workflow for workflow in workflows}
    excluded = set(intent.exclude_workflows)
    selected: list[Workflow] = []
    failures: list[dict[str, Any]] = []
    for name in intent.required_workflows:
        if name not in by_name:
            failures.append(failure("agent-plan/required-workflow-missing", context={"workflow": name}))
        elif name in excluded:
            failures.append(failure("agent-plan/required-workflow-excluded", context={"workflow": name}))
        else:
            selected.append(by_name[name])
    required = set(intent.required_workflows)
    others = [workflow for workflow in workflows if workflow.name not in required | excluded]
    limit = max(1, most if intent.max_workflows is None else intent.max_workflows)
    selected += _scored(others, intent)[: max(0, limit - len(selected))]
    if not selected:
        available = [workflow.name for workflow in workflows]
        failures.append(failure("agent-plan/no-workflow-match", context={"available_workflows": available}))
    for workflow in selected:
        if not workflow.ready:
            context = {"workflow": workflow.name, "path": workflow.script}
            failures.append(failure("agent-plan/workflow-script-missing", context=context))
    return selected, failures


def _scored(workflows: Sequence[Workflow], intent: Intent) -> list[Workflow]:
    domains, words = set(intent.domains), intent.goal_tokens
    scores = {
        workflow.name: SCORES["domain"] * len(domains.intersection(workflow.tags))
        + SCORES["goal_token"] * len(words.intersection(workflow.tags))
        for workflow in workflows
    }
    fitting = [workflow for workflow in workflows if scores[workflow.name]]
    return sorted(fitting, key=lambda workflow: (-scores[workflow.name], workflow.name))
