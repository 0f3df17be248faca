# Generated from spec/genesis/*.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: d4c6727f99f5379865d930f54345fcd85ce2d6023f457c38edf0723f60116304
"""Pydantic models of GenesisDocuments: typed access, not validation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel


class CapabilityIndex(BaseModel):
    """
    One index as its file has it; `index` is null exactly when the file cannot be used.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: str
    loaded: bool
    index: Any
    """
    The JSON of the file.
    """


class DuplicateOwners(BaseModel):
    """
    A symbol that several modules define; all of them are listed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    symbol: str
    module_paths: Annotated[list[str], Field(min_length=2)]


class OwnedSymbol(BaseModel):
    """
    A symbol and the first module that defines it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    symbol: str
    module_path: str
    module_intent: str | None
    required: bool


class WorkflowDescriptor(BaseModel):
    """
    A workflow; `path` is relative to the root.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[str, Field(pattern='^agent_')]
    path: Annotated[str, Field(pattern='^examples/agent_')]
    has_package_toml: bool
    has_workflow_script: bool


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


class CardBudget(BaseModel):
    """
    What the selected cards cost.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    byteCount: Annotated[int, Field(ge=0)]
    maxAsciiBytes: Annotated[int, Field(ge=1)]
    tokenUpperBound: Annotated[int, Field(ge=0)]


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
    byteCount: Annotated[int, Field(ge=0)]
    cardSha256: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]
    content: str
    id: str
    maxAsciiBytes: int
    selectionReasons: Annotated[list[SelectionReason], Field(min_length=1)]
    sourceHashSha256: str
    title: str
    tokenUpperBound: int


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


class AgentIntent(BaseModel):
    """
    What an agent wants to reach. Names are trimmed and compared in small letters.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[
        Literal['genesis/agent-intent-v0.1'] | None, Field(alias='schema')
    ] = None
    """
    The schema that the intent follows; recommended.
    """
    goal: Annotated[str, Field(min_length=1)]
    """
    What is to be reached, in a few plain words; not white space only.
    """
    domains: list[str] | None = None
    """
    Fields that the workflows should belong to.
    """
    required_workflows: list[str] | None = None
    """
    Workflows that must be there, whatever the limit is.
    """
    exclude_workflows: list[str] | None = None
    """
    Workflows that must not be there.
    """
    required_ops: list[str] | None = None
    """
    Operations that must be allowed beside those of the workflows.
    """
    max_workflows: Annotated[int | None, Field(ge=0, le=18446744073709551615)] = None
    """
    How many workflows to select; 0 means 1.
    """


class CommandOption(BaseModel):
    """
    An option or a positional argument; global ones stand at the root only.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: str
    long: str | None
    """
    Its name without the two hyphens.
    """
    short: str | None
    help: str | None
    required: bool
    global_: Annotated[bool, Field(alias='global')]
    positional: bool
    value_names: list[str]
    default_values: list[str]
    allowed_values: list[str]
    action: Literal['set', 'append', 'set-true', 'set-false', 'count', 'control']
    value_type: Literal['boolean', 'integer', 'number', 'string', 'string-array']
    multiple: bool
    min_values: Annotated[int | None, Field(ge=0)]
    max_values: Annotated[int | None, Field(ge=0)]


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


class FailureFacts(BaseModel):
    """
    What is known of the failure.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    requested_code: str


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


class SymbolRecord(BaseModel):
    """
    The record as the index has it.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    symbol: str
    """
    The exact name.
    """


class Lookup(BaseModel):
    """
    How a name is looked up, as the index has it: exactly, with one result at most.
    """

    model_config = ConfigDict(
        extra='allow',
    )


class DiagnosticRecord(BaseModel):
    """
    The record as the catalog has it.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    code: str
    """
    The exact code.
    """


class RootData(BaseModel):
    """
    Where the repository is that the other commands speak of.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/root-v0.1'], Field(alias='schema')]
    path: str
    """
    Its absolute path.
    """
    shipped: bool
    """
    Whether it is the one that comes with the command.
    """


class CapabilityIndices(BaseModel):
    """
    What can be called.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    host_abi: CapabilityIndex
    host_abi_schema: CapabilityIndex
    prelude_capabilities: CapabilityIndex


class SymbolOwnership(BaseModel):
    """
    Which module of a self-hosted toolchain defines which symbol.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[
        Literal['genesis/selfhost-symbol-ownership-index-v0.1'], Field(alias='schema')
    ]
    path: Literal['selfhost/toolchain_manifest.gc']
    loaded: bool
    module_count: Annotated[int, Field(ge=0)]
    symbol_count: Annotated[int, Field(ge=0)]
    required_symbol_count: Annotated[int, Field(ge=0)]
    unresolved_required_symbols: list[str]
    duplicate_symbol_owners: list[DuplicateOwners]
    symbols: list[OwnedSymbol]
    error: str | None = None
    """
    Why it is not loaded.
    """


