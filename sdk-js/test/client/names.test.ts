/** The names that the client's entry exports. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as sdk from "../../src/client/index.js";

test("the entry exports the client, its errors and the version, and nothing else", () => {
  assert.deepEqual(Object.keys(sdk).sort(), [
    "APIConnectionError",
    "APIResponseValidationError",
    "APIStatusError",
    "APITimeoutError",
    "APIUserAbortError",
    "AgentGenome",
    "AgentGenomeError",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "InternalServerError",
    "NotFoundError",
    "PayloadTooLargeError",
    "PermissionDeniedError",
    "RateLimitError",
    "UnprocessableEntityError",
    "UnsupportedMediaTypeError",
    "VERSION",
  ]);
});

test("the client has a method for each of the ten operations, the loop, and the raw answers", () => {
  const { genome } = new sdk.AgentGenome({ baseURL: "https://genome.example", apiKey: null });
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(genome)).filter((name) => name !== "constructor");
  assert.deepEqual(names.sort(), [
    "compile",
    "eraseSubject",
    "export",
    "finalize",
    "get",
    "qualityGenes",
    "qualitySummary",
    "qualityTrend",
    "recordOutcome",
    "registerAgent",
    "task",
    "withRawResponse",
  ]);
});
