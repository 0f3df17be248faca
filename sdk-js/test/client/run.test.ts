/** The whole loop: compile, the model's text whole or as a stream, and one outcome. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { AgentGenomeError, APIUserAbortError, InternalServerError } from "../../src/client/index.js";
import {
  COMPILED,
  FINALIZED,
  json,
  problem,
  type Reaction,
  RECORDED,
  rejection,
  scene,
  type Scene,
  type Sent,
} from "./fakes.js";

const ID = "bill-banao";
const ANSWER = 'Done. <genome_report>{"followed": ["bb_tone"]}</genome_report>';

const server: Reaction = ({ url }: Sent) =>
  json(url.endsWith("/compile") ? COMPILED : url.endsWith("/finalize") ? { ...FINALIZED, text: "Done. " } : RECORDED);

function bodies({ sent }: Scene): Record<string, unknown>[] {
  return sent.map(({ url, body }) => ({ to: url.split("/").at(-1), ...(JSON.parse(body ?? "{}") as object) }));
}

test("a run compiles, finalizes the whole text and records what the customer did, for one compile and subject", async () => {
  const stage = scene([server]);
  const run = await stage.client.genome.task(ID, { task: { task_type: "invoice" }, subject: "person-17" });
  assert.deepEqual(
    [run.section, run.compileId, run.answer, run.followed],
    [COMPILED.text, COMPILED.compile_id, null, []],
  );
  assert.equal(await run.finalize(ANSWER), "Done. ");
  assert.deepEqual([run.answer, run.followed], ["Done. ", ["bb_tone"]]);
  assert.deepEqual(await run.accept("Good."), RECORDED);
  const compile_id = COMPILED.compile_id;
  assert.deepEqual(bodies(stage), [
    { to: "compile", task: { task_type: "invoice" }, subject: "person-17" },
    { to: "finalize", compile_id, text: ANSWER },
    { to: "outcomes", result: "accepted", text: "Good.", compile_id, subject: "person-17" },
  ]);
});

test("the outcome is recorded after the signal of the run has aborted", async () => {
  const stage = scene([server]);
  const ended = new AbortController();
  const run = await stage.client.genome.task(ID, {}, { signal: ended.signal });
  await run.finalize(ANSWER);
  ended.abort();
  assert.deepEqual(await run.accept(), RECORDED);
  await rejection(run.finalize(ANSWER), APIUserAbortError);
});

test("a stream shows the text without its report as it comes, and sends the whole once", async () => {
  const stage = scene([server]);
  const run = await stage.client.genome.task(ID);
  const shown: string[] = [];
  async function* model(): AsyncGenerator<string | null> {
    for (const piece of ["Do", "", null, "ne. <genome_", 'report>{"followed": ["bb_tone"', "]}</genome_report>"])
      yield piece;
  }
  for await (const piece of run.stream(model())) {
    shown.push(piece);
    assert.equal(stage.sent.length, 1, "nothing is sent while text comes");
  }
  assert.deepEqual(shown, ["Do", "ne. "]);
  assert.deepEqual([run.answer, run.followed], ["Done. ", ["bb_tone"]]);
  assert.deepEqual(bodies(stage).at(-1), { to: "finalize", compile_id: COMPILED.compile_id, text: ANSWER });
});

test("what a stream showed is known even when the server cannot be told", async () => {
  const stage = scene([server, problem(500, "internal_error")], { maxRetries: 0 });
  const run = await stage.client.genome.task(ID);
  await assert.rejects(async () => {
    for await (const piece of run.stream([ANSWER])) assert.equal(piece, "Done. ");
  }, InternalServerError);
  assert.deepEqual([run.answer, run.followed], ["Done. ", ["bb_tone"]]);
});

test("a stream that the caller leaves early sends nothing", async () => {
  const stage = scene([server]);
  const run = await stage.client.genome.task(ID);
  for await (const piece of run.stream(["Done.", "More."])) if (piece) break;
  assert.equal(stage.sent.length, 1);
  assert.equal(run.answer, null);
});

test("a model that fails in the middle of a stream fails the stream", async () => {
  const stage = scene([server]);
  const run = await stage.client.genome.task(ID);
  async function* model(): AsyncGenerator<string> {
    yield "Do";
    throw new Error("the model broke");
  }
  await assert.rejects(async () => {
    for await (const piece of run.stream(model())) assert.equal(piece, "Do");
  }, /the model broke/);
  assert.equal(stage.sent.length, 1);
});

test("an edit is told with the text that was handed over", async () => {
  const stage = scene([server]);
  const run = await stage.client.genome.task(ID);
  await rejection(run.edit({ after: "Done!" }), AgentGenomeError);
  await run.finalize(ANSWER);
  await run.edit({ after: "Done!" });
  const { result, before, after } = bodies(stage).at(-1) ?? {};
  assert.deepEqual([result, before, after], ["edited", "Done. ", "Done!"]);
});

for (const [name, result] of [
  ["accept", "accepted"],
  ["reject", "rejected"],
  ["feedback", "feedback"],
  ["approve", "approval"],
] as const) {
  test(`${name} records the outcome ${result}`, async () => {
    const stage = scene([server]);
    const run = await stage.client.genome.task(ID);
    await run[name]("So it is.");
    const { result: sent, text } = bodies(stage).at(-1) ?? {};
    assert.deepEqual([sent, text], [result, "So it is."]);
  });
}

test("an outcome that failed may be recorded again, with the same idempotency key, and then no more", async () => {
  const stage = scene([server, problem(500, "internal_error"), server], { maxRetries: 0 });
  const run = await stage.client.genome.task(ID, {}, { idempotencyKey: undefined });
  await rejection(run.accept(), InternalServerError);
  await run.accept();
  const keys = stage.sent.slice(1).map(({ headers }) => headers["idempotency-key"]);
  assert.equal(keys.length, 2);
  assert.equal(keys[0], keys[1]);
  assert.match(
    (await rejection(run.reject(), AgentGenomeError)).message,
    /is recorded; record another with client\.genome\.recordOutcome/,
  );
  assert.equal(stage.sent.length, 3);
});

test("two runs have two idempotency keys, and the caller's goes before", async () => {
  const stage = scene([server]);
  for (const options of [{}, {}, { idempotencyKey: "order-17" }])
    await (await stage.client.genome.task(ID, {}, options)).accept();
  const keys = stage.sent.map(({ headers }) => headers["idempotency-key"]).filter(Boolean);
  assert.equal(new Set(keys).size, 3);
  assert.equal(keys[2], "order-17");
});
