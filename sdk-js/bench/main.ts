/** Measures what is promised about speed, as ratios, and ends with 1 when a promise is broken: `npm run bench`. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "../src/agf/index.js";
import { Finalizer, finalize } from "../src/finalize/index.js";
import { MAX_FILE_BYTES } from "../src/spec/agf.js";

declare const PACKAGE_ROOT: string;

const LARGEST = readFileSync(join(PACKAGE_ROOT, "../conformance/cases/valid/at-the-limits/file.agf.json"));
const SAMPLE = readFileSync(join(PACKAGE_ROOT, "../conformance/cases/valid/minimal/file.agf.json"), "utf8");
const ROUNDS = 300;

interface Promised {
  readonly name: string;
  readonly most: number;
  readonly measure: () => Promise<number>;
}

/** Returns the least milliseconds that each of some functions took, taking turns. */
async function best(rounds: number, ...functions: (() => unknown)[]): Promise<number[]> {
  const least = functions.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of functions.entries()) {
      const start = performance.now();
      await run();
      least[index] = Math.min(least[index] as number, performance.now() - start);
    }
  }
  return least;
}

async function ratio(rounds: number, ours: () => unknown, theirs: () => unknown): Promise<number> {
  const [mine = 0, other = 1] = await best(rounds, ours, theirs);
  return mine / other;
}

const LARGEST_TEXT = LARGEST.toString("utf8");

function parsedAndHashed(): void {
  JSON.parse(LARGEST_TEXT);
  createHash("sha256").update(LARGEST).digest("hex");
}

async function checked(): Promise<void> {
  const { valid, digest } = await check(LARGEST);
  if (!valid || digest === null) throw new Error("the largest file of the 1.0 set is not valid");
}

/** Files of the largest size, made to be slow. */
function hostileFiles(): string[] {
  const repeated = (item: string, length: number): string => item.repeat(Math.floor(length / item.length));
  const room = MAX_FILE_BYTES - SAMPLE.length - 64;
  const inside = (name: string, items: string): string => SAMPLE.replace("{", `{"${name}":${items},`);
  return [
    repeated("[", 100_000),
    repeated('"', MAX_FILE_BYTES),
    repeated("\0", MAX_FILE_BYTES),
    inside("x", `[${repeated("[],", room)}0]`),
    inside("x", `[${repeated("1e5,", room)}0]`),
    inside("x", `[${repeated(`${"[".repeat(29)}${"]".repeat(29)},`, room)}0]`),
    inside("x", `{${repeated('"a":0,', room)}"b":0}`),
    inside("x", `"${repeated("\\ud800", room)}"`),
    inside("layers", `[{"stratum":"org","genes":[${repeated("{},", room)}{}]}]`).replace('"layers": [', '"other": ['),
    inside("y", `"${repeated("\\u0001", room)}"`),
    `${" ".repeat(MAX_FILE_BYTES - 1)}x`,
  ];
}

async function slowest(files: readonly string[]): Promise<number> {
  let most = 0;
  for (const file of files) {
    const data = new TextEncoder().encode(file).subarray(0, MAX_FILE_BYTES);
    const [least = 0] = await best(5, () => check(data));
    most = Math.max(most, least);
  }
  return most;
}

const ANSWER = "A line of an answer with <b>marks</b> and `code`.\n```js\nx < y\n```\n".repeat(4000);
const REPORTED = `${ANSWER}<genome_report>{"followed": ["short"]}</genome_report>`;

function streamed(answer: string): void {
  const finalizer = new Finalizer(["short"]);
  for (let at = 0; at < answer.length; at += 16) finalizer.feed(answer.slice(at, at + 16));
  finalizer.close();
}

const PROMISES: readonly Promised[] = [
  {
    name: "check of 256 KB / JSON.parse and SHA-256",
    most: 4,
    measure: () => ratio(ROUNDS, checked, parsedAndHashed),
  },
  { name: "slowest of the hostile files (ms)", most: 100, measure: () => slowest(hostileFiles()) },
  {
    name: "finalize, a character of 4 answers / a character of 1",
    most: 2,
    measure: async () =>
      (await ratio(
        9,
        () => finalize(REPORTED.repeat(4), []),
        () => finalize(REPORTED, []),
      )) / 4,
  },
  {
    name: "streamed finalize, 4 times longer",
    most: 2,
    measure: async () =>
      (await ratio(
        5,
        () => streamed(ANSWER.repeat(4)),
        () => streamed(ANSWER),
      )) / 4,
  },
];

const width = Math.max(...PROMISES.map(({ name }) => name.length));
for (const { name, most, measure } of PROMISES) {
  const figure = await measure();
  console.log(`${name.padEnd(width)} ${figure.toFixed(2).padStart(8)} <= ${most}${figure <= most ? "" : "  BROKEN"}`);
  if (figure > most) process.exitCode = 1;
}
