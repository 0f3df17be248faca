/** Why a text stops being JSON, in words. */

/** Thrown by the scanner where the text is no JSON; `expected` is what should stand at `offset`. */
export class NotJson extends Error {
  constructor(
    readonly offset: number,
    readonly expected: keyof typeof EXPECTED,
  ) {
    super();
  }
}

const EXPECTED = {
  value: "a value is expected here",
  name: "a member's name in double quotes and a colon are expected here",
  "comma or ]": "a comma or ] is expected here",
  "comma or }": "a comma or } is expected here",
  end: "the document has ended, but more text follows",
};

const MISTAKES: readonly (readonly [RegExp, string])[] = [
  [/NaN|-?Infinity/y, "NaN and Infinity are no JSON"],
  [/True|False|None/y, "Python's True, False and None are no JSON; write true, false and null"],
  [/'/y, "strings stand in double quotes"],
  [/\+/y, "a number has no plus sign"],
  [/-?0[0-9]/y, "a number has no leading zeros"],
  [/-?\.[0-9]/y, "a number needs a digit before the point"],
  [/-?[0-9]/y, "this number is not written as JSON writes numbers"],
  [/[\u2018\u2019\u201c\u201d]/y, "typographic quotes are no JSON; use straight double quotes"],
];

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
    return { offset: text.length, reason: empty ? "The text is empty." : "The text ends too early: it was cut off." };
  }
  if (text[offset] === '"' && wanted) return stringReason(text, offset);
  return { offset, reason: `Not JSON: ${why(text, offset, stop.expected, wanted)}.` };
}

function why(text: string, offset: number, expected: keyof typeof EXPECTED, wanted: boolean): string {
  if (matches(/\/\/|\/\*|#/y, text, offset)) return "comments are no JSON";
  if ((text[offset] === "]" || text[offset] === "}") && lastBefore(text, offset) === ",") {
    return "a comma stands before the closing bracket";
  }
  const mistake = wanted ? MISTAKES.find(([pattern]) => matches(pattern, text, offset)) : undefined;
  return mistake?.[1] ?? EXPECTED[expected];
}

function lastBefore(text: string, offset: number): string | undefined {
  let at = offset - 1;
  while (at >= 0 && " \t\n\r".includes(text[at] as string)) at--;
  return text[at];
}

function stringReason(text: string, start: number): { reason: string; offset: number } {
  const end = stringEnd(text, start);
  if (end >= text.length) return { offset: start, reason: "Not JSON: this string has no closing quote." };
  if (text[end] === '"') {
    return {
      offset: skipBlanks(text, end + 1),
      reason: "Not JSON: a colon is expected after the member's name.",
    };
  }
  const reason = text[end] === "\\" ? "this escape is unknown" : "a control character stands in a string unescaped";
  return { offset: end, reason: `Not JSON: ${reason}.` };
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
