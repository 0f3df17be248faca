/** Lines and columns: where in a text the member stands that a path names. */

import { skipBlanks, stringEnd } from "./not-json.js";
import { codePoints } from "./text.js";
import type { Found } from "./verdict.js";

/** A value whose place is wanted, or inside which one is; it knows its places once they were passed. */
interface Wanted {
  readonly inside: Map<string | number, Wanted>;
  name: number;
  value: number;
}

/** Returns the place of each problem in a text that passed the stage `json`, in UTF-16 units. */
export function offsets(text: string, all: readonly Found[]): number[] {
  const root = wanted();
  for (const { path } of all) {
    let node = root;
    for (const part of path) {
      let next = node.inside.get(part);
      if (next === undefined) node.inside.set(part, (next = wanted()));
      node = next;
    }
  }
  pass(text, skipBlanks(text, 0), root);
  return all.map(({ path, at }) => {
    const parts = at === "owner" ? path.slice(0, -1) : path;
    const node = parts.reduce((holder, part) => holder.inside.get(part) as Wanted, root);
    return at === "name" ? node.name : node.value;
  });
}

function wanted(): Wanted {
  return { inside: new Map(), name: 0, value: 0 };
}

/** Goes through a value as far as places inside it are wanted, and notes them. */
function pass(text: string, start: number, node: Wanted): void {
  node.value = start;
  let left = node.inside.size;
  const opening = text[start];
  if (left === 0 || (opening !== "{" && opening !== "[")) return;
  let at = skipBlanks(text, start + 1);
  for (let index = 0; text[at] !== "}" && text[at] !== "]"; index++) {
    const name = at;
    let key: string | number = index;
    if (opening === "{") {
      const end = stringEnd(text, at) + 1;
      key = JSON.parse(text.slice(at, end)) as string;
      at = skipBlanks(text, text.indexOf(":", end) + 1);
    }
    const inside = node.inside.get(key);
    if (inside !== undefined) {
      inside.name = name;
      pass(text, at, inside);
      if (--left === 0) return;
    }
    at = skipBlanks(text, valueEnd(text, at));
    if (text[at] === ",") at = skipBlanks(text, at + 1);
  }
}

const SCALAR = /[^,\]}\s]*/y;

/** Returns where a value ends. */
function valueEnd(text: string, start: number): number {
  let at = start;
  let level = 0;
  do {
    switch (text[at]) {
      case '"':
        at = stringEnd(text, at) + 1;
        break;
      case "{":
      case "[":
        level++;
        at++;
        break;
      case "}":
      case "]":
        level--;
        at++;
        break;
      case ",":
      case ":":
      case " ":
      case "\n":
      case "\r":
      case "\t":
        at++;
        break;
      default:
        SCALAR.lastIndex = at;
        SCALAR.test(text);
        at = SCALAR.lastIndex;
    }
  } while (level > 0);
  return at;
}

/** Returns the line and column, from 1, of each offset; lines end with LF, columns count code points. */
export function lineColumns(
  text: string,
  offsets: Iterable<number>,
): Map<number, readonly [line: number, column: number]> {
  const known = new Map<number, readonly [number, number]>();
  let line = 1;
  let column = 1;
  let before = 0;
  for (const offset of [...new Set(offsets)].sort((first, second) => first - second)) {
    for (let feed = text.indexOf("\n", before); feed >= 0 && feed < offset; feed = text.indexOf("\n", before)) {
      line++;
      column = 1;
      before = feed + 1;
    }
    column += codePoints(text, before, offset);
    before = offset;
    known.set(offset, [line, column]);
  }
  return known;
}
