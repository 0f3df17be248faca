/** Marks such as `**` that stand close around a report and go with it. */

import { REPORT } from "../spec/report.js";
import { limit } from "./report-tags.js";

const MOST_BLANKS = limit("blank_characters");
const MOST_WRAPPER = limit("wrapper_characters");

/** Returns where the marks start that end at a place; they reach no further back than `least`. */
export function wrapperStart(text: string, end: number, least: number): number {
  let start = end;
  while (start > Math.max(least, end - MOST_WRAPPER) && REPORT.wrappers.includes(text[start - 1] as string)) start--;
  return start;
}

/** Returns marks as they stand on the other side. */
export function mirrored(wrapper: string): string {
  return [...wrapper].reverse().join("");
}

/** Returns whether a text ends with marks, mirrored, and not many blanks. */
export function endsWrapped(text: string, wrapper: string): boolean {
  let end = text.length;
  while (end > 0 && REPORT.blanks.includes(text[end - 1] as string)) end--;
  return text.length - end <= MOST_BLANKS && text.slice(0, end).endsWith(mirrored(wrapper));
}
