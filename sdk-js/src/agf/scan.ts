/**
 * A strict JSON reader that finds every problem of the stage `json`, with its place.
 *
 * It reads from the left. The first place where the text is no JSON, or nests too deeply, ends it
 * (spec: checking.md#json-stage).
 */

import {
  MAX_NESTING,
  MAX_POINTER_CHARACTERS,
  MAX_PROBLEMS,
  MAX_SAFE_INTEGER,
  SHOWN_DIGITS,
  type ErrorCode,
} from "../spec/agf.js";
import { type JsonArray, type JsonObject, type JsonValue, emptyObject, keepSpelling } from "./json-value.js";
import { NotJson, notJsonReason, skipBlanks, stringEnd } from "./not-json.js";
import { append } from "./pointer.js";
import { codePoints } from "./text.js";
import type { Details } from "./wording.js";

/** A problem of the stage `json`: its code, the UTF-16 unit it stands at, its pointer, and what the message says. */
export interface JsonProblem {
  readonly code: ErrorCode;
  readonly offset: number;
  readonly pointer: string;
  readonly details: Details;
}

/** What was read: the value, or problems in the order of their places. */
export interface Scanned {
  readonly value: JsonValue;
  readonly problems: readonly JsonProblem[];
  /** There are more problems than a report lists. */
  readonly truncated: boolean;
}

/** Reads a text; the value means something only when there are no problems. */
export function scan(text: string): Scanned {
  const scanner = new Scanner(text);
  try {
    return scanner.document();
  } catch (stop) {
    if (stop instanceof TooDeep) return refused(stop.problem);
    if (!(stop instanceof NotJson)) throw stop;
    const { reason, offset } = notJsonReason(text, stop);
    return refused({ code: "not_json", offset, pointer: "", details: { reason } });
  }
}

function refused(problem: JsonProblem): Scanned {
  return { value: null, problems: [problem], truncated: false };
}

class TooDeep extends Error {
  constructor(readonly problem: JsonProblem) {
    super();
  }
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?(?![\w.+-])/y;
const LITERAL = /(?:true|false|null)(?![\w.+-])/y;
const LONE_SURROGATE = /\p{Cs}/u;

class Scanner {
  private at = 0;
  /** The names and indices that lead to the value being read, and the pointers of what holds them, once asked for. */
  private readonly keys: (string | number)[] = [];
  private readonly pointers: (string | undefined)[] = [];
  private readonly problems: JsonProblem[] = [];
  private truncated = false;
  private pointerCharacters = 0;
  /** Whether the value read last is an integral number that was written with a fraction or an exponent. */
  private isFloat = false;

  constructor(private readonly text: string) {}

  document(): Scanned {
    this.at = skipBlanks(this.text, 0);
    const value = this.value();
    this.at = skipBlanks(this.text, this.at);
    if (this.at !== this.text.length) throw new NotJson(this.at, "end");
    return { value, problems: this.problems, truncated: this.truncated };
  }

  /** Reads the value at `at`, where no blank stands. */
  private value(): JsonValue {
    this.isFloat = false;
    switch (this.text.charCodeAt(this.at)) {
      case 0x22:
        return this.string();
      case 0x7b:
        return this.object();
      case 0x5b:
        return this.array();
      case 0x66:
      case 0x6e:
      case 0x74:
        return this.literal();
      default:
        return this.number();
    }
  }

  private string(): string {
    const start = this.at;
    const decoded = this.stringToken("value");
    if (decoded.escaped && LONE_SURROGATE.test(decoded.text)) this.note("lone_surrogate", start);
    return decoded.text;
  }

  private stringToken(expected: "value" | "name"): { text: string; escaped: boolean } {
    const start = this.at;
    const end = stringEnd(this.text, start);
    if (this.text[end] !== '"') throw new NotJson(start, expected);
    this.at = end + 1;
    const inside = this.text.slice(start + 1, end);
    return inside.includes("\\")
      ? { text: JSON.parse(`"${inside}"`) as string, escaped: inside.includes("\\u") }
      : { text: inside, escaped: false };
  }

  private literal(): boolean | null {
    const token = this.token(LITERAL)[0];
    return token === "null" ? null : token === "true";
  }

