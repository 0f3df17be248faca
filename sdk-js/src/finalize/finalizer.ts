/** An answer and the ids of its compile -> the answer without its report, and the ids that the report names. */

import { REPORT } from "../spec/report.js";
import {
  CLOSING_FENCE,
  CUT_CLOSING_FENCE,
  CUT_FENCE,
  CUT_FENCE_UNITS,
  FENCE,
  LINE_END,
  SPACE,
  closes,
  fenceBehind,
} from "./fences.js";
import { Pattern, endOf, literal } from "./patterns.js";
import { reportedIds } from "./report-ids.js";
import {
  CLOSING,
  NEXT,
  PARTIAL,
  TAG,
  TAG_UNITS,
  TRUNCATED,
  closingEnd,
  isClosing,
  limit,
  openingEnd,
} from "./report-tags.js";

/** An answer without its report. */
export interface Finalized {
  /** What the customer sees; of a stream, the rest of it. */
  readonly text: string;
  /** Ids of the compile that the report names, in the order of their first mention. */
  readonly followed: readonly string[];
}

const MOST_BLANKS = limit("blank_characters");
const MOST_BODY = limit("body_characters");
const MOST_MENTION = limit("mention_characters");
const MOST_WRAPPER = limit("wrapper_characters");
// Whatever stands further behind a fence than this has nothing to do with it.
const FAR = MOST_BLANKS + TAG_UNITS;
// Blanks and the marks of a quotation may stand before a report that starts its line.
const ONLY_LEAD = /^[ \t\r>]*$/;
const INDENT = new Pattern("[ \\t]{0,8}");
const TRIVIA = new Pattern(`[${REPORT.blanks}${literal(REPORT.wrappers)}]*`);
const ENDS_OF_TAGS = new Set(REPORT.greater_than.join(""));

/**
 * Takes every report out of an answer (spec: dialects.md#finalize). Linear in the length of the text.
 *
 * @param text the model's whole answer.
 * @param ids ids of the genes that were in the section; others are not reported.
 *
 * @example
 * finalize('Done. <genome_report>{"followed": ["short"]}</genome_report>', ["short"]);
 * // { text: "Done. ", followed: ["short"] }
 */
export function finalize(text: string, ids: Iterable<string>): Finalized {
  const finalizer = new Finalizer(ids);
  const head = finalizer.feed(text);
  const { text: tail, followed } = finalizer.close();
  return { text: head + tail, followed };
}

/** A step says false when it needs more text. */
type Step = (final: boolean) => boolean;

/**
 * Takes the reports out of an answer that arrives in pieces; any split gives what `finalize` gives.
 *
 * Holds back what may still be part of a report and nothing else; memory has a bound whatever arrives.
 */
export class Finalizer {
  private readonly ids: ReadonlySet<string>;
  private readonly followed = new Set<string>();
  // The buffer starts with one unit that was dealt with, so that a pattern can ask for a line end before its first;
  // `at` is the first that was not, and no fence before `seen` is looked at again.
  private buffer = "\n";
  private at = 1;
  private seen = 0;
  /** The first half of a surrogate pair that a piece ended with. */
  private half = "";
  private out = "";
  private step: Step | undefined = (final) => this.inText(final);
  private tag: RegExpExecArray | null = null;
  private fenceLine: RegExpExecArray | null = null;
  private tagIsKnown = false;
  private fenceLineIsKnown = false;
  private lineIsBlank = true;
  private lineIsEmpty = true;
  private fence = "";
  private heldFence = "";
  private wrapper = "";
  private isWholeLine = false;
  private body = "";
  private bodyRoom = MOST_BODY;

  constructor(ids: Iterable<string>) {
    this.ids = new Set(ids);
  }

  /**
   * Takes the next piece of the answer and returns what may be shown now.
   *
   * @throws Error the stream was closed.
   */
  feed(piece: string): string {
    const text = this.half + piece;
    const end = isFirstHalf(text.charCodeAt(text.length - 1)) ? text.length - 1 : text.length;
    this.half = text.slice(end);
    this.buffer += text.slice(0, end);
    return this.run(false);
  }

  /**
   * Ends the answer and returns the rest of it, and the ids.
   *
   * @throws Error the stream was closed before.
   */
  close(): Finalized {
    this.buffer += this.half;
    const text = this.run(true);
    this.step = undefined;
    return { text, followed: [...this.followed] };
  }

