/** The client against the reference server. */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test, type TestContext } from "node:test";
import * as sdk from "../../src/client/index.js";
import { rejection } from "./fakes.js";
import { startServer } from "./live-server.js";

const stops: (() => Promise<void>)[] = [];
const server = await startServer((stop) => void stops.push(stop));
after(async () => {
  for (const stop of stops) await stop();
});

const AGENT = "bill-banao";
const REPORT = '\n<genome_report>{"followed": ["polite_close"]}</genome_report>';

interface Live {
  readonly client: sdk.AgentGenome;
  readonly baseURL: string;
  readonly makeKey: (...scopes: string[]) => string;
}

function liveTest(name: string, body: (live: Live, context: TestContext) => Promise<void>): void {
  test(name, async (context) => {
    if (typeof server === "string") return context.skip(server);
    const { baseURL, apiKey } = server;
    return body({ ...server, client: new sdk.AgentGenome({ baseURL, apiKey, maxRetries: 0 }) }, context);
  });
}

liveTest(
  "an agent is registered, read, compiled, finalized, judged, measured, exported",
  async ({ client: { genome } }) => {
    const agent = await genome.registerAgent({
      agent_id: "anna",
      species: "Anna",
      strata: [
        {
          stratum: "kernel",
          genes: [
            {
              id: "identity_purpose",
              kind: "identity",
              text: "You answer letters.",
              strength: 1,
              source: "base",
              evidence_count: 0,
              scope: [],
              overrides: [],
              provenance: [],
            },
          ],
        },
      ],
    });
    assert.equal(agent.agent_id, "anna");
    assert.equal((await genome.get("anna")).strata[0]?.genes[0]?.id, "identity_purpose");
    const compiled = await genome.compile("anna", { task: { task_type: "letter" }, dialect: "claude" });
    assert.deepEqual([compiled.dialect, compiled.included], ["claude", ["identity_purpose"]]);
    const finalized = await genome.finalize("anna", { compile_id: compiled.compile_id, text: `Dear all.${REPORT}` });
    assert.deepEqual(finalized.followed, []);
    assert.ok(!finalized.text.includes("genome_report"));
    const outcome = await genome.recordOutcome("anna", { result: "accepted", compile_id: compiled.compile_id });
    assert.equal(typeof outcome.recorded, "string");
    const summary = await genome.qualitySummary("anna", { days: 7 });
    assert.deepEqual([summary.days, summary.runs, summary.acceptance_rate], [7, 1, 1]);
    assert.equal((await genome.qualityGenes("anna")).genes[0]?.included, 1);
    assert.equal((await genome.qualityTrend("anna", { days: 14, interval: "week" })).points.length, 2);
  },
);

liveTest("the whole loop runs over a stream, and shows what the server's finalize gives", async ({ client }) => {
  const run = await client.genome.task(AGENT, { task: { task_type: "invoice" }, subject: "person-17" });
  assert.ok(run.compiled.included.includes("polite_close"));
  let shown = "";
  for await (const piece of run.stream([
    "Here it is.",
    "\n<genome_re",
    'port>{"followed": ["polite_close"]}',
    "</genome_report>",
  ]))
    shown += piece;
  assert.deepEqual([shown, run.answer, run.followed], [shown, shown, ["polite_close"]]);
  await run.feedback("Keep it under 60 words, please.");
  const { observations } = await client.genome.get(AGENT, { subject: "person-17" });
  assert.ok(observations.some(({ text }) => text.includes("60 words")));
  const { agents } = await client.genome.eraseSubject({ subject: "person-17" });
  assert.equal(agents[0]?.agent_id, AGENT);
  assert.deepEqual((await client.genome.get(AGENT, { subject: "person-17" })).observations, []);
});

