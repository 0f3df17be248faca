/**
 * Checking a file: bytes in, verdict out.
 *
 * The accept writers and the rules between genes decide at once on a file without any problem. Whatever they do not
 * take is looked at stage by stage (spec: checking.md).
 */

import {
  ERRORS,
  MAX_FILE_BYTES,
  MAX_PROBLEMS,
  PHRASES,
  SCHEMA,
  STAGES,
  type ErrorCode,
  definition,
  property,
} from "../spec/agf.js";
import { accept } from "./accept.js";
import { canonicalText } from "./canonical.js";
import { diagnose, diagnosis } from "./doctor.js";
import { type JsonObject, type JsonValue, isFloat, isObject, member, without } from "./json-value.js";
import { lineColumns, offsets } from "./places.js";
import { fromParts } from "./pointer.js";
import { geneCount, limitProblems, placedGenes, strataProblems, warnings } from "./rules.js";
import { type JsonProblem, scan } from "./scan.js";
import { schemaProblems, unknownMembers } from "./schema-stage.js";
import { sha256 } from "./sha256.js";
import { compiled } from "./text.js";
import { decode, encodeStrictly, firstFault, isBytes, markedEncoding } from "./utf8.js";
import { type Found, type Problem, type Verdict, found, verdictOf } from "./verdict.js";
import { type Details, filled, shown, words } from "./wording.js";

export interface CheckOptions {
  /** What the verdict calls the file; `-` when nothing is given. */
  readonly path?: string;
}

/** A verdict, and the document as far as it was read. */
export interface Examined {
  readonly verdict: Verdict;
  readonly document: JsonValue | undefined;
}

/**
 * Checks the bytes, or the text, of a file and reports every problem found.
 *
 * Never fails, whatever the bytes are, and takes time linear in their length (spec: checking.md#total). More bytes
 * than the limit `file_bytes` are refused without being looked at.
 *
 * @throws TypeError the source is neither text nor a Uint8Array.
 * @throws Error the platform has no SHA-256: a page that was not served over https has no WebCrypto.
 *
 * @example
 * const verdict = await check('{"agf": "2.0"}');
 * verdict.valid; // false
 * verdict.problems[0].code; // "version_unsupported"
 */
export async function check(source: Uint8Array | string, options: CheckOptions = {}): Promise<Verdict> {
  return (await examine(source, options.path ?? "-", false)).verdict;
}

/**
 * Checks the bytes, or the text, of a file; returns the verdict and the document.
 *
 * @param wanted whether a document without problems is wanted as it was written, not only as what it means.
 */
export async function examine(source: Uint8Array | string, path: string, wanted: boolean): Promise<Examined> {
  if (typeof source !== "string" && !isBytes(source)) {
    throw new TypeError("the source has to be text or a Uint8Array; of an ArrayBuffer, new Uint8Array(buffer)");
  }
  // No text has fewer bytes than UTF-16 units.
  if (source.length > MAX_FILE_BYTES) return { verdict: tooLarge(path), document: undefined };
  const data = typeof source === "string" ? encodeStrictly(source) : source;
  if (data.length > MAX_FILE_BYTES) return { verdict: tooLarge(path), document: undefined };
  const text = decode(data);
  if (text === undefined) return refusedBytes(data, path, "not_utf8");
  if (text.startsWith("\ufeff")) return refusedBytes(data, path, "byte_order_mark");
  const accepted = accept(data, text);
  if (accepted !== undefined && isFreeOfProblems(accepted.document)) {
    const { document, canonical } = accepted;
    const digest = await sha256(canonical);
    const integrity = document["integrity"] as JsonObject;
    if (integrity["sha256"] === digest) {
      const agf = document["agf"] as string;
      const verdict = verdictOf(path, [], { bytes: data.length, agf, genes: geneCount(document), digest });
      return { verdict, document: wanted ? scan(text).value : document };
    }
  }
  return examineClosely(data, text, path);
}

/** Returns the verdict on a file that is too large to be looked at. */
export function tooLarge(path = "-"): Verdict {
  return verdictOf(path, [problem("file_too_large", "", { limit: MAX_FILE_BYTES }, [1, 1])]);
}

function isFreeOfProblems(document: JsonObject): boolean {
  const genes = placedGenes(document);
  return [limitProblems, strataProblems, warnings].every((stage) => stage(document, genes).next().done);
}

async function examineClosely(data: Uint8Array, text: string, path: string): Promise<Examined> {
  const scanned = scan(text);
  if (scanned.problems.length > 0) {
    const bytes = data.length;
    const verdict = verdictOf(path, jsonProblems(text, scanned.problems), { bytes, truncated: scanned.truncated });
    return { verdict, document: undefined };
  }
  const document = scanned.value;
  const refusal = versionStage(document);
  if (refusal !== undefined || !isObject(document)) {
    return { verdict: verdict(located(text, [refusal as Found]), path, data), document };
  }
  const digest = await sha256(canonicalText(without(document, "integrity")));
  const genes = placedGenes(document);
  const all: Found[] = [];
  take(all, schemaProblems(document));
  take(all, limitProblems(document, genes));
  if (all.length <= MAX_PROBLEMS) all.push(...(await digestProblems(data, document, digest)));
  take(all, strataProblems(document, genes));
  take(all, unknownMembers(document));
  take(all, warnings(document, genes));
  const agf = document["agf"] as string;
  const rest = { agf, genes: geneCount(document), digest };
  return { verdict: verdict(located(text, all), path, data, rest), document };
}

