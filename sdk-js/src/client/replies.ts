/** What came back from the server, before or beside its meaning. */

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
}

/** What `withRawResponse` gives: the answer, and its meaning on demand. */
export class RawResponse<T> implements Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly requestId: string | null;
  readonly attempts: number;
  readonly #parse: (reply: Reply) => T;
  #parsed: { readonly value: T } | undefined;

  constructor(reply: Reply, parse: (reply: Reply) => T) {
    this.status = reply.status;
    this.headers = reply.headers;
    this.bytes = reply.bytes;
    this.requestId = reply.requestId;
    this.attempts = reply.attempts;
    this.#parse = parse;
  }

  /**
   * What the call returns without `withRawResponse`.
   *
   * @throws {APIResponseValidationError} the body is not what the specification says.
   */
  get parsed(): T {
    this.#parsed ??= { value: this.#parse(this) };
    return this.#parsed.value;
  }
}
