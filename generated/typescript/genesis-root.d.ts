// Generated from spec/genesis/root.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: 997762e3b66239290a1a73296ccdc8f7f0f808621336244b979f00950d6f3906

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
/**
 * The diagnostic catalog that the diagnostics are taken from.
 */
export interface CatalogReference {
  path: "docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json";
  version: string;
  identity_sha256: string;
}
