// Generated from spec/genesis/*.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: d4c6727f99f5379865d930f54345fcd85ce2d6023f457c38edf0723f60116304

export type RuntimeProfile = "production" | "parity-harness";
export type FailureDomain =
  "parser" | "typechecker" | "evaluator" | "package" | "policy" | "replay" | "patch" | "build" | "deployment";

/**
 * One member for each document that the command reads or writes.
 */
export interface GenesisDocuments {
  agent_index?: AgentIndexAnswer;
  agent_plan?: AgentPlanAnswer;
  agent_intent?: AgentIntent;
  cli_schema?: CliSchemaAnswer;
  error?: ErrorAnswer;
  symbol?: SymbolAnswer;
  diagnostic?: DiagnosticAnswer;
  root?: RootAnswer;
}
/**
 * What `genesis --json agent-index` writes.
 */
export interface AgentIndexAnswer {
  ok: true;
  kind: "genesis/agent-index-v0.1";
  data: AgentIndex;
  /**
   * Nothing failed.
   *
   * @maxItems 0
   */
  diagnostics: [];
  diagnostics_schema: "genesis/diagnostics-schema-v1";
  diagnostic_catalog: CatalogReference;
}
/**
 * All that an agent plans with.
 */
export interface AgentIndex {
  schema: "genesis/agent-index-v0.1";
  runtime_profile: RuntimeProfile;
  cli_schema: CliSchema;
  capability_indices: CapabilityIndices;
  selfhost_symbol_index: SymbolOwnership;
  language_symbol_index: SymbolIndexSummary;
  diagnostic_catalog: CatalogSummary;
  obligation_defaults: string[];
  /**
   * Sorted by name.
   */
  reference_workflows: WorkflowDescriptor[];
  /**
   * Paths of sources that are not there or cannot be used.
   */
  missing_sources: string[];
  /**
   * Where documents stand, whether or not they are there.
   */
  docs: {
    [k: string]: string;
  };
}
/**
 * A command line as data.
 */
export interface CliSchema {
  schema: "genesis/cli-schema-v0.1";
  command: CommandNode;
}
/**
 * A command, its options and the commands below it; options are sorted by `long`, commands by `name`.
 */
export interface CommandNode {
  name: string;
  /**
   * The names from the root to this command.
   *
   * @minItems 1
   */
  path: [string, ...string[]];
  /**
   * What it does, without a full stop.
   */
  about: string | null;
  options: CommandOption[];
  subcommands: CommandNode[];
}
/**
 * An option or a positional argument; global ones stand at the root only.
 */
export interface CommandOption {
  name: string;
  /**
   * Its name without the two hyphens.
   */
  long: string | null;
  short: string | null;
  help: string | null;
  required: boolean;
  global: boolean;
  positional: boolean;
  value_names: string[];
  default_values: string[];
  allowed_values: string[];
  action: "set" | "append" | "set-true" | "set-false" | "count" | "control";
  value_type: "boolean" | "integer" | "number" | "string" | "string-array";
  multiple: boolean;
  min_values: number | null;
  max_values: number | null;
}
/**
 * What can be called.
 */
export interface CapabilityIndices {
  host_abi: CapabilityIndex;
  host_abi_schema: CapabilityIndex;
  prelude_capabilities: CapabilityIndex;
}
/**
 * One index as its file has it; `index` is null exactly when the file cannot be used.
 */
export interface CapabilityIndex {
  path: string;
  loaded: boolean;
  /**
   * The JSON of the file.
   */
  index: {
    [k: string]: unknown;
  };
}
/**
 * Which module of a self-hosted toolchain defines which symbol.
 */
export interface SymbolOwnership {
  schema: "genesis/selfhost-symbol-ownership-index-v0.1";
  path: "selfhost/toolchain_manifest.gc";
  loaded: boolean;
  module_count: number;
  symbol_count: number;
  required_symbol_count: number;
  unresolved_required_symbols: string[];
  duplicate_symbol_owners: DuplicateOwners[];
  symbols: OwnedSymbol[];
  /**
   * Why it is not loaded.
   */
  error?: string;
}
/**
 * A symbol that several modules define; all of them are listed.
 */
export interface DuplicateOwners {
  symbol: string;
  /**
   * @minItems 2
   */
  module_paths: [string, string, ...string[]];
}
/**
 * A symbol and the first module that defines it.
 */