class SymbolIndexSummary(BaseModel):
    """
    What is known of the index of language symbols, without its symbols.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: Literal['docs/spec/GC_AGENT_SYMBOL_INDEX_v0.3.json']
    kind: str
    profile_id: str
    profile_identity_sha256: str
    index_identity_sha256: str
    symbol_count: Annotated[int, Field(ge=0)]
    unsupported_behavior_count: Annotated[int | None, Field(ge=0)]
    unsupported_behavior_identity_sha256: str | None
    unsupported_classes: list[str] | None
    lookup: Lookup


class CatalogSummary(BaseModel):
    """
    What is known of the diagnostic catalog, without its diagnostics.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: Literal['docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json']
    schema_: Annotated[str, Field(alias='schema')]
    version: str
    identity_sha256: str
    diagnostic_count: Annotated[int, Field(ge=0)]
    lookup: Lookup


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


class CommandNode(BaseModel):
    """
    A command, its options and the commands below it; options are sorted by `long`, commands by `name`.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[str, Field(min_length=1)]
    path: Annotated[list[str], Field(min_length=1)]
    """
    The names from the root to this command.
    """
    about: str | None
    """
    What it does, without a full stop.
    """
    options: list[CommandOption]
    subcommands: list[CommandNode]


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


class SymbolData(BaseModel):
    """
    One record, with the index that it is from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[
        Literal['genesis/gc-agent-symbol-index-v0.3'], Field(alias='schema')
    ]
    profile_id: str
    profile_identity_sha256: str
    index_identity_sha256: str
    lookup: Lookup
    symbol: SymbolRecord


class DiagnosticData(BaseModel):
    """
    One record, with the catalog that it is from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[str, Field(alias='schema')]
    """
    The kind of the catalog.
    """
    catalog_version: str
    catalog_identity_sha256: str
    lookup: Lookup
    diagnostic: DiagnosticRecord


class RootAnswer(BaseModel):
    """
    What `genesis --json root` writes: the one answer that depends on the place.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/root-v0.1']
    data: RootData
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference


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


class CliSchema(BaseModel):
    """
    A command line as data.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/cli-schema-v0.1'], Field(alias='schema')]
    command: CommandNode


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


class SymbolAnswer(BaseModel):
    """
    What `genesis --json agent-index --symbol NAME` writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/agent-symbol-v0.3']
    data: SymbolData
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference


class DiagnosticAnswer(BaseModel):
    """
    What `genesis --json agent-index --diagnostic CODE` writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/diagnostic-v0.1']
    data: DiagnosticData
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference


class AgentIndex(BaseModel):
    """
    All that an agent plans with.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/agent-index-v0.1'], Field(alias='schema')]
    runtime_profile: Literal['production', 'parity-harness']
    cli_schema: CliSchema
    capability_indices: CapabilityIndices
    selfhost_symbol_index: SymbolOwnership
    language_symbol_index: SymbolIndexSummary
    diagnostic_catalog: CatalogSummary
    obligation_defaults: list[str]
    reference_workflows: list[WorkflowDescriptor]
    """
    Sorted by name.
    """
    missing_sources: list[str]
    """
    Paths of sources that are not there or cannot be used.
    """
    docs: dict[str, str]
    """
    Where documents stand, whether or not they are there.
    """


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


class CliSchemaAnswer(BaseModel):
    """
    What `genesis --json cli-schema` writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/cli-schema-v0.1']
    data: CliSchema
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference


class ErrorAnswer(BaseModel):
    """
    What a command writes with `--json` when it fails: the error, and the one diagnostic that the catalog has for it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[False]
    kind: Literal['genesis/error-v0.2']
    error: FailureError
    diagnostics: Annotated[list[FailureDiagnostic], Field(max_length=1, min_length=1)]
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference


class AgentIndexAnswer(BaseModel):
    """
    What `genesis --json agent-index` writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/agent-index-v0.1']
    data: AgentIndex
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference


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


class GenesisDocuments(BaseModel):
    """
    One member for each document that the command reads or writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    agent_index: AgentIndexAnswer | None = None
    agent_plan: AgentPlanAnswer | None = None
    agent_intent: AgentIntent | None = None
    cli_schema: CliSchemaAnswer | None = None
    error: ErrorAnswer | None = None
    symbol: SymbolAnswer | None = None
    diagnostic: DiagnosticAnswer | None = None
    root: RootAnswer | None = None


CommandNode.model_rebuild()
