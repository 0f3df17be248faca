// JSON Lines: one question a line on standard input, one answer a line on standard output.
// A question is {"base64": the bytes of a file}; an answer that cannot be given is {"error": why}.

import { createInterface } from "node:readline";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export async function answerLines(answer) {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    let result;
    try {
      result = answer(JSON.parse(utf8.decode(Buffer.from(JSON.parse(line).base64, "base64"))));
    } catch (error) {
      result = { error: String(error.message) };
    }
    process.stdout.write(JSON.stringify(result) + "\n");
  }
}