  private run(final: boolean): string {
    this.tagIsKnown = this.fenceLineIsKnown = false;
    for (;;) {
      if (this.step === undefined) throw new Error("this finalizer was closed");
      if (!this.step(final)) break;
    }
    this.buffer = this.buffer.slice(this.at - 1);
    this.seen -= this.at - 1;
    this.at = 1;
    const shown = this.out;
    this.out = "";
    return shown;
  }

  // Steps

  /** Shows text up to the next tag or fence. */
  private inText(final: boolean): boolean {
    const tag = this.nextTag();
    for (;;) {
      const fence = this.nextFence(tag?.index ?? this.buffer.length);
      if (fence === null || (tag !== null && tag.index < endOf(fence))) break;
      const passed = this.atFence(fence, tag, final);
      if (passed !== undefined) return passed;
    }
    if (tag !== null) return this.atTag(tag, final);
    this.keep(this.safeEnd(final));
    if (final) this.at = this.buffer.length;
    return false;
  }

  /** Reads a report up to its closing tag, or to the end of the answer. */
  private inBody(final: boolean): boolean {
    const { buffer } = this;
    const closing = CLOSING.search(buffer, this.at);
    if (closing === null) {
      if (final && this.endsWrapped()) this.wrapper = "";
      this.read(final ? buffer.length : this.boundary(buffer.length - TAG_UNITS));
      if (final) {
        this.noteIds();
        this.show(this.wrapper);
      }
      return false;
    }
    if (endOf(closing) === buffer.length && !final) return false;
    this.read(closing.index);
    this.noteIds();
    this.at = endOf(closing);
    this.step = (end) => this.inClosingTag(end);
    return true;
  }

  /** Passes the end of a closing tag. */
  private inClosingTag(final: boolean): boolean {
    const end = closingEnd(this.buffer, this.at, final);
    if (end === undefined) return false;
    this.at = end;
    this.step = (last) => this.after(last);
    return true;
  }

  /** Takes away what belongs to a report and stands behind it: closing tags, wrappers, a fence, the line end. */
  private after(final: boolean): boolean {
    const { buffer } = this;
    const next = INDENT.pass(buffer, this.at);
    const again = CLOSING.match(buffer, next);
    if (again !== null && (endOf(again) < buffer.length || final)) {
      this.at = endOf(again);
      this.step = (end) => this.inClosingTag(end);
      return true;
    }
    if (!final && (next === buffer.length || PARTIAL.match(buffer, next) !== null)) return false;
    if (this.wrapper !== "") {
      const mirrored = [...this.wrapper].reverse().join("");
      if (buffer.startsWith(mirrored, this.at)) this.at += mirrored.length;
      else if (!final && mirrored.startsWith(buffer.slice(this.at, this.at + mirrored.length + 1))) return false;
      else this.show(this.wrapper);
      this.wrapper = "";
    }
    if (this.heldFence !== "") return this.afterInFence(final);
    const lineEnd = this.isWholeLine ? LINE_END.match(buffer, this.at) : null;
    if (lineEnd !== null) {
      if (lineEnd[1] === undefined && !final) return false;
      if (lineEnd[1] !== undefined) this.at = endOf(lineEnd);
    }
    this.step = (end) => this.inText(end);
    return true;
  }

  /** Drops the fence when nothing else stands in it, and shows it when something does. */
  private afterInFence(final: boolean): boolean {
    const { buffer } = this;
    const next = SPACE.pass(buffer, this.at);
    if (next === buffer.length) {
      if (final) this.at = next;
      return false;
    }
    const tag = TAG.match(buffer, next);
    if (tag !== null && (endOf(tag) < buffer.length || final)) return this.enter(tag, final);
    const mark = CLOSING_FENCE.match(buffer, next);
    if (mark !== null && closes(mark[1] as string, this.fence)) {
      if (mark[2] === undefined && !final) return false;
      this.at = endOf(mark);
      this.fence = this.heldFence = "";
    } else {
      const isCut = PARTIAL.match(buffer, next) ?? CUT_CLOSING_FENCE.match(buffer, next);
      if (!final && isCut !== null) return false;
      this.show(this.heldFence);
      this.heldFence = "";
      const lineEnd = LINE_END.match(buffer, this.at);
      if (lineEnd?.[1] !== undefined) this.at = endOf(lineEnd);
    }
    this.step = (end) => this.inText(end);
    return true;
  }

  // What the text step meets

