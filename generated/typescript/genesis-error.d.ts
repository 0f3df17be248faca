// Generated from spec/genesis/error.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: 2e103ae5bc3f545bb0dd7cef2b536b4a301c1944def5724482149ddb8a3a9cf8

export type FailureDomain =
  "parser" | "typechecker" | "evaluator" | "package" | "policy" | "replay" | "patch" | "build" | "deployment";

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
