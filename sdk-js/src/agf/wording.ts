/** Words for problems: the catalogue's templates filled in, and values of the file made safe to print. */

import { ERRORS, type ErrorCode } from "../spec/agf.js";
import { type JsonValue, isArray } from "./json-value.js";
import { pythonFloat } from "./numbers.js";
import type { Path } from "./pointer.js";
import { firstCodePoints } from "./text.js";

export type Details = Readonly<Record<string, string | number>>;

const SHOWN_CHARACTERS = 60;

// What a terminal may act on or nobody sees: the categories of controls, formats, surrogates, private and unassigned
// characters and separators, other default ignorable characters, and the blank Braille pattern.
const UNSAFE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/** Returns text with every control, invisible and unassigned character written as an escape. */
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
  if (value === null) return "null";
  if (typeof value === "object") return isArray(value) ? "an array" : "an object";
  return `a ${typeof value}`;
}

/** Returns how a message calls a member. */
export function memberCalled(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the document";
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
