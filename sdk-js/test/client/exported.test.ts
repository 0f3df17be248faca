/** The file that an export gives: its bytes as they came, checked, saved. */

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { AgfError } from "../../src/agf/index.js";
import { caseFile, cases } from "../support/repository.js";
import { scene } from "./fakes.js";

const [VALID, BROKEN] = [[], ["digest_mismatch"]].map((codes) => {
  const found = cases().find(({ expect }) => expect.codes.map(({ code }) => code).join() === codes.join());
  return caseFile(found?.name ?? "");
}) as [Uint8Array, Uint8Array];

function scratch(): string {
  return mkdtempSync(join(tmpdir(), "agent-genome-"));
}

async function exported(bytes: Uint8Array) {
  const { client } = scene([new Response(bytes.slice(), { status: 200, headers: { etag: 'W/"1"' } })]);
  return client.genome.export("bill-banao");
}

test("an export has the exact bytes and text of the file, its ETag, and its genes", async () => {
  const file = await exported(VALID);
  assert.deepEqual(Buffer.from(file.bytes), Buffer.from(VALID));
  assert.equal(file.text, new TextDecoder().decode(VALID));
  assert.equal(file.etag, 'W/"1"');
  await file.verify();
  assert.ok((await file.document()).genes().length > 0);
});

test("a valid export is saved byte for byte, over what was there, with nothing beside it", async () => {
  const folder = scratch();
  try {
    const path = join(folder, "bill.agf.json");
    const file = await exported(VALID);
    await file.save(path);
    await file.save(path);
    assert.deepEqual(readFileSync(path), Buffer.from(VALID));
    assert.deepEqual(readdirSync(folder), ["bill.agf.json"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an export whose digest does not hold is told, and not saved", async () => {
  const folder = scratch();
  try {
    const file = await exported(BROKEN);
    await assert.rejects(file.verify(), AgfError);
    await assert.rejects(file.save(join(folder, "bill.agf.json")), AgfError);
    assert.deepEqual(readdirSync(folder), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a file that cannot be written leaves nothing behind", async () => {
  const folder = scratch();
  try {
    const file = await exported(VALID);
    mkdirSync(join(folder, "taken"));
    await assert.rejects(file.save(join(folder, "taken")), { syscall: "rename" });
    assert.deepEqual(readdirSync(folder), ["taken"]);
    await assert.rejects(file.save(join(folder, "missing", "bill.agf.json")), { code: "ENOENT" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
