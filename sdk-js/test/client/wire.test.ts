/** The client over the platform's own fetch, against servers that misbehave on the wire. */

import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import * as sdk from "../../src/client/index.js";
import { AMBIENT } from "../../src/client/ambient.js";
import { COMPILED, KEY, rejection } from "./fakes.js";

const ID = "bill-banao";
const ANSWER = JSON.stringify(COMPILED);

type Reaction = (response: ServerResponse, request: IncomingMessage) => unknown;

const good: Reaction = (response) => response.end(ANSWER);

/** Returns a client of a server that reacts to one request after another, the last reaction for ever. */
async function clientOf(context: TestContext, ...reactions: Reaction[]): Promise<[sdk.AgentGenome, IncomingMessage[]]> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    request.resume();
    requests.push(request);
    reactions[Math.min(requests.length, reactions.length) - 1]?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new sdk.AgentGenome({ baseURL, apiKey: KEY }, { ...AMBIENT, sleep: async () => {} });
  return [client, requests];
}

for (const [what, reaction] of [
  ["is reset", (response) => response.socket?.resetAndDestroy()],
  ["is closed without a word", (response) => response.socket?.end()],
  [
    "breaks off in the body",
    (response) => {
      response.writeHead(200, { "content-length": ANSWER.length });
      response.write(ANSWER.slice(0, 9));
      setImmediate(() => response.socket?.destroy());
    },
  ],
  ["carries no HTTP", (response) => response.socket?.end("what?\r\n\r\n")],
  [
    "brings a page of a proxy",
    (response) => response.writeHead(503, { "content-type": "text/html" }).end("<h1>503</h1>"),
  ],
  ["asks to come again", (response) => response.writeHead(429, { "retry-after": "0" }).end()],
] satisfies [string, Reaction][]) {
  test(`a call whose connection ${what} is made again`, async (context) => {
    const [client, requests] = await clientOf(context, reaction, good);
    const raw = await client.genome.withRawResponse.compile(ID);
    assert.deepEqual([raw.attempts, requests.length, raw.parsed], [2, 2, COMPILED]);
  });
}

test("a connection that stays broken is an error that tells how", async (context) => {
  const [client, requests] = await clientOf(context, (response) => response.socket?.resetAndDestroy());
  const error = await rejection(client.genome.compile(ID), sdk.APIConnectionError);
  assert.match(error.message, /ECONNRESET|other side closed/);
  assert.equal(requests.length, 3);
});

test("a server that is slow to answer, or to finish, is given up in time", async (context) => {
  const [client] = await clientOf(
    context,
    () => {},
    (response) => response.writeHead(200).write(ANSWER.slice(0, 9)),
  );
  const options = { timeoutMs: 30, maxRetries: 0 };
  await rejection(client.genome.compile(ID, {}, options), sdk.APITimeoutError);
  await rejection(client.genome.compile(ID, {}, options), sdk.APITimeoutError);
});

test("an error of any length is told by its status", async (context) => {
  const [client] = await clientOf(context, (response) => {
    response.writeHead(404);
    const more = (): void => {
      while (response.write("x".repeat(100_000)));
      response.once("drain", more);
    };
    more();
  });
  const error = await rejection(client.genome.compile(ID), sdk.NotFoundError);
  assert.equal((error.body as string).length, 65_536);
});

test("a redirect is not followed, so that the key stays with the server that it is for", async (context) => {
  const [client, requests] = await clientOf(context, (response) =>
    response.writeHead(307, { location: "http://127.0.0.1:1/elsewhere" }).end(),
  );
  const error = await rejection(client.genome.compile(ID), sdk.APIStatusError);
  assert.deepEqual([error.status, requests.length], [307, 1]);
});

test("the headers of a request arrive as they are meant", async (context) => {
  const [client, requests] = await clientOf(context, good);
  await client.genome.compile(ID, { task: { task_type: "é" } });
  const { authorization, accept, "content-type": type, "user-agent": agent } = requests[0]?.headers ?? {};
  assert.deepEqual(
    [authorization, accept, type, agent],
    [
      `Bearer ${KEY}`,
      "application/json, application/problem+json",
      "application/json",
      `agent-genome-js/${sdk.VERSION} node/${process.versions.node}`,
    ],
  );
});
