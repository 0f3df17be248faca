// Generated from spec/genesis/cli-schema.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: dfc4e4f0564934f92b3913275ceb8028a9528fe39f04495ec35f1e01f517c452

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
 * The diagnostic catalog that the diagnostics are taken from.
 */
export interface CatalogReference {
  path: "docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json";
  version: string;
  identity_sha256: string;
}
