/**
 * Python and JavaScript say the same of every document, answer and comparison that a seeded generator makes.
 *
 * AGENT_GENOME_DOCUMENTS says how many of each (2,000 unless given), AGENT_GENOME_SEED which.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, test } from "node:test";
import { canonicalText } from "../../src/agf/canonical.js";
import { examine } from "../../src/agf/checker.js";
import { type Change, type JsonObject, diff } from "../../src/agf/index.js";
import { scan } from "../../src/agf/scan.js";
import { sha256 } from "../../src/agf/sha256.js";
import { finalize } from "../../src/finalize/index.js";
import { PACKAGE } from "../support/repository.js";
import { inPieces } from "../support/streams.js";
import { findPython, pythonEnvironment } from "../support/python.js";

const COUNT = Number(process.env["AGENT_GENOME_DOCUMENTS"] ?? 2000);
const SEED = Number(process.env["AGENT_GENOME_SEED"] ?? 2026);
const SCRIPT = join(PACKAGE, "test", "differential", "documents.py");

type Line =
  | { kind: "document"; base64: string; verdict: object; canonical: string | null }
  | { kind: "comparison"; first: string; second: string; changes: Change[] }
  | { kind: "answer"; answer: string; ids: string[]; text: string; followed: string[] };

function bytes(base64: string): Uint8Array {
  return Buffer.from(base64, "base64");
}

/** Returns a document as it was written. */
function read(base64: string): JsonObject {
  return scan(Buffer.from(base64, "base64").toString("utf8")).value as JsonObject;
}

async function compare(line: Line): Promise<void> {
  switch (line.kind) {
    case "document": {
      const { verdict, document } = await examine(bytes(line.base64), "-", false);
      const { path: _, valid: __, ...told } = verdict;
      assert.deepEqual(told, line.verdict);
      assert.equal(document === undefined ? null : await sha256(canonicalText(document)), line.canonical);
      return;
    }
    case "comparison":
      assert.equal(JSON.stringify(diff(read(line.first), read(line.second))), JSON.stringify(line.changes));
      return;
    case "answer": {
      const { answer, ids, text, followed } = line;
      assert.deepEqual(finalize(answer, ids), { text, followed });
      assert.deepEqual(inPieces(answer, ids, 1 + (answer.length % 9)), { text, followed });
    }
  }
}

const python = findPython();
const skip =
  python === undefined ? "there is no Python with agent_genome here; AGENT_GENOME_PYTHON can name one" : false;

/** Compares what one run of the generator writes. */
async function run(count: number, seed: number): Promise<void> {
  const script = spawn(python as string, [SCRIPT, String(count), String(seed)], {
    env: pythonEnvironment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(script, "exit");
  let documents = 0;
  const differences: string[] = [];
  for await (const text of createInterface({ input: script.stdout })) {
    const line = JSON.parse(text) as Line;
    if (line.kind === "document") documents++;
    try {
      await compare(line);
    } catch (error) {
      differences.push(`${String(error)}\n${text.slice(0, 1500)}`);
    }
  }
  const first = differences.slice(0, 3).join("\n");
  assert.equal(differences.length, 0, `${differences.length} differences, the first:\n${first}`);
  assert.equal(documents, count);
  assert.deepEqual(await ended, [0, null]);
}

// As many processes as are of use beside this one.
const SHARES = 2;

describe(
  `Python and JavaScript say the same of ${COUNT} documents, answers and comparisons`,
  { skip, concurrency: SHARES },
  () => {
    for (let share = 0; share < SHARES; share++) {
      const seed = SEED * SHARES + share;
      test(`of seed ${seed}`, () => run(Math.ceil(COUNT / SHARES), seed));
    }
  },
);
