/** The one door of the AGF library to the generated specification data. */

import { SCHEMA as SCHEMA_DATA } from "../../../generated/typescript/agf-schema.js";
import { STRATUM_ROWS as ROWS, GENE_KIND_VALUES } from "../../../generated/typescript/agf-rules.js";
import { CODE_OF_KEYWORD as CODES, ERRORS as ERROR_ROWS } from "../../../generated/typescript/agf-errors.js";
import { COMMON, FAULTS } from "../../../generated/typescript/agf-digest-faults.js";

export {
  DESCRIBED_KIND,
  GENE_KIND_VALUES,
  GENE_SOURCE_VALUES,
  IDENTITY_HASH_DIGITS,
  IDENTITY_KIND,
  LAYER_STRATUM_VALUES,
  MAX_EXAMINED,
  MAX_FILE_BYTES,
  MAX_GENES,
  MAX_NESTING,
  MAX_POINTER_CHARACTERS,
  MAX_PROBLEMS,
  MAX_SAFE_INTEGER,
  PROVENANCE_MODE_VALUES,
  RESERVED_ID_PREFIX,
  SPEC_VERSION,
  STAGES,
  UNREAD_STAGES,
  UNREFERENCED_PROVENANCE_MODE,
} from "../../../generated/typescript/agf-rules.js";
export {
  MATCHED as DIGEST_FAULT_MATCHED,
  MAX_TOGETHER as MAX_DIGEST_FAULTS_TOGETHER,
  UNMATCHED as DIGEST_FAULT_UNMATCHED,
  WORK as DIGEST_FAULT_WORK,
} from "../../../generated/typescript/agf-digest-faults.js";
export {
  JSON_TYPES,
  NO_CANONICAL_FORM,
  NOT_JSON,
  PHRASES,
  SCHEMA_TYPES,
  SHOWN_CHARACTERS,
  SHOWN_DIGITS,
  UNSAFE_CATEGORIES,
  UNSEEN,
} from "../../../generated/typescript/agf-wording.js";
export type {
  Agent,
  AgfDocument,
  Condition,
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
  TaskFeature,
} from "../../../generated/typescript/agf.js";

/** A code of the error catalogue. */
export type ErrorCode = keyof typeof ERROR_ROWS;
export type Stratum = (typeof ROWS)[number]["name"];

/** What a check needs of one code of the catalogue. */
export interface ErrorRow {
  readonly stage: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly hint: string;
}

/** Who may write what in one stratum. */
export interface StratumRow {
  readonly name: Stratum;
  readonly kinds: readonly string[];
  readonly sources: readonly string[];
}

/** One usual wrong way to compute the digest. */
export interface DigestFault {
  readonly id: string;
  readonly about: string;
  readonly meaning: string;
  readonly remedy: string;
  /** Spaces of one level, for a fault that indents. */
  readonly indent?: number;
  /** Up to here integral numbers are written without a fraction or an exponent, for a fault about numbers. */
  readonly wholeBelow?: number;
}

/** The JSON Schema keywords that the document schema uses. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: "object" | "array" | "string" | "boolean" | "number" | "integer";
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly const?: string | boolean;
  readonly "x-codes"?: Readonly<Record<string, ErrorCode>>;
  readonly "x-free"?: boolean;
}

export const SCHEMA: Schema = SCHEMA_DATA;
export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = ERROR_ROWS;
export const CODE_OF_KEYWORD: Readonly<Record<string, ErrorCode>> = CODES;
export const DIGEST_FAULTS: readonly DigestFault[] = FAULTS;
export const COMMON_DIGEST_FAULTS: readonly (readonly string[])[] = COMMON;
export const STRATA: readonly Stratum[] = ROWS.map((row) => row.name);
export const STRATUM_ROWS: ReadonlyMap<string, StratumRow> = new Map(ROWS.map((row) => [row.name, row]));
export const STRATUM_RANK: ReadonlyMap<string, number> = new Map(STRATA.map((name, rank) => [name, rank]));
export const KIND_RANK: ReadonlyMap<string, number> = new Map(GENE_KIND_VALUES.map((name, rank) => [name, rank]));

/** Returns a definition of the document schema by its name, or by a reference to it. */
export function definition(name: string): Schema {
  const found = SCHEMA.$defs?.[name.slice(name.lastIndexOf("/") + 1)];
  if (found === undefined) throw new Error(`the schema has no definition ${name}`);
  return found;
}

/** Returns a property of a schema by its name. */
export function property(schema: Schema, name: string): Schema {
  const found = schema.properties?.[name];
  if (found === undefined) throw new Error(`the schema has no property ${name}`);
  return found;
}
