/** An error body never breaks the client: the table that both SDKs behave by. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readProblem } from "../../src/client/problems.js";
import { Secret } from "../../src/client/secret.js";
import { transportCases } from "./fakes.js";

interface ProblemCase {
  readonly name: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly body_base64?: string;
  readonly expect: {
    readonly code: string | null;
    readonly title: string | null;
    readonly detail: string | null;
    readonly remedy: string | null;
    readonly request_id: string | null;
    readonly errors: readonly object[];
    readonly body_is: "json" | "text" | "empty";
  };
}

for (const { name, headers, body, body_base64, expect } of transportCases<ProblemCase>("problem_bodies")) {
  test(`problem body: ${name}`, () => {
    const bytes = body === undefined ? Buffer.from(body_base64 ?? "", "base64") : new TextEncoder().encode(body);
    const found = readProblem(bytes, new Headers(headers), new Secret(""));
    const { request_id, body_is, ...members } = expect;
    const { requestId, body: kept, ...rest } = found;
    assert.deepEqual({ ...rest, requestId }, { ...members, requestId: request_id });
    const text = new TextDecoder().decode(bytes);
    if (body_is === "empty") assert.equal(kept, null);
    else if (body_is === "text") assert.equal(kept, text);
    else if (!text.includes("\\ud83d")) assert.deepEqual(kept, JSON.parse(text));
  });
}

test("a body nested 30,000 deep is kept as text or as JSON, and throws nothing", () => {
  const text = "[".repeat(30_000) + "]".repeat(30_000);
  const { code, body } = readProblem(new TextEncoder().encode(text), new Headers(), new Secret(""));
  assert.equal(code, null);
  assert.notEqual(body, null);
});

test("a member called __proto__ gives an error no attributes", () => {
  const bytes = new TextEncoder().encode('{"__proto__": {"code": "x", "errors": [{"code": "y"}]}}');
  const { code, errors } = readProblem(bytes, new Headers(), new Secret(""));
  assert.deepEqual({ code, errors }, { code: null, errors: [] });
  assert.equal(({} as Record<string, unknown>)["code"], undefined);
});
