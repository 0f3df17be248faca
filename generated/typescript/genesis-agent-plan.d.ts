// Generated from spec/genesis/agent-plan.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: b29b0f36d5387d25b8e5311aa9bd605c78c8f4a8f5c4ff70d970582f65e2e07c

export type RuntimeProfile = "production" | "parity-harness";
export type FailureDomain =
  "parser" | "typechecker" | "evaluator" | "package" | "policy" | "replay" | "patch" | "build" | "deployment";

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
 * The diagnostic catalog that the diagnostics are taken from.
 */
export interface CatalogReference {
  path: "docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json";
  version: string;
  identity_sha256: string;
}
