/** Building a document from its parts: what can be derived is derived, and the result is checked. */

import {
  PROVENANCE_MODE_VALUES,
  SCHEMA,
  SPEC_VERSION,
  STRATA,
  STRATUM_ROWS,
  type Condition,
  type Gene,
  type GeneKind,
  type ProvenanceMode,
  type Seal,
  type Stratum,
  property,
} from "../spec/agf.js";
import { VERSION } from "../version.js";
import { canonicalText } from "./canonical.js";
import { Document, noStratum } from "./document.js";
import { AgfError, CanonicalizationError } from "./errors.js";
import type { JsonObject } from "./json-value.js";
import { germlineIdentity } from "./sealing.js";
import { withoutCanonicalForm } from "./without-form.js";

/** The parts of a gene; what is not given has its plainest value. */
export interface GeneParts {
  readonly id: string;
  readonly kind: GeneKind;
  readonly text: string;
  /** Where it will stand, the kernel unless given; it is no member of the gene, but decides the source. */
  readonly stratum?: Stratum | undefined;
  readonly strength?: number | undefined;
  readonly source?: string | undefined;
  readonly evidence_count?: number | undefined;
  readonly scope?: readonly string[] | undefined;
  readonly overrides?: readonly string[] | undefined;
  readonly provenance?: readonly string[] | undefined;
  readonly when?: readonly Condition[] | undefined;
  readonly role_description?: string | undefined;
  /** Members that AGF does not name. */
  readonly unknown?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns a gene with every required member. The values are not checked here: `build` and `Document.check` do that.
 *
 * @throws RangeError there is no such stratum.
 *
 * @example
 * gene({ id: "identity_purpose", kind: "identity", text: "Prepare invoices." }).source; // "base"
 */
export function gene(parts: GeneParts): Gene {
  const { stratum = STRATA[0] as Stratum, unknown = {}, when, role_description, ...given } = parts;
  const row = STRATUM_ROWS.get(stratum);
  if (row === undefined) throw new RangeError(noStratum(stratum));
  const made = {
    id: given.id,
    kind: given.kind,
    text: given.text,
    strength: given.strength ?? 1,
    source: given.source ?? row.sources[0],
    evidence_count: given.evidence_count ?? 0,
    scope: [...(given.scope ?? [])],
    overrides: [...(given.overrides ?? [])],
    provenance: [...(given.provenance ?? [])],
    ...(when === undefined ? {} : { when: when.map((condition) => ({ ...condition })) }),
    ...(role_description === undefined ? {} : { role_description }),
    ...unknown,
  };
  return made as unknown as Gene;
}

/** The parts of a document. */
export interface DocumentParts {
  /** Short name of the agent. */
  readonly slug: string;
  /** Human name of the kind of agent. */
  readonly species: string;
  /** RFC 3339 text, or a Date. */
  readonly exportedAt: string | Date;
  /** Pseudonym of the workspace. */
  readonly sourceTenant: string;
  /** What `makeSeal` returned. */
  readonly seal: Seal;
  /** The kernel genes. */
  readonly germline?: readonly object[] | undefined;
  /** The genes of the layers by stratum; empty strata are left out. */
  readonly layers?: Readonly<Record<string, readonly object[]>> | undefined;
  /** Who exports, and the version of the exporter; this library and its version unless given. */
  readonly platform?: string | undefined;
  readonly version?: string | undefined;
  readonly provenanceMode?: ProvenanceMode | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Builds a valid document: identity hash and digest are computed, the layers put in order of precedence.
 *
 * @throws AgfError the parts make no valid document; the error says what is wrong and where.
 * @throws RangeError `exportedAt` is an invalid Date.
 */
export async function build(parts: DocumentParts): Promise<Document> {
  const { exportedAt, germline = [], layers = {} } = parts;
  const names = [...STRATA.filter((name) => name in layers), ...Object.keys(layers).filter((name) => !isStratum(name))];
  const agent: Record<string, unknown> = { slug: parts.slug, species: parts.species };
  const data = {
    agf: SPEC_VERSION,
    kind: property(SCHEMA, "kind").const,
    exporter: { platform: parts.platform ?? "agent-genome", version: parts.version ?? VERSION },
    exported_at: isDate(exportedAt) ? exportedAt.toISOString() : exportedAt,
    agent,
    germline: { read_only: true, genes: germline.map((item) => ({ ...item })), seal: { ...parts.seal } },
    layers: names
      .map((stratum) => ({ stratum, genes: (layers[stratum] ?? []).map((item) => ({ ...item })) }))
      .filter(({ genes }) => genes.length > 0),
    provenance_mode: parts.provenanceMode ?? PROVENANCE_MODE_VALUES[0],
    source_tenant: parts.sourceTenant,
    extensions: { ...parts.extensions },
  };
  try {
    canonicalText(data);
  } catch (error) {
    if (error instanceof CanonicalizationError) throw new AgfError(withoutCanonicalForm(error));
    throw error;
  }
  agent["identity_hash"] = await germlineIdentity(data.germline.genes as JsonObject[]);
  const document = new Document(data as unknown as JsonObject);
  await document.writeDigest();
  await document.verify();
  return document;
}

function isStratum(name: string): boolean {
  return STRATUM_ROWS.has(name);
}

/** Asks for no class, so that a Date of another realm is one. */
function isDate(value: string | Date): value is Date {
  return typeof (value as Date | undefined)?.toISOString === "function";
}
