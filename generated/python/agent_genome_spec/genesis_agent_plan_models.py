# Generated from spec/genesis/agent-plan.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: b29b0f36d5387d25b8e5311aa9bd605c78c8f4a8f5c4ff70d970582f65e2e07c
"""Pydantic models of AgentPlanAnswer: typed access, not validation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel


class CardBudget(BaseModel):
    """
    What the selected cards cost.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    byteCount: Annotated[int, Field(ge=1)]
    maxAsciiBytes: Annotated[int, Field(ge=1)]
    tokenUpperBound: Annotated[int, Field(ge=1)]


class CatalogReference(BaseModel):
    """
    The diagnostic catalog that the diagnostics are taken from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: Literal['docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json']
    version: str
    identity_sha256: str


class DiagnosticParameters(BaseModel):
    """
    The context without its spans; `reported_code` when the catalog has no record of the code.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    context: dict[str, Any]
    reported_code: str | None = None
    blocking_capability: str | None = None


class ExecutionStep(BaseModel):
    """
    One command, to be run in the root of the repository.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[str, Field(pattern='^step-[0-9]{3,}$')]
    workflow: str
    cmd: Annotated[list[str], Field(min_length=2)]
    cwd: Literal['.']
    effect_log_op: Annotated[str, Field(pattern='^agent-plan/execute/')]


class FailureFacts(BaseModel):
    """
    What is known of the failure.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    requested_code: str


class Lineage(BaseModel):
    """
    What the plan was made from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    intent_hash_blake3: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]
    catalog_hash_blake3: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]
    plan_hash_blake3: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]
    evidence_targets: list[str]


class NormalizedIntent(BaseModel):
    """
    The intent as it is planned with.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/agent-intent-v0.1'], Field(alias='schema')]
    goal: str
    domains: list[str]
    required_workflows: list[str]
    exclude_workflows: list[str]
    required_ops: list[str]
    max_workflows: Annotated[int | None, Field(ge=0)]


class PlanEdge(BaseModel):
    """
    One workflow runs after another.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    from_: Annotated[str, Field(alias='from')]
    to: str
    kind: Literal['sequential']


class PlanFailure(BaseModel):
    """
    Why a plan cannot be carried out.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[str, Field(pattern='^agent-plan/[a-z-]+$')]
    severity: Literal['error']
    message: str
    repair_hints: list[str]
    context: dict[str, Any] | None = None


class PlanNode(BaseModel):
    """
    A workflow of the plan; it is ready when its script can be read.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    id: Annotated[str, Field(pattern='^wf/agent_')]
    workflow: Annotated[str, Field(pattern='^agent_')]
    path: str
    script: str
    tags: list[str]
    required_ops: list[str]
    script_hash_blake3: Annotated[str | None, Field(pattern='^[0-9a-f]{64}$')]
    ready: bool


class PolicyCheck(BaseModel):
    """
    Whether the capabilities allow what the plan needs.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    caps: str
    """
    How the command line named the capabilities.
    """
    checked: Literal[True]
    ok: bool
    denied_ops: list[str]
    error: str | None
    """
    Why they cannot be used.
    """


class RepairAuthorization(BaseModel):
    """
    What an agent may do by itself.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    automatic_allowed: bool
    policy_change_allowed: Literal[False]
    obligation_suppression_allowed: Literal[False]
    requires_review: bool
    requires_separate_policy_diff: bool


class RepairPlan(BaseModel):
    """
    What may be done about the failure, and on whose authority.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[
        Literal['genesis/diagnostic-repair-plan-v0.1'], Field(alias='schema')
    ]
    diagnostic_id: str
    catalog_identity_sha256: str
    action: dict[str, Any]
    """
    The first safe action of the record, as it is.
    """
    guardrails: dict[str, Any]
    """
    The guardrails of the catalog, as they are.
    """
    authorization: RepairAuthorization
    policy_diff: None


class SelectionReason(RootModel[str]):
    root: Annotated[
        str, Field(pattern='^(domain:|goal:|workflow:|required-ops$|fallback:)')
    ]


