/** What is sent: the operations of the specification, the options of the client and of the call. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { AgentGenomeError, VERSION } from "../../src/client/index.js";
import { BASE_PATH, OPERATIONS } from "../../src/spec/rest.js";
import { AGENT, COMPILED, FINALIZED, json, KEY, RECORDED, rejection, scene, type Sent } from "./fakes.js";

const ID = "bill-banao";

async function sentBy(
  call: (client: ReturnType<typeof scene>["client"]) => Promise<unknown>,
  answer: object,
): Promise<Sent> {
  const { client, sent } = scene([json(answer)]);
  await call(client);
  assert.equal(sent.length, 1);
  return sent[0] as Sent;
}

const QUALITY = { agent_id: ID, days: 7 };
const CALLS: Record<
  keyof typeof OPERATIONS,
  [string, object, (client: ReturnType<typeof scene>["client"]) => Promise<unknown>]
> = {
  register_agent: ["", AGENT, ({ genome }) => genome.registerAgent({ agent_id: ID, species: "Bill" })],
  get_genome: [
    "?subject=person+17%26x",
    { ...AGENT, strata: [], observations: [], proposals: [] },
    ({ genome }) => genome.get(ID, { subject: "person 17&x" }),
  ],
  compile_genome: ["", COMPILED, ({ genome }) => genome.compile(ID, { task: { task_type: "invoice" } })],
  finalize_output: [
    "",
    FINALIZED,
    ({ genome }) => genome.finalize(ID, { compile_id: COMPILED.compile_id, text: "Done." }),
  ],
  record_outcome: ["", RECORDED, ({ genome }) => genome.recordOutcome(ID, { result: "accepted" })],
  export_genome: ["?provenance_mode=none", {}, ({ genome }) => genome.export(ID, { provenance_mode: "none" })],
  get_quality_summary: [
    "?days=7",
    { ...QUALITY, runs: 0, outcomes: [], acceptance_rate: null, genes: [], observations: 0, proposals: 0 },
    ({ genome }) => genome.qualitySummary(ID, { days: 7 }),
  ],
  get_quality_genes: ["?days=7", { ...QUALITY, genes: [] }, ({ genome }) => genome.qualityGenes(ID, { days: 7 })],
  get_quality_trend: [
    "?days=7&interval=week",
    { ...QUALITY, interval: "week", points: [] },
    ({ genome }) => genome.qualityTrend(ID, { days: 7, interval: "week" }),
  ],
  erase_subject: [
    "",
    { agents: [], outcomes: 0, compiles: 0 },
    ({ genome }) => genome.eraseSubject({ subject: "person-17" }),
  ],
};

for (const [operation, [query, answer, call]] of Object.entries(CALLS)) {
  const row = OPERATIONS[operation as keyof typeof OPERATIONS];
  test(`${operation} is ${row.method} ${row.path}, with a key exactly where the specification has one`, async () => {
    const { method, url, headers, body } = await sentBy(call, answer);
    assert.equal(method, row.method);
    assert.equal(url, `https://genome.example${BASE_PATH}${row.path.replace("{agent_id}", ID)}${query}`);
    assert.equal(headers["authorization"], `Bearer ${KEY}`);
    assert.equal(headers["content-type"], row.body ? "application/json" : undefined);
    assert.equal("idempotency-key" in headers, row.idempotency === "key");
    assert.equal(typeof body, row.body ? "string" : "object");
  });
}

test("there is no method for a provisional import (seed 001)", () => {
  const { client } = scene([]);
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(client.genome));
  assert.deepEqual(
    names.filter((name) => /import/i.test(name)),
    [],
  );
  assert.deepEqual(
    Object.keys(OPERATIONS).filter((name) => /import/.test(name)),
    [],
  );
});

test("the body has the names of the wire, and leaves out what is undefined", async () => {
  const request = { task: { task_type: "invoice", input_has: ["table"] }, budget: undefined as unknown as number };
  const { body } = await sentBy(({ genome }) => genome.compile(ID, request), COMPILED);
  assert.deepEqual(JSON.parse(body as string), { task: { task_type: "invoice", input_has: ["table"] } });
});

test("a parameter that is undefined is left out of the query", async () => {
  const { url } = await sentBy(({ genome }) => genome.export(ID, { subject: undefined as unknown as string }), {});
  assert.ok(url.endsWith("/export"));
});

test("a call names itself, the SDK, its version and the Node that runs it", async () => {
  const { headers } = await sentBy(({ genome }) => genome.compile(ID), COMPILED);
  assert.match(headers["x-request-id"] ?? "", /^id-[0-9]+$/);
  assert.equal(headers["user-agent"], `agent-genome-js/${VERSION} node/${process.versions.node}`);
});

test("headers may come as a `Headers`, or as pairs", async () => {
  const { client, sent } = scene([json(COMPILED)], { defaultHeaders: new Headers({ "X-A": "1" }) });
  await client.genome.compile(
    ID,
    {},
    {
      headers: [
        ["X-B", "2"],
        ["User-Agent", null],
      ],
    },
  );
  const { "x-a": a, "x-b": b, "user-agent": agent } = sent[0]?.headers ?? {};
  assert.deepEqual([a, b, agent], ["1", "2", undefined]);
});

test("headers of the call win over those of the client, and null takes one away", async () => {
  const { client, sent } = scene([json(COMPILED)], { defaultHeaders: { "X-A": "1", "X-B": "1", "User-Agent": null } });
  await client.genome.compile(ID, {}, { headers: { "x-a": "2", "x-b": null } });
  assert.equal(sent[0]?.headers["x-a"], "2");
  assert.equal("x-b" in (sent[0]?.headers ?? {}), false);
  assert.equal("user-agent" in (sent[0]?.headers ?? {}), false);
});

test("withOptions adds to the options of the client and leaves it as it was", async () => {
  const { client, sent } = scene([json(COMPILED)], { defaultHeaders: { "x-a": "1" } });
  await client.withOptions({ defaultHeaders: { "x-b": "2" } }).genome.compile(ID);
  await client.genome.compile(ID);
  assert.deepEqual(
    sent.map(({ headers }) => [headers["x-a"], headers["x-b"]]),
    [
      ["1", "2"],
      ["1", undefined],
    ],
  );
});

test("the caller's idempotency key and request id are sent as they are", async () => {
  const { headers } = await sentBy(
    ({ genome }) =>
      genome.recordOutcome(
        ID,
        { result: "accepted" },
        { idempotencyKey: "order-17", headers: { "X-Request-Id": "mine" } },
      ),
    RECORDED,
  );
  assert.equal(headers["idempotency-key"], "order-17");
  assert.equal(headers["x-request-id"], "mine");
});

for (const [what, id] of [
  ["nothing", ""],
  ["one dot", "."],
  ["two dots", ".."],
  ["half a pair", "\ud83d"],
  ["no string", 7],
] as const) {
  test(`an agent id that is ${what} is not sent: it would name another route`, async () => {
    const { client, sent } = scene([json(COMPILED)]);
    await rejection(client.genome.compile(id as string), AgentGenomeError);
    assert.equal(sent.length, 0);
  });
}

test("an agent id is one segment of the path, whatever it holds", async () => {
  const { url } = await sentBy(({ genome }) => genome.compile("a/../b?c#d é"), COMPILED);
  assert.equal(url, `https://genome.example${BASE_PATH}/agents/a%2F..%2Fb%3Fc%23d%20%C3%A9/compile`);
});

const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;
for (const [what, value] of [
  ["NaN", { task: { mode: NaN } }],
  ["an infinite number", { budget: Infinity }],
  ["half a surrogate pair", { subject: "\ud83d" }],
  ["half a pair in a name", { task: { "\udc00": 1 } }],
  ["itself", { task: cyclic }],
  ["a bigint", { budget: 1n }],
] as const) {
  test(`a body that holds ${what} is not sent`, async () => {
    const { client, sent } = scene([json(COMPILED)]);
    const { message } = await rejection(client.genome.compile(ID, value as object), AgentGenomeError);
    assert.match(message, /^the body (?:holds|cannot be written as JSON: (?!the body))/);
    assert.equal(sent.length, 0);
  });
}

test("a parameter that holds half a surrogate pair is not sent as another one", async () => {
  const { client, sent } = scene([json({})]);
  const { message } = await rejection(client.genome.get(ID, { subject: "\ud83d" }), AgentGenomeError);
  assert.match(message, /the parameter subject/);
  assert.equal(sent.length, 0);
});

for (const [name, value] of [
  ["x a", "1"],
  ["", "1"],
  ["x-a", "a\r\nx-b: c"],
  ["x-a", ""],
  ["x-a", " 1"],
  ["x-a", "é"],
] as const) {
  test(`the header ${JSON.stringify(name)}: ${JSON.stringify(value)} is not sent, and its value not shown`, async () => {
    const { client, sent } = scene([json(COMPILED)]);
    const { message } = await rejection(
      client.genome.compile(ID, {}, { headers: { [name]: value } }),
      AgentGenomeError,
    );
    assert.equal(sent.length, 0);
    assert.ok(!message.includes("x-b"));
  });
}

for (const changes of [
  { maxRetries: -1 },
  { maxRetries: 1.5 },
  { maxRetries: NaN },
  { timeoutMs: 0 },
  { timeoutMs: -1 },
  { timeoutMs: NaN },
  { timeoutMs: Infinity },
]) {
  test(`the option ${Object.entries(changes)} is refused`, async () => {
    const { client, sent } = scene([json(COMPILED)]);
    await rejection(client.genome.compile(ID, {}, changes), AgentGenomeError);
    assert.throws(() => client.withOptions(changes), AgentGenomeError);
    assert.equal(sent.length, 0);
  });
}
