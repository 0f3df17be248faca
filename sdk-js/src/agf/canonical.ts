/** AGF-C14N-1: the canonical form of a document, over which its digest is computed. */

import { MAX_NESTING, NO_CANONICAL_FORM } from "../spec/agf.js";
import { CanonicalizationError } from "./errors.js";
import { isArray, isObject } from "./json-value.js";
import { canonicalNumber, withFraction } from "./numbers.js";
import { append } from "./pointer.js";
import { encode } from "./utf8.js";
import { filled } from "./wording.js";

/** What a value is to the document: only an object at the place `gene` holds a gene's strength. */
export type Place = "document" | "holder" | "holders" | "genes" | "gene" | "";

/** Returns where a member of what stands at `place` leads. */
export function memberPlace(place: Place, name: string): Place {
  if (place === "document") return name === "germline" ? "holder" : name === "layers" ? "holders" : "";
  return place === "holder" && name === "genes" ? "genes" : "";
}

/** Returns where an item of what stands at `place` leads. */
export function itemPlace(place: Place): Place {
  return place === "holders" ? "holder" : place === "genes" ? "gene" : "";
}

/**
 * Returns the AGF-C14N-1 form of a whole document as UTF-8 (RFC 8785, but a gene's integral strength keeps `.0`).
 *
 * Nothing is left out: take `integrity` away first to get the bytes of the digest.
 *
 * @throws CanonicalizationError a number, string, name or nesting is beyond I-JSON, or a value is no JSON at all
 *   (spec: canonical-form.md#i-json). A JavaScript number is taken for the double that it is, however large.
 */
export function canonicalize(document: unknown): Uint8Array {
  return encode(canonicalText(document));
}

/** Returns the AGF-C14N-1 form of a whole document as text; see `canonicalize`. */
export function canonicalText(document: unknown): string {
  return text(document, 1, "document");
}

function text(value: unknown, level: number, place: Place): string {
  switch (typeof value) {
    case "string":
      return canonicalString(value);
    case "number":
      return number(value, canonicalNumber);
    case "boolean":
      return value ? "true" : "false";
  }
  if (value === null) return "null";
  if (isArray(value)) return array(value, level, place);
  if (isObject(value)) return object(value, level, place);
  throw new CanonicalizationError("wrong_type", "", filled(NO_CANONICAL_FORM.value, { type: typeof value }));
}

const LONE_SURROGATE = /\p{Cs}/u;

/** Returns a string as JSON text; JSON.stringify escapes as RFC 8785 asks. */
export function canonicalString(value: string): string {
  if (LONE_SURROGATE.test(value))
    throw new CanonicalizationError("lone_surrogate", "", NO_CANONICAL_FORM.lone_surrogate);
  return JSON.stringify(value);
}

function number(value: number, written: (value: number) => string): string {
  if (!Number.isFinite(value)) {
    throw new CanonicalizationError("number_out_of_range", "", NO_CANONICAL_FORM.number);
  }
  return written(value);
}

function bound(level: number): void {
  if (level > MAX_NESTING) {
    throw new CanonicalizationError("nesting_too_deep", "", filled(NO_CANONICAL_FORM.nesting, { limit: MAX_NESTING }));
  }
}

function object(value: Record<string, unknown>, level: number, place: Place): string {
  bound(level);
  const members: string[] = [];
  // The default order of `sort` is that of UTF-16 code units.
  for (const name of Object.keys(value).sort()) {
    members.push(
      at(name, () => {
        const member = value[name];
        const written =
          place === "gene" && name === "strength" && typeof member === "number"
            ? number(member, withFraction)
            : text(member, level + 1, memberPlace(place, name));
        return `${canonicalString(name)}:${written}`;
      }),
    );
  }
  return `{${members.join(",")}}`;
}

function array(value: readonly unknown[], level: number, place: Place): string {
  bound(level);
  const below = itemPlace(place);
  const items: string[] = [];
  for (let index = 0; index < value.length; index++) {
    items.push(at(index, () => text(value[index], level + 1, below)));
  }
  return `[${items.join(",")}]`;
}

/** Runs something inside a member or item, which an error then names. */
function at(part: string | number, inside: () => string): string {
  try {
    return inside();
  } catch (error) {
    if (!(error instanceof CanonicalizationError)) throw error;
    throw new CanonicalizationError(error.code, append("", part) + error.pointer, error.reason);
  }
}