export interface OwnedSymbol {
  symbol: string;
  module_path: string;
  module_intent: string | null;
  required: boolean;
}
/**
 * What is known of the index of language symbols, without its symbols.
 */
export interface SymbolIndexSummary {
  path: "docs/spec/GC_AGENT_SYMBOL_INDEX_v0.3.json";
  kind: string;
  profile_id: string;
  profile_identity_sha256: string;
  index_identity_sha256: string;
  symbol_count: number;
  unsupported_behavior_count: number | null;
  unsupported_behavior_identity_sha256: string | null;
  unsupported_classes: string[] | null;
  lookup: Lookup;
}
/**
 * How a name is looked up, as the index has it: exactly, with one result at most.
 */
export interface Lookup {
  [k: string]: unknown;
}
/**
 * What is known of the diagnostic catalog, without its diagnostics.
 */
export interface CatalogSummary {
  path: "docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json";
  schema: string;
  version: string;
  identity_sha256: string;
  diagnostic_count: number;
  lookup: Lookup;
}
/**
 * A workflow; `path` is relative to the root.
 */
export interface WorkflowDescriptor {
  name: string;
  path: string;
  has_package_toml: boolean;
  has_workflow_script: boolean;
}
/**
 * The diagnostic catalog that the diagnostics are taken from.
 */
export interface CatalogReference {
  path: "docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json";
  version: string;
  identity_sha256: string;
}
/**
 * What `genesis --json agent-plan` writes; a plan with failures has an error and one diagnostic beside its data.
 */
export interface AgentPlanAnswer {
  ok: boolean;
  kind: "genesis/agent-plan-v0.1";
  data: AgentPlan;
  error?: FailureError;
  /**
   * @maxItems 1
   */
  diagnostics: [] | [FailureDiagnostic];
  diagnostics_schema: "genesis/diagnostics-schema-v1";
  diagnostic_catalog: CatalogReference;
}
/**
 * A plan, how to carry it out, and what keeps it from being carried out.
 */
export interface AgentPlan {
  schema: "genesis/agent-plan-v0.1";
  runtime_profile: RuntimeProfile;
  /**
   * The root that all paths are relative to.
   */
  repo_root: ".";
  /**
   * How the command line named the intent.
   */
  intent_path: string;
  /**
   * The intent as it was given; empty when it cannot be used.
   */
  intent: {
    [k: string]: unknown;
  };
  plan: Plan;
  execution: Execution;
  lineage: Lineage;
  /**
   * Sorted by code and message.
   */
  failure_taxonomy: PlanFailure[];
  /**
   * The hints of all failures, sorted, each once.
   */
  repair_hints: string[];
}
/**
 * Workflows in order; `plan_hash_blake3` covers all the rest.
 */
export interface Plan {
  schema: "genesis/agent-plan-v0.1";
  intent_hash_blake3: string;
  catalog_hash_blake3: string;
  selected_workflows: string[];
  nodes: PlanNode[];
  edges: PlanEdge[];
  required_ops: string[];
  policy: PolicyCheck;
  failures: PlanFailure[];
  /**
   * Null for an intent without a goal.
   */
  context_cards: CardSelection | null;
  plan_hash_blake3: string;
}
/**
 * A workflow of the plan; it is ready when its script can be read.
 */
export interface PlanNode {
  id: string;
  workflow: string;
  path: string;
  script: string;
  tags: string[];
  required_ops: string[];
  script_hash_blake3: string | null;
  ready: boolean;
}
/**
 * One workflow runs after another.
 */
export interface PlanEdge {
  from: string;
  to: string;
  kind: "sequential";
}
/**
 * Whether the capabilities allow what the plan needs.
 */
export interface PolicyCheck {
  /**
   * How the command line named the capabilities.
   */
  caps: string;
  checked: true;
  ok: boolean;
  denied_ops: string[];
  /**
   * Why they cannot be used.
   */
  error: string | null;
}
/**
 * Why a plan cannot be carried out.
 */
export interface PlanFailure {
  code: string;
  severity: "error";
  message: string;
  repair_hints: string[];
  context?: {
    [k: string]: unknown;
  };
}
/**
 * The cards to read for the intent; `selectionIdentitySha256` covers all the rest.
 */
