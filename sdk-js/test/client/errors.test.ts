/** Errors: a class for each status, attributes, a message that says what to do, and never the key. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import * as sdk from "../../src/client/index.js";
import { errorClass } from "../../src/client/errors.js";
import { COMPILED, json, KEY, problem, type Reaction, rejection, scene } from "./fakes.js";

const ID = "bill-banao";

for (const [status, name] of [
  [400, "BadRequestError"],
  [401, "AuthenticationError"],
  [403, "PermissionDeniedError"],
  [404, "NotFoundError"],
  [409, "ConflictError"],
  [413, "PayloadTooLargeError"],
  [415, "UnsupportedMediaTypeError"],
  [422, "UnprocessableEntityError"],
  [429, "RateLimitError"],
  [500, "InternalServerError"],
  [503, "InternalServerError"],
  [599, "InternalServerError"],
  [301, "APIStatusError"],
  [418, "APIStatusError"],
] as const) {
  test(`${status} is ${name}`, async () => {
    const { client } = scene([problem(status, "x")], { maxRetries: 0 });
    const error = await rejection(client.genome.compile(ID), sdk.APIStatusError);
    assert.equal(errorClass(status), sdk[name]);
    assert.ok(error instanceof sdk[name] && error instanceof sdk.AgentGenomeError && error instanceof Error);
    assert.equal(error.name, name);
  });
}

test("the message tells what happened, each fault, what to do, and the id of the call", async () => {
  const body = {
    title: "The request does not fit its schema",
    code: "invalid_request",
    detail: "`mode` has to be a string.",
    remedy: "Mend what `errors` names",
    request_id: "req-1",
    errors: [
      {
        code: "wrong_type",
        in: "body",
        pointer: "/task/mode",
        message: "`mode` has to be a string.",
        hint: "Give a string.",
      },
      { code: "out_of_range", in: "query", pointer: "/days", message: "`days` is 0" },
      { code: "a", pointer: "" },
      { code: "b" },
      { code: "c" },
    ],
  };
  const { client } = scene([json(body, 422)]);
  const error = await rejection(client.genome.compile(ID), sdk.UnprocessableEntityError);
  assert.equal(
    error.message,
    "422 invalid_request: `mode` has to be a string. At /task/mode: wrong_type, `mode` has to be a string. " +
      "At query /days: out_of_range, `days` is 0. At /: a. And 2 more in `errors`. Mend what `errors` names. (request req-1)",
  );
  assert.deepEqual(
    [error.code, error.requestId, error.errors.length, error.remedy],
    ["invalid_request", "req-1", 5, body.remedy],
  );
});

for (const [what, detail, told] of [
  ["as it is", "`budget` is 100.", "`budget` is 100. At /budget: out_of_range. Give 500 or more."],
  ["among other words", "No: `budget` is 100.", "No: `budget` is 100. At /budget: out_of_range. Give 500 or more."],
  [
    "where it is not shown",
    `${"a ".repeat(150)}\`budget\` is 100.`,
    `${"a ".repeat(149)}a… At /budget: out_of_range, \`budget\` is 100.`,
  ],
  ["in other words", "The budget is small.", "The budget is small. At /budget: out_of_range, `budget` is 100."],
] as const) {
  test(`a single fault that the detail tells ${what} is said once`, async () => {
    const message = "`budget` is 100.";
    const errors = [{ code: "out_of_range", in: "body", pointer: "/budget", message, hint: "Give 500 or more." }];
    const body = { code: "invalid_request", detail, remedy: "Mend it.", request_id: "r-1", errors };
    const error = await rejection(scene([json(body, 422)]).client.genome.compile(ID), sdk.UnprocessableEntityError);
    assert.equal(error.message, `422 invalid_request: ${told} Mend it. (request r-1)`);
    assert.equal(error.errors[0]?.message, message);
  });
}

test("an error that is not the server's still says what to do", async () => {
  const { client } = scene([new Response("<html>", { status: 404 })]);
  const error = await rejection(client.genome.compile(ID), sdk.NotFoundError);
  assert.equal(
    error.message,
    "404: the server refused. Check the id, and baseURL when every call says this. (request id-1)",
  );
  assert.equal(error.body, "<html>");
});

test("text of the server is one short line without what a terminal would obey", async () => {
  const body = { code: "x", detail: `\u001b[31ma\u202eb\n${"long ".repeat(200)}` };
  const { client } = scene([json(body, 404)]);
  const { message } = await rejection(client.genome.compile(ID), sdk.NotFoundError);
  assert.match(message, /^404 x: \[31ma b long /);
  assert.ok(message.length < 500);
});

test("the causes of a connection error are told, down to the address", async () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });
  const { client } = scene([new TypeError("fetch failed", { cause: refused })], { maxRetries: 0 });
  const error = await rejection(client.genome.compile(ID), sdk.APIConnectionError);
  assert.match(error.message, /: fetch failed: connect ECONNREFUSED 127\.0\.0\.1:1\. Check baseURL/);
  assert.equal(((error.cause as Error).cause as { code: string }).code, "ECONNREFUSED");
});

test("a cause without words is told by its code", async () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  const { client } = scene([new TypeError("fetch failed", { cause: refused })], { maxRetries: 0 });
  assert.match(
    (await rejection(client.genome.compile(ID), sdk.APIConnectionError)).message,
    /: fetch failed: ECONNREFUSED\. /,
  );
});

test("JSON.stringify writes name, message and attributes", async () => {
  const { client } = scene([problem(404, "agent_not_found")]);
  const error = await rejection(client.genome.compile(ID), sdk.NotFoundError);
  const written = JSON.parse(JSON.stringify(error)) as Record<string, unknown>;
  assert.deepEqual(
    [written["name"], written["message"], written["code"], written["status"]],
    ["NotFoundError", error.message, "agent_not_found", 404],
  );
});

test("cookies are not kept", async () => {
  const { client } = scene([problem(404, "x", { "set-cookie": "session=1", "x-other": "2" })]);
  const { headers } = await rejection(client.genome.compile(ID), sdk.NotFoundError);
  assert.deepEqual([headers["set-cookie"], headers["x-other"]], [undefined, "2"]);
});

const echo = { authorization: `Bearer ${KEY}` };
const escaped = `{"code": "x", "detail": "Bearer ${KEY.replace("_", "\\u005f")}"}`;
const LEAKS: readonly (readonly [string, Reaction])[] = [
  [
    "an answer that repeats it",
    json({ code: KEY, detail: `Bearer ${KEY}`, echo, errors: [{ code: "x", message: KEY }] }, 404, {
      "x-echo": KEY,
      "x-request-id": KEY,
    }),
  ],
  ["an answer that repeats it with an escape", new Response(escaped, { status: 404 })],
  ["an answer that repeats it as the name of a member", new Response(`{"${KEY}": {"${KEY}": 1}}`, { status: 404 })],
  ["a page that repeats it", new Response(`<p>${KEY} ${KEY}</p>`, { status: 404 })],
  [
    "a fetch that fails with the request",
    Object.assign(new Error(`refused ${KEY}`), { config: { headers: echo }, stack: `at ${KEY}` }),
  ],
  ["a cause deep down", new TypeError("fetch failed", { cause: Object.assign(new Error(KEY), { request: echo }) })],
  ["an answer of success that is none", new Response("<html>", { status: 200 })],
];
for (const [what, reaction] of LEAKS) {
  test(`the key shows in no print of an error: ${what}`, async () => {
    const { client, lines } = scene([reaction], { maxRetries: 0 });
    const error = await rejection(client.genome.compile(ID), sdk.AgentGenomeError);
    const everything = [
      error.message,
      String(error),
      error.stack,
      JSON.stringify(error),
      inspect(error, { depth: Infinity, showHidden: true }),
      ...lines,
    ].join("\n");
    assert.ok(!everything.includes(KEY), everything);
  });
}

test("the key shows in no error and no log when it was given as the agent's id", async () => {
  const { client, lines } = scene([new TypeError("fetch failed")], { maxRetries: 0 });
  const error = await rejection(client.genome.compile(KEY), sdk.APIConnectionError);
  assert.match(error.message, /agents\/\[redacted\]\/compile/);
  assert.ok(!`${inspect(error)}${JSON.stringify(error)}${lines.join()}`.includes(KEY));
});

test("the key shows in no line of the log, even when the answer's id is the key", async () => {
  const { client, lines } = scene([json(COMPILED, 200, { "x-request-id": KEY })]);
  await client.genome.compile(ID);
  assert.match(lines.at(-1) ?? "", /request_id=\[redacted\]$/);
});

test("the key shows in no print of a client, of what it is made of, or of an answer", async () => {
  const { client } = scene([json(COMPILED)]);
  const raw = await client.genome.withRawResponse.compile(ID);
  const run = await client.genome.task(ID);
  for (const value of [client, client.genome, client.withOptions({ maxRetries: 0 }), raw, run]) {
    const printed =
      inspect(value, { depth: Infinity, showHidden: true, getters: true }) + JSON.stringify(value) + String(value);
    assert.ok(!printed.includes(KEY), printed);
  }
});
