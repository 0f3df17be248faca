/** Bytes of an error answer -> what they say, whatever they are (RFC 9457). */

import type { ErrorItem } from "./errors.js";
import type { Secret } from "./secret.js";

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** What the body of an error answer says; every member may be missing. */
export interface Problem {
  readonly code: string | null;
  readonly title: string | null;
  readonly detail: string | null;
  readonly remedy: string | null;
  readonly requestId: string | null;
  readonly errors: readonly ErrorItem[];
  /** The body: a JSON value, else text; null when it was empty. */
  readonly body: unknown;
}

/**
 * Returns what the body of an error answer says. Never throws; the content type is not looked at.
 *
 * @param bytes the body.
 * @param headers the response headers.
 * @param secret what must not be in it, whatever the server says.
 */
export function readProblem(bytes: Uint8Array, headers: Pick<Headers, "get">, secret: Secret): Problem {
  const text = secret.hiddenIn(new TextDecoder().decode(bytes));
  const body = text.trim() === "" ? null : parsed(text, secret);
  const members = isObject(body) ? body : {};
  return {
    code: textOf(members, "code"),
    title: textOf(members, "title"),
    detail: textOf(members, "detail"),
    remedy: textOf(members, "remedy"),
    requestId: textOf(members, "request_id") ?? (secret.hiddenIn(headers.get("x-request-id") ?? "") || null),
    errors: items(members["errors"]),
    body,
  };
}

function parsed(text: string, secret: Secret): unknown {
  try {
    // An escape may have hidden the key; half of a surrogate pair could not be written again as UTF-8.
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === "string" ? secret.hiddenIn(value).replace(LONE_SURROGATES, "\ufffd") : value,
    );
  } catch {
    return text;
  }
}

function items(value: unknown): ErrorItem[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).flatMap((item) => {
    const code = textOf(item, "code");
    const message = textOf(item, "message");
    const hint = textOf(item, "hint");
    return code ? { code, in: textOf(item, "in") ?? "body", pointer: stringOf(item, "pointer"), message, hint } : [];
  });
}

/** Returns whether a JSON value is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stringOf(members: Record<string, unknown>, name: string): string | null {
  const value = members[name];
  return typeof value === "string" ? value : null;
}

/** Returns a member that is a string with something in it. */
function textOf(members: Record<string, unknown>, name: string): string | null {
  return stringOf(members, name) || null;
}