/** Takes problems until there is one more than a report lists. */
function take(all: Found[], stage: Generator<Found>): void {
  while (all.length <= MAX_PROBLEMS) {
    const next = stage.next();
    if (next.done) return;
    all.push(next.value);
  }
}

function verdict(problems: readonly Problem[], path: string, data: Uint8Array, rest: Partial<Verdict> = {}): Verdict {
  const truncated = problems.length > MAX_PROBLEMS;
  return verdictOf(path, problems.slice(0, MAX_PROBLEMS), { bytes: data.length, truncated, ...rest });
}

function problem(code: ErrorCode, pointer: string, details: Details, place: readonly [number, number]): Problem {
  const [message, hint] = words(code, details);
  const [line, column] = place;
  return { code, severity: ERRORS[code].severity, pointer, message, hint, line, column };
}

const STAGE_OF = new Map(Object.entries(ERRORS).map(([code, { stage }]) => [code, STAGES.indexOf(stage as "json")]));

/** Gives problems their places, and puts those of one stage in the order of the places. */
function located(text: string, all: readonly Found[]): Problem[] {
  const places = offsets(text, all);
  const rows = all.map((item, index) => ({
    ...item,
    stage: STAGE_OF.get(item.code) as number,
    offset: places[index] as number,
    pointer: fromParts(item.path),
  }));
  rows.sort(
    (first, second) =>
      first.stage - second.stage ||
      first.offset - second.offset ||
      compare(first.code, second.code) ||
      compare(first.pointer, second.pointer),
  );
  const lines = lineColumns(
    text,
    rows.map(({ offset }) => offset),
  );
  return rows.map(({ code, pointer, details, offset }) => {
    return problem(code, pointer, details, lines.get(offset) as readonly [number, number]);
  });
}

function compare(first: string, second: string): number {
  return first < second ? -1 : Number(first > second);
}

/** The stage `bytes` of a file that is not too large. */
function refusedBytes(data: Uint8Array, path: string, code: "not_utf8" | "byte_order_mark"): Examined {
  const bytes = data.length;
  if (code === "byte_order_mark") {
    return { verdict: verdictOf(path, [problem(code, "", {}, [1, 1])], { bytes }), document: undefined };
  }
  const offset = firstFault(data);
  const before = decode(data.subarray(0, offset)) as string;
  const place = lineColumns(before, [before.length]).get(before.length) as readonly [number, number];
  const name = markedEncoding(data);
  const details = { offset, encoding: name && filled(PHRASES.encoding, { encoding: name }) };
  return { verdict: verdictOf(path, [problem(code, "", details, place)], { bytes }), document: undefined };
}

function jsonProblems(text: string, all: readonly JsonProblem[]): Problem[] {
  const lines = lineColumns(
    text,
    all.map(({ offset }) => offset),
  );
  const ordered = [...all].sort((first, second) => first.offset - second.offset || compare(first.code, second.code));
  return ordered.map(({ code, pointer, details, offset }) => {
    const named = details["name"] === undefined ? details : { ...details, name: shown(String(details["name"])) };
    return problem(code, pointer, named, lines.get(offset) as readonly [number, number]);
  });
}

const VERSION = compiled(property(SCHEMA, "agf").pattern as string);
const KIND = property(SCHEMA, "kind").const as string;

function versionStage(document: JsonValue): Found | undefined {
  if (!isObject(document)) return schemaProblems(document).next().value as Found;
  const version = member(document, "agf");
  if (typeof version !== "string" || !VERSION.test(version)) return refused("version_unsupported", "agf", document);
  return member(document, "kind") === KIND ? undefined : refused("kind_unsupported", "kind", document);
}

function refused(code: ErrorCode, name: string, document: JsonObject): Found {
  const allowed = shown(KIND);
  const value = member(document, name);
  if (value === undefined) return found(code, [name], { value: PHRASES.missing, allowed }, "owner");
  return found(code, [name], { value: shown(value, isFloat(document, name)), allowed });
}

const SHA256 = compiled(property(definition("integrity"), "sha256").pattern as string);

/** Returns the problem of the stage `digest`, when the digest in the file has the right form and another value. */
async function digestProblems(data: Uint8Array, document: JsonObject, computed: string): Promise<Found[]> {
  const integrity = member(document, "integrity");
  const given = isObject(integrity) ? member(integrity, "sha256") : undefined;
  if (typeof given !== "string" || !SHA256.test(given) || given === computed) return [];
  const why = diagnosis(await diagnose(document, data, given));
  return [found("digest_mismatch", ["integrity", "sha256"], { actual: given, expected: computed, diagnosis: why })];
}
