/** Words for problems: the catalogue's templates filled in, and values of the file made safe to print. */

import {
  ERRORS,
  JSON_TYPES,
  PHRASES,
  SHOWN_CHARACTERS,
  UNSAFE_CATEGORIES,
  UNSEEN,
  type ErrorCode,
} from "../spec/agf.js";
import { type JsonValue, isArray } from "./json-value.js";
import { pythonFloat } from "./numbers.js";
import type { Path } from "./pointer.js";
import { firstCodePoints } from "./text.js";

export type Details = Readonly<Record<string, string | number>>;

const UNSAFE = new RegExp(
  `[${UNSAFE_CATEGORIES.map((name) => `\\p{${name}}`).join("")}` +
    `${UNSEEN.map(([first, last]) => `\\u{${first}}-\\u{${last}}`).join("")}]`,
  "gu",
);

/** Returns text with every control and invisible character written as an escape. */
export function safe(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.codePointAt(0) as number;
    return code < 0x10000 ? `\\u${code.toString(16).padStart(4, "0")}` : `\\u{${code.toString(16)}}`;
  });
}

/** Returns a JSON value of the file as a message shows it: short, on one line, safe. */
export function shown(value: JsonValue, float = false): string {
  if (typeof value === "string") {
    const cut = firstCodePoints(value, SHOWN_CHARACTERS);
    const quoted = cut.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
    return safe(`"${quoted}"`) + (cut.length < value.length ? " ..." : "");
  }
  if (typeof value === "number") return float || !Number.isInteger(value) ? pythonFloat(value) : String(value);
  if (value === null || typeof value === "boolean") return String(value);
  return kindOf(value);
}

/** Returns the JSON type of a value with its article. */
export function kindOf(value: JsonValue): string {
  if (value === null) return JSON_TYPES.null;
  return JSON_TYPES[isArray(value) ? "array" : (typeof value as keyof typeof JSON_TYPES)];
}

/** Returns how a message calls a member. */
export function memberCalled(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return PHRASES.document;
  if (typeof last === "string") return `\`${safe(firstCodePoints(last, SHOWN_CHARACTERS))}\``;
  const owner = path.filter((part) => typeof part === "string").at(-1) ?? "";
  return `\`${safe(firstCodePoints(owner, SHOWN_CHARACTERS))}[${last}]\``;
}

/** Returns the values of a closed list as a message shows them. */
export function alternatives(values: Iterable<string>): string {
  return [...values].map((value) => shown(value)).join(", ");
}

/** Returns the message and the hint of a code, with the details filled in. */
export function words(code: ErrorCode, details: Details): [message: string, hint: string] {
  const { message, hint } = ERRORS[code];
  return [capital(filled(message, details)), capital(filled(hint, details))];
}

export function filled(template: string, details: Details): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name]));
}

export function capital(text: string): string {
  return firstCodePoints(text, 1).toUpperCase() + text.slice(firstCodePoints(text, 1).length);
}
