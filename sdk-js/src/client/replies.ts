/** What came back from the server, before or beside its meaning. */

import type { Secret } from "./secret.js";

/** An answer of success. */
export interface Reply {
  /** The HTTP status. */
  readonly status: number;
  readonly headers: Headers;
  /** The body, as it came. */
  readonly bytes: Uint8Array;
  /** The id of the call in the server's log. */
  readonly requestId: string | null;
  /** How many attempts it took, 1 or more. */
  readonly attempts: number;
  /** What must not be in an error about it, whatever the server says. */
  readonly secret: Secret;
}

/** What `withRawResponse` gives: the answer, and its meaning on demand. */
export class RawResponse<T> {
  /** The HTTP status, 200 to 299, or 304 to a question that `If-None-Match` asked. */
  declare readonly status: number;
  /** The response headers; looking one up does not mind case. */
  declare readonly headers: Headers;
  /** The body, as it came; of one that is longer than any answer, the beginning. */
  declare readonly bytes: Uint8Array;
  /** The id of the call in the server's log. */
  declare readonly requestId: string | null;
  /** How many attempts it took, 1 or more. */
  declare readonly attempts: number;
  readonly #parse: () => T;
  #parsed: { readonly value: T } | undefined;

  constructor(reply: Reply, parse: (reply: Reply) => T) {
    // Without the secret.
    const { status, headers, bytes, requestId, attempts } = reply;
    Object.assign(this, { status, headers, bytes, requestId, attempts });
    this.#parse = () => parse(reply);
  }

  /**
   * What the call returns without `withRawResponse`.
   *
   * @throws {APIResponseValidationError} the body is not what the specification says.
   */
  get parsed(): T {
    this.#parsed ??= { value: this.#parse() };
    return this.#parsed.value;
  }
}