export interface CardSelection {
  kind: "genesis/gc-agent-task-card-selection-v0.3";
  profileId: string;
  registryIdentitySha256: string;
  budget: CardBudget;
  /**
   * @minItems 1
   */
  cards: [SelectedCard, ...SelectedCard[]];
  intent: NormalizedIntent;
  selectionIdentitySha256: string;
}
/**
 * What the selected cards cost.
 */
export interface CardBudget {
  byteCount: number;
  maxAsciiBytes: number;
  tokenUpperBound: number;
}
/**
 * A card, and why it was selected.
 */
export interface SelectedCard {
  byteCount: number;
  cardSha256: string;
  content: string;
  id: string;
  maxAsciiBytes: number;
  /**
   * @minItems 1
   */
  selectionReasons: [string, ...string[]];
  sourceHashSha256: string;
  title: string;
  tokenUpperBound: number;
}
/**
 * The intent as it is planned with.
 */
export interface NormalizedIntent {
  schema: "genesis/agent-intent-v0.1";
  goal: string;
  domains: string[];
  required_workflows: string[];
  exclude_workflows: string[];
  required_ops: string[];
  max_workflows: number | null;
}
/**
 * The steps of the plan, in order.
 */
export interface Execution {
  kind: "genesis/agent-workflow-dag-v0.1";
  effect_log_op: "agent-plan/execute";
  steps: ExecutionStep[];
}
/**
 * One command, to be run in the root of the repository.
 */
export interface ExecutionStep {
  id: string;
  workflow: string;
  /**
   * @minItems 2
   */
  cmd: [string, string, ...string[]];
  cwd: ".";
  effect_log_op: string;
}
/**
 * What the plan was made from.
 */
export interface Lineage {
  intent_hash_blake3: string;
  catalog_hash_blake3: string;
  plan_hash_blake3: string;
  evidence_targets: string[];
}
/**
 * What went wrong.
 */
export interface FailureError {
  code: string;
  /**
   * Prose without an absolute path.
   */
  message: string;
  context: FailureContext;
}
/**
 * Where it went wrong, as facts.
 */
export interface FailureContext {
  schema: "genesis/failure-context-v0.1";
  domain: FailureDomain;
  kind: string;
  operation: string;
  facts: FailureFacts;
  primary_span: null;
  /**
   * @maxItems 0
   */
  related_spans: [];
}
/**
 * What is known of the failure.
 */
export interface FailureFacts {
  requested_code: string;
}
/**
 * The catalog's record of the code, applied to this failure.
 */
export interface FailureDiagnostic {
  version: "v1";
  id: string;
  code: string;
  catalog_version: string;
  catalog_identity_sha256: string;
  severity: string;
  phase: string;
  /**
   * The code up to its first slash.
   */
  error_class: string;
  message: string;
  exit_code: 1 | 10 | 50 | 70;
  candidate_fix: string;
  next_safe_action: string;
  /**
   * Only for some first segments of codes.
   */
  suggested_fix?: string;
  blocking_capability: string | null;
  repair_plan: RepairPlan;
  primary_span: null;
  /**
   * @maxItems 0
   */
  related_spans: [];
  parameters: DiagnosticParameters;
  likely_causes: unknown[];
  /**
   * @minItems 1
   */
  safe_repair_actions: [unknown, ...unknown[]];
  documentation: unknown[];
  context: FailureContext;
}
/**
 * What may be done about the failure, and on whose authority.
 */
export interface RepairPlan {
  schema: "genesis/diagnostic-repair-plan-v0.1";
  diagnostic_id: string;
  catalog_identity_sha256: string;
  /**
   * The first safe action of the record, as it is.
   */
  action: {
    [k: string]: unknown;
  };
  /**
   * The guardrails of the catalog, as they are.
   */
  guardrails: {
    [k: string]: unknown;
  };
  authorization: RepairAuthorization;
  policy_diff: null;
}
/**
 * What an agent may do by itself.
 */
export interface RepairAuthorization {
  automatic_allowed: boolean;
  policy_change_allowed: false;
  obligation_suppression_allowed: false;
  requires_review: boolean;
  requires_separate_policy_diff: boolean;
}
/**
 * The context without its spans; `reported_code` when the catalog has no record of the code.
 */
