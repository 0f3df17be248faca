/** What a fetch failed with, in words alone. */

import type { Secret } from "./secret.js";

// `fetch failed` is caused by the connection, which is caused by the addresses that were tried.
const MAX_DEPTH = 4;

interface Described extends Error {
  readonly code?: string;
}

/** Returns a copy of an error that holds its words alone: the original may hold the request, and with it the key. */
export function described(cause: unknown, secret: Secret, depth = 1): Described {
  const error = Object(cause) as Readonly<Record<string, unknown>>;
  const hidden = (text: unknown): string => (typeof text === "string" ? secret.hiddenIn(text) : "");
  const copy = new Error(
    hidden(typeof cause === "string" ? cause : error["message"]),
    error["cause"] && depth < MAX_DEPTH ? { cause: described(error["cause"], secret, depth + 1) } : {},
  );
  copy.name = hidden(error["name"]) || "Error";
  copy.stack = hidden(error["stack"]);
  const code = hidden(error["code"]);
  return code ? Object.assign(copy, { code }) : copy;
}

/** Returns what an error and its causes say, in one line. */
export function said({ message, code, name, cause }: Described): string {
  const words = message || code || name;
  return cause instanceof Error ? `${words}: ${said(cause)}` : words;
}
