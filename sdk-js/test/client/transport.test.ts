/** Attempts, waits, time limits and signals. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  APIConnectionError,
  APIStatusError,
  APITimeoutError,
  APIUserAbortError,
  AgentGenomeError,
  InternalServerError,
  RateLimitError,
} from "../../src/client/index.js";
import { AMBIENT } from "../../src/client/ambient.js";
import { COMPILED, json, KEY, problem, RECORDED, rejection, scene, type Sent } from "./fakes.js";

const ID = "bill-banao";
const FAILED = new TypeError("fetch failed");

/** A fetch that never answers, and minds its signal or does not. */
function silent({ minds }: { minds: boolean }): (sent: Sent) => Promise<Response> {
  return ({ signal }) =>
    new Promise((_, reject) => {
      if (minds) signal.addEventListener("abort", () => reject(signal.reason));
    });
}

function streamed(status: number, ...pieces: (string | Error | "hang")[]): () => Response {
  return () => {
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces[at++];
        if (piece === undefined) controller.close();
        else if (piece instanceof Error) controller.error(piece);
        else if (piece === "hang") return new Promise(() => {});
        else controller.enqueue(new TextEncoder().encode(piece));
        return undefined;
      },
    });
    return new Response(body, { status });
  };
}

test("an attempt that fails is made again, and the answer says how many there were", async () => {
  const { client, sent, slept } = scene([FAILED, problem(503, "unavailable"), json(COMPILED)]);
  const raw = await client.genome.withRawResponse.compile(ID);
  assert.equal(raw.attempts, 3);
  assert.equal(sent.length, 3);
  assert.deepEqual(slept, [500, 1000]);
});

test("the last error is thrown when the retries are used up", async () => {
  const { client, sent } = scene([problem(503, "unavailable")]);
  await rejection(client.genome.compile(ID), InternalServerError);
  assert.equal(sent.length, 3);
});

for (const status of [400, 401, 403, 404, 409, 413, 415, 422]) {
  test(`${status} is final`, async () => {
    const { client, sent } = scene([problem(status, "x")]);
    const error = await rejection(client.genome.compile(ID), APIStatusError);
    assert.equal(error.status, status);
    assert.equal(sent.length, 1);
  });
}

test("a write carries one idempotency key and one request id over all its attempts, and the next write another key", async () => {
  const { client, sent } = scene([FAILED, problem(500, "internal_error"), json(RECORDED)]);
  await client.genome.recordOutcome(ID, { result: "accepted" });
  const keys = sent.map(({ headers }) => headers["idempotency-key"]);
  assert.equal(sent.length, 3);
  assert.equal(new Set(keys).size, 1);
  assert.equal(new Set(sent.map(({ headers }) => headers["x-request-id"])).size, 1);
  assert.equal(new Set(sent.map(({ body }) => body)).size, 1);
  await client.genome.recordOutcome(ID, { result: "accepted" });
  assert.notEqual(sent[3]?.headers["idempotency-key"], keys[0]);
});

test("a write whose key was taken away is not made again", async () => {
  const { client, sent } = scene([FAILED, json(RECORDED)]);
  const headers = { "Idempotency-Key": null };
  await rejection(client.genome.recordOutcome(ID, { result: "accepted" }, { headers }), APIConnectionError);
  assert.equal(sent.length, 1);
});

test("maxRetries of a call goes before that of the client", async () => {
  const { client, sent } = scene([FAILED], { maxRetries: 5 });
  await rejection(client.genome.compile(ID, {}, { maxRetries: 0 }), APIConnectionError);
  assert.equal(sent.length, 1);
  await rejection(client.genome.compile(ID), APIConnectionError);
  assert.equal(sent.length, 7);
});

test("Retry-After is waited for", async () => {
  const { client, slept } = scene([problem(429, "rate_limited", { "retry-after": "7" }), json(COMPILED)]);
  await client.genome.compile(ID);
  assert.deepEqual(slept, [7000]);
});

test("an HTTP date is waited for", async () => {
  const date = "Sun, 06 Nov 1994 08:49:37 GMT";
  const { client, slept } = scene([problem(503, "unavailable", { "retry-after": date }), json(COMPILED)]);
  await client.genome.compile(ID);
  assert.deepEqual(slept, [37_000]);
});

