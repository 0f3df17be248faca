/** A document as text for people. */

import { MAX_SAFE_INTEGER, SCHEMA, type Schema, definition } from "../spec/agf.js";
import { canonicalText } from "./canonical.js";
import {
  type AnyDocument,
  type JsonObject,
  type JsonValue,
  dataOf,
  isArray,
  isFloat,
  isObject,
  memberNames,
} from "./json-value.js";
import { withFraction } from "./numbers.js";

/**
 * Returns a document as text for people: two spaces, the members of AGF first and in the order of the spec.
 *
 * The order of items is kept, and so is every value: the digest stays the same.
 *
 * @throws CanonicalizationError it holds what no JSON file can hold, such as undefined or NaN.
 */
export function stringify(document: AnyDocument): string {
  const data = dataOf(document);
  canonicalText(data);
  return `${text(data, SCHEMA, "\n", null, "")}\n`;
}

function text(value: JsonValue, schema: Schema, feed: string, owner: JsonValue, key: string | number): string {
  const whole = schema.$ref === undefined ? schema : definition(schema.$ref);
  const inside = `${feed}  `;
  if (isArray(value)) {
    const items = value.map((item, index) => inside + text(item, whole.items ?? {}, inside, value, index));
    return items.length > 0 ? `[${items.join(",")}${feed}]` : "[]";
  }
  if (isObject(value)) {
    const properties = whole.properties ?? {};
    const members = ordered(value, properties).map((name) => {
      const schema = Object.hasOwn(properties, name) ? (properties[name] as Schema) : {};
      return `${inside}${JSON.stringify(name)}: ${text(value[name] as JsonValue, schema, inside, value, name)}`;
    });
    return members.length > 0 ? `{${members.join(",")}${feed}}` : "{}";
  }
  return typeof value === "number" ? number(value, isFloat(owner, key)) : JSON.stringify(value);
}

function ordered(value: JsonObject, properties: Readonly<Record<string, Schema>>): string[] {
  const named = Object.keys(properties).filter((name) => Object.hasOwn(value, name));
  return [...named, ...memberNames(value).filter((name) => !Object.hasOwn(properties, name))];
}

/** Returns a number as it was written, or so that a reader takes it for the double that it is. */
function number(value: number, float: boolean): string {
  const beyond = Math.abs(value) > MAX_SAFE_INTEGER;
  return Number.isInteger(value) && (float || beyond) ? withFraction(value) : String(value);
}
