/** When a call is tried again and how long that waits: the table that both SDKs behave by. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { backoffMs, isRepeatable, retryAfterMs, waitMs } from "../../src/client/retries.js";
import { MAX_RETRIES } from "../../src/spec/clients.js";
import { transportCases } from "./fakes.js";

function assertMs(found: number | null, seconds: number | null): void {
  if (found === null || seconds === null) assert.equal(found, seconds);
  else assert.ok(Math.abs(found - seconds * 1000) < 1e-6 * Math.max(1, found), `${found} ms is not ${seconds} s`);
}

interface RetryAfterCase {
  readonly name: string;
  readonly headers: Record<string, string>;
  readonly delay_s: number | null;
}

for (const { name, headers, delay_s } of transportCases<RetryAfterCase>("retry_after")) {
  test(`Retry-After: ${name}`, () => assertMs(retryAfterMs(new Headers(headers), 784_111_740_000), delay_s));
}

interface BackoffCase {
  readonly name: string;
  readonly attempt: number;
  readonly random: number;
  readonly delay_s: number;
}

for (const { name, attempt, random, delay_s } of transportCases<BackoffCase>("backoff")) {
  test(`backoff: ${name}`, () => assertMs(backoffMs(attempt, random), delay_s));
}

interface DecisionCase {
  readonly name: string;
  readonly method: string;
  readonly natural: boolean;
  readonly idempotency_key: boolean;
  readonly failure: { readonly status?: number; readonly kind?: string };
  readonly attempt: number;
  readonly max_retries: number;
  readonly retry_after_s: number | null;
  readonly random: number;
  readonly delay_s: number | null;
}

for (const row of transportCases<DecisionCase>("retry_decisions")) {
  test(`retry: ${row.name}`, () => {
    const repeatable = isRepeatable(row.method, { natural: row.natural, hasIdempotencyKey: row.idempotency_key });
    const wait = waitMs({
      repeatable,
      status: row.failure.status ?? null,
      attempt: row.attempt,
      maxRetries: row.max_retries,
      askedMs: row.retry_after_s === null ? null : row.retry_after_s * 1000,
      random: row.random,
    });
    assertMs(wait, row.delay_s);
  });
}

test("two retries are the default", () => assert.equal(MAX_RETRIES, 2));
