/** Why a text stops being JSON, in words. */

import { NOT_JSON } from "../spec/agf.js";
import { filled } from "./wording.js";

/** Thrown by the scanner where the text is no JSON; `expected` is what should stand at `offset`. */
export class NotJson extends Error {
  constructor(
    readonly offset: number,
    readonly expected: Expected,
  ) {
    super();
  }
}

/** What should stand somewhere. */
type Expected = keyof typeof NOT_JSON.expected;

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

export function skipBlanks(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at++;
  }
}

/** Returns the reason, and the place of the offending character. */
export function notJsonReason(text: string, stop: NotJson): { reason: string; offset: number } {
  const offset = skipBlanks(text, stop.offset);
  const wanted = stop.expected === "value" || stop.expected === "name";
  if (offset >= text.length) {
    const empty = skipBlanks(text, 0) === text.length;
    return { offset: text.length, reason: empty ? NOT_JSON.empty : NOT_JSON.cut_off };
  }
  if (text[offset] === '"' && wanted) return stringReason(text, offset);
  return { offset, reason: reason(why(text, offset, stop.expected, wanted)) };
}

function reason(why: string): string {
  return filled(NOT_JSON.other, { why });
}

function why(text: string, offset: number, expected: Expected, wanted: boolean): string {
  const anywhere = mistake(NOT_JSON.anywhere, text, offset);
  if (anywhere !== undefined) return anywhere;
  if ((text[offset] === "]" || text[offset] === "}") && lastBefore(text, offset) === ",") {
    return NOT_JSON.comma_before_bracket;
  }
  return (wanted ? mistake(NOT_JSON.mistakes, text, offset) : undefined) ?? NOT_JSON.expected[expected];
}

function mistake(
  rows: readonly { readonly pattern: string; readonly why: string }[],
  text: string,
  offset: number,
): string | undefined {
  return rows.find(({ pattern }) => matches(new RegExp(pattern, "y"), text, offset))?.why;
}

function lastBefore(text: string, offset: number): string | undefined {
  let at = offset - 1;
  while (at >= 0 && " \t\n\r".includes(text[at] as string)) at--;
  return text[at];
}

function stringReason(text: string, start: number): { reason: string; offset: number } {
  const end = stringEnd(text, start);
  if (end >= text.length) return { offset: start, reason: reason(NOT_JSON.string_unclosed) };
  if (text[end] === '"') {
    return { offset: skipBlanks(text, end + 1), reason: reason(NOT_JSON.string_without_colon) };
  }
  return { offset: end, reason: reason(NOT_JSON[text[end] === "\\" ? "string_escape" : "string_control"]) };
}

/** Returns where a string that opens at `start` ends: its closing quote, its first fault, or the end of the text. */
export function stringEnd(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) {
      const length = escapeLength(text, at);
      if (length === 0) return at;
      at += length;
    } else if (code === 0x22 || code < 0x20 || at >= text.length) {
      return at;
    } else {
      at++;
    }
  }
}

function escapeLength(text: string, at: number): number {
  const letter = text[at + 1];
  if (letter === "u") return matches(/[0-9a-fA-F]{4}/y, text, at + 2) ? 6 : 0;
  return letter !== undefined && '"\\/bfnrt'.includes(letter) ? 2 : 0;
}
