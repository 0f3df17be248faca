/** What TypeScript refuses is refused in plain JavaScript too, before anything is sent. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { AgentGenome, AgentGenomeError, type ClientOptions } from "../../src/client/index.js";
import { COMPILED, json, KEY, type Reaction, RECORDED, rejection, scene } from "./fakes.js";

const ID = "bill-banao";
const GIVEN = { baseURL: "https://genome.example", apiKey: KEY };
const server: Reaction = ({ url }) => json(url.endsWith("/compile") ? COMPILED : RECORDED);

for (const [unknown, words] of [
  ["baseUrl", /^options cannot have "baseUrl"; did you mean baseURL\?$/],
  ["base_url", /did you mean baseURL\?$/],
  ["url", /did you mean baseURL\?$/],
  ["api_key", /did you mean apiKey\?$/],
  ["timeout", /did you mean timeoutMs\?$/],
  ["retries", /did you mean maxRetries\?$/],
  ["headers", /did you mean defaultHeaders\?$/],
  ["proxy", /^options cannot have "proxy"; it may have timeoutMs, maxRetries, defaultHeaders, apiKey, baseURL, /],
] as const) {
  test(`the option ${unknown} is refused, with the option that comes nearest`, () => {
    assert.throws(
      () => new AgentGenome({ ...GIVEN, [unknown]: "x" }),
      (error: unknown) => error instanceof AgentGenomeError && words.test(error.message),
    );
  });
}

test("an option of a client alone is refused for a copy of it", () => {
  const { client } = scene([]);
  assert.throws(
    () => client.withOptions({ baseURL: "https://other.example" } as object),
    /options cannot have "baseURL"/,
  );
});

for (const value of [null, 7, "x", [], true, () => {}]) {
  test(`options that are ${String(value) || "an array"} are refused`, () => {
    assert.throws(() => new AgentGenome(value as unknown as ClientOptions), /^AgentGenomeError: options has to be/);
    assert.throws(() => scene([]).client.withOptions(value as unknown as object), /^AgentGenomeError: options has/);
  });
}

for (const [name, value, words] of [
  ["baseURL", null, /baseURL has to be a string/],
  ["fetch", "x", /a function as `fetch`/],
  ["logger", {}, /logger has to have a function `debug`/],
  ["timeoutMs", "5", /timeoutMs has to be/],
  ["maxRetries", null, /maxRetries has to be/],
] as const) {
  test(`a ${name} that cannot be one is refused, and not taken from elsewhere`, () => {
    assert.throws(() => new AgentGenome({ ...GIVEN, [name]: value } as object), words);
  });
}

for (const [options, words] of [
  [{ timeout: 5 }, /options cannot have "timeout"; did you mean timeoutMs\?/],
  [{ idempotency_key: "x" }, /did you mean idempotencyKey\?/],
  [{ defaultHeaders: {} }, /did you mean headers\?/],
  [{ signal: new AbortController() }, /signal has to be an AbortSignal/],
  [{ headers: "x" }, /headers has to be an object/],
  [{ headers: 7 }, /headers has to be an object/],
  [{ headers: [7] }, /headers has to be an object/],
  [{ headers: { "x-a": 7 } }, /the header x-a has to be printable ASCII/],
  [{ idempotencyKey: {} }, /the header idempotency-key has to be printable ASCII/],
] as const) {
  test(`a call with ${JSON.stringify(options)} is not sent`, async () => {
    const { client, sent } = scene([server]);
    const { message } = await rejection(
      client.genome.recordOutcome(ID, { result: "accepted" }, options as object),
      AgentGenomeError,
    );
    assert.match(message, words);
    assert.equal(sent.length, 0);
  });
}

for (const [given, words] of [
  [{ taskType: "invoice" }, /^request cannot have "taskType"; did you mean task\?$/],
  [{ timeoutMs: 5 }, /^request cannot have "timeoutMs"; it may have budget, dialect, subject, task$/],
] as const) {
  test(`a task and a compile with ${JSON.stringify(given)} are not sent`, async () => {
    const { client, sent } = scene([server]);
    for (const call of [client.genome.task(ID, given as object), client.genome.compile(ID, given as object)])
      assert.match((await rejection(call, AgentGenomeError)).message, words);
    assert.equal(sent.length, 0);
  });
}

test("a parameter that is no string and no number is not sent as one", async () => {
  const { client, sent } = scene([server]);
  const { message } = await rejection(client.genome.qualitySummary(ID, { days: [7] } as never), AgentGenomeError);
  assert.match(message, /the parameter days has to be a string or a number/);
  assert.equal(sent.length, 0);
});

type Method = (...given: unknown[]) => Promise<unknown>;
const VALUES = [undefined, null, 7, "x", [], true, () => {}];
const NAMES = ["registerAgent", "get", "compile", "finalize", "recordOutcome", "export", "eraseSubject", "task"].concat(
  ["qualitySummary", "qualityGenes", "qualityTrend"],
);

test("the methods below are all that there are", () => {
  const { genome } = scene([]).client;
  const all = Object.getOwnPropertyNames(Object.getPrototypeOf(genome));
  assert.deepEqual(all.filter((name) => name !== "constructor" && name !== "withRawResponse").sort(), NAMES.sort());
});

/** Arguments of which the last cannot be sent. */
function* unsendable(name: string): Generator<[string, unknown[]]> {
  const first = name === "registerAgent" ? "agent" : name === "eraseSubject" ? "whom" : "agentId";
  const optional = ["get", "compile", "task", "export"].includes(name) || name.startsWith("quality");
  for (const value of VALUES) {
    if (first !== "agentId" || value !== "x") yield [first, [value]];
    if (first !== "agentId" || (value === undefined && optional)) continue;
    yield ["(?:query|request|output|outcome)", [ID, value]];
  }
  for (const value of VALUES) {
    if (value === undefined) continue;
    yield ["options", first === "agentId" ? [ID, {}, value] : [{}, value]];
  }
}