  /** Passes a fence and returns undefined; goes into a report that it opens for; or needs more text. */
  private atFence(fence: RegExpExecArray, tag: RegExpExecArray | null, final: boolean): boolean | undefined {
    const end = endOf(fence);
    if (this.fence !== "") {
      this.fence = fenceBehind(fence, this.fence);
      this.seen = end;
      return undefined;
    }
    const inside = SPACE.pass(this.buffer, end);
    if (tag?.index === inside) {
      this.keep(fence.index + 1);
      const start = this.at;
      if (!this.enter(tag, final)) return false;
      this.heldFence = this.buffer.slice(start, inside);
      this.fence = fence[1] as string;
      this.isWholeLine = false;
      return true;
    }
    if (!final && (inside === this.buffer.length || PARTIAL.match(this.buffer, inside) !== null)) {
      this.keep(fence.index + 1);
      return false;
    }
    this.fence = fence[1] as string;
    this.seen = end;
    return undefined;
  }

  private atTag(tag: RegExpExecArray, final: boolean): boolean {
    const start = this.wrapperStart(tag.index);
    const lineEnd = this.lineEndBefore(start);
    const lead = this.buffer.slice(Math.max(lineEnd + 1, this.at), start);
    const startsLine = (lineEnd >= 0 || this.lineIsBlank) && ONLY_LEAD.test(lead);
    const isReport = this.isReport(tag, startsLine, final);
    if (isReport === undefined) {
      this.keep(Math.min(start, this.cutFenceStart()));
      return false;
    }
    if (!isReport) {
      this.keep(endOf(tag));
      return true;
    }
    this.keep(start);
    if (!this.enter(tag, final)) return false;
    this.wrapper = this.buffer.slice(start, tag.index);
    this.isWholeLine = startsLine && this.lineIsEmpty;
    return true;
  }

  /** Returns where the last line end stands between `at` and a place; -1 when there is none. */
  private lineEndBefore(end: number): number {
    const found = this.buffer.slice(this.at, end).lastIndexOf("\n");
    return found < 0 ? -1 : this.at + found;
  }

  /** Says whether a tag begins a report or is a mention of the tag; undefined when more text has to tell. */
  private isReport(tag: RegExpExecArray, startsLine: boolean, final: boolean): boolean | undefined {
    const { buffer } = this;
    const end = this.endOfTag(tag, final);
    if (end === undefined) return undefined;
    if (buffer[tag.index - 1] === "`" && tag.index > this.at) {
      if (end === buffer.length && !final) return undefined;
      if (buffer[end] === "`") return false;
    }
    if (startsLine) return true;
    const next = NEXT.pass(buffer, end);
    if (next === buffer.length) return final ? true : undefined;
    if (isClosing(tag)) return false;
    const closing = CLOSING.match(buffer, next);
    if (buffer[next] === "{" || (closing !== null && (endOf(closing) < buffer.length || final))) return true;
    if (!final && PARTIAL.match(buffer, next) !== null) return undefined;
    return this.endsAnswer(tag.index, end, final);
  }

  /** Says whether a report without JSON ends the answer: closed on its line, and nothing but trivia behind. */
  private endsAnswer(start: number, end: number, final: boolean): boolean | undefined {
    const { buffer } = this;
    if (isLonger(buffer, start, MOST_MENTION)) return false;
    const lineEnd = buffer.indexOf("\n", end);
    const found = CLOSING.search(buffer, end);
    // No closing tag has a line end in its name.
    const closing = found !== null && lineEnd >= 0 && found.index > lineEnd ? null : found;
    if (closing === null) return lineEnd < 0 && !final ? undefined : false;
    const closed = closingEnd(buffer, endOf(closing), final);
    if (closed === undefined) return undefined;
    if (TRIVIA.pass(buffer, closed) < buffer.length) return false;
    return final ? true : undefined;
  }

  // Moves

  /** Goes into a report, whose opening tag, or stray closing tag, stands here; false when more has to come. */
  private enter(tag: RegExpExecArray, final: boolean): boolean {
    const end = this.endOfTag(tag, final);
    if (end === undefined) return false;
    const isEmpty = isClosing(tag) || endsWithSlash(this.buffer, endOf(tag), end);
    this.at = end;
    this.step = isEmpty ? (last) => this.after(last) : (last) => this.inBody(last);
    return true;
  }

  private endOfTag(tag: RegExpExecArray, final: boolean): number | undefined {
    return (isClosing(tag) ? closingEnd : openingEnd)(this.buffer, endOf(tag), final);
  }

