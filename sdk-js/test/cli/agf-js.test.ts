/** `agf-js` speaks the protocols of the conformance kit. */

import assert from "node:assert/strict";
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { PACKAGE, caseFile, cases } from "../support/repository.js";

const COMMAND = join(PACKAGE, "dist", "esm", "agf-js.js");
const all = cases();
const fileOf = new Map(all.map(({ name, file }) => [name, file]));
const scratch = mkdtempSync(join(tmpdir(), "agf-js-"));
after(() => rmSync(scratch, { recursive: true }));

function run(words: string[], input: string | Uint8Array = ""): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [COMMAND, ...words], { input, encoding: "utf8" });
}

function file(name: string): string {
  return fileOf.get(name) as string;
}

test("a valid file is accepted with exit code 0", () => {
  const { status, stdout } = run(["check", "--verdict", file("valid/minimal")]);
  assert.equal(status, 0);
  assert.equal(stdout, '{"valid":true,"errors":[]}\n');
});

test("an invalid file is refused with exit code 1 and one line with code and pointer of each error", () => {
  const { status, stdout } = run(["check", "--verdict", file("invalid/duplicate-member")]);
  assert.equal(status, 1);
  assert.equal(stdout, '{"valid":false,"errors":[{"code":"duplicate_member","pointer":"/agent/slug"}]}\n');
});

test("standard input is read for -", () => {
  assert.equal(run(["check", "--verdict", "-"], caseFile("valid/unicode")).status, 0);
});

test("a file that cannot be read gives exit code 2 and nothing on standard output", () => {
  for (const path of [join(scratch, "missing"), scratch]) {
    const { status, stdout, stderr } = run(["check", "--verdict", path]);
    assert.deepEqual([status, stdout], [2, ""]);
    assert.match(stderr, /^agf-js: cannot go on/);
  }
});

test("a wrong command line gives exit code 2, the usage, and what is wrong in the last line", () => {
  for (const [words, wrong] of [
    [[], "there is no command: give check or digest"],
    [["chek", "x"], "there is no command chek: give check or digest"],
    [["check"], "check needs a FILE, or - for standard input"],
    [["check", "nofile"], "check needs the option --verdict before nofile"],
    [["check", "--verdict"], "check --verdict needs a FILE, or - for standard input"],
    [["check", "--verdict", "a", "b"], "b is one argument too many: one FILE at a time"],
    [["check", "--json", "a"], "check has no option --json"],
    [["check", "--lines", "a"], "check --lines reads standard input alone, not a"],
    [["digest"], "digest needs a FILE, or - for standard input"],
    [["digest", "--write", "x"], "digest has no option --write"],
    [["digest", "a", "b"], "b is one argument too many: one FILE at a time"],
  ] as const) {
    const { status, stdout, stderr } = run([...words]);
    assert.deepEqual([status, stdout], [2, ""]);
    assert.match(stderr, /^usage: agf-js/);
    assert.equal(stderr.trimEnd().split("\n").at(-1), `agf-js: ${wrong}`);
  }
});

test("the digest of a document is printed, whether the file says it or not", () => {
  const digest = all.find(({ name }) => name === "invalid/digest-mismatch")?.expect.digest;
  const { status, stdout, stderr } = run(["digest", file("invalid/digest-mismatch")]);
  assert.deepEqual([status, stdout], [0, `${digest}\n`]);
  assert.match(stderr, /says another digest/);
});

test("a file without a canonical form has no digest: exit code 1", () => {
  const { status, stdout, stderr } = run(["digest", file("invalid/not-json")]);
  assert.deepEqual([status, stdout], [1, ""]);
  assert.match(stderr, /not_json/);
});

test("control characters of a file do not reach the terminal", () => {
  const path = join(scratch, "escape.json");
  writeFileSync(path, '{"\\u001b[31m\\u202e": 1, "\\u001b[31m\\u202e": 2}');
  const { stdout, stderr } = run(["digest", path]);
  assert.doesNotMatch(stdout + stderr, /[\x1b\u202e]/);
});

test("a reader of the output that goes away is no crash", () => {
  const line = `{"id":"a","path":${JSON.stringify(file("valid/minimal"))}}`;
  const script = `yes '${line}' | head -n 5000 | "${process.execPath}" "${COMMAND}" check --lines | head -n 1`;
  const { stdout, stderr } = spawnSync("sh", ["-c", script], { encoding: "utf8" });
  assert.deepEqual([stdout, stderr], ['{"id":"a","valid":true,"errors":[]}\n', ""]);
});

test("as JSON Lines every case is answered in one process, as a reader and as a canonicaliser", () => {
  const asked = all.map(({ name, file: path }, index) => ({
    id: name,
    path,
    ...(index % 2 === 0 ? { base64: Buffer.from(caseFile(name)).toString("base64") } : {}),
  }));
  const input = asked.map((question) => `${JSON.stringify(question)}\n`).join("");
  const read = run(["check", "--lines"], input).stdout.trimEnd().split("\n");
  const digests = run(["digest", "--lines"], input).stdout.trimEnd().split("\n");
  assert.equal(read.length, all.length);
  for (const [index, { name, expect }] of all.entries()) {
    const { id, valid } = JSON.parse(read[index] as string) as { id: string; valid: boolean };
    assert.deepEqual([id, valid], [name, expect.valid]);
    const { digest } = JSON.parse(digests[index] as string) as { digest: string | null };
    if (expect.digest !== null) assert.equal(digest, expect.digest);
  }
});
