/** What hostile files try: prototypes, stacks, time, memory. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type JsonObject, Document, canonicalize, check, diff, digest, parse, stringify } from "../../src/agf/index.js";
import { scan } from "../../src/agf/scan.js";
import { sha256 } from "../../src/agf/sha256.js";
import { finalize } from "../../src/finalize/index.js";
import { caseFile, cases } from "../support/repository.js";

const SAMPLE = new TextDecoder().decode(caseFile("valid/minimal"));
const POLLUTING = [
  '{"__proto__": {"polluted": true}}',
  '{"__proto__": null, "constructor": {"prototype": {"polluted": true}}}',
  '{"constructor": 1, "toString": 2, "hasOwnProperty": 3, "valueOf": 4, "isPrototypeOf": 5}',
  '{"a": [{"__proto__": {"__proto__": {"polluted": true}}}]}',
];

/** Returns every name that an object inherits, with its value. */
function inherited(): unknown[] {
  return [Object, Array, Map, Function, String].map(({ prototype }) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype)),
  );
}

async function signed(text: string): Promise<string> {
  return text.replace(/"sha256": "\w+"/, `"sha256": "${(await check(text)).digest}"`);
}

for (const members of POLLUTING) {
  for (const place of ["extensions", "agent", "gene"]) {
    test(`${members} in ${place} pollutes no prototype, and stays what it is`, async () => {
      const before = inherited();
      const inside = members.slice(1, -1);
      const text = await signed(
        place === "extensions"
          ? SAMPLE.replace('"extensions": {}', `"extensions": ${members}`)
          : SAMPLE.replace(place === "agent" ? '"slug":' : '"id":', `${inside}, $&`),
      );
      const document = await parse(text);
      const again = await parse(stringify(document));
      assert.equal(await again.digest(), await document.digest());
      assert.deepEqual(diff(document, again), []);
      assert.deepEqual(JSON.parse(JSON.stringify(document)), JSON.parse(text));
      document.genes();
      await document.reseal({ kid: "k", key: new Uint8Array([1]) });
      await document.writeDigest();
      await document.check();
      assert.deepEqual(inherited(), before);
      assert.equal("polluted" in {}, false);
      const holder = document.data[place === "gene" ? "germline" : place] as JsonObject;
      assert.equal(Object.getPrototypeOf(holder), null);
    });
  }
}

test("no case of the kit changes a prototype", async () => {
  const before = inherited();
  for (const { data } of cases()) await check(data);
  assert.deepEqual(inherited(), before);
});

test("a member that an object only inherits is not there", async () => {
  const polluted = Object.prototype as Record<string, unknown>;
  polluted["when"] = [];
  polluted["slug"] = "a";
  try {
    assert.equal((await check(SAMPLE)).valid, true);
    assert.equal(diff({ agent: {} }, { agent: { slug: "a" } })[0]?.what, "added");
  } finally {
    delete polluted["when"];
    delete polluted["slug"];
  }
});

test("half of a surrogate pair is refused also where the digest would be that of U+FFFD", async () => {
  const text = await signed(SAMPLE.replace('"extensions": {}', '"extensions": {"x": "\ufffd"}'));
  assert.equal((await check(text)).valid, true);
  const problems = (await check(text.replace("\ufffd", "\\ud800"))).problems;
  assert.deepEqual(
    problems.map(({ code }) => code),
    ["lone_surrogate"],
  );
});

test("half of a surrogate pair in a text is no UTF-8", async () => {
  const [problem] = (await check(`{"\u{1f600}\ud800x": 1}`)).problems;
  assert.deepEqual([problem?.code, problem?.line, problem?.column], ["not_utf8", 1, 4]);
  assert.match(problem?.message ?? "", /^Byte 6 /);
});

test("a document that is nested too deeply is refused also where its digest would be right", async () => {
  const nested = `${"[".repeat(31)}${"]".repeat(31)}`;
  const text = SAMPLE.replace('"extensions": {}', '"extensions": {"x": "nested"}');
  const { integrity: _, ...covered } = JSON.parse(text) as JsonObject;
  const canonical = new TextDecoder().decode(canonicalize(covered));
  const right = await sha256(canonical.replace('"nested"', nested));
  const problems = (await check(text.replace('"nested"', nested).replace(/"sha256": "\w+"/, `"sha256": "${right}"`)))
    .problems;
  assert.deepEqual(
    problems.map(({ code }) => code),
    ["nesting_too_deep"],
  );
});

const DEEP = 100_000;
const NO_JSON: readonly [name: string, text: string, code: string][] = [
  ["nested brackets", "[".repeat(DEEP), "nesting_too_deep"],
  ["nested objects", '{"a":'.repeat(DEEP / 2), "nesting_too_deep"],
  ["a long number", "9".repeat(5000), "number_out_of_range"],
  ["quotes", '"'.repeat(DEEP), "not_json"],
  ["backslashes", `"${"\\".repeat(DEEP)}`, "not_json"],
  ["an unfinished exponent", `${"1".repeat(DEEP)}e`, "not_json"],
  ["nothing", "", "not_json"],
  ["NUL", "\0", "not_json"],
];

for (const [name, text, code] of NO_JSON) {
  test(`${name} gets the code ${code}`, async () => {
    assert.deepEqual(
      (await check(text)).problems.map((problem) => problem.code),
      [code],
    );
  });
}

test("bytes of every sort get a verdict", async () => {
  for (let byte = 0; byte < 256; byte++) {
    for (const data of [[byte], [byte, byte], [0x22, byte, 0x22], [0xf0, byte, 0x80, 0x80]]) {
      assert.equal((await check(new Uint8Array(data))).valid, false);
    }
  }
});

test("a file of the largest size without end is refused by its size alone", async () => {
  const verdict = await check(new Uint8Array(300_000));
  assert.deepEqual(
    verdict.problems.map(({ code }) => code),
    ["file_too_large"],
  );
  assert.equal(verdict.bytes, null);
});

test("a value that holds itself has no canonical form", async () => {
  const loop: Record<string, unknown> = {};
  loop["a"] = loop["b"] = loop;
  assert.throws(() => canonicalize(loop), /nesting_too_deep/);
  const problem = (await new Document(loop as JsonObject).check()).problems[0];
  assert.equal(problem?.code, "nesting_too_deep");
  await assert.rejects(digest(loop as JsonObject), /nesting_too_deep/);
});

test("what a program made of values that are no JSON has no canonical form", () => {
  for (const value of [
    undefined,
    1n,
    Symbol("x"),
    () => 1,
    new Date(0),
    new Map(),
    new Uint8Array(1),
    NaN,
    Infinity,
    "\ud800",
  ]) {
    assert.throws(() => canonicalize({ value }), /at \/value:/);
  }
  assert.throws(() => canonicalize({ "\udfff": 1 }), /lone_surrogate/);
  assert.throws(() => canonicalize(new Array(1)), /wrong_type/);
});

test("the reader keeps names that an object usually inherits", () => {
  const { value } = scan('{"__proto__": 1, "constructor": 2}');
  assert.deepEqual(Object.keys(value as object), ["__proto__", "constructor"]);
});

test("a long answer full of tags that are no report ends in time", () => {
  const answer = "x <genome_report> y </genome_report> z\n".repeat(20_000);
  assert.equal(finalize(answer, []).text, answer);
});