export interface DiagnosticParameters {
  context: {
    [k: string]: unknown;
  };
  reported_code?: string;
  blocking_capability?: string;
}
/**
 * What an agent wants to reach. Names are trimmed and compared in small letters.
 */
export interface AgentIntent {
  /**
   * The schema that the intent follows; recommended.
   */
  schema?: "genesis/agent-intent-v0.1" | null;
  /**
   * What is to be reached, in a few plain words; not white space only.
   */
  goal: string;
  /**
   * Fields that the workflows should belong to.
   */
  domains?: string[];
  /**
   * Workflows that must be there, whatever the limit is.
   */
  required_workflows?: string[];
  /**
   * Workflows that must not be there.
   */
  exclude_workflows?: string[];
  /**
   * Operations that must be allowed beside those of the workflows.
   */
  required_ops?: string[];
  /**
   * How many workflows to select; 0 means 1.
   */
  max_workflows?: number | null;
}
/**
 * What `genesis --json cli-schema` writes.
 */
export interface CliSchemaAnswer {
  ok: true;
  kind: "genesis/cli-schema-v0.1";
  data: CliSchema;
  /**
   * Nothing failed.
   *
   * @maxItems 0
   */
  diagnostics: [];
  diagnostics_schema: "genesis/diagnostics-schema-v1";
  diagnostic_catalog: CatalogReference;
}
/**
 * What a command writes with `--json` when it fails: the error, and the one diagnostic that the catalog has for it.
 */
export interface ErrorAnswer {
  ok: false;
  kind: "genesis/error-v0.2";
  error: FailureError;
  /**
   * @minItems 1
   * @maxItems 1
   */
  diagnostics: [FailureDiagnostic];
  diagnostics_schema: "genesis/diagnostics-schema-v1";
  diagnostic_catalog: CatalogReference;
}
/**
 * What `genesis --json agent-index --symbol NAME` writes.
 */
export interface SymbolAnswer {
  ok: true;
  kind: "genesis/agent-symbol-v0.3";
  data: SymbolData;
  /**
   * Nothing failed.
   *
   * @maxItems 0
   */
  diagnostics: [];
  diagnostics_schema: "genesis/diagnostics-schema-v1";
  diagnostic_catalog: CatalogReference;
}
/**
 * One record, with the index that it is from.
 */
export interface SymbolData {
  schema: "genesis/gc-agent-symbol-index-v0.3";
  profile_id: string;
  profile_identity_sha256: string;
  index_identity_sha256: string;
  lookup: Lookup;
  symbol: SymbolRecord;
}
/**
 * The record as the index has it.
 */
export interface SymbolRecord {
  /**
   * The exact name.
   */
  symbol: string;
  [k: string]: unknown;
}
/**
 * What `genesis --json agent-index --diagnostic CODE` writes.
 */
export interface DiagnosticAnswer {
  ok: true;
  kind: "genesis/diagnostic-v0.1";
  data: DiagnosticData;
  /**
   * Nothing failed.
   *
   * @maxItems 0
   */
  diagnostics: [];
  diagnostics_schema: "genesis/diagnostics-schema-v1";
  diagnostic_catalog: CatalogReference;
}
/**
 * One record, with the catalog that it is from.
 */
export interface DiagnosticData {
  /**
   * The kind of the catalog.
   */
  schema: string;
  catalog_version: string;
  catalog_identity_sha256: string;
  lookup: Lookup;
  diagnostic: DiagnosticRecord;
}
/**
 * The record as the catalog has it.
 */
export interface DiagnosticRecord {
  /**
   * The exact code.
   */
  code: string;
  [k: string]: unknown;
}
/**
 * What `genesis --json root` writes: the one answer that depends on the place.
 */
export interface RootAnswer {
  ok: true;
  kind: "genesis/root-v0.1";
  data: RootData;
  /**
   * Nothing failed.
   *
   * @maxItems 0
   */
  diagnostics: [];
  diagnostics_schema: "genesis/diagnostics-schema-v1";
  diagnostic_catalog: CatalogReference;
}
/**
 * Where the repository is that the other commands speak of.
 */
export interface RootData {
  schema: "genesis/root-v0.1";
  /**
   * Its absolute path.
   */
  path: string;
  /**
   * Whether it is the one that comes with the command.
   */
  shipped: boolean;
}