class SelectedCard(BaseModel):
    """
    A card, and why it was selected.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    byteCount: Annotated[int, Field(ge=1)]
    cardSha256: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]
    content: str
    id: str
    maxAsciiBytes: int
    selectionReasons: Annotated[list[SelectionReason], Field(min_length=1)]
    sourceHashSha256: str
    title: str
    tokenUpperBound: int


class CardSelection(BaseModel):
    """
    The cards to read for the intent; `selectionIdentitySha256` covers all the rest.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Literal['genesis/gc-agent-task-card-selection-v0.3']
    profileId: str
    registryIdentitySha256: str
    budget: CardBudget
    cards: Annotated[list[SelectedCard], Field(min_length=1)]
    intent: NormalizedIntent
    selectionIdentitySha256: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]


class Execution(BaseModel):
    """
    The steps of the plan, in order.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    kind: Literal['genesis/agent-workflow-dag-v0.1']
    effect_log_op: Literal['agent-plan/execute']
    steps: list[ExecutionStep]


class FailureContext(BaseModel):
    """
    Where it went wrong, as facts.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/failure-context-v0.1'], Field(alias='schema')]
    domain: Literal['parser', 'typechecker', 'evaluator', 'package', 'policy', 'replay', 'patch', 'build', 'deployment']
    kind: str
    operation: str
    facts: FailureFacts
    primary_span: None
    related_spans: Annotated[list[Any], Field(max_length=0)]


class FailureDiagnostic(BaseModel):
    """
    The catalog's record of the code, applied to this failure.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    version: Literal['v1']
    id: str
    code: str
    catalog_version: str
    catalog_identity_sha256: str
    severity: str
    phase: str
    error_class: str
    """
    The code up to its first slash.
    """
    message: str
    exit_code: Literal[1, 10, 50, 70]
    candidate_fix: str
    next_safe_action: str
    suggested_fix: str | None = None
    """
    Only for some first segments of codes.
    """
    blocking_capability: str | None
    repair_plan: RepairPlan
    primary_span: None
    related_spans: Annotated[list[Any], Field(max_length=0)]
    parameters: DiagnosticParameters
    likely_causes: list[Any]
    safe_repair_actions: Annotated[list[Any], Field(min_length=1)]
    documentation: list[Any]
    context: FailureContext


class FailureError(BaseModel):
    """
    What went wrong.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[str, Field(pattern='^[a-z-]+/[a-z-]+$')]
    message: Annotated[str, Field(min_length=1)]
    """
    Prose without an absolute path.
    """
    context: FailureContext


class Plan(BaseModel):
    """
    Workflows in order; `plan_hash_blake3` covers all the rest.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/agent-plan-v0.1'], Field(alias='schema')]
    intent_hash_blake3: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]
    catalog_hash_blake3: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]
    selected_workflows: list[str]
    nodes: list[PlanNode]
    edges: list[PlanEdge]
    required_ops: list[str]
    policy: PolicyCheck
    failures: list[PlanFailure]
    context_cards: CardSelection | None
    """
    Null for an intent without a goal.
    """
    plan_hash_blake3: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]


class AgentPlan(BaseModel):
    """
    A plan, how to carry it out, and what keeps it from being carried out.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/agent-plan-v0.1'], Field(alias='schema')]
    runtime_profile: Literal['production', 'parity-harness']
    repo_root: Literal['.']
    """
    The root that all paths are relative to.
    """
    intent_path: str
    """
    How the command line named the intent.
    """
    intent: dict[str, Any]
    """
    The intent as it was given; empty when it cannot be used.
    """
    plan: Plan
    execution: Execution
    lineage: Lineage
    failure_taxonomy: list[PlanFailure]
    """
    Sorted by code and message.
    """
    repair_hints: list[str]
    """
    The hints of all failures, sorted, each once.
    """


class AgentPlanAnswer(BaseModel):
    """
    What `genesis --json agent-plan` writes; a plan with failures has an error and one diagnostic beside its data.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: bool
    kind: Literal['genesis/agent-plan-v0.1']
    data: AgentPlan
    error: FailureError | None = None
    diagnostics: Annotated[list[FailureDiagnostic], Field(max_length=1)]
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference
