/** What the conformance kit asks of a reader and of a canonicaliser (spec: conformance/protocols.md). */

import { examine } from "../agf/checker.js";
import { digest } from "../agf/digests.js";
import { isObject, member } from "../agf/json-value.js";
import type { Verdict } from "../agf/verdict.js";
import { ERRORS, UNREAD_STAGES } from "../spec/agf.js";

/** The verdict line of a reader. */
export interface ReaderAnswer {
  readonly valid: boolean;
  readonly errors: readonly { readonly code: string; readonly pointer: string }[];
}

export async function readerAnswer(data: Uint8Array): Promise<ReaderAnswer> {
  const { verdict } = await examine(data, "-", false);
  const errors = verdict.problems.filter(({ severity }) => severity === "error");
  return { valid: verdict.valid, errors: errors.map(({ code, pointer }) => ({ code, pointer })) };
}

/** The digest of a file; without one, the verdict says why. */
export interface DigestAnswer {
  readonly digest: string | null;
  /** What the file says, when that is a string. */
  readonly stated: string | null;
  readonly verdict: Verdict;
}

export async function digestAnswer(data: Uint8Array, path: string): Promise<DigestAnswer> {
  const { verdict, document } = await examine(data, path, false);
  const refused = verdict.problems.some(({ code }) => UNREAD_STAGES.some((stage) => stage === ERRORS[code].stage));
  if (refused || !isObject(document)) return { digest: null, stated: null, verdict };
  const integrity = member(document, "integrity");
  const stated = isObject(integrity) ? member(integrity, "sha256") : undefined;
  return { digest: await digest(document), stated: typeof stated === "string" ? stated : null, verdict };
}

/** Returns a value as JSON text of ASCII characters only, so that nothing in it acts on a terminal. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^\0-\x7e]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
