/** What a call may throw: one base, and one class per kind of status. */

import { STATUS_ERRORS } from "../spec/clients.js";

/** One fault of a request. */
export interface ErrorItem {
  /** A code of the catalogue, such as `too_long`. */
  readonly code: string;
  /** Where the value stands: `body`, `path`, `query` or `header`. */
  readonly in: string;
  /** JSON Pointer (RFC 6901) into the body, or `/` and the name of the parameter; null when the server did not say. */
  readonly pointer: string | null;
  /** What is wrong, in words. */
  readonly message: string | null;
  /** How to mend it. */
  readonly hint: string | null;
}

/** What an error knows besides its message. */
export interface ErrorDetails {
  readonly code?: string | null;
  readonly requestId?: string | null;
  readonly errors?: readonly ErrorItem[];
  readonly cause?: unknown;
}

/**
 * Anything that went wrong in a call, or in the settings of a client.
 *
 * The message says what to do. No error holds the API key, in whatever way it is printed.
 */
export class AgentGenomeError extends Error {
  /** The problem code of the server's catalogue, or null. */
  declare readonly code: string | null;
  /** The id that the server's log has for the call, or null. */
  declare readonly requestId: string | null;
  /** The faults of the request, one by one. */
  declare readonly errors: readonly ErrorItem[];

  constructor(message: string, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { code: null, requestId: null, errors: [] }, details);
  }

  /** What `JSON.stringify` writes: the attributes, and the name and the message, which it would leave out. */
  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...(this as object) };
  }
}

/** No whole answer came: the server was not reached, or the connection broke. */
export class APIConnectionError extends AgentGenomeError {}

/** No whole answer came in time. */
export class APITimeoutError extends APIConnectionError {}

/** The caller's `AbortSignal` ended the call; `cause` is the signal's reason. */
export class APIUserAbortError extends AgentGenomeError {}

/** An answer of success has a body that is not what the specification says. */
export class APIResponseValidationError extends AgentGenomeError {
  /** The HTTP status. */
  declare readonly status: number;
  /** The body, as text. */
  declare readonly body: string;

  constructor(message: string, details: ErrorDetails & { readonly status: number; readonly body: string }) {
    super(message, details);
  }
}

/** What an error status brings with it. */
export interface StatusErrorDetails extends ErrorDetails {
  readonly status: number;
  readonly title: string | null;
  readonly detail: string | null;
  readonly remedy: string | null;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfterMs: number | null;
}

/** The server answered with an error status. */
export class APIStatusError extends AgentGenomeError {
  /** The HTTP status. */
  declare readonly status: number;
  /** The problem's short name, or null. */
  declare readonly title: string | null;
  /** The problem in the server's words, or null. */
  declare readonly detail: string | null;
  /** What the server says to do about it, or null. */
  declare readonly remedy: string | null;
  /** The body of the answer: a JSON value, else text; null when it was empty. */
  declare readonly body: unknown;
  /** The response headers by their lower-case names, cookies left out. */
  declare readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds after which the server asks to try again, or null. */
  declare readonly retryAfterMs: number | null;

  constructor(message: string, details: StatusErrorDetails) {
    super(message, details);
  }
}

/** 400: the request is not well formed. */
export class BadRequestError extends APIStatusError {}

/** 401: there is no API key, or not a good one. */
export class AuthenticationError extends APIStatusError {}

/** 403: the API key lacks a scope. */
export class PermissionDeniedError extends APIStatusError {}

/** 404: there is no such thing in the workspace of the API key, or the server does not offer the operation. */
export class NotFoundError extends APIStatusError {}

/** 409: what is there already is in the way, or the idempotency key was used for another request. */
export class ConflictError extends APIStatusError {}

/** 413: the body is longer than the server takes. */
export class PayloadTooLargeError extends APIStatusError {}

/** 415: the server does not take a body of this type. */
export class UnsupportedMediaTypeError extends APIStatusError {}

/** 422: the request is well formed and cannot be done; `errors` says where. */
export class UnprocessableEntityError extends APIStatusError {}

/** 429: too many calls, or the quota of the workspace is used up; see `code` and `retryAfterMs`. */
export class RateLimitError extends APIStatusError {}

/** 500 and above: the server could not do it. */
export class InternalServerError extends APIStatusError {}

// Written out, because a bundler may rename the classes.
const NAMES = {
  AgentGenomeError,
  APIConnectionError,
  APITimeoutError,
  APIUserAbortError,
  APIResponseValidationError,
  APIStatusError,
  BadRequestError,
  AuthenticationError,
  PermissionDeniedError,
  NotFoundError,
  ConflictError,
  PayloadTooLargeError,
  UnsupportedMediaTypeError,
  UnprocessableEntityError,
  RateLimitError,
  InternalServerError,
};
for (const [name, { prototype }] of Object.entries(NAMES)) {
  prototype.name = name;
}

type Named = (typeof STATUS_ERRORS)[keyof typeof STATUS_ERRORS];
const OF_STATUS: Readonly<Record<number, Named | undefined>> = STATUS_ERRORS;

/** Returns the class of an error status. */
export function errorClass(status: number): typeof APIStatusError {
  const name = OF_STATUS[status];
  if (name) return NAMES[name];
  return status >= 500 ? InternalServerError : APIStatusError;
}
