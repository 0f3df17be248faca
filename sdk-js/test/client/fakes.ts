/** A fetch that answers from a list, and a clock that never waits. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AgentGenome, type ClientOptions, type Fetch } from "../../src/client/index.js";
import type { Ambient } from "../../src/client/ambient.js";
import { REPOSITORY } from "../support/repository.js";

export const KEY = "agk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG";

/** The cases of a table that both SDKs behave by. */
export function transportCases<Case>(name: string): Case[] {
  const text = readFileSync(join(REPOSITORY, "conformance", "vectors", "transport", `${name}.json`), "utf8");
  return (JSON.parse(text) as { cases: Case[] }).cases;
}

/** What was sent in one attempt. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
  readonly redirect: string;
}

export type Reaction = Response | Error | ((sent: Sent) => Response | Promise<Response>);

/** A client over a fetch that reacts as it is told, the last reaction for ever. */
export interface Scene {
  readonly client: AgentGenome;
  /** The attempts. */
  readonly sent: Sent[];
  /** The waits, in milliseconds. */
  readonly slept: number[];
  /** The lines of the log. */
  readonly lines: string[];
}

export function scene(reactions: readonly Reaction[], options: ClientOptions = {}): Scene {
  const sent: Sent[] = [];
  const slept: number[] = [];
  const lines: string[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, ...init } as unknown as Sent);
    const reaction = reactions[Math.min(sent.length, reactions.length) - 1];
    if (reaction instanceof Error) throw reaction;
    return typeof reaction === "function" ? reaction(sent.at(-1) as Sent) : (reaction as Response).clone();
  };
  let ids = 0;
  const ambient: Ambient = {
    nowMs: () => 784_111_740_000,
    random: () => 0,
    newId: () => `id-${++ids}`,
    sleep: async (ms, signal) => {
      slept.push(ms);
      signal?.throwIfAborted();
    },
  };
  const logger = { debug: (line: string) => void lines.push(line) };
  const client = new AgentGenome(
    { apiKey: KEY, baseURL: "https://genome.example", fetch, logger, ...options },
    ambient,
  );
  return { client, sent, slept, lines };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

export function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  const body = {
    type: `urn:agent-genome:problem:${code}`,
    title: "T",
    status,
    code,
    detail: "D.",
    remedy: "R.",
    request_id: "r-1",
  };
  return json(body, status, { "content-type": "application/problem+json", ...headers });
}

export const COMPILED = {
  compile_id: "cp_0123456789abcdef0123456789abcdef",
  agent_id: "bill-banao",
  text: "<genome>",
  characters: 8,
  dialect: "claude",
  genome_version: 1,
  included: ["bb_tone"],
  left_out: [],
  observations_shown: [],
  policy: "precedence",
  fell_back: null,
  over_budget: false,
  sha256: "0".repeat(64),
};
export const AGENT = {
  agent_id: "bill-banao",
  species: "Bill Banao",
  version: 1,
  budget: 6000,
  dialect: "gemini",
  created_at: "2026-11-30T00:00:00Z",
};
export const RECORDED = {
  recorded: "written",
  reference: "out_1",
  observation: null,
  shortened: false,
  findings: [],
  dropped: null,
};
export const FINALIZED = { compile_id: COMPILED.compile_id, text: "Done.", followed: ["bb_tone"] };

/** Returns what a promise was rejected with. */
export async function rejection<E extends Error>(
  promise: Promise<unknown>,
  kind: new (...given: never[]) => E,
): Promise<E> {
  const outcome = await promise.then(
    () => new Error("nothing was thrown"),
    (error: unknown) => error,
  );
  if (outcome instanceof kind) return outcome;
  throw outcome;
}
