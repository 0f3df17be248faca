/** An error answer -> the error, with a message that says what to do. */

import { API_KEY_VARIABLE, MAX_SHOWN_CHARACTERS, MAX_SHOWN_ERRORS, UNSAFE_CHARACTERS } from "../spec/clients.js";
import { type APIStatusError, type ErrorItem, errorClass, type StatusErrorDetails } from "./errors.js";
import { type Problem, readProblem } from "./problems.js";
import { retryAfterMs } from "./retries.js";
import type { Secret } from "./secret.js";

const UNSAFE = new RegExp(`[${UNSAFE_CHARACTERS}]+`, "g");
// Of answers that are not the genome server's, which says itself what to do.
const REMEDIES: Readonly<Record<number, string>> = {
  401: `Check the API key: apiKey or ${API_KEY_VARIABLE}.`,
  403: "Use an API key that has the scope.",
  404: "Check the id, and baseURL when every call says this.",
  413: "Send less.",
  429: "Call less often.",
};

/** An error answer, and what is known besides it. */
export interface Refusal {
  /** The HTTP status, 300 or above. */
  readonly status: number;
  readonly headers: Headers;
  /** The body, or as much of it as was read. */
  readonly bytes: Uint8Array;
  /** The id that was sent, for an answer that has none. */
  readonly sentRequestId: string | null;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** What must not be in the error, whatever the server says. */
  readonly secret: Secret;
}

/** Returns the error of an answer. */
export function statusError({ status, headers, bytes, sentRequestId, nowMs, secret }: Refusal): APIStatusError {
  const kept: Record<string, string> = {};
  headers.forEach((value, name) => {
    if (!name.startsWith("set-cookie")) kept[name] = secret.hiddenIn(value);
  });
  const problem = readProblem(bytes, headers, secret);
  const details = {
    ...problem,
    status,
    requestId: problem.requestId ?? sentRequestId,
    headers: kept,
    retryAfterMs: retryAfterMs(headers, nowMs),
  };
  return new (errorClass(status))(message(details), details);
}

function message(error: Problem & StatusErrorDetails): string {
  const { status, code, errors, headers, requestId } = error;
  const head = code ? `${status} ${shown(code)}` : `${status}`;
  const more = errors.length - MAX_SHOWN_ERRORS;
  const said = sentence(error.detail ?? error.title ?? "the server refused");
  const [only] = errors;
  // A problem of one fault mostly tells it in the detail.
  const told = errors.length === 1 && only?.message && said.includes(shown(only.message));
  return [
    `${head}: ${said}`,
    ...errors.slice(0, MAX_SHOWN_ERRORS).map((item) => fault(told ? { ...item, message: null } : item)),
    told && only.hint && sentence(only.hint),
    more > 0 && `And ${more} more in \`errors\`.`,
    error.remedy ? sentence(error.remedy) : remedy(status, headers["location"]),
    error.retryAfterMs !== null && `The server asks to wait ${error.retryAfterMs / 1000} seconds.`,
    requestId && `(request ${shown(requestId)})`,
  ]
    .filter(Boolean)
    .join(" ");
}

function fault(item: ErrorItem): string {
  const place = item.in === "body" ? "" : `${shown(item.in)} `;
  const said = item.message ? `${item.code}, ${item.message}` : item.code;
  return `At ${place}${shown(item.pointer || "/")}: ${sentence(said)}`;
}

function remedy(status: number, location: string | undefined): string {
  if (status < 400) {
    const named = location ? `: it names ${shown(location.split("?")[0] ?? "")}` : "";
    return `Set baseURL to where the server is${named}.`;
  }
  if (status >= 500) return "Try again later; name the request to whoever runs the server when it stays.";
  return REMEDIES[status] ?? "";
}

function sentence(text: string): string {
  const line = shown(text);
  return /[.!?…]$/.test(line) ? line : `${line}.`;
}

/** Returns text of the server in one line, without what a terminal would obey. */
export function shown(text: string): string {
  const line = text.replace(UNSAFE, " ").trim();
  return line.length <= MAX_SHOWN_CHARACTERS ? line : `${line.slice(0, MAX_SHOWN_CHARACTERS - 1)}…`;
}
