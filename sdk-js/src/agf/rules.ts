/** The stages `limits` and `strata`, and the warnings: what holds between the genes of a document. */

import {
  DESCRIBED_KIND,
  GENE_SOURCE_VALUES,
  IDENTITY_KIND,
  KIND_RANK,
  LAYER_STRATUM_VALUES,
  MAX_EXAMINED,
  MAX_GENES,
  PHRASES,
  RESERVED_ID_PREFIX,
  SPEC_VERSION,
  STRATA,
  STRATUM_RANK,
  STRATUM_ROWS,
  UNREFERENCED_PROVENANCE_MODE,
  type GeneKind,
  type Stratum,
  type StratumRow,
  definition,
  property,
} from "../spec/agf.js";
import {
  type JsonArray,
  type JsonObject,
  type JsonValue,
  isArray,
  isFloat,
  isObject,
  member,
  memberNames,
} from "./json-value.js";
import { type Path, fromParts } from "./pointer.js";
import { compiled } from "./text.js";
import { type Found, found } from "./verdict.js";
import { alternatives, shown } from "./wording.js";

const GENE_ID = compiled(definition("geneId").pattern as string);
const SOURCES: ReadonlySet<string> = new Set(GENE_SOURCE_VALUES);
const LAYER_STRATA: ReadonlySet<string> = new Set(LAYER_STRATUM_VALUES);
const ROLE_DESCRIPTION = property(definition("gene"), "role_description").description as string;
const MAX_OVERRIDES = property(definition("gene"), "overrides").maxItems as number;
const KERNEL = STRATA[0] as Stratum;

/** A gene as it stands in a document: its path, its stratum, and its members. */
export interface PlacedGene {
  readonly path: Path;
  /** Null when it is unknown. */
  readonly stratum: Stratum | null;
  readonly gene: JsonObject;
  /** The id, when it has the right form. */
  readonly id: string | null;
  /** The kind, when it is one of the closed list. */
  readonly kind: GeneKind | null;
}

function placed(path: Path, stratum: Stratum | null, gene: JsonObject): PlacedGene {
  const kind = member(gene, "kind");
  const known = typeof kind === "string" && KIND_RANK.has(kind);
  return { path, stratum, gene, id: geneId(member(gene, "id")), kind: known ? (kind as GeneKind) : null };
}

/** Returns the id of a gene, when it has the right form. */
export function geneId(value: JsonValue | undefined): string | null {
  return typeof value === "string" && GENE_ID.test(value) ? value : null;
}

interface Holder {
  readonly path: Path;
  readonly stratum: Stratum | null;
  readonly value: JsonObject;
}

/** Yields what holds genes, in file order: the germline and the layers, with their strata. */
function* holders(document: JsonObject): Generator<Holder> {
  for (const name of memberNames(document)) {
    const value = document[name];
    if (name === "germline" && isObject(value)) {
      yield { path: [name], stratum: KERNEL, value };
    } else if (name === "layers" && isArray(value)) {
      for (const [index, layer] of value.slice(0, MAX_EXAMINED).entries()) {
        if (!isObject(layer)) continue;
        const stratum = member(layer, "stratum");
        const known = typeof stratum === "string" && LAYER_STRATA.has(stratum);
        yield { path: [name, index], stratum: known ? (stratum as Stratum) : null, value: layer };
      }
    }
  }
}

function* geneLists(document: JsonObject): Generator<Omit<Holder, "value"> & { readonly genes: JsonArray }> {
  for (const { path, stratum, value } of holders(document)) {
    const genes = member(value, "genes");
    if (isArray(genes)) yield { path: [...path, "genes"], stratum, genes };
  }
}

/** Returns the genes of a document in file order, passing over what is no object, as many as are looked at. */
export function placedGenes(document: JsonObject): PlacedGene[] {
  const all: PlacedGene[] = [];
  let left: number = MAX_EXAMINED;
  for (const { path, stratum, genes } of geneLists(document)) {
    const looked = Math.min(left, genes.length);
    for (let index = 0; index < looked; index++) {
      const gene = genes[index];
      if (isObject(gene)) all.push(placed([...path, index], stratum, gene));
    }
    left -= looked;
  }
  return all;
}

/** Returns how many genes a document has, the germline's included. */
export function geneCount(document: JsonObject): number {
  let count = 0;
  for (const { genes } of geneLists(document)) count += genes.length;
  return count;
}

/** Yields the problems of the stage `limits`. */
export function* limitProblems(document: JsonObject, genes: readonly PlacedGene[]): Generator<Found> {
  yield* tooMany(document);
  const layers = new Map<string, Path>();
  for (const { path, stratum } of holders(document)) {
    if (path[0] !== "layers" || stratum === null) continue;
    const first = layers.get(stratum);
    if (first === undefined) layers.set(stratum, path);
    else yield found("duplicate_layer", [...path, "stratum"], { value: shown(stratum), first: fromParts(first) });
  }
  const ids = new Map<string, Path>();
  for (const { id, path } of genes) {
    if (id === null) continue;
    const first = ids.get(id);
    if (first === undefined) ids.set(id, path);
    else yield found("duplicate_gene_id", [...path, "id"], { value: shown(id), first: fromParts(first) });
  }
}

function* tooMany(document: JsonObject): Generator<Found> {
  const count = geneCount(document);
  if (count <= MAX_GENES) return;
  let before = 0;
  for (const { path, genes } of geneLists(document)) {
    if (before + genes.length > MAX_GENES) {
      const details = { actual: count, limit: MAX_GENES, excess: count - MAX_GENES };
      yield found("too_many_genes", [...path, MAX_GENES - before], details);
      return;
    }
    before += genes.length;
  }
}

