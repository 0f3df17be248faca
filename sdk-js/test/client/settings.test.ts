/** Where a client finds the server and its key. */

import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { AgentGenome, AgentGenomeError } from "../../src/client/index.js";
import { readSettings } from "../../src/client/settings.js";
import { COMPILED, json, KEY, scene } from "./fakes.js";

const URL_VARIABLE = "AGENT_GENOME_BASE_URL";
const KEY_VARIABLE = "AGENT_GENOME_API_KEY";

function withEnvironment(context: TestContext, values: Record<string, string>): void {
  const before = { ...process.env };
  context.after(() => {
    for (const name of Object.keys(values)) delete process.env[name];
    Object.assign(process.env, before);
  });
  Object.assign(process.env, values);
}

function withGlobal(context: TestContext, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  context.after(() => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  });
}

test("arguments go before the environment", () => {
  const environment = { [URL_VARIABLE]: "https://other.example", [KEY_VARIABLE]: "other-key" };
  const { baseURL, apiKey } = readSettings({ baseURL: "https://genome.example", apiKey: KEY }, environment);
  assert.deepEqual([baseURL, apiKey.reveal()], ["https://genome.example", KEY]);
});

test("what is not given comes from the environment, without the white space of a file", (context) => {
  withEnvironment(context, { [URL_VARIABLE]: "https://genome.example/\n", [KEY_VARIABLE]: `${KEY}\n` });
  const { baseURL, apiKey } = readSettings({}, process.env);
  assert.deepEqual([baseURL, apiKey.reveal()], ["https://genome.example", KEY]);
  new AgentGenome();
});

test("a key of null sends none, for a server of yours that adds it", async () => {
  const { client, sent } = scene([json(COMPILED)], { apiKey: null });
  await client.genome.compile("bill-banao");
  assert.equal("authorization" in (sent[0]?.headers ?? {}), false);
});

for (const [what, given, words] of [
  ["no base URL", { apiKey: KEY }, /no base URL: .*AGENT_GENOME_BASE_URL/],
  ["no key", { baseURL: "https://genome.example" }, /no API key: .*AGENT_GENOME_API_KEY/],
  ["an empty key", { baseURL: "https://genome.example", apiKey: " " }, /no API key/],
  ["a key with white space", { baseURL: "https://genome.example", apiKey: "agk_a b" }, /copy it again/],
  ["a key that is no string", { baseURL: "https://genome.example", apiKey: 7 }, /apiKey has to be a string/],
  ["a base URL that is no string", { baseURL: 7, apiKey: KEY }, /baseURL has to be a string/],
  ["a base URL without a scheme", { baseURL: "genome.example", apiKey: KEY }, /no http or https URL/],
  ["a base URL without a host", { baseURL: "https://", apiKey: KEY }, /no http or https URL/],
  ["a base URL of files", { baseURL: "file:///tmp", apiKey: KEY }, /no http or https URL/],
  ["a base URL with white space", { baseURL: "https://genome.example/a b", apiKey: KEY }, /no http or https URL/],
  ["a base URL with a password", { baseURL: "https://a:b@genome.example", apiKey: KEY }, /a user name, a password/],
  ["a base URL with a query", { baseURL: "https://genome.example?a=b", apiKey: KEY }, /a query or a fragment/],
] as const) {
  test(`${what} is refused with what to do, and without its value`, () => {
    assert.throws(
      () => readSettings(given as object, {}),
      (error: unknown) =>
        error instanceof AgentGenomeError && words.test(error.message) && !/agk_a b|a:b/.test(error.message),
    );
  });
}

test("an unknown level of AGENT_GENOME_LOG is refused, and debug writes to standard error", async (context) => {
  withEnvironment(context, { AGENT_GENOME_LOG: "loud" });
  assert.throws(() => scene([], { logger: undefined }), /AGENT_GENOME_LOG is "loud"; it may be debug/);
  process.env["AGENT_GENOME_LOG"] = "debug";
  const { error } = console;
  const lines: string[] = [];
  context.after(() => void (console.error = error));
  console.error = (line: string) => void lines.push(line);
  await scene([json(COMPILED)], { logger: undefined }).client.genome.compile("bill-banao");
  assert.match(lines.join("\n"), /^agent_genome request method=POST .*\nagent_genome answer .* status=200/);
});

test("a page refuses a key that everybody could read, unless it is told to take the risk", (context) => {
  withGlobal(context, "window", { document: {} });
  const given = { baseURL: "https://genome.example", apiKey: KEY };
  assert.throws(() => new AgentGenome(given), /everybody who opens it/);
  const unsure = { ...given, dangerouslyAllowBrowser: "false" } as object;
  assert.throws(() => new AgentGenome(unsure), /everybody who opens it/);
  new AgentGenome({ ...given, dangerouslyAllowBrowser: true });
  new AgentGenome({ ...given, apiKey: null });
});

test("a page sends no User-Agent of its own: a browser would ask the server whether it may", async (context) => {
  withGlobal(context, "window", { document: {} });
  const { client, sent } = scene([json(COMPILED)], { dangerouslyAllowBrowser: true });
  await client.genome.compile("bill-banao");
  assert.equal("user-agent" in (sent[0]?.headers ?? {}), false);
});

test("a platform without fetch is named, with the remedy", (context) => {
  withGlobal(context, "fetch", undefined);
  assert.throws(() => new AgentGenome({ baseURL: "https://genome.example", apiKey: KEY }), /a function as `fetch`/);
});
