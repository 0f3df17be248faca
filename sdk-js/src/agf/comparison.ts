/** What differs between two genomes, gene by gene. */

import { SCHEMA, STRATA, STRATUM_RANK, type Schema, definition } from "../spec/agf.js";
import { canonicalText } from "./canonical.js";
import { CanonicalizationError } from "./errors.js";
import {
  type AnyDocument,
  type JsonArray,
  type JsonObject,
  type JsonValue,
  dataOf,
  isArray,
  isObject,
  member,
  memberNames,
  withMember,
  without,
} from "./json-value.js";
import { append } from "./pointer.js";
import { geneId } from "./rules.js";
import { byCodePoint } from "./text.js";

/** One difference. */
export interface Change {
  /** A gene was added, removed, moved to another stratum or changed; or a member of the file was. */
  readonly what: "added" | "removed" | "moved" | "changed";
  /** The gene's id; empty for a member of the file or of a layer. */
  readonly id: string;
  /** The stratum of the gene or layer, in the second genome where it is there. */
  readonly stratum: string;
  /** The member that changed, as a JSON Pointer within the gene, layer or file; empty for a whole gene or layer. */
  readonly member: string;
  /** The value in the first genome; null when it was not there. */
  readonly before: JsonValue;
  /** The value in the second genome; null when it is not there. */
  readonly after: JsonValue;
}

/** A name, and how many of the same name stand before it; more than one is a fault of the file. */
interface Key {
  readonly name: string;
  readonly earlier: number;
}

/**
 * Returns how the second genome differs from the first: members of the file and of its layers, then the genes.
 *
 * The order of members, layers and genes makes no difference, nor does `1` against `1.0`; the digest is left out.
 * Genes are told in the order of their ids. Those without a well-formed id are compared as the member `genes` of their
 * layer.
 */
export function diff(first: AnyDocument, second: AnyDocument): Change[] {
  const old = takenApart(dataOf(first));
  const made = takenApart(dataOf(second));
  const frame = members(old.frame, made.frame, SCHEMA, "").map((change) => ({ ...change, id: "", stratum: "" }));
  return [...frame, ...layerChanges(old, made), ...geneChanges(old, made)].map(
    ({ what, id, stratum, member, before, after }) => ({ what, id, stratum, member, before, after }),
  );
}

interface NamedGene {
  readonly name: string;
  readonly gene: JsonObject;
}

/** A genome taken apart: `frame` has neither genes nor layers, and each of `layers` has no gene with an id. */
interface Parts {
  frame: JsonObject;
  readonly layers: Map<string, { readonly key: Key; readonly rest: JsonObject }>;
  readonly genes: Map<string, { readonly key: Key; readonly holder: Key; readonly gene: JsonObject }>;
}

function text({ name, earlier }: Key): string {
  return `${earlier} ${name}`;
}

const GERMLINE: Key = { name: STRATA[0] as string, earlier: -1 };

function takenApart(document: JsonObject): Parts {
  const parts: Parts = { frame: without(document, "integrity"), layers: new Map(), genes: new Map() };
  const named: (NamedGene & { holder: Key })[] = [];
  const germline = member(parts.frame, "germline");
  if (isObject(germline)) {
    const { rest, genes } = split(germline);
    parts.frame = withMember(parts.frame, "germline", rest);
    named.push(...genes.map((row) => ({ ...row, holder: GERMLINE })));
  }
  const layers = member(parts.frame, "layers");
  if (isArray(layers)) {
    const { holders, others } = byStratum(layers);
    parts.frame = withMember(parts.frame, "layers", others);
    for (const { key, layer } of holders.sort((one, other) => byRank(one.key, other.key))) {
      const { rest, genes } = split(without(layer, "stratum"));
      parts.layers.set(text(key), { key, rest });
      named.push(...genes.map((row) => ({ ...row, holder: key })));
    }
  }
  const seen = new Map<string, number>();
  for (const { name, holder, gene } of named) {
    const key = { name, earlier: counted(seen, name) };
    parts.genes.set(text(key), { key, holder, gene });
  }
  return parts;
}

/** Counts a name, and returns how often it was counted before. */
function counted(seen: Map<string, number>, name: string): number {
  const earlier = seen.get(name) ?? 0;
  seen.set(name, earlier + 1);
  return earlier;
}

/** Takes the genes that have an id out of what holds them. */
function split(holder: JsonObject): { rest: JsonObject; genes: NamedGene[] } {
  const all = member(holder, "genes");
  if (!isArray(all)) return { rest: holder, genes: [] };
  const genes: NamedGene[] = [];
  const rest: JsonArray = [];
  for (const gene of all) {
    const name = isObject(gene) ? geneId(member(gene, "id")) : null;
    if (name === null) rest.push(gene);
    else genes.push({ name, gene: gene as JsonObject });
  }
  return { rest: withMember(holder, "genes", rest), genes };
}

