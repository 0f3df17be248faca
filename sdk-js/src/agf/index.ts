/** Reading, checking, canonicalising, digesting, building and comparing AGF files. */

export { type GeneParts, type DocumentParts, build, gene } from "./builder.js";
export { canonicalize } from "./canonical.js";
export { type CheckOptions, check } from "./checker.js";
export { type Change, diff } from "./comparison.js";
export { digest, identityHash } from "./digests.js";
export { Document, parse } from "./document.js";
export { AgfError, CanonicalizationError } from "./errors.js";
export type { AnyDocument, HasData, JsonArray, JsonObject, JsonValue } from "./json-value.js";
export type { PlacedGene } from "./rules.js";
export { makeSeal, sealFits } from "./sealing.js";
export { stringify } from "./stringify.js";
export type { Problem, Verdict } from "./verdict.js";
export type {
  Agent,
  AgfDocument,
  Condition,
  ErrorCode,
  Exporter,
  Gene,
  GeneKind,
  GeneSource,
  Germline,
  Integrity,
  Layer,
  LayerStratum,
  ProvenanceMode,
  Seal,
  Stratum,
  TaskFeature,
} from "../spec/agf.js";