  /** Shows the text up to a place. */
  private keep(end: number): void {
    if (end <= this.at) return;
    this.show(this.buffer.slice(this.at, end));
    this.at = end;
  }

  private show(text: string): void {
    if (text === "") return;
    this.out += text;
    this.lineIsEmpty = text.endsWith("\n");
    const lineEnd = text.lastIndexOf("\n");
    this.lineIsBlank = (lineEnd >= 0 || this.lineIsBlank) && ONLY_LEAD.test(text.slice(lineEnd + 1));
  }

  /** Takes the text up to a place into the body of the report, as far as there is room. */
  private read(end: number): void {
    if (this.bodyRoom > 0 && end > this.at) {
      // No more code points than units can be wanted.
      const taken = [...this.buffer.slice(this.at, Math.min(end, this.at + 2 * this.bodyRoom))].slice(0, this.bodyRoom);
      this.body += taken.join("");
      this.bodyRoom -= taken.length;
    }
    this.at = Math.max(this.at, end);
  }

  private noteIds(): void {
    for (const id of reportedIds(this.body, this.ids)) this.followed.add(id);
    this.body = "";
    this.bodyRoom = MOST_BODY;
  }

  // Looks

  // A search that found nothing, or something further on, is not made again in the same buffer: that keeps it linear.

  private nextTag(): RegExpExecArray | null {
    if (!this.tagIsKnown || (this.tag !== null && this.tag.index < this.at)) {
      this.tag = TAG.search(this.buffer, this.at);
      this.tagIsKnown = true;
    }
    return this.tag;
  }

  /** Returns the next fence that is near a place or behind it; passes those that are further in front of it. */
  private nextFence(near: number): RegExpExecArray | null {
    let start = Math.max(this.at - 1, this.seen);
    if (this.fenceLineIsKnown && (this.fenceLine === null || this.fenceLine.index >= start)) return this.fenceLine;
    this.fenceLineIsKnown = true;
    this.fenceLine = null;
    for (let fence = FENCE.search(this.buffer, start); fence !== null; fence = FENCE.search(this.buffer, start)) {
      if (endOf(fence) >= near - FAR) {
        this.fenceLine = fence;
        break;
      }
      this.fence = fenceBehind(fence, this.fence);
      this.seen = start = endOf(fence);
    }
    return this.fenceLine;
  }

  /** Returns the end of what cannot become part of a report. */
  private safeEnd(final: boolean): number {
    const cut = (final ? TRUNCATED : PARTIAL).search(this.buffer, this.boundary(this.buffer.length - TAG_UNITS));
    const end = cut?.index ?? this.buffer.length;
    return final ? end : Math.min(this.wrapperStart(end), this.cutFenceStart());
  }

  /** Returns where the last line starts, when it may become that of a fence. */
  private cutFenceStart(): number {
    const end = this.buffer.length;
    const cut = CUT_FENCE.search(this.buffer, Math.max(this.at - 1, end - CUT_FENCE_UNITS));
    return cut === null ? end : cut.index + 1;
  }

  /** Returns whether an unclosed report ends with what stands before it, mirrored. */
  private endsWrapped(): boolean {
    const rest = this.buffer.slice(this.at);
    let end = rest.length;
    while (end > 0 && REPORT.blanks.includes(rest[end - 1] as string)) end--;
    const mirrored = [...this.wrapper].reverse().join("");
    return rest.length - end <= MOST_BLANKS && rest.slice(0, end).endsWith(mirrored);
  }

  private wrapperStart(end: number): number {
    let start = end;
    while (
      start > Math.max(this.at, end - MOST_WRAPPER) &&
      REPORT.wrappers.includes(this.buffer[start - 1] as string)
    ) {
      start--;
    }
    return start;
  }

  /** Returns a place that is not before `at` and not inside a surrogate pair. */
  private boundary(wanted: number): number {
    if (wanted <= this.at) return this.at;
    return isFirstHalf(this.buffer.charCodeAt(wanted - 1)) ? wanted - 1 : wanted;
  }
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Says whether a text has more code points from a place on. */
function isLonger(text: string, start: number, most: number): boolean {
  const units = text.length - start;
  return units > most && (units > 2 * most || [...text.slice(start)].length > most);
}

function endsWithSlash(text: string, start: number, end: number): boolean {
  let at = end;
  while (at > start && ENDS_OF_TAGS.has(text[at - 1] as string)) at--;
  return at > start && text[at - 1] === "/";
}
