/** A document in memory: reading, typed access, changing, sealing, writing back. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import {
  type AgfDocument,
  AgfError,
  CanonicalizationError,
  Document,
  type GeneParts,
  build,
  check,
  diff,
  digest,
  gene,
  identityHash,
  makeSeal,
  parse,
  sealFits,
  stringify,
} from "../../src/agf/index.js";
import { caseFile } from "../support/repository.js";

const KEY = new TextEncoder().encode("secret");
const KERNEL = [gene({ id: "identity_purpose", kind: "identity", text: "Prepare invoices." })];

async function built(): Promise<Document> {
  return build({
    slug: "biller",
    species: "Biller",
    exportedAt: "2026-10-13T09:00:00Z",
    sourceTenant: "9c1e5b7a3d2f48e6a0b1c2d3",
    germline: KERNEL,
    layers: {
      default: [gene({ id: "plain", kind: "style", text: "Write plainly.", stratum: "default" })],
      org: [gene({ id: "sign_off", kind: "rule", text: "Sign every bill.", stratum: "org", overrides: ["plain"] })],
    },
    seal: await makeSeal(KERNEL, { kid: "k1", key: KEY }),
  });
}

test("what is built is valid, its layers stand strongest first, and its identity hash and digest are right", async () => {
  const document = await built();
  assert.equal((await document.check()).valid, true);
  assert.deepEqual(
    document.typed.layers.map(({ stratum }) => stratum),
    ["org", "default"],
  );
  assert.equal(document.typed.agent.identity_hash, "a494056708e92377");
  assert.equal(document.typed.integrity.sha256, await digest(document));
});

test("parts that make no valid document are refused with the place of each fault", async () => {
  const parts = { slug: "Not A Slug", species: "x", exportedAt: "2026-10-13T09:00:00Z", sourceTenant: "0".repeat(24) };
  await assert.rejects(build({ ...parts, seal: { kid: "k", mac: "0".repeat(64) } }), (error: unknown) => {
    assert.ok(error instanceof AgfError);
    assert.deepEqual(
      error.problems.map(({ pointer }) => pointer),
      ["/agent/slug"],
    );
    assert.match(error.message, /bad_format at \/agent\/slug/);
    return true;
  });
});

test("a part that is missing is refused with its place", async () => {
  const parts = { slug: "a", species: "x", sourceTenant: "0".repeat(24), seal: { kid: "k", mac: "0".repeat(64) } };
  await assert.rejects(
    build(parts as never),
    (error: unknown) => error instanceof AgfError && error.problems[0]?.pointer === "/exported_at",
  );
});

test("a part that is no JSON is refused with its place", async () => {
  const extensions = { x: { y: NaN } };
  const parts = { slug: "a", species: "x", exportedAt: new Date(0), sourceTenant: "0".repeat(24), extensions };
  await assert.rejects(build({ ...parts, seal: { kid: "k", mac: "0".repeat(64) } }), (error: unknown) => {
    assert.ok(error instanceof AgfError);
    assert.equal(error.code, "number_out_of_range");
    assert.equal(error.problems[0]?.pointer, "/extensions/x/y");
    return true;
  });
});

test("a gene that is added to a stratum without a layer makes one at its place of precedence", async () => {
  const document = await built();
  document.add(gene({ id: "short", kind: "style", text: "Be short.", stratum: "user" }), { stratum: "user" });
  assert.deepEqual(
    document.typed.layers.map(({ stratum }) => stratum),
    ["org", "user", "default"],
  );
  assert.deepEqual(
    document.genes("user").map(({ id }) => id),
    ["short"],
  );
  await assert.rejects(document.verify(), AgfError);
  await document.writeDigest();
  await document.verify();
});

test("a seal fits the germline that was sealed with the key, and no other", async () => {
  const document = await built();
  assert.equal(await sealFits(document, { key: KEY }), true);
  assert.equal(await sealFits(document, { key: new TextEncoder().encode("other") }), false);
  document.add(gene({ id: "identity_tone", kind: "identity", text: "Be kind." }), { stratum: "kernel" });
  assert.equal(await sealFits(document, { key: KEY }), false);
  await document.reseal({ kid: "k2", key: KEY });
  await document.writeDigest();
  assert.equal(await sealFits(document, { key: KEY }), true);
  assert.equal(document.typed.germline.seal.kid, "k2");
  assert.equal((await document.check()).valid, true);
});

test("a seal and an identity hash are those of the Python library", async () => {
  const genes = [{ id: "identity_purpose", text: "Prepare invoices." }];
  assert.equal(await identityHash(genes), "a494056708e92377");
  const { mac } = await makeSeal([], { kid: "k1", key: KEY });
  assert.equal(mac, "11321654ea1d4188cb4851af719d55c09f9666d172d692a8148790e58484043f");
});

test("a key that is no Uint8Array is refused", async () => {
  await assert.rejects(makeSeal([], { kid: "k1", key: "secret" as never }), {
    name: "TypeError",
    message: /Uint8Array/,
  });
});

test("a document with the types of the specification is taken wherever a document is", async () => {
  const { typed } = await built();
  assert.equal(await digest(typed), typed.integrity.sha256);
  assert.deepEqual(diff(typed, JSON.parse(stringify(typed)) as AgfDocument), []);
  assert.equal(await sealFits(typed, { key: KEY }), true);
});

test("a part of a gene may be given as undefined", () => {
  const parts: GeneParts = { id: "short", kind: "style", text: "Be short.", when: undefined, strength: undefined };
  assert.equal(gene(parts).strength, 1);
});

test("a file that is not valid is refused with its verdict", async () => {
  await assert.rejects(parse(caseFile("invalid/duplicate-member")), (error: unknown) => {
    return error instanceof AgfError && error.code === "duplicate_member" && error.verdict.problems.length === 1;
  });
});

test("names that look like integers keep their order, and numbers their spelling", async () => {
  const text = new TextDecoder().decode(caseFile("valid/minimal"));
  const changed = text.replace(
    '"extensions": {}',
    '"extensions": {"10": 1.0, "9": 2, "a": 1e2, "1": 9007199254740992.0}',
  );
  const document = await parse(changed.replace(/"sha256": "\w+"/, `"sha256": "${(await check(changed)).digest}"`));
  assert.match(stringify(document), /"10": 1\.0,\s+"9": 2,\s+"a": 100\.0,\s+"1": 9007199254740992\.0/);
  document.data["extensions"] = { "2": 1, "1": 2 ** 53 };
  await document.writeDigest();
  assert.equal((await document.check()).valid, true);
});

test("a comparison tells what was added, removed, moved and changed, and passes over what means the same", async () => {
  const first = await parse(caseFile("valid/minimal"));
  const second = await parse(caseFile("valid/minimal"));
  assert.deepEqual(diff(first, second), []);
  const strength = second.genes("kernel")[0]?.gene;
  if (strength) strength["strength"] = 0.5;
  (second.data["agent"] as Record<string, string>)["slug"] = "other";
  assert.deepEqual(
    diff(first, second).map(({ what, id, member, after }) => [what, id, member, after]),
    [
      ["changed", "", "/agent/slug", "other"],
      ["changed", "identity_purpose", "/strength", 0.5],
    ],
  );
});

for (const value of [undefined, NaN, Infinity, () => 1, "\ud83d"]) {
  test(`${JSON.stringify(value) ?? String(value)} in a document is told, never written`, async () => {
    const document = await built();
    Object.assign(document.data["agent"] as object, { species: value });
    assert.throws(
      () => document.toString(),
      (error) => error instanceof CanonicalizationError && error.pointer === "/agent/species",
    );
  });
}

test("bytes of another realm are bytes", async () => {
  const foreign = runInNewContext("new Uint8Array([0x7b, 0x7d])") as Uint8Array;
  assert.deepEqual(
    (await check(foreign)).problems.map(({ code }) => code),
    ["version_unsupported"],
  );
});

for (const source of [
  null,
  undefined,
  5,
  {},
  new ArrayBuffer(2),
  new Uint16Array(2),
  new DataView(new ArrayBuffer(2)),
]) {
  test(`a source that is ${Object.prototype.toString.call(source)} is refused with what to give`, async () => {
    for (const refused of [check(source as never), parse(source as never)]) {
      await assert.rejects(refused, { name: "TypeError", message: /text or a Uint8Array/ });
    }
  });
}

for (const document of [null, undefined, "text", [], 5]) {
  test(`${JSON.stringify(document)} has no digest, no text and no differences`, async () => {
    const told = { name: "TypeError", message: /has to be a JSON object, or what `parse` gives/ };
    await assert.rejects(digest(document as never), told);
    assert.throws(() => stringify(document as never), told);
    assert.throws(() => diff(document as never, {}), told);
  });
}
