/** What a client takes from the world around it: the clock, chance and sleep. */

import { until } from "./until.js";

/** The clock, chance and sleep; a test puts its own. */
export interface Ambient {
  /** Returns the milliseconds since 1970. */
  readonly nowMs: () => number;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  /** Returns an id that was never there before. */
  readonly newId: () => string;
  /** Waits; rejects with the reason of the signal when that aborts. */
  readonly sleep: (ms: number, signal: AbortSignal | null) => Promise<void>;
}

export const AMBIENT: Ambient = {
  nowMs: () => Date.now(),
  random: () => Math.random(),
  newId,
  sleep: async (ms, signal) => {
    await until({ timeoutMs: ms, signal }, () => new Promise<never>(() => {}));
  },
};

// `randomUUID` is not there on a page that came over plain HTTP.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
