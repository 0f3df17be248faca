/**
 * The stage `schema`: every place where a document departs from the document schema, with its code.
 *
 * A small evaluator of the JSON Schema keywords that the AGF schema uses. It yields the catalogue's codes in file
 * order, and stops when a report is full.
 */

import {
  CODE_OF_KEYWORD,
  MAX_EXAMINED,
  PHRASES,
  SCHEMA,
  SCHEMA_TYPES,
  SPEC_VERSION,
  type ErrorCode,
  type Schema,
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
  memberNames,
} from "./json-value.js";
import type { Path } from "./pointer.js";
import { codePoints, compiled } from "./text.js";
import { type Found, found } from "./verdict.js";
import { type Details, alternatives, filled, kindOf, memberCalled, shown } from "./wording.js";

/** Yields the problems of the stage `schema`, in file order. */
export function schemaProblems(document: JsonValue): Generator<Found> {
  return walk(SCHEMA, document, [], undefined);
}

/** Yields a warning for each member that the schema does not name, in file order. */
export function unknownMembers(document: JsonValue): Generator<Found> {
  return unknown(SCHEMA, document, []);
}

/** Returns a schema and those that it refers to, one after the other. */
export function chainOf(schema: Schema): Schema[] {
  const chain = [schema];
  for (let last = schema; last.$ref !== undefined; chain.push(last)) last = definition(last.$ref);
  return chain;
}

/** Returns the keywords of a chain as one schema; what refers may narrow what it refers to. */
export function merged(chain: readonly Schema[]): Schema {
  return Object.assign({}, ...[...chain].reverse()) as Schema;
}

export function hasType(value: JsonValue, type: keyof typeof SCHEMA_TYPES): boolean {
  switch (type) {
    case "object":
      return isObject(value);
    case "array":
      return isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function code(schema: Schema, keyword: string): ErrorCode {
  return schema["x-codes"]?.[keyword] ?? (CODE_OF_KEYWORD[keyword] as ErrorCode);
}

function* walk(schema: Schema, value: JsonValue, path: Path, owner: JsonValue | undefined): Generator<Found> {
  const chain = chainOf(schema);
  for (const part of chain) {
    if (part.type !== undefined && !hasType(value, part.type)) {
      const details = { name: memberCalled(path), actual: kindOf(value), expected: SCHEMA_TYPES[part.type] };
      yield found(code(part, "type"), path, details);
      return;
    }
  }
  const last = chain.at(-1) as Schema;
  if (last.const !== undefined && value !== last.const) {
    const details = { name: memberCalled(path), allowed: shown(last.const), value: shown(value) };
    yield found(code(last, "const"), path, details);
  }
  if (isObject(value)) yield* objectProblems(last, value, path);
  else if (isArray(value)) yield* arrayProblems(last, value, path);
  else if (typeof value === "string") yield* stringProblems(chain, value, path);
  else if (typeof value === "number") yield* numberProblems(last, value, path, owner);
}

function* objectProblems(schema: Schema, value: JsonObject, path: Path): Generator<Found> {
  const properties = schema.properties ?? {};
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) {
      const entry = property(schema, name);
      const details = { name: `\`${name}\``, description: described(entry) };
      yield found(code(entry, "required"), [...path, name], details, "owner");
    }
  }
  for (const name of memberNames(value)) {
    if (Object.hasOwn(properties, name)) {
      yield* walk(properties[name] as Schema, value[name] as JsonValue, [...path, name], value);
    }
  }
}

/** Returns what a member is, with its values when their list is closed. */
function described(entry: Schema): string {
  const whole: Schema = { ...(entry.$ref === undefined ? {} : definition(entry.$ref)), ...entry };
  const choice = whole.enum === undefined ? "" : filled(PHRASES.one_of, { allowed: alternatives(whole.enum) });
  return `${whole.description}${choice}`;
}