/** Yields the problems of the stage `strata`. */
export function* strataProblems(document: JsonObject, genes: readonly PlacedGene[]): Generator<Found> {
  const ranks = ranksOf(genes);
  const unreferenced = member(document, "provenance_mode") === UNREFERENCED_PROVENANCE_MODE;
  for (const gene of genes) {
    yield* identityProblems(gene);
    yield* tableProblems(gene);
    yield* roleProblems(gene);
    yield* overrideProblems(gene, ranks);
    const provenance = member(gene.gene, "provenance");
    if (unreferenced && isArray(provenance) && provenance.length > 0) {
      const details = { id: called(gene), actual: provenance.length, value: shown(UNREFERENCED_PROVENANCE_MODE) };
      yield found("provenance_not_allowed", [...gene.path, "provenance"], details);
    }
  }
}

function called({ id }: PlacedGene): string {
  return id === null ? PHRASES.here : shown(id);
}

function* identityProblems(placed: PlacedGene): Generator<Found> {
  const { id, kind, stratum, path, gene } = placed;
  if (kind === IDENTITY_KIND) {
    if (stratum !== null && stratum !== KERNEL) {
      const details = { id: called(placed), value: shown(IDENTITY_KIND), stratum };
      yield found("identity_outside_kernel", [...path, "kind"], details);
    }
    if (Object.hasOwn(gene, "when")) yield found("identity_has_condition", [...path, "when"], { id: called(placed) });
  } else if (kind !== null && id?.startsWith(RESERVED_ID_PREFIX)) {
    const details = { value: shown(id), prefix: shown(RESERVED_ID_PREFIX), allowed: shown(IDENTITY_KIND) };
    yield found("reserved_id_prefix", [...path, "id"], details);
  }
}

/** Holds a gene against the row of its stratum. */
function* tableProblems({ kind, stratum, path, gene }: PlacedGene): Generator<Found> {
  if (stratum === null) return;
  const row = STRATUM_ROWS.get(stratum) as StratumRow;
  if (kind !== null && kind !== IDENTITY_KIND && !row.kinds.includes(kind)) {
    const details = { value: shown(kind), stratum, allowed: alternatives(row.kinds) };
    yield found("kind_not_allowed_in_stratum", [...path, "kind"], details);
  }
  const source = member(gene, "source");
  if (typeof source === "string" && SOURCES.has(source) && !row.sources.includes(source)) {
    const details = { value: shown(source), stratum, allowed: alternatives(row.sources) };
    yield found("source_not_allowed_in_stratum", [...path, "source"], details);
  }
}

function* roleProblems(placed: PlacedGene): Generator<Found> {
  const described = Object.hasOwn(placed.gene, "role_description");
  const path = [...placed.path, "role_description"];
  if (placed.kind === DESCRIBED_KIND && !described) {
    const details = { id: called(placed), description: ROLE_DESCRIPTION };
    yield found("role_description_missing", path, details, "owner");
  } else if (placed.kind !== null && placed.kind !== DESCRIBED_KIND && described) {
    const details = { id: called(placed), value: shown(placed.kind), allowed: shown(DESCRIBED_KIND) };
    yield found("role_description_not_allowed", path, details);
  }
}

/** Returns the rank of the stratum in which each id stands first. */
function ranksOf(genes: readonly PlacedGene[]): Map<string, number | null> {
  const ranks = new Map<string, number | null>();
  for (const { id, stratum } of genes) {
    if (id !== null && !ranks.has(id)) ranks.set(id, stratum === null ? null : (STRATUM_RANK.get(stratum) as number));
  }
  return ranks;
}

function* overrideIds({ gene }: PlacedGene): Generator<[number, string]> {
  const overrides = member(gene, "overrides");
  if (!isArray(overrides)) return;
  const looked = Math.min(overrides.length, MAX_OVERRIDES);
  for (let index = 0; index < looked; index++) {
    const name = geneId(overrides[index]);
    if (name !== null) yield [index, name];
  }
}

function* overrideProblems(placed: PlacedGene, ranks: ReadonlyMap<string, number | null>): Generator<Found> {
  if (placed.stratum === null) return;
  const own = STRATUM_RANK.get(placed.stratum) as number;
  for (const [index, name] of overrideIds(placed)) {
    const rank = ranks.get(name);
    const other = rank === undefined ? (name.startsWith(RESERVED_ID_PREFIX) ? 0 : null) : rank;
    if (other !== null && other <= own) {
      const where = STRATA[other] + (rank === undefined ? PHRASES.absent : "");
      const details = { id: called(placed), stratum: placed.stratum, value: shown(name), other: where };
      yield found("override_not_lower", [...placed.path, "overrides", index], details);
    }
  }
}

/** Yields the warnings that are not about unknown members. */
export function* warnings(document: JsonObject, genes: readonly PlacedGene[]): Generator<Found> {
  const agf = member(document, "agf") as JsonValue;
  if (agf !== SPEC_VERSION) {
    yield found("unknown_minor_version", ["agf"], { value: shown(agf, isFloat(document, "agf")), spec: SPEC_VERSION });
  }
  const germline = member(document, "germline");
  const kernel = isObject(germline) ? member(germline, "genes") : undefined;
  if (isArray(kernel) && kernel.length === 0) yield found("no_identity", ["germline", "genes"]);
  const ranks = ranksOf(genes);
  for (const gene of genes) {
    for (const [index, name] of overrideIds(gene)) {
      if (!ranks.has(name) && !name.startsWith(RESERVED_ID_PREFIX)) {
        const details = { id: called(gene), value: shown(name) };
        yield found("override_unknown", [...gene.path, "overrides", index], details);
      }
    }
  }
}
