/** What a caller may set for a client, for a copy of it (`withOptions`) and for one call. */

import { MAX_RETRIES, TIMEOUT_MS } from "../spec/clients.js";
import { AgentGenomeError } from "./errors.js";
import { checkMembers } from "./known.js";

/** Headers by their names, or a `Headers`; null or undefined takes away one that the SDK sends by itself. */
export type HeaderValues =
  Readonly<Record<string, string | null | undefined>> | Iterable<readonly [string, string | null | undefined]>;

/** What `withOptions` changes. */
export interface SharedOptions {
  /** Milliseconds that one attempt may take, its body included; null waits for ever. */
  readonly timeoutMs?: number | null | undefined;
  /** How many further attempts a repeatable call gets. */
  readonly maxRetries?: number | undefined;
  /** Headers of every call. */
  readonly defaultHeaders?: HeaderValues | undefined;
}

/** What one call changes. */
export interface CallOptions {
  /** As in `SharedOptions`. */
  readonly timeoutMs?: number | null | undefined;
  /** As in `SharedOptions`. */
  readonly maxRetries?: number | undefined;
  /** Headers of this call, stronger than the default ones. */
  readonly headers?: HeaderValues | undefined;
  /** Ends the call, and the wait between attempts. */
  readonly signal?: AbortSignal | null | undefined;
}

/** What one call that writes changes. */
export interface WriteOptions extends CallOptions {
  /**
   * Names the call, so that the server does it once however often it comes; without one the SDK makes a new one for
   * each call, the same over its attempts.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The options that hold for a call. */
export interface Options {
  readonly timeoutMs: number | null;
  readonly maxRetries: number;
  /** From the weakest to the strongest. */
  readonly headers: readonly HeaderValues[];
  readonly signal: AbortSignal | null;
  readonly idempotencyKey: string | null;
}

/** The names of `SharedOptions`. */
export const SHARED = ["timeoutMs", "maxRetries", "defaultHeaders"] as const satisfies (keyof SharedOptions)[];
/** The names of `WriteOptions`. */
export const OF_CALL = [
  "timeoutMs",
  "maxRetries",
  "headers",
  "signal",
  "idempotencyKey",
] as const satisfies (keyof WriteOptions)[];

export const DEFAULTS: Options = {
  timeoutMs: TIMEOUT_MS,
  maxRetries: MAX_RETRIES,
  headers: [],
  signal: null,
  idempotencyKey: null,
};

/**
 * Returns the options with some of them changed; headers come on top of those that are there.
 *
 * @param known the names that the changes may have.
 * @throws {AgentGenomeError} one is unknown, or a value cannot be one.
 */
export function changed(
  options: Options,
  changes: SharedOptions & WriteOptions,
  known: readonly string[] = OF_CALL,
): Options {
  checkMembers("options", changes, known);
  const { timeoutMs = options.timeoutMs, maxRetries = options.maxRetries, signal } = changes;
  if (!Number.isSafeInteger(maxRetries) || maxRetries < 0) {
    throw new AgentGenomeError("maxRetries has to be a whole number, 0 or more");
  }
  if (timeoutMs !== null && !(Number.isFinite(timeoutMs) && timeoutMs > 0)) {
    throw new AgentGenomeError("timeoutMs has to be a number of milliseconds above 0, or null for none");
  }
  if (signal && !signal.addEventListener) throw new AgentGenomeError("signal has to be an AbortSignal");
  return {
    timeoutMs,
    maxRetries,
    headers: [...options.headers, changes.defaultHeaders ?? {}, changes.headers ?? {}],
    signal: signal ?? options.signal,
    idempotencyKey: changes.idempotencyKey ?? options.idempotencyKey,
  };
}
