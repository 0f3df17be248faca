// Generated from spec/genesis/symbol.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: dbc5b68218eaa70275ab57ffb87242c1edbec0e2a364c55d7b813883bda5ba32

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
 * How a name is looked up, as the index has it: exactly, with one result at most.
 */
export interface Lookup {
  [k: string]: unknown;
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
 * The diagnostic catalog that the diagnostics are taken from.
 */
export interface CatalogReference {
  path: "docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json";
  version: string;
  identity_sha256: string;
}
