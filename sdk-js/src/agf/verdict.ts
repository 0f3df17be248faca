/** What a check finds: problems, and the verdict on a file that lists them. */

import type { ErrorCode } from "../spec/agf.js";
import type { Path } from "./pointer.js";
import type { Details } from "./wording.js";

/** One thing that is wrong with a file, or that its writer should know. */
export interface Problem {
  /** A code of the error catalogue. */
  readonly code: ErrorCode;
  /** `error` makes the file invalid, `warning` does not. */
  readonly severity: "error" | "warning";
  /** JSON Pointer (RFC 6901) of the member. */
  readonly pointer: string;
  /** What is wrong; free of control and invisible characters of the file. */
  readonly message: string;
  /** How to mend it. */
  readonly hint: string;
  /** Line of the place, from 1. */
  readonly line: number;
  /** Column of the place, from 1, in Unicode code points. */
  readonly column: number;
}

/** The outcome of checking one file. */
export interface Verdict {
  /** The path that was given; `-` is standard input, or no file at all. */
  readonly path: string;
  /** Whether the file is AGF 1.x: no problem is an error. */
  readonly valid: boolean;
  /** In the order of the stages, then of their places. */
  readonly problems: readonly Problem[];
  /** Size of the file; null when it was refused unread. */
  readonly bytes: number | null;
  /** The format version that the file names, when it is a supported one. */
  readonly agf: string | null;
  /** How many genes it has, when that could be told. */
  readonly genes: number | null;
  /** The digest computed over the document, when it has one. */
  readonly digest: string | null;
  /** More problems were found than a report lists. */
  readonly truncated: boolean;
}

/** A problem before it has words and a place: `at` says which offset of the path's member is meant. */
export interface Found {
  readonly code: ErrorCode;
  readonly path: Path;
  readonly details: Details;
  readonly at: "value" | "name" | "owner";
}

export function found(code: ErrorCode, path: Path, details: Details = {}, at: Found["at"] = "value"): Found {
  return { code, path, details, at };
}

export function verdictOf(path: string, problems: readonly Problem[], rest: Partial<Verdict> = {}): Verdict {
  const valid = problems.every((problem) => problem.severity !== "error");
  return { path, valid, problems, bytes: null, agf: null, genes: null, digest: null, truncated: false, ...rest };
}
