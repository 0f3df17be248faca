/** What a fetch failed with, in words alone. */

import type { Secret } from "./secret.js";

// `fetch failed` is caused by the connection, which is caused by the addresses that were tried.
const MAX_DEPTH = 4;

/** Returns a copy of an error that holds its words alone: the original may hold the request, and with it the key. */
export function described(cause: unknown, secret: Secret, depth = 1): Error {
  const { name, message, code, stack, cause: deeper } = parts(cause);
  const hide = (text: string): string => secret.hiddenIn(text);
  const copy = new Error(
    hide(message),
    deeper && depth < MAX_DEPTH ? { cause: described(deeper, secret, depth + 1) } : {},
  );
  copy.name = hide(name);
  copy.stack = hide(stack);
  return code ? Object.assign(copy, { code: hide(code) }) : copy;
}

/** Returns what an error and its causes say, in one line. */
export function said(error: Error): string {
  const { name, message, code, cause } = parts(error);
  const words = message || code || name;
  return cause instanceof Error ? `${words}: ${said(cause)}` : words;
}

interface Parts {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly stack: string;
  readonly cause: unknown;
}

function parts(cause: unknown): Parts {
  const error = typeof cause === "object" && cause !== null ? (cause as Partial<Record<keyof Parts, unknown>>) : {};
  const text = (name: keyof Parts): string => (typeof error[name] === "string" ? error[name] : "");
  const message = typeof cause === "string" ? cause : text("message");
  return { name: text("name") || "Error", message, code: text("code"), stack: text("stack"), cause: error.cause };
}
