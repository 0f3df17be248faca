/** A tag that begins a report, or only mentions the tag. */

import { REPORT } from "../spec/report.js";
import { Pattern, endOf, literal } from "./patterns.js";
import { CLOSING, NEXT, PARTIAL, closingEnd, endOfTag, isClosing, limit } from "./report-tags.js";

const MOST_MENTION = limit("mention_characters");
const TRIVIA = new Pattern(`[${REPORT.blanks}${literal(REPORT.wrappers)}]*`);

/** Where a tag stands. */
export interface Standing {
  /** The text, and the first place of it that is not decided. */
  readonly text: string;
  readonly at: number;
  /** Whether nothing but a lead stands before the tag in its line. */
  readonly startsLine: boolean;
}

/** Says whether a tag begins a report; undefined when more text has to tell. */
export function isReport(
  tag: RegExpExecArray,
  { text, at, startsLine }: Standing,
  final: boolean,
): boolean | undefined {
  const end = endOfTag(text, tag, final);
  if (end === undefined) return undefined;
  if (text[tag.index - 1] === "`" && tag.index > at) {
    if (end === text.length && !final) return undefined;
    if (text[end] === "`") return false;
  }
  if (startsLine) return true;
  const next = NEXT.pass(text, end);
  if (next === text.length) return final ? true : undefined;
  if (isClosing(tag)) return false;
  const closing = CLOSING.match(text, next);
  if (text[next] === "{" || (closing !== null && (endOf(closing) < text.length || final))) return true;
  if (!final && PARTIAL.match(text, next) !== null) return undefined;
  return endsAnswer(text, tag.index, end, final);
}

/** Says whether a report without JSON ends the answer: closed on its line, and nothing but trivia behind. */
function endsAnswer(text: string, start: number, end: number, final: boolean): boolean | undefined {
  if (isLonger(text, start, MOST_MENTION)) return false;
  const lineEnd = text.indexOf("\n", end);
  const found = CLOSING.search(text, end);
  // No closing tag has a line end in its name.
  const closing = found !== null && lineEnd >= 0 && found.index > lineEnd ? null : found;
  if (closing === null) return lineEnd < 0 && !final ? undefined : false;
  const closed = closingEnd(text, endOf(closing), final);
  if (closed === undefined) return undefined;
  if (TRIVIA.pass(text, closed) < text.length) return false;
  return final ? true : undefined;
}

/** Says whether a text has more code points from a place on. */
function isLonger(text: string, start: number, most: number): boolean {
  const units = text.length - start;
  return units > most && (units > 2 * most || [...text.slice(start)].length > most);
}
