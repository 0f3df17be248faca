/** One attempt of a call: what came of it, and nothing of what to do about it. */

import { MAX_ANSWER_BYTES, MAX_ERROR_BODY_BYTES } from "../spec/clients.js";
import { joined, readInto } from "./bodies.js";
import { described, said } from "./causes.js";
import {
  AgentGenomeError,
  APIConnectionError,
  type APIStatusError,
  APITimeoutError,
  APIUserAbortError,
  type ErrorDetails,
} from "./errors.js";
import type { Options } from "./options.js";
import type { Reply } from "./replies.js";
import type { Prepared } from "./request.js";
import { isBrowser } from "./runtime.js";
import type { Secret } from "./secret.js";
import { statusError } from "./status-error.js";
import { TIMED_OUT, until } from "./until.js";

/** What `fetch` does, as far as this SDK uses it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What an attempt needs besides its request. */
export interface Means {
  readonly fetch: Fetch;
  readonly options: Options;
  readonly secret: Secret;
  readonly nowMs: () => number;
}

/**
 * Sends a request once and returns the answer, or the error that it was.
 *
 * @throws {APIUserAbortError} the caller's signal aborted.
 * @throws {AgentGenomeError} the server redirects, and the page may not see where to.
 */
export async function attempted(
  request: Prepared,
  means: Means,
): Promise<Omit<Reply, "attempts"> | APIStatusError | APIConnectionError> {
  // A browser's fetch refuses to be called as a method.
  const { fetch, options, secret, nowMs } = means;
  const chunks: Uint8Array[] = [];
  let response: Response | undefined;
  let broken: APIConnectionError | undefined;
  try {
    const ended = await until(options, async (signal) => {
      const { method, url, headers, body } = request;
      response = await fetch(url, { method, headers, body, signal, redirect: "manual" });
      // One byte more tells that an answer is too long.
      await readInto(chunks, response, isError(response.status) ? MAX_ERROR_BODY_BYTES : MAX_ANSWER_BYTES + 1);
    });
    if (ended === TIMED_OUT) broken = tooLate(request, options);
  } catch (cause) {
    if (options.signal?.aborted) throw userAbort(request, options.signal);
    broken = unreached(request, described(cause, secret));
  }
  if (response?.type === "opaqueredirect") throw redirected(request);
  if (response && isError(response.status)) {
    // Whatever becomes of its body, an error status counts.
    const { status, headers } = response;
    return statusError({
      status,
      headers,
      bytes: joined(chunks),
      sentRequestId: request.requestId,
      nowMs: nowMs(),
      secret,
    });
  }
  if (broken || !response) return broken ?? unreached(request, new Error("fetch gave nothing"));
  const { status, headers } = response;
  const requestId = secret.hiddenIn(headers.get("x-request-id") || "") || request.requestId;
  return { status, headers, bytes: joined(chunks), requestId, secret };
}

/** Returns the error of a call that the caller's signal ended. */
export function userAbort(request: Prepared, { reason: cause }: AbortSignal): APIUserAbortError {
  return failure(APIUserAbortError, request, "", " was aborted by its signal.", cause);
}

/** Returns whether a status is that of an error; 304 answers a question that the caller asked. */
function isError(status: number): boolean {
  return status >= 300 && status !== 304;
}

function tooLate(request: Prepared, { timeoutMs }: Options): APITimeoutError {
  const told = ` (${timeoutMs} ms): allow more with timeoutMs, or try again later.`;
  return failure(APITimeoutError, request, "no answer in time to ", told);
}

function unreached(request: Prepared, cause: Error): APIConnectionError {
  const cors = isBrowser() ? ", and whether the server allows this page's origin" : "";
  const told = `: ${said(cause)}. Check baseURL, the network and the proxy${cors}.`;
  return failure(APIConnectionError, request, "no answer to ", told, cause);
}

function redirected(request: Prepared): AgentGenomeError {
  return failure(AgentGenomeError, request, "", " was redirected: set baseURL to where the server is.");
}

function failure<E extends AgentGenomeError>(
  kind: new (message: string, details: ErrorDetails) => E,
  { method, path, requestId }: Prepared,
  before: string,
  after: string,
  cause?: unknown,
): E {
  const named = requestId === null ? "" : ` (request ${requestId})`;
  return new kind(`${before}${method} ${path}${after}${named}`, { requestId, cause });
}
