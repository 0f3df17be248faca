/** Lines of code fences, and the white space around them. */

import { REPORT } from "../spec/report.js";
import { Pattern, characterClass } from "./patterns.js";
import { limit } from "./report-tags.js";

const LEAST_MARKS = limit("least_fence_characters");
const MOST_MARKS = limit("fence_characters");
const MOST_INDENT = limit("fence_indent_characters");
const MOST_TAIL = limit("tail_characters");
const MOST_INFO = limit("info_characters");
const MOST_BLANKS = limit("blank_characters");

function marks(least: number): string {
  return `(?:\`{${least},${MOST_MARKS}}|~{${least},${MOST_MARKS}})`;
}

/** The line of a fence, from the line end before it: its marks and what stands behind them. */
export const FENCE = new Pattern(`\\n {0,${MOST_INDENT}}(${marks(LEAST_MARKS)})([^\\n\`]{0,${MOST_INFO}})(?=\\n)`);
/** A last line that may become that of a fence. */
export const CUT_FENCE = new Pattern(`\\n {0,${MOST_INDENT}}(?:${marks(1)}[^\\n\`]{0,${MOST_INFO}})?$`);
/** `CUT_FENCE` is never longer, in UTF-16 units. */
export const CUT_FENCE_UNITS = 2 * (1 + MOST_INDENT + MOST_MARKS + MOST_INFO);
export const CLOSING_FENCE = new Pattern(`(${marks(LEAST_MARKS)})[ \\t\\r]{0,${MOST_TAIL}}(?:(\\n)|$)`);
export const CUT_CLOSING_FENCE = new Pattern(`${marks(1)}[ \\t\\r]{0,${MOST_TAIL}}$`);
export const SPACE = new Pattern(`[ \\t\\r\\n]{0,${MOST_BLANKS}}`);
export const LINE_END = new Pattern(`[ \\t\\r]{0,${MOST_BLANKS}}(?:(\\n)|$)`);

const ONLY_WHITE_SPACE = new RegExp(`^[${characterClass(REPORT.white_space)}]*$`, "u");

/** Returns the marks of the fence that is open behind the line of a fence; empty when none is. */
export function fenceBehind([, marks = "", info = ""]: RegExpExecArray, fence: string): string {
  if (fence === "") return marks;
  return closes(marks, fence) && ONLY_WHITE_SPACE.test(info) ? "" : fence;
}

export function closes(marks: string, fence: string): boolean {
  return marks[0] === fence[0] && marks.length >= fence.length;
}
