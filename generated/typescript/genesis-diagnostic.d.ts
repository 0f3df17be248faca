// Generated from spec/genesis/diagnostic.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: 2d29d78f5c53ac21f5d04d8ab551f620f32e383ed44002aa9955105e99cb062d

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
 * How a name is looked up, as the index has it: exactly, with one result at most.
 */
export interface Lookup {
  [k: string]: unknown;
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
 * The diagnostic catalog that the diagnostics are taken from.
 */
export interface CatalogReference {
  path: "docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json";
  version: string;
  identity_sha256: string;
}
