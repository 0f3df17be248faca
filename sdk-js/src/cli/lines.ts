/** One process, many files: questions and answers as JSON Lines (spec: conformance/protocols.md#lines). */

import { createInterface } from "node:readline";
import { asciiJson } from "./answers.js";
import { readBounded } from "./reading.js";

interface Question {
  readonly id: string;
  readonly path: string;
  /** The bytes of the file, when they come along. */
  readonly base64?: string;
}

/** Answers each question of standard input on a line of standard output, in their order. */
export async function answerLines(answer: (data: Uint8Array) => Promise<object>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const { id, path, base64 } = JSON.parse(line) as Question;
    const data = base64 === undefined ? await readBounded(path) : Buffer.from(base64, "base64");
    process.stdout.write(`${asciiJson({ id, ...(await answer(data)) })}\n`);
  }
}
