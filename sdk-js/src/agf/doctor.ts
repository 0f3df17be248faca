/** The digest doctor: why a digest in a file is wrong. */

import {
  COMMON_DIGEST_FAULTS,
  DIGEST_FAULTS,
  DIGEST_FAULT_MATCHED,
  DIGEST_FAULT_UNMATCHED,
  DIGEST_FAULT_WORK,
  type DigestFault,
  MAX_DIGEST_FAULTS_TOGETHER,
} from "../spec/agf.js";
import {
  type JsonObject,
  type JsonValue,
  isArray,
  isFloat,
  isObject,
  memberNames,
  withMember,
  without,
} from "./json-value.js";
import { canonicalNumber, pythonFloat, withFraction } from "./numbers.js";
import { sha256 } from "./sha256.js";
import { byCodePoint } from "./text.js";
import { encode } from "./utf8.js";
import { filled } from "./wording.js";

type Faults = readonly string[];

const FAULT_OF = new Map<string, DigestFault>(DIGEST_FAULTS.map((fault) => [fault.id, fault]));
const NAMES = [...FAULT_OF.keys()];
const WHOLE_BELOW = DIGEST_FAULTS.find(({ wholeBelow }) => wholeBelow)?.wholeBelow as number;

/**
 * Returns the ids of the faults that together give the wrong digest, as few as do; undefined when none do.
 *
 * @param document the document as it was read.
 * @param data the bytes of its file.
 * @param wrong the digest that the file holds.
 */
export async function diagnose(document: JsonObject, data: Uint8Array, wrong: string): Promise<Faults | undefined> {
  const once = workAtOnce(data);
  if (once > DIGEST_FAULT_WORK.mostAtOnce) return undefined;
  const patient = new Patient(document, data);
  let work = 0;
  for (const faults of candidates()) {
    work += once * (faults.some(indent) ? DIGEST_FAULT_WORK.indentedTimes : 1);
    if (work > DIGEST_FAULT_WORK.most) return undefined;
    if ((await patient.digest(faults)) === wrong) return fewest(patient, faults, wrong);
  }
  return undefined;
}

/** Returns what a person is told about the faults that `diagnose` found. */
export function diagnosis(faults: Faults | undefined): string {
  if (faults === undefined) return DIGEST_FAULT_UNMATCHED;
  const rows = faults.map((fault) => FAULT_OF.get(fault) as DigestFault);
  const meanings = rows.map(({ meaning }) => meaning).join("; and ");
  const remedies = [...new Set(rows.map(({ remedy }) => remedy))].join(" ");
  return filled(DIGEST_FAULT_MATCHED, { meanings, remedies });
}

function workAtOnce(data: Uint8Array): number {
  let values = 0;
  let digits = 0;
  for (const byte of data) {
    if (byte === 0x2c || byte === 0x5b || byte === 0x7b) values++;
    else if (byte >= 0x30 && byte <= 0x39) digits++;
  }
  return data.length + DIGEST_FAULT_WORK.value * values + DIGEST_FAULT_WORK.digit * digits;
}

function about(fault: string): string {
  return FAULT_OF.get(fault)?.about ?? "";
}

function indent(fault: string): number {
  return FAULT_OF.get(fault)?.indent ?? 0;
}

function* candidates(): Generator<Faults> {
  for (const fault of NAMES) if (!indent(fault)) yield [fault];
  yield* COMMON_DIGEST_FAULTS;
  for (const fault of NAMES) if (indent(fault)) yield [fault];
  const parts = NAMES.filter((fault) => about(fault) !== "file");
  for (let count = 2; count <= MAX_DIGEST_FAULTS_TOGETHER; count++) yield* combinations(parts, count, []);
}

/** Yields faults about different things, in the order of the list. */
function* combinations(parts: Faults, count: number, chosen: Faults): Generator<Faults> {
  if (count === 0) {
    yield chosen;
    return;
  }
  for (const [index, fault] of parts.entries()) {
    if (chosen.some((other) => about(other) === about(fault))) continue;
    yield* combinations(parts.slice(index + 1), count - 1, [...chosen, fault]);
  }
}

/** Leaves out the faults that make no difference for this document. */
async function fewest(patient: Patient, faults: Faults, wrong: string): Promise<Faults> {
  for (const fault of faults) {
    const fewer = faults.filter((other) => other !== fault);
    if (fewer.length > 0 && (await patient.digest(fewer)) === wrong) return fewest(patient, fewer, wrong);
  }
  return faults;
}

/** A document and the digests that exporters with certain faults would write. */
class Patient {
  private readonly writers = new Map<string, FaultyWriter>();

  constructor(
    private readonly document: JsonObject,
    private readonly data: Uint8Array,
  ) {}

  digest(faults: Faults): string | Promise<string> {
    if (faults.includes("file_bytes_emptied")) {
      const { sha256: stated } = this.document["integrity"] as { sha256: string };
      return sha256(emptied(this.data, encode(stated)));
    }
    const style = faults.filter((fault) => STYLES.includes(about(fault)));
    const key = style.join();
    let writer = this.writers.get(key);
    if (writer === undefined) this.writers.set(key, (writer = new FaultyWriter(this.document, style)));
    return sha256(writer.text(faults));
  }
}

