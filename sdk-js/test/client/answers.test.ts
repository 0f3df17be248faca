/** Answers of success: what they mean, raw responses, and bodies that are not what the specification says. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { AgentGenomeError, APIResponseValidationError } from "../../src/client/index.js";
import { MAX_ANSWER_BYTES } from "../../src/spec/clients.js";
import { COMPILED, json, KEY, rejection, scene } from "./fakes.js";

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

for (const [what, body] of [
  ["text", `Authorization: Bearer ${KEY}`],
  ["JSON", JSON.stringify({ headers: { authorization: `Bearer ${KEY}` } })],
] as const) {
  test(`the key is not in the error of an answer that echoes it as ${what}`, async () => {
    const { client } = scene([new Response(body, { status: 200, headers: { "x-request-id": KEY } })]);
    const error = await rejection(client.genome.compile(ID), APIResponseValidationError);
    assert.match(error.body, /Bearer \[redacted\]/);
    assert.ok(!`${inspect(error, { depth: null })}${JSON.stringify(error)}${error.stack}`.includes(KEY));
  });
}

test("the error of an answer is one short line, whatever request id the server sends", async () => {
  const id = `a\x9b31m${"b".repeat(5_000)}`;
  const { client } = scene([new Response("[]", { status: 200, headers: { "x-request-id": id } })]);
  const { message } = await rejection(client.genome.compile(ID), APIResponseValidationError);
  assert.match(message, /^[ -~…]{1,600}$/);
});

test("an answer without end is not kept without end", async () => {
  const piece = new Uint8Array(2 ** 20).fill(0x20);
  let pieces = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => (pieces++, controller.enqueue(piece)),
  });
  const { client } = scene([() => new Response(endless)]);
  const error = await rejection(client.genome.compile(ID), APIResponseValidationError);
  assert.match(error.message, /it has more than 67108864 bytes/);
  assert.ok(pieces < 70, `${pieces} MiB`);
});

test("an answer as long as the bound is read, as in every client", async () => {
  const body = new Uint8Array(MAX_ANSWER_BYTES).fill(0x20);
  body.set(new TextEncoder().encode("{}"));
  const { client } = scene([() => new Response(body)]);
  const error = await rejection(client.genome.compile(ID), APIResponseValidationError);
  assert.match(error.message, /it has no member agent_id/);
});
