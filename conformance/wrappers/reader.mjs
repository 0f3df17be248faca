// A reader that stays, for:  agf-conformance reader --lines -- node reader.mjs
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

// Your own library in its place. Return the code and the pointer of each error; an empty list accepts the file.
function errors(bytes) {
  if (bytes.length > 262144) return [{ code: "file_too_large", pointer: "" }];
  try {
    const { agf } = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return /^1\.(0|[1-9][0-9]*)$/.test(agf) ? [] : [{ code: "version_unsupported", pointer: "/agf" }];
  } catch (error) {
    return [{ code: error instanceof SyntaxError ? "not_json" : "not_utf8", pointer: "" }];
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, path } = JSON.parse(line);
  const found = errors(readFileSync(path));
  console.log(JSON.stringify({ id, valid: found.length === 0, errors: found }));
}