/** Returns bytes without certain bytes, wherever those stand. */
function emptied(data: Uint8Array, unwanted: Uint8Array): Uint8Array {
  const kept = new Uint8Array(data.length);
  let length = 0;
  for (let at = 0; at < data.length;) {
    if (data[at] === unwanted[0] && unwanted.every((byte, index) => data[at + index] === byte)) at += unwanted.length;
    else kept[length++] = data[at++] as number;
  }
  return kept.slice(0, length);
}

type NumberText = (value: number, float: boolean, isStrength: boolean) => string;

const NUMBERS: Readonly<Record<string, NumberText>> = {
  python_numbers: (value, float) => (float ? pythonFloat(value) : canonicalNumber(value)),
  python_exponent: (value, _, isStrength) =>
    (isStrength || !isShortWhole(value) ? pythonFloat : canonicalNumber)(value),
  jcs_strength: canonicalNumber,
  strength_decimal_all: withFraction,
};

function isShortWhole(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < WHOLE_BELOW;
}

const RIGHT_NUMBER: NumberText = (value, _, isStrength) => (isStrength ? withFraction(value) : canonicalNumber(value));

const INTEGRITY_FAULTS: Readonly<Record<string, (integrity: JsonObject) => JsonValue>> = {
  sha256_emptied: (integrity) => withMember(integrity, "sha256", ""),
  sha256_null: (integrity) => withMember(integrity, "sha256", null),
  integrity_emptied: () => ({}),
  integrity_null: () => null,
};

/** What a writer does everywhere; the other faults are about single members. */
const STYLES = ["numbers", "order", "escapes", "space"];

/** Writes a document in one style; what a member was written as is kept for the next time. */
class FaultyWriter {
  private readonly number: NumberText;
  private readonly order: string;
  private readonly escapes: string;
  private readonly indent: number;
  private readonly comma: string;
  private readonly colon: string;
  private readonly written = new Map<JsonValue, string>();

  constructor(
    private readonly document: JsonObject,
    style: Faults,
  ) {
    this.number = NUMBERS[faultAbout("numbers", style)] ?? RIGHT_NUMBER;
    this.order = faultAbout("order", style);
    this.escapes = faultAbout("escapes", style);
    this.indent = indent(faultAbout("space", style));
    const isSpaced = style.includes("spaced");
    this.comma = isSpaced ? ", " : ",";
    this.colon = isSpaced || this.indent > 0 ? ": " : ":";
  }

  /** Returns the document as text, with faults of single members too. */
  text(faults: Faults): string {
    const replaced = INTEGRITY_FAULTS[faultAbout("integrity", faults)];
    const members = this.ordered(this.document).flatMap((name) => {
      let value = this.document[name] as JsonValue;
      if (name === "integrity") {
        if (replaced === undefined) return [];
        return [this.member(name, this.value(replaced(value as JsonObject), 1, null, name))];
      }
      if (name === "germline" && isObject(value) && faults.includes("seal_removed")) value = this.unsealed(value);
      return [this.member(name, this.topValue(value, name))];
    });
    return this.joined("{", members, "}", 0) + (faults.includes("final_newline") ? "\n" : "");
  }

  private seal: JsonObject | undefined;

  private unsealed(germline: JsonObject): JsonObject {
    return (this.seal ??= without(germline, "seal"));
  }

  private topValue(value: JsonValue, name: string): string {
    if (typeof value !== "object") return this.value(value, 1, this.document, name);
    let text = this.written.get(value);
    if (text === undefined) this.written.set(value, (text = this.value(value, 1, this.document, name)));
    return text;
  }

  private member(name: string, value: string): string {
    return `${this.string(name)}${this.colon}${value}`;
  }

  private value(value: JsonValue, level: number, owner: JsonValue, key: string | number): string {
    if (isArray(value)) {
      const items = value.map((item, index) => this.value(item, level + 1, value, index));
      return this.joined("[", items, "]", level);
    }
    if (isObject(value)) {
      const names = this.ordered(value);
      const members = names.map((name) =>
        this.member(name, this.value(value[name] as JsonValue, level + 1, value, name)),
      );
      return this.joined("{", members, "}", level);
    }
    if (typeof value === "number") {
      return this.number(value, isFloat(owner, key) || !Number.isInteger(value), key === "strength");
    }
    return typeof value === "string" ? this.string(value) : String(value);
  }

  private ordered(value: JsonObject): readonly string[] {
    const names = memberNames(value);
    if (this.order === "unsorted") return names;
    return this.order === "code_points" ? [...names].sort(byCodePoint) : [...names].sort();
  }

  private joined(open: string, parts: readonly string[], close: string, level: number): string {
    if (this.indent === 0 || parts.length === 0) return open + parts.join(this.comma) + close;
    const outside = `\n${" ".repeat(this.indent * level)}`;
    const inside = `\n${" ".repeat(this.indent * (level + 1))}`;
    return open + inside + parts.join(this.comma + inside) + outside + close;
  }

  private string(value: string): string {
    const text = JSON.stringify(value);
    if (this.escapes === "ascii_escapes") return text.replace(/[^\0-\x7e]/g, escaped);
    return this.escapes === "html_escapes" ? text.replace(/[&<>]/g, escaped) : text;
  }
}

function faultAbout(subject: string, faults: Faults): string {
  return faults.find((fault) => about(fault) === subject) ?? "";
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