  private number(): number {
    const start = this.at;
    const [token, fraction, exponent] = this.token(NUMBER);
    const float = fraction !== undefined || exponent !== undefined;
    // An integer has no negative zero.
    const value = float ? Number(token) : Number(token) + 0;
    this.isFloat = float && Number.isInteger(value);
    if (float ? !Number.isFinite(value) : Math.abs(value) > MAX_SAFE_INTEGER) {
      const shown = token.length <= SHOWN_DIGITS ? token : `${token.slice(0, SHOWN_DIGITS - 3)}...`;
      this.note("number_out_of_range", start, { value: shown, limit: MAX_SAFE_INTEGER });
    }
    return value;
  }

  private token(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match === null) throw new NotJson(this.at, "value");
    this.at = pattern.lastIndex;
    return match;
  }

  private open(): void {
    if (this.keys.length === MAX_NESTING) {
      const details = { limit: MAX_NESTING };
      throw new TooDeep({ code: "nesting_too_deep", offset: this.at, pointer: this.pointer(), details });
    }
    this.at = skipBlanks(this.text, this.at + 1);
  }

  private array(): JsonArray {
    this.open();
    const items: JsonArray = [];
    if (this.text[this.at] === "]") {
      this.at++;
      return items;
    }
    let floats: Set<number> | undefined;
    const level = this.enter(0);
    for (;;) {
      this.keys[level] = items.length;
      items.push(this.value());
      if (this.isFloat) (floats ??= new Set()).add(items.length - 1);
      if (this.closes("]", "comma or ]")) break;
    }
    this.leave();
    if (floats !== undefined) keepSpelling(items, undefined, floats);
    return items;
  }

  private object(): JsonObject {
    this.open();
    const members = emptyObject();
    if (this.text[this.at] === "}") {
      this.at++;
      return members;
    }
    const names: string[] = [];
    let floats: Set<string> | undefined;
    const level = this.enter("");
    for (;;) {
      const name = this.name(level, members);
      names.push(name);
      members[name] = this.value();
      if (this.isFloat) (floats ??= new Set()).add(name);
      if (this.closes("}", "comma or }")) break;
    }
    this.leave();
    keepSpelling(members, names, floats);
    return members;
  }

  /** Reads a member's name and its colon, and goes to its value. */
  private name(level: number, members: JsonObject): string {
    const start = this.at;
    if (this.text[start] !== '"') throw new NotJson(start, "name");
    const { text: name, escaped } = this.stringToken("name");
    const colon = skipBlanks(this.text, this.at);
    if (this.text[colon] !== ":") throw new NotJson(start, "name");
    this.at = skipBlanks(this.text, colon + 1);
    this.keys[level] = name;
    if (Object.hasOwn(members, name)) this.note("duplicate_member", start, { name });
    if (escaped && LONE_SURROGATE.test(name)) this.note("lone_surrogate", start);
    return name;
  }

  private enter(key: string | number): number {
    this.pointers.push(undefined);
    return this.keys.push(key) - 1;
  }

  private leave(): void {
    this.isFloat = false;
    this.keys.pop();
    this.pointers.pop();
  }

  /** Passes a comma and says false, or the closing bracket and says true. */
  private closes(bracket: string, expected: "comma or ]" | "comma or }"): boolean {
    this.at = skipBlanks(this.text, this.at);
    const mark = this.text[this.at];
    if (mark === ",") {
      this.at = skipBlanks(this.text, this.at + 1);
      return false;
    }
    if (mark !== bracket) throw new NotJson(this.at, expected);
    this.at++;
    return true;
  }

  private note(code: ErrorCode, offset: number, details: Details = {}): void {
    if (this.truncated || this.problems.length === MAX_PROBLEMS) {
      this.truncated = true;
      return;
    }
    const pointer = this.pointer();
    this.pointerCharacters += codePoints(pointer);
    if (this.pointerCharacters > MAX_POINTER_CHARACTERS) {
      this.truncated = true;
      return;
    }
    this.problems.push({ code, offset, pointer, details });
  }

  /** Returns the pointer of the value being read; those of what holds it are kept, for names can be long. */
  private pointer(): string {
    let pointer = "";
    this.keys.forEach((key, level) => {
      const holder = (this.pointers[level] ??= pointer);
      pointer = append(holder, key);
    });
    return pointer;
  }
}