test("a Retry-After that is too long is not waited for: the error says it", async () => {
  const { client, sent, slept } = scene([problem(429, "quota_exceeded", { "retry-after": "3600" })]);
  const error = await rejection(client.genome.compile(ID), RateLimitError);
  assert.equal(error.retryAfterMs, 3_600_000);
  assert.match(error.message, /asks to wait 3600 seconds/);
  assert.deepEqual([sent.length, slept.length], [1, 0]);
});

for (const minds of [true, false]) {
  test(`a server that never answers is given up in time, by a fetch that ${minds ? "minds" : "ignores"} its signal`, async () => {
    const { client, sent } = scene([silent({ minds })]);
    const error = await rejection(client.genome.compile(ID, {}, { timeoutMs: 5 }), APITimeoutError);
    assert.match(error.message, /^no answer in time to POST \/genome\/v1\/agents\/bill-banao\/compile \(5 ms\): /);
    assert.equal(sent.length, 3);
    assert.ok(sent.every(({ signal }) => signal.aborted));
  });

  test(`a caller's signal ends a call at once, by a fetch that ${minds ? "minds" : "ignores"} its signal`, async () => {
    const controller = new AbortController();
    const { client, sent } = scene([silent({ minds })], { maxRetries: 0 });
    const call = client.genome.compile(ID, {}, { signal: controller.signal });
    setImmediate(() => controller.abort(new Error("enough")));
    const error = await rejection(call, APIUserAbortError);
    assert.equal((error.cause as Error).message, "enough");
    assert.equal(sent.length, 1);
    assert.ok(sent[0]?.signal.aborted);
  });
}

test("many calls may share one signal, which ends all that are under way and forgets those that ended", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): number => warnings.push(warning);
  process.on("warning", note);
  const controller = new AbortController();
  const { client, sent } = scene([json(COMPILED), silent({ minds: true })]);
  const call = (): Promise<unknown> => client.genome.compile(ID, {}, { signal: controller.signal });
  await call();
  const calls = Array.from({ length: 20 }, () => rejection(call(), APIUserAbortError));
  setImmediate(() => controller.abort());
  await Promise.all(calls);
  await new Promise(setImmediate);
  process.off("warning", note);
  assert.deepEqual(warnings, []);
  assert.deepEqual(
    sent.map(({ signal }) => signal.aborted),
    [false, ...Array<boolean>(20).fill(true)],
  );
});

test("a signal that has aborted already sends nothing", async () => {
  const { client, sent } = scene([json(COMPILED)]);
  await rejection(client.genome.compile(ID, {}, { signal: AbortSignal.abort() }), APIUserAbortError);
  assert.equal(sent.length, 0);
});

test("a signal that aborts between two attempts ends the wait", async () => {
  const controller = new AbortController();
  const logger = { debug: (line: string) => void (line.includes(" retry ") && controller.abort()) };
  const { client, sent } = scene([problem(503, "unavailable")], { logger });
  await rejection(client.genome.compile(ID, {}, { signal: controller.signal }), APIUserAbortError);
  assert.equal(sent.length, 1);
});

test("the wait is real, and a signal ends it at once", async () => {
  const controller = new AbortController();
  const before = performance.now();
  await AMBIENT.sleep(20, null);
  assert.ok(performance.now() - before > 15);
  setImmediate(() => controller.abort(new Error("enough")));
  await assert.rejects(AMBIENT.sleep(60_000, controller.signal), /enough/);
});

test("a timeout of null and a very long one wait, and end with the answer", async () => {
  const late = (): Promise<Response> => new Promise((resolve) => setTimeout(() => resolve(json(COMPILED)), 5));
  const { client, sent } = scene([late]);
  await client.genome.compile(ID, {}, { timeoutMs: null });
  await client.genome.compile(ID, {}, { timeoutMs: 2 ** 40 });
  assert.equal(sent.length, 2);
});

test("a body that breaks off is no answer, and is asked for again", async () => {
  const { client, sent } = scene([streamed(200, '{"compile_id": "c', new TypeError("terminated")), json(COMPILED)]);
  await client.genome.compile(ID);
  assert.equal(sent.length, 2);
});

test("a body that stops coming is given up in time", async () => {
  const { client } = scene([streamed(200, '{"compile_id": "c', "hang")], { timeoutMs: 5, maxRetries: 0 });
  await rejection(client.genome.compile(ID), APITimeoutError);
});