function* arrayProblems(schema: Schema, value: JsonArray, path: Path): Generator<Found> {
  const details = { name: memberCalled(path), actual: value.length, unit: PHRASES.items };
  if (value.length < (schema.minItems ?? 0)) {
    const limits = { limit: schema.minItems as number, description: schema.description ?? "" };
    yield found(code(schema, "minItems"), path, { ...details, ...limits });
  }
  if (schema.maxItems !== undefined && value.length > schema.maxItems) {
    const limits = { limit: schema.maxItems, excess: value.length - schema.maxItems };
    yield found(code(schema, "maxItems"), path, { ...details, ...limits });
  }
  if (schema.items === undefined) return;
  const looked = Math.min(value.length, schema.maxItems ?? value.length);
  for (let index = 0; index < looked; index++) {
    yield* walk(schema.items, value[index] as JsonValue, [...path, index], value);
  }
}

function* stringProblems(chain: readonly Schema[], value: string, path: Path): Generator<Found> {
  const schema = merged(chain);
  const length = codePoints(value);
  const details = { name: memberCalled(path), actual: length, unit: PHRASES.characters };
  if (length < (schema.minLength ?? 0)) {
    const limits = { limit: schema.minLength as number, description: schema.description ?? "" };
    yield found(code(schema, "minLength"), path, { ...details, ...limits });
    return;
  }
  if (schema.maxLength !== undefined && length > schema.maxLength) {
    const limits = { limit: schema.maxLength, excess: length - schema.maxLength };
    yield found(code(schema, "maxLength"), path, { ...details, ...limits });
  }
  for (const part of chain) {
    if (part.pattern !== undefined && !compiled(part.pattern).test(value)) {
      const failed = { value: shown(value), description: exemplified(schema), ...culprit(part.pattern, value) };
      yield found(code(part, "pattern"), path, { ...details, ...failed });
    }
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) {
    const listed = { value: shown(value), allowed: alternatives(schema.enum) };
    yield found(code(schema, "enum"), path, { ...details, ...listed });
  }
}

/** Returns what a string is, with an example. */
function exemplified(schema: Schema): string {
  const about = schema.description ?? "";
  if (schema.examples === undefined) return about;
  return about + filled(PHRASES.for_example, { value: shown(schema.examples[0] as string) });
}

/** Says which character is the first that a one-line pattern refuses. */
function culprit(pattern: string, value: string): Details {
  const match = compiled(pattern.replace(/\$$/, "")).exec(value);
  const end = match?.index === 0 ? match[0].length : 0;
  const offset = codePoints(value, 0, end);
  const code = value.codePointAt(end);
  if (code === undefined) return { character: PHRASES.no_character, offset };
  return { character: `U+${code.toString(16).toUpperCase().padStart(4, "0")}`, offset: offset + 1 };
}

function* numberProblems(schema: Schema, value: number, path: Path, owner: JsonValue | undefined): Generator<Found> {
  const details = { name: memberCalled(path), value: shown(value, isFloat(owner, path.at(-1) ?? "")) };
  if (schema.minimum !== undefined && value < schema.minimum) {
    yield found(code(schema, "minimum"), path, {
      ...details,
      bound: filled(PHRASES.at_least, { limit: schema.minimum }),
    });
  }
  if (schema.maximum !== undefined && value > schema.maximum) {
    yield found(code(schema, "maximum"), path, {
      ...details,
      bound: filled(PHRASES.at_most, { limit: schema.maximum }),
    });
  }
}

function* unknown(schema: Schema, value: JsonValue, path: Path): Generator<Found> {
  const whole = schema.$ref === undefined ? schema : definition(schema.$ref);
  if (isObject(value) && whole.properties !== undefined) {
    for (const name of memberNames(value)) {
      if (Object.hasOwn(whole.properties, name)) {
        yield* unknown(whole.properties[name] as Schema, value[name] as JsonValue, [...path, name]);
      } else {
        const details = { name: memberCalled([name]), spec: SPEC_VERSION };
        yield found("unknown_field", [...path, name], details, "name");
      }
    }
  } else if (isArray(value) && whole.items !== undefined) {
    const looked = Math.min(value.length, whole.maxItems ?? MAX_EXAMINED);
    for (let index = 0; index < looked; index++) {
      yield* unknown(whole.items, value[index] as JsonValue, [...path, index]);
    }
  }
}
