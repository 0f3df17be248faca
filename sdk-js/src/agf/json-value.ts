/** JSON values, how they were spelled in the text they came from, and telling them apart. */

import type { AgfDocument } from "../spec/agf.js";

export type JsonValue = null | boolean | number | string | JsonArray | JsonObject;
export type JsonArray = JsonValue[];
export interface JsonObject {
  [name: string]: JsonValue;
}

/**
 * What the JavaScript value of an object or array cannot tell of its text: the order of names when some look like
 * integers, and which integral numbers were written with a fraction or an exponent.
 */
interface Spelling {
  readonly names: readonly string[] | undefined;
  readonly floats: ReadonlySet<string | number> | undefined;
}

const spellings = new WeakMap<object, Spelling>();

/** Keeps how an object or array was spelled, as far as its value does not tell. */
export function keepSpelling(
  value: JsonArray | JsonObject,
  names: readonly string[] | undefined,
  floats: ReadonlySet<string | number> | undefined,
): void {
  const needed = names?.some((name) => LIKE_INTEGER.test(name)) ? names : undefined;
  if (needed !== undefined || floats !== undefined) spellings.set(value, { names: needed, floats });
}

const LIKE_INTEGER = /^(?:0|[1-9][0-9]*)$/;

/** Says whether an integral number was written with a fraction or an exponent. */
export function isFloat(owner: JsonValue | undefined, key: string | number): boolean {
  return typeof owner === "object" && owner !== null && (spellings.get(owner)?.floats?.has(key) ?? false);
}

export function isObject(value: unknown): value is JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

export function isArray(value: unknown): value is JsonArray {
  return Array.isArray(value);
}

/** Returns a member of an object that the object itself has; nothing is inherited. */
export function member(value: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Returns the names of an object: in the order of the text that it was read from, as long as they are the same. */
export function memberNames(value: JsonObject): readonly string[] {
  const names = Object.keys(value);
  const written = spellings.get(value)?.names;
  if (
    written === undefined ||
    written.length !== names.length ||
    !written.every((name) => Object.hasOwn(value, name))
  ) {
    return names;
  }
  return written;
}

/** Returns an object without a prototype, so that no name means anything but a member. */
export function emptyObject(): JsonObject {
  return Object.create(null) as JsonObject;
}

/** Returns an object with these members in this order; numbers are spelled as in the object that they come from. */
export function objectOf(members: readonly (readonly [string, JsonValue])[], from?: JsonObject): JsonObject {
  const made = emptyObject();
  for (const [name, value] of members) made[name] = value;
  const names = members.map(([name]) => name);
  keepSpelling(made, names, from && spellings.get(from)?.floats);
  return made;
}

/** Returns an object without some of its members. */
export function without(value: JsonObject, ...names: readonly string[]): JsonObject {
  const kept = entries(value).filter(([name]) => !names.includes(name));
  return objectOf(kept, value);
}

/** Returns an object with another value for a member, which keeps its place or comes last. */
export function withMember(value: JsonObject, name: string, replacement: JsonValue): JsonObject {
  const members = entries(value).map(([other, item]) => [other, other === name ? replacement : item] as const);
  return objectOf(Object.hasOwn(value, name) ? members : [...members, [name, replacement]], value);
}

/** Returns the members of an object as pairs, in the order of `memberNames`. */
export function entries(value: JsonObject): [string, JsonValue][] {
  return memberNames(value).map((name) => [name, value[name] as JsonValue]);
}

/** What holds a whole JSON document, as `Document` does. */
export interface HasData {
  readonly data: JsonObject;
}

/** A whole document: as JSON, with the types of the specification, or in what holds it. */
export type AnyDocument = JsonObject | AgfDocument | HasData;

/**
 * Returns the JSON object of a document, given as it is or by what holds it.
 *
 * @throws TypeError there is none.
 */
export function dataOf(document: AnyDocument): JsonObject {
  const data = isObject(document) ? document : (document as HasData | null | undefined)?.data;
  if (!isObject(data)) throw new TypeError("the document has to be a JSON object, or what `parse` gives");
  return data;
}