for (const [what, end] of [
  ["breaks off", new TypeError("terminated")],
  ["stops coming", "hang"],
] as const) {
  test(`an error whose body ${what} is still the error of its status`, async () => {
    const { client } = scene([streamed(404, '{"code": "agent_not', end)], { timeoutMs: 20 });
    const error = await rejection(client.genome.compile(ID), APIStatusError);
    assert.deepEqual([error.status, error.code, error.body], [404, null, '{"code": "agent_not']);
  });
}

test("no more than 65,536 bytes of an error body are read", async () => {
  const { client } = scene([streamed(404, "x".repeat(60_000), "x".repeat(60_000), "hang")], { timeoutMs: null });
  const error = await rejection(client.genome.compile(ID), APIStatusError);
  assert.equal((error.body as string).length, 65_536);
});

test("a fetch without streams works, and its error bodies are cut too", async () => {
  const plain = (status: number, text: string): (() => Response) => {
    const arrayBuffer = async (): Promise<ArrayBuffer> => new TextEncoder().encode(text).buffer;
    return () => ({ status, headers: new Headers(), type: "basic", body: null, arrayBuffer }) as unknown as Response;
  };
  assert.deepEqual(await scene([plain(200, JSON.stringify(COMPILED))]).client.genome.compile(ID), COMPILED);
  const { client } = scene([plain(404, "x".repeat(70_000))]);
  assert.equal(((await rejection(client.genome.compile(ID), APIStatusError)).body as string).length, 65_536);
});

for (const [what, reaction] of [
  [
    "throws no error",
    () => {
      throw "down";
    },
  ],
  [
    "throws nothing at all",
    () => {
      throw undefined;
    },
  ],
  ["gives nothing", () => undefined as unknown as Response],
] as const) {
  test(`a fetch that ${what} gives a connection error`, async () => {
    const { client } = scene([reaction], { maxRetries: 0 });
    await rejection(client.genome.compile(ID), APIConnectionError);
  });
}

test("a redirect is an error that says where to, and nothing is sent there", async () => {
  const { client, sent } = scene([
    new Response(null, { status: 307, headers: { location: "https://new.example/x?key=1" } }),
  ]);
  const error = await rejection(client.genome.compile(ID), APIStatusError);
  assert.match(error.message, /Set baseURL to where the server is: it names https:\/\/new\.example\/x\./);
  assert.deepEqual(
    sent.map(({ redirect }) => redirect),
    ["manual"],
  );
});

test("a redirect that the page may not see is named too", async () => {
  const opaque = () =>
    ({
      type: "opaqueredirect",
      status: 0,
      headers: new Headers(),
      body: null,
      arrayBuffer: async () => new ArrayBuffer(0),
    }) as unknown as Response;
  const { client, sent } = scene([opaque]);
  const error = await rejection(client.genome.compile(ID), AgentGenomeError);
  assert.match(error.message, /was redirected: set baseURL/);
  assert.equal(sent.length, 1);
});

test("the log has a line for what is sent and for what came, with neither body, query nor key", async () => {
  const { client, lines } = scene([
    FAILED,
    problem(503, "unavailable"),
    json({ ...COMPILED, strata: [], observations: [], proposals: [], species: "B", version: 1, budget: 1 }),
  ]);
  await client.genome.get(ID, { subject: "person-17" });
  assert.deepEqual(lines, [
    "agent_genome request method=GET path=/genome/v1/agents/bill-banao/genome attempt=1 request_id=id-1",
    "agent_genome no answer method=GET path=/genome/v1/agents/bill-banao/genome error=APIConnectionError attempt=1 request_id=id-1",
    "agent_genome retry in_ms=500 attempt=2 request_id=id-1",
    "agent_genome request method=GET path=/genome/v1/agents/bill-banao/genome attempt=2 request_id=id-1",
    "agent_genome answer method=GET path=/genome/v1/agents/bill-banao/genome status=503 attempt=2 request_id=r-1",
    "agent_genome retry in_ms=1000 attempt=3 request_id=id-1",
    "agent_genome request method=GET path=/genome/v1/agents/bill-banao/genome attempt=3 request_id=id-1",
    "agent_genome answer method=GET path=/genome/v1/agents/bill-banao/genome status=200 attempt=3 request_id=id-1",
  ]);
  assert.ok(!lines.join("\n").includes(KEY));
});
