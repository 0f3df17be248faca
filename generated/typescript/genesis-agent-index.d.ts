// Generated from spec/genesis/agent-index.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: 0231043f5721456ba4e1a7ea1984c66ea44807e653d7959035f5410decc36be6

export type RuntimeProfile = "production" | "parity-harness";

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
