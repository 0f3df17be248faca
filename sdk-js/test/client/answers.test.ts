/** Answers of success: what they mean, raw responses, and bodies that are not what the specification says. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { AgentGenomeError, APIResponseValidationError } from "../../src/client/index.js";
import { COMPILED, json, rejection, scene } from "./fakes.js";

const ID = "bill-banao";

test("an answer has the names of the wire, and members that are not known stay", async () => {
  const { client } = scene([json({ ...COMPILED, later: 1 })]);
  assert.deepEqual(await client.genome.compile(ID), { ...COMPILED, later: 1 });
});

test("a raw response has status, headers, request id, bytes and attempts, and is parsed once", async () => {
  const { client } = scene([json(COMPILED, 200, { "x-request-id": "r-7", ratelimit: '"key";r=119;t=60' })]);
  const raw = await client.genome.withRawResponse.compile(ID);
  assert.deepEqual(
    [raw.status, raw.requestId, raw.attempts, raw.headers.get("RateLimit")],
    [200, "r-7", 1, '"key";r=119;t=60'],
  );
  assert.equal(new TextDecoder().decode(raw.bytes), JSON.stringify(COMPILED));
  assert.equal(raw.parsed, raw.parsed);
  assert.equal(raw.parsed.compile_id, COMPILED.compile_id);
});

test("304 is an answer, and has no meaning of its own", async () => {
  const { client, sent } = scene([new Response(null, { status: 304, headers: { etag: '"1"' } })]);
  const raw = await client.genome.withRawResponse.get(ID, {}, { headers: { "If-None-Match": '"1"' } });
  assert.equal(sent[0]?.headers["if-none-match"], '"1"');
  assert.equal(raw.status, 304);
  assert.throws(
    () => raw.parsed,
    (error: unknown) => error instanceof AgentGenomeError && /304/.test(error.message),
  );
  await rejection(client.genome.get(ID), AgentGenomeError);
});

for (const [what, body] of [
  ["a page", "<html>"],
  ["nothing", ""],
  ["a list", "[]"],
  ["null", "null"],
  ["text", '"text"'],
  ["another object", '{"ok": true}'],
  ["bytes that are not UTF-8", Buffer.from(JSON.stringify({ ...COMPILED, text: "\xff" }), "latin1")],
] as const) {
  test(`a status of success with ${what} is told, not handed on`, async () => {
    const { client, sent } = scene([new Response(body, { status: 200 })]);
    const error = await rejection(client.genome.compile(ID), APIResponseValidationError);
    assert.match(error.message, /is not what the specification says: .* Check that baseURL/);
    assert.equal(error.status, 200);
    assert.equal(sent.length, 1);
  });
}