for (const name of NAMES) {
  test(`${name} names the argument that cannot be sent, and sends nothing`, async () => {
    const { client, sent } = scene([server]);
    const { genome } = client;
    for (const [argument, given] of unsendable(name)) {
      for (const calls of name === "task" ? [genome] : [genome, genome.withRawResponse]) {
        const method = (calls as unknown as Record<string, Method>)[name] as Method;
        const { message } = await rejection(method.apply(calls, given), AgentGenomeError);
        assert.match(message, new RegExp(`^${argument} has to be `), JSON.stringify(given));
      }
    }
    assert.equal(sent.length, 0);
  });
}

test("a run names the argument that is no text, and sends nothing", async () => {
  const { client, sent } = scene([server]);
  const run = await client.genome.task(ID);
  await run.accept(undefined);
  const again = await client.genome.task(ID);
  const before = sent.length;
  for (const value of [undefined, null, 7, [], {}, true]) {
    for (const call of [() => again.finalize(value as string), () => again.feedback(value as string)])
      assert.match((await rejection(call(), AgentGenomeError)).message, /^text has to be a string/);
    assert.match(
      (await rejection(again.edit({ after: value, before: "a" } as never), AgentGenomeError)).message,
      /^after/,
    );
    if (value === undefined) continue;
    for (const name of ["accept", "reject", "approve"] as const)
      assert.match(
        (await rejection(again[name](value as string), AgentGenomeError)).message,
        /^text has to be a string/,
      );
  }
  for (const value of [undefined, null, 7, "x", [], {}, true]) {
    const found = rejection(again.edit(value as never), AgentGenomeError);
    assert.match((await found).message, /^(?:edited|after) has to be|there is nothing that was edited/);
    if (Array.isArray(value)) continue;
    const first = again.stream(value as never).next();
    assert.match((await rejection(first, AgentGenomeError)).message, /^pieces has to be iterable/);
  }
  await assert.rejects(again.stream([7] as never).next(), /^TypeError: an answer has to be text, not 7/);
  assert.equal(sent.length, before);
});
