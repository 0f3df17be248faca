/** When a call is tried again, and how long that waits: pure functions of the failure, the clock and chance. */

import {
  FACTOR,
  FIRST_DELAY_MS,
  IDEMPOTENT_METHODS,
  JITTER,
  MAX_DELAY_MS,
  MAX_RETRY_AFTER_MS,
  RETRIED_STATUSES,
  RETRY_AFTER_OVERFLOW_MS,
} from "../spec/clients.js";
import { httpDate } from "./http-date.js";

const NUMBER = /^[0-9]+(?:\.[0-9]+)?$/;

/** Returns the milliseconds that the server asks to wait, or null when it asks nothing that can be understood. */
export function retryAfterMs(headers: Pick<Headers, "get">, nowMs: number): number | null {
  const milliseconds = number(headers.get("retry-after-ms"));
  if (milliseconds !== null) return Math.min(milliseconds, RETRY_AFTER_OVERFLOW_MS);
  const value = headers.get("retry-after")?.trim() ?? "";
  const seconds = number(value) ?? secondsUntil(value, nowMs);
  return seconds === null ? null : Math.min(seconds * 1000, RETRY_AFTER_OVERFLOW_MS);
}

function number(value: string | null): number | null {
  const text = value?.trim() ?? "";
  return NUMBER.test(text) ? Number(text) : null;
}

function secondsUntil(value: string, nowMs: number): number | null {
  const moment = httpDate(value);
  return moment === null ? null : Math.max(0, (moment - nowMs) / 1000);
}

/**
 * Returns how many milliseconds to wait after a failed attempt when the server asks nothing.
 *
 * @param attempt the number of attempts that were made, 1 or more.
 * @param random a number in [0, 1): the wait is shorter by up to the share `JITTER`, so that clients spread out.
 */
export function backoffMs(attempt: number, random: number): number {
  return Math.min(FIRST_DELAY_MS * FACTOR ** (attempt - 1), MAX_DELAY_MS) * (1 - JITTER * random);
}

/** Returns whether making a call twice does what making it once does. */
export function isRepeatable(
  method: string,
  { natural, hasIdempotencyKey }: { readonly natural: boolean; readonly hasIdempotencyKey: boolean },
): boolean {
  return natural || hasIdempotencyKey || IDEMPOTENT_METHODS.some((name) => name === method.toUpperCase());
}

/** Returns whether another attempt may do better after a status, or after no answer at all (null). */
export function isRetryable(status: number | null): boolean {
  return status === null || RETRIED_STATUSES.some(([first, last]) => status >= first && status <= last);
}

/** How a call stands after a failed attempt. */
export interface Failure {
  /** What `isRepeatable` says of the call. */
  readonly repeatable: boolean;
  /** The status of the failed attempt, null when no answer came. */
  readonly status: number | null;
  /** The number of attempts that were made, 1 or more. */
  readonly attempt: number;
  /** How many more than one there may be. */
  readonly maxRetries: number;
  /** What `retryAfterMs` says of the answer. */
  readonly askedMs: number | null;
  /** A number in [0, 1). */
  readonly random: number;
}

/** Returns how many milliseconds to wait before the next attempt, or null when there is to be none. */
export function waitMs({ repeatable, status, attempt, maxRetries, askedMs, random }: Failure): number | null {
  if (!repeatable || !isRetryable(status) || attempt > maxRetries) return null;
  if (askedMs !== null && askedMs > MAX_RETRY_AFTER_MS) return null;
  return Math.max(backoffMs(attempt, random), askedMs ?? 0);
}