liveTest("an export verifies and is saved as it came; its ETag answers 304", async ({ client }) => {
  const folder = mkdtempSync(join(tmpdir(), "agent-genome-"));
  try {
    const file = await client.genome.export(AGENT, { provenance_mode: "none" });
    await file.verify();
    await file.save(join(folder, "bill.agf.json"));
    assert.deepEqual(readFileSync(join(folder, "bill.agf.json")), Buffer.from(file.bytes));
    assert.ok((await file.document()).genes().some(({ gene }) => gene.id === "polite_close"));
    const headers = { "If-None-Match": file.etag };
    assert.equal(
      (await client.genome.withRawResponse.export(AGENT, { provenance_mode: "none" }, { headers })).status,
      304,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

liveTest(
  "a write that is sent twice with one key is done once, and another body is a conflict",
  async ({ client: { genome } }) => {
    const options = { idempotencyKey: "order-18" };
    const first = await genome.recordOutcome(AGENT, { result: "feedback", text: "Write shorter letters." }, options);
    assert.deepEqual(
      await genome.recordOutcome(AGENT, { result: "feedback", text: "Write shorter letters." }, options),
      first,
    );
    const error = await rejection(genome.recordOutcome(AGENT, { result: "rejected" }, options), sdk.ConflictError);
    assert.equal(error.code, "idempotency_conflict");
  },
);

liveTest("what the server refuses has its class, code, faults, remedy and id", async ({ client, baseURL, makeKey }) => {
  const { genome } = client;
  const missing = await rejection(genome.compile("nobody"), sdk.NotFoundError);
  assert.deepEqual([missing.code, missing.status], ["agent_not_found", 404]);
  assert.match(missing.message, /Register the agent first.*\(request [\w-]+\)$/);
  const unfit = await rejection(
    genome.compile(AGENT, { task: { mode: 7 as unknown as string } }),
    sdk.UnprocessableEntityError,
  );
  assert.deepEqual(
    [unfit.code, unfit.errors[0]?.in, unfit.errors[0]?.pointer],
    ["invalid_request", "body", "/task/mode"],
  );
  const days = await rejection(genome.qualitySummary(AGENT, { days: 0 }), sdk.UnprocessableEntityError);
  assert.deepEqual([days.errors[0]?.in, days.errors[0]?.pointer], ["query", "/days"]);
  const unknown = new sdk.AgentGenome({ baseURL, apiKey: `agk_${"x".repeat(43)}` });
  assert.equal((await rejection(unknown.genome.get(AGENT), sdk.AuthenticationError)).code, "invalid_key");
  const reader = new sdk.AgentGenome({ baseURL, apiKey: makeKey("genome:read") });
  await reader.genome.get(AGENT);
  const denied = await rejection(reader.genome.eraseSubject({ subject: "person-17" }), sdk.PermissionDeniedError);
  assert.match(denied.message, /genome:erase/);
  const elsewhere = new sdk.AgentGenome({ baseURL: `${baseURL}/elsewhere`, apiKey: "agk_elsewhere" });
  assert.equal((await rejection(elsewhere.genome.get(AGENT), sdk.NotFoundError)).code, "route_not_found");
});

liveTest("a key that compiles too often is told to wait, and by how long", async ({ baseURL, makeKey }) => {
  const eager = new sdk.AgentGenome({ baseURL, apiKey: makeKey("genome:read"), maxRetries: 0 });
  const first = await eager.genome.withRawResponse.compile(AGENT);
  assert.match(first.headers.get("RateLimit") ?? "", /"key";r=\d+/);
  const quota = Number(/"key";q=(\d+)/.exec(first.headers.get("RateLimit-Policy") ?? "")?.[1]);
  // So many do not fit into two windows.
  const calls = Array.from({ length: 2 * quota }, () => eager.genome.compile(AGENT));
  const refused = (await Promise.allSettled(calls)).flatMap((call) =>
    call.status === "rejected" ? [call.reason as unknown] : [],
  );
  const error = refused[0];
  assert.ok(error instanceof sdk.RateLimitError, String(error));
  assert.equal(error.code, "rate_limited");
  assert.ok(error.retryAfterMs !== null && error.retryAfterMs <= 60_000);
});

liveTest("a raw response has the request id that was sent", async ({ client }) => {
  const raw = await client.genome.withRawResponse.get(AGENT, {}, { headers: { "X-Request-Id": "js-live-1" } });
  assert.deepEqual([raw.status, raw.requestId, raw.parsed.agent_id], [200, "js-live-1", AGENT]);
});

// The last one: it stops the server.
liveTest("a server that is gone is a connection error after the retries", async ({ client, baseURL }) => {
  for (const stop of stops.splice(0)) await stop();
  const error = await rejection(client.withOptions({ maxRetries: 1 }).genome.get(AGENT), sdk.APIConnectionError);
  assert.match(error.message, /ECONNREFUSED/);
  assert.ok(baseURL.startsWith("http://127.0.0.1:"));
});
