/**
 * The quick way to accept: the document schema, closed, as functions that check a value and write its canonical form.
 *
 * What they do not take is looked at stage by stage, so they may refuse anything that is not plain.
 */

import { MAX_NESTING, MAX_SAFE_INTEGER, SCHEMA, type Schema } from "../spec/agf.js";
import { type Place, itemPlace, memberPlace } from "./canonical.js";
import { type JsonObject, isArray, isObject } from "./json-value.js";
import { canonicalNumber, withFraction } from "./numbers.js";
import { chainOf, merged } from "./schema-stage.js";
import { codePoints, compiled } from "./text.js";

/** A document without problems of the stages `json` and `schema`, and without unknown members. */
export interface Accepted {
  readonly document: JsonObject;
  /** Its canonical form without `integrity`. */
  readonly canonical: string;
}

/** Returns the canonical text of a value; undefined when it has to be looked at closely. */
type Writer = (value: unknown) => string | undefined;

/** Reads a file that certainly has no problem that the schema can tell; undefined when it has to be looked at closely. */
export function accept(data: Uint8Array, text: string): Accepted | undefined {
  hasEscapes = text.includes("\\");
  // Only an escape can stand for half of a surrogate pair.
  if (hasEscapes && /\\u[dD]/.test(text)) return undefined;
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return undefined;
  }
  strings = 0;
  writer ??= compile(SCHEMA, "document");
  const canonical = writer(document);
  // A document that lost a duplicate member has fewer strings than its text.
  if (canonical === undefined || quotes(data) !== 2 * strings) return undefined;
  return { document: document as JsonObject, canonical };
}

let writer: Writer | undefined;
/** How many strings and names the writers have met since it was set to 0. */
let strings = 0;
/** Whether the text has an escape: without one, no string of it needs one. */
let hasEscapes = false;

function compile(schema: Schema, place: Place, isStrength = false): Writer {
  const chain = chainOf(schema);
  const whole = merged(chain);
  if (whole.const !== undefined) return constant(whole.const);
  switch (whole.type) {
    case "object":
      return whole["x-free"] ? (value) => (isObject(value) ? free(value, 2) : undefined) : closed(whole, place);
    case "array":
      return list(whole, place);
    case "string":
      return string(chain, whole);
    default:
      return number(whole, isStrength);
  }
}

function constant(expected: string | boolean): Writer {
  const written = JSON.stringify(expected);
  const count = typeof expected === "string" ? 1 : 0;
  return (value) => {
    strings += count;
    return value === expected ? written : undefined;
  };
}

function closed(schema: Schema, place: Place): Writer {
  const required = schema.required?.length ?? 0;
  const properties = Object.entries(schema.properties ?? {})
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, property]) => ({
      name,
      head: `"${name}":`,
      write: compile(property, memberPlace(place, name), place === "gene" && name === "strength"),
      needed: schema.required?.includes(name) ?? false,
      left: place === "document" && name === "integrity",
    }));
  return (value) => {
    if (!isObject(value)) return undefined;
    let text = "{";
    let present = 0;
    let needed = 0;
    for (const { name, head, write, needed: isNeeded, left } of properties) {
      if (!Object.hasOwn(value, name)) continue;
      const written = write(value[name]);
      if (written === undefined) return undefined;
      present++;
      if (isNeeded) needed++;
      if (!left) text += text.length > 1 ? `,${head}${written}` : head + written;
    }
    strings += present;
    return needed === required && present === Object.keys(value).length ? `${text}}` : undefined;
  };
}

function list(schema: Schema, place: Place): Writer {
  const least = schema.minItems ?? 0;
  const most = schema.maxItems ?? Infinity;
  const write = compile(schema.items as Schema, itemPlace(place));
  return (value) => {
    if (!isArray(value) || value.length < least || value.length > most) return undefined;
    let text = "[";
    for (let index = 0; index < value.length; index++) {
      const written = write(value[index]);
      if (written === undefined) return undefined;
      text += index > 0 ? `,${written}` : written;
    }
    return `${text}]`;
  };
}

function string(chain: readonly Schema[], schema: Schema): Writer {
  const least = schema.minLength ?? 0;
  const most = schema.maxLength ?? Infinity;
  const patterns = chain.flatMap(({ pattern }) => (pattern === undefined ? [] : [compiled(pattern)]));
  const values = schema.enum && new Set(schema.enum);
  return (value) => {
    if (typeof value !== "string") return undefined;
    // There are never more code points than UTF-16 units, and at least half as many.
    if (value.length < least || (value.length < 2 * least && codePoints(value) < least)) return undefined;
    if (value.length > most && codePoints(value) > most) return undefined;
    if (values !== undefined && !values.has(value)) return undefined;
    for (const pattern of patterns) if (!pattern.test(value)) return undefined;
    return quoted(value);
  };
}

function number(schema: Schema, isStrength: boolean): Writer {
  const least = schema.minimum ?? -Infinity;
  const most = schema.maximum ?? MAX_SAFE_INTEGER;
  const integer = schema.type === "integer";
  const written = isStrength ? withFraction : canonicalNumber;
  return (value) => {
    if (typeof value !== "number" || value < least || value > most) return undefined;
    return integer && !Number.isInteger(value) ? undefined : written(value);
  };
}

/** Writes a value that may be anything, at its level of nesting. */
function free(value: unknown, level: number): string | undefined {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return Math.abs(value) <= MAX_SAFE_INTEGER ? canonicalNumber(value) : undefined;
  if (typeof value !== "object" || value === null) return String(value);
  if (level > MAX_NESTING) return undefined;
  const parts: string[] = [];
  if (isArray(value)) {
    for (const item of value) {
      const written = free(item, level + 1);
      if (written === undefined) return undefined;
      parts.push(written);
    }
    return `[${parts.join(",")}]`;
  }
  for (const name of Object.keys(value).sort()) {
    const written = free((value as JsonObject)[name], level + 1);
    if (written === undefined) return undefined;
    parts.push(`${quoted(name)}:${written}`);
  }
  return `{${parts.join(",")}}`;
}

const ESCAPED = /["\\\u0000-\u001f]/;

function quoted(value: string): string {
  strings++;
  return hasEscapes && ESCAPED.test(value) ? JSON.stringify(value) : `"${value}"`;
}

/** Counts the quotes that open or close a string of a JSON text. */
function quotes(data: Uint8Array): number {
  let count = 0;
  if (!hasEscapes) {
    for (let at = data.indexOf(0x22); at >= 0; at = data.indexOf(0x22, at + 1)) count++;
    return count;
  }
  for (let at = 0; at < data.length; at++) {
    const byte = data[at];
    if (byte === 0x22) count++;
    else if (byte === 0x5c) at++;
  }
  return count;
}
