// Generated from spec/agf/1.0/report.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: 72249258f717c778977be5a99118cb56d0dceb6c4331e206385c4dc0d437a551

/**
 * What `agf check --json` writes: one verdict a file, in the order of their paths, and a summary.
 */
export interface CheckReport {
  report: "agf-check/1.0";
  tool: Tool;
  /**
   * Newest AGF version the tool knows.
   */
  spec: string;
  files: FileVerdict[];
  summary: Summary;
}
export interface Tool {
  name: string;
  version: string;
}
export interface FileVerdict {
  /**
   * The path as given or found; "-" is standard input.
   */
  path: string;
  /**
   * No problem of severity error.
   */
  valid: boolean;
  /**
   * Only with gene checks: valid, and no finding of severity error.
   */
  importable?: boolean;
  /**
   * Size of the file; null when it was refused unread.
   */
  bytes: number | null;
  /**
   * Format version that the file names, when it is a supported one.
   */
  agf: string | null;
  /**
   * Genes counted, when the document could be read so far.
   */
  genes: number | null;
  /**
   * Digest computed over the document, when it could be.
   */
  digest: string | null;
  problems: Problem[];
  /**
   * More problems were found than one report lists.
   */
  truncated: boolean;
  /**
   * Only with gene checks.
   */
  findings?: Finding[];
}
export interface Problem {
  /**
   * A code of the error catalogue.
   */
  code: string;
  severity: "error" | "warning";
  /**
   * JSON Pointer (RFC 6901) of the member. A lone surrogate in a name is shown as U+FFFD.
   */
  pointer: string;
  message: string;
  hint: string;
  /**
   * Line, from 1; a line ends with LF.
   */
  line: number;
  /**
   * Column, from 1, in Unicode code points.
   */
  column: number;
}
/**
 * Why an importer must not write a gene although the file is valid.
 */
export interface Finding {
  /**
   * A code of the gene checks.
   */
  code: string;
  severity: "error" | "warning";
  category: string;
  pointer: string;
  message: string;
  hint: string;
  line: number;
  column: number;
}
export interface Summary {
  files: number;
  valid: number;
  invalid: number;
  /**
   * Only with gene checks.
   */
  importable?: number;
  /**
   * Paths that could not be opened; each is named on standard error.
   */
  unreadable: number;
  /**
   * How often each code was reported, sorted by code.
   */
  codes: {
    [k: string]: number;
  };
}
