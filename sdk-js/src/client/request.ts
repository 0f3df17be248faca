/** A call and its options -> the request, the same for every attempt. */

import { ACCEPT, MAX_SHOWN_HEADER_CHARACTERS } from "../spec/clients.js";
import { BASE_PATH, OPERATIONS, type OperationId } from "../spec/rest.js";
import { VERSION } from "../version.js";
import { AgentGenomeError } from "./errors.js";
import { checkMembers } from "./known.js";
import type { HeaderValues, Options } from "./options.js";
import { isRepeatable } from "./retries.js";
import { isBrowser, nodeVersion } from "./runtime.js";
import type { Settings } from "./settings.js";

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const FIELD_VALUE = /^[!-~](?:[\t -~]*[!-~])?$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** What an operation is asked. */
export interface Call {
  readonly operation: OperationId;
  /** The agent, where the path has one. */
  readonly agentId: string;
  /** The argument by its name: members of the body, or parameters of the query where the operation has no body. */
  readonly given: Readonly<Record<string, object>>;
}

/** A request that is ready to be sent, as often as it needs. */
export interface Prepared {
  readonly method: string;
  /** What a log shows of the URL. */
  readonly path: string;
  readonly url: string;
  /** By their lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Whether a second attempt does no harm. */
  readonly repeatable: boolean;
  /** The id under which the server logs the call. */
  readonly requestId: string | null;
}

/**
 * Returns the request of a call.
 *
 * @param newId gives the id of the call and its idempotency key, where the caller gave none.
 * @throws {AgentGenomeError} a value cannot be sent.
 */
export function prepare(call: Call, settings: Settings, options: Options, newId: () => string): Prepared {
  const { method, path: template, body: hasBody, idempotency, given: known } = OPERATIONS[call.operation];
  const path = BASE_PATH + template.replace("{agent_id}", () => segment(call.agentId));
  const [[name, values]] = Object.entries(call.given) as [[string, object]];
  checkMembers(name, values, known);
  const key = settings.apiKey.reveal() || null;
  const headers = merged([
    {
      accept: ACCEPT,
      authorization: key && `Bearer ${key}`,
      "content-type": hasBody ? "application/json" : null,
      "idempotency-key": idempotency === "key" ? options.idempotencyKey || newId() : null,
      // A page may not set it, and a header more means a question more to the server.
      "user-agent": isBrowser() ? null : userAgent(),
      "x-request-id": newId(),
    },
    ...options.headers,
  ]);
  return {
    method,
    // Who mixes up the arguments has the key in the path.
    path: settings.apiKey.hiddenIn(path),
    url: settings.baseURL + path + (hasBody ? "" : query(values)),
    headers,
    body: hasBody ? encoded(values) : null,
    repeatable: isRepeatable(method, {
      natural: idempotency === "natural",
      hasIdempotencyKey: "idempotency-key" in headers,
    }),
    requestId: headers["x-request-id"] ?? null,
  };
}

function userAgent(): string {
  const node = nodeVersion();
  return `agent-genome-js/${VERSION}${node ? ` node/${node}` : ""}`;
}

function segment(value: unknown): string {
  // A URL resolves one dot and two, even when they are escaped.
  if (typeof value !== "string" || LONE_SURROGATE.test(value) || /^\.{0,2}$/.test(value)) {
    throw new AgentGenomeError('agentId has to be a string, and not empty, "." or ".."');
  }
  return encodeURIComponent(value);
}

function query(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of given) {
    if (typeof value === "object") throw new AgentGenomeError(`the parameter ${name} has to be a string or a number`);
    if (LONE_SURROGATE.test(String(value))) throw new AgentGenomeError(halfPair(`the parameter ${name}`));
  }
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** Returns headers by their lower-case names, the later over the earlier; null takes one away. */
function merged(all: readonly HeaderValues[]): Record<string, string> {
  const headers = Object.create(null) as Record<string, string>;
  for (const [given, value] of all.flatMap(pairs)) {
    const name = given.toLowerCase();
    if (!TOKEN.test(name)) {
      const shown = JSON.stringify(given.slice(0, MAX_SHOWN_HEADER_CHARACTERS));
      throw new AgentGenomeError(`${shown} cannot be the name of a header`);
    }
    if (value === null || value === undefined) delete headers[name];
    else if (typeof value === "string" && FIELD_VALUE.test(value)) headers[name] = value;
    else {
      // The value is not shown: it may be a secret.
      throw new AgentGenomeError(`the header ${name} has to be printable ASCII without white space around it`);
    }
  }
  return headers;
}

function pairs(values: HeaderValues): readonly (readonly [string, string | null | undefined])[] {
  try {
    return Symbol.iterator in values
      ? Array.from(values, ([name, value]) => [String(name), value] as const)
      : Object.entries(values);
  } catch {
    throw new AgentGenomeError("headers has to be an object, a Headers or pairs");
  }
}

function encoded(body: object): string {
  try {
    return JSON.stringify(body, sendable);
  } catch (error) {
    if (error instanceof AgentGenomeError) throw error;
    throw new AgentGenomeError(`the body cannot be written as JSON: ${error instanceof Error ? error.message : "?"}`);
  }
}

/** Refuses what `JSON.stringify` would write as something else. */
function sendable(name: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new AgentGenomeError(`the body cannot be written as JSON: ${JSON.stringify(name)} is ${value}`);
  }
  if (LONE_SURROGATE.test(name) || (typeof value === "string" && LONE_SURROGATE.test(value))) {
    throw new AgentGenomeError(halfPair("the body"));
  }
  return value;
}

function halfPair(where: string): string {
  return `${where} holds half of a surrogate pair`;
}