/** Returns the layers that have a stratum, each with its key, and the other values. */
function byStratum(values: JsonArray): { holders: { key: Key; layer: JsonObject }[]; others: JsonArray } {
  const seen = new Map<string, number>();
  const holders: { key: Key; layer: JsonObject }[] = [];
  const others: JsonArray = [];
  for (const layer of values) {
    const name = isObject(layer) ? member(layer, "stratum") : undefined;
    if (typeof name === "string")
      holders.push({ key: { name, earlier: counted(seen, name) }, layer: layer as JsonObject });
    else others.push(layer);
  }
  return { holders, others };
}

function byName(one: Key, other: Key): number {
  return byCodePoint(one.name, other.name) || one.earlier - other.earlier;
}

function byRank(one: Key, other: Key): number {
  return rank(one) - rank(other) || byName(one, other);
}

function rank({ name }: Key): number {
  return STRATUM_RANK.get(name) ?? STRATUM_RANK.size;
}

/** Returns the stratum as a change names it: a second layer of the same stratum has its number behind it. */
function stratumOf({ name, earlier }: Key): string {
  return earlier > 0 ? `${name} (${earlier + 1})` : name;
}

function isEmptyLayer(value: JsonObject | undefined): boolean {
  const genes = value && member(value, "genes");
  return value !== undefined && Object.keys(value).length === 1 && isArray(genes) && genes.length === 0;
}

function layerChanges(old: Parts, made: Parts): Change[] {
  const told = new Set([old, made].flatMap(({ genes }) => [...genes.values()].map(({ holder }) => text(holder))));
  const keys = [...new Map([...old.layers, ...made.layers]).values()].map(({ key }) => key);
  return keys.sort(byRank).flatMap((key): Change[] => {
    const before = old.layers.get(text(key))?.rest;
    const after = made.layers.get(text(key))?.rest;
    const about = { id: "", stratum: stratumOf(key) };
    if (before !== undefined && after !== undefined) {
      return members(before, after, definition("layer"), "").map((change) => ({ ...change, ...about }));
    }
    if (told.has(text(key)) && (isEmptyLayer(before) || isEmptyLayer(after))) return [];
    const what = before === undefined ? "added" : "removed";
    return [{ what, ...about, member: "", before: before ?? null, after: after ?? null }];
  });
}

function geneChanges(old: Parts, made: Parts): Change[] {
  const keys = [...new Map([...old.genes, ...made.genes]).values()].map(({ key }) => key);
  return keys.sort(byName).flatMap((key): Change[] => {
    const before = old.genes.get(text(key));
    const after = made.genes.get(text(key));
    const about = { id: key.name, stratum: stratumOf((after ?? before)?.holder as Key) };
    if (before === undefined || after === undefined) {
      const what = before === undefined ? "added" : "removed";
      return [{ what, ...about, member: "", before: before?.gene ?? null, after: after?.gene ?? null }];
    }
    const changes = members(before.gene, after.gene, definition("gene"), "").map((change) => ({ ...change, ...about }));
    if (text(before.holder) === text(after.holder)) return changes;
    return [
      { what: "moved", ...about, member: "", before: stratumOf(before.holder), after: about.stratum },
      ...changes,
    ];
  });
}

type MemberChange = Omit<Change, "id" | "stratum">;

/** Returns what differs between two values, the members of objects one by one and in the order of the schema. */
function members(before: JsonValue, after: JsonValue, schema: Schema, pointer: string): MemberChange[] {
  if (!isObject(before) || !isObject(after)) {
    return isSame(before, after) ? [] : [{ what: "changed", member: pointer, before, after }];
  }
  const properties = (schema.$ref === undefined ? schema : definition(schema.$ref)).properties ?? {};
  const names = new Set([...Object.keys(properties), ...memberNames(before), ...memberNames(after)]);
  return [...names].flatMap((name): MemberChange[] => {
    const place = append(pointer, name);
    const old = member(before, name);
    const made = member(after, name);
    if (old === undefined)
      return made === undefined ? [] : [{ what: "added", member: place, before: null, after: made }];
    if (made === undefined) return [{ what: "removed", member: place, before: old, after: null }];
    return members(old, made, Object.hasOwn(properties, name) ? (properties[name] as Schema) : {}, place);
  });
}

function isSame(before: JsonValue, after: JsonValue): boolean {
  try {
    return canonicalText(before) === canonicalText(after);
  } catch (error) {
    if (error instanceof CanonicalizationError) return Object.is(before, after);
    throw error;
  }
}
