/** What this library throws. */

import type { ErrorCode } from "../spec/agf.js";
import type { Problem, Verdict } from "./verdict.js";

/**
 * A document is not valid AGF; `verdict` holds everything that the check found.
 *
 * An application that loads this library both by `import` and by `require` has two classes of each error; there `name`
 * tells them where `instanceof` cannot.
 */
export class AgfError extends Error {
  override readonly name = "AgfError";
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super(summary(verdict));
    this.verdict = verdict;
  }

  /** The problems of severity error, in the order of the report. */
  get problems(): readonly Problem[] {
    return errorsOf(this.verdict);
  }

  /** The code of the first error. */
  get code(): ErrorCode {
    return (this.problems[0] as Problem).code;
  }
}

function errorsOf(verdict: Verdict): Problem[] {
  return verdict.problems.filter((problem) => problem.severity === "error");
}

function summary(verdict: Verdict): string {
  const errors = errorsOf(verdict);
  const first = errors[0] as Problem;
  const more = errors.length - 1;
  const others = more > 0 ? ` (${more} more ${more === 1 ? "problem" : "problems"})` : "";
  const place = `${verdict.path}:${first.line}:${first.column}`;
  return `${place}: ${first.code} at ${first.pointer || "the root"}: ${first.message} ${first.hint}${others}`;
}

/** A value has no canonical form: `code` is the one that a file with this value would get. */
export class CanonicalizationError extends Error {
  override readonly name = "CanonicalizationError";
  readonly code: ErrorCode;
  /** JSON Pointer of the value. */
  readonly pointer: string;
  readonly reason: string;

  constructor(code: ErrorCode, pointer: string, reason: string) {
    super(`${code} at ${pointer || "the root"}: ${reason}`);
    this.code = code;
    this.pointer = pointer;
    this.reason = reason;
  }
}
