/** An answer and the ids of its compile -> the answer without its report, and the ids that the report names. */

import { FenceSearch } from "./fence-search.js";
import { CLOSING_FENCE, CUT_CLOSING_FENCE, LINE_END, SPACE, closes } from "./fences.js";
import { isReport } from "./mentions.js";
import { Pattern, endOf } from "./patterns.js";
import { Pending } from "./pending.js";
import { ReportBody } from "./report-body.js";
import { CLOSING, PARTIAL, TAG, TAG_UNITS, TRUNCATED, closingEnd, endOfTag, isEmpty, limit } from "./report-tags.js";
import { endsWrapped, mirrored, wrapperStart } from "./wrappers.js";

/** An answer without its report. */
export interface Finalized {
  /** What the customer sees; of a stream, the rest of it. */
  readonly text: string;
  /** Ids of the compile that the report names, in the order of their first mention. */
  readonly followed: readonly string[];
}

const INDENT = new Pattern(`[ \\t]{0,${limit("tail_characters")}}`);

/**
 * Takes every report out of an answer (spec: dialects.md#finalize). Linear in the length of the text.
 *
 * @param text the model's whole answer.
 * @param ids ids of the genes that were in the section; others are not reported.
 * @throws TypeError the answer is no text.
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
  private readonly pending = new Pending();
  private readonly fences = new FenceSearch(this.pending);
  private readonly body = new ReportBody();
  private step: Step | undefined = (final) => this.inText(final);
  // A search that found nothing, or something further on, is not made again in the same text: that keeps it linear.
  private tag: RegExpExecArray | null = null;
  private tagIsKnown = false;
  private heldFence = "";
  private wrapper = "";
  private isWholeLine = false;

  constructor(ids: Iterable<string>) {
    this.ids = new Set(ids);
  }

  /**
   * Takes the next piece of the answer and returns what may be shown now.
   *
   * @throws TypeError the piece is no text, as null and undefined, which some models send: pass over those.
   * @throws Error the stream was closed.
   */
  feed(piece: string): string {
    this.pending.add(piece);
    return this.run(false);
  }

  /**
   * Ends the answer and returns the rest of it, and the ids.
   *
   * @throws Error the stream was closed before.
   */
  close(): Finalized {
    this.pending.end();
    const text = this.run(true);
    this.step = undefined;
    return { text, followed: [...this.followed] };
  }

  private run(final: boolean): string {
    this.tagIsKnown = false;
    this.fences.forget();
    for (;;) {
      if (this.step === undefined) throw new Error("this finalizer was closed");
      if (!this.step(final)) break;
    }
    const { shown, moved } = this.pending.settle();
    this.fences.move(moved);
    return shown;
  }

  // Steps

  /** Shows text up to the next tag or fence. */
  private inText(final: boolean): boolean {
    const { pending } = this;
    const tag = this.nextTag();
    for (;;) {
      const fence = this.fences.next(tag?.index ?? pending.text.length);
      if (fence === null || (tag !== null && tag.index < endOf(fence))) break;
      const passed = this.atFence(fence, tag, final);
      if (passed !== undefined) return passed;
    }
    if (tag !== null) return this.atTag(tag, final);
    pending.keep(this.safeEnd(final));
    if (final) pending.at = pending.text.length;
    return false;
  }

  /** Reads a report up to its closing tag, or to the end of the answer. */
  private inBody(final: boolean): boolean {
    const { text, at } = this.pending;
    const closing = CLOSING.search(text, at);
    if (closing === null) {
      if (final && endsWrapped(text.slice(at), this.wrapper)) this.wrapper = "";
      this.read(final ? text.length : this.pending.boundary(text.length - TAG_UNITS));
      if (final) {
        this.noteIds();
        this.pending.show(this.wrapper);
      }
      return false;
    }
    if (endOf(closing) === text.length && !final) return false;
    this.read(closing.index);
    this.noteIds();
    return this.go(endOf(closing), (end) => this.inClosingTag(end));
  }

  /** Passes the end of a closing tag. */
  private inClosingTag(final: boolean): boolean {
    const end = closingEnd(this.pending.text, this.pending.at, final);
    return end !== undefined && this.go(end, (last) => this.after(last));
  }

  /** Takes away what belongs to a report and stands behind it: closing tags, wrappers, a fence, the line end. */
  private after(final: boolean): boolean {
    const { pending } = this;
    const { text } = pending;
    const next = INDENT.pass(text, pending.at);
    const again = CLOSING.match(text, next);
    if (again !== null && (endOf(again) < text.length || final)) {
      return this.go(endOf(again), (end) => this.inClosingTag(end));
    }
    if (!final && (next === text.length || PARTIAL.match(text, next) !== null)) return false;
    if (this.wrapper !== "") {
      const marks = mirrored(this.wrapper);
      if (text.startsWith(marks, pending.at)) pending.at += marks.length;
      else if (!final && marks.startsWith(text.slice(pending.at, pending.at + marks.length + 1))) return false;
      else pending.show(this.wrapper);
      this.wrapper = "";
    }
    if (this.heldFence !== "") return this.afterInFence(final);
    const lineEnd = this.isWholeLine ? LINE_END.match(text, pending.at) : null;
    if (lineEnd !== null && lineEnd[1] === undefined && !final) return false;
    return this.go(lineEnd?.[1] === undefined ? pending.at : endOf(lineEnd), (end) => this.inText(end));
  }

  /** Drops the fence when nothing else stands in it, and shows it when something does. */
  private afterInFence(final: boolean): boolean {
    const { pending } = this;
    const { text } = pending;
    const next = SPACE.pass(text, pending.at);
    if (next === text.length) {
      if (final) pending.at = next;
      return false;
    }
    const tag = TAG.match(text, next);
    if (tag !== null && (endOf(tag) < text.length || final)) return this.enter(tag, final);
    const mark = CLOSING_FENCE.match(text, next);
    if (mark !== null && closes(mark[1] as string, this.fences.open)) {
      if (mark[2] === undefined && !final) return false;
      pending.at = endOf(mark);
      this.fences.open = "";
    } else {
      const isCut = PARTIAL.match(text, next) ?? CUT_CLOSING_FENCE.match(text, next);
      if (!final && isCut !== null) return false;
      pending.show(this.heldFence);
      const lineEnd = LINE_END.match(text, pending.at);
      if (lineEnd?.[1] !== undefined) pending.at = endOf(lineEnd);
    }
    this.heldFence = "";
    return this.go(pending.at, (end) => this.inText(end));
  }

  // What the text step meets

  /** Passes a fence and returns undefined; goes into a report that it opens for; or needs more text. */
  private atFence(fence: RegExpExecArray, tag: RegExpExecArray | null, final: boolean): boolean | undefined {
    const { pending, fences } = this;
    const inside = fences.open === "" ? SPACE.pass(pending.text, endOf(fence)) : undefined;
    if (inside !== undefined && tag?.index === inside) {
      pending.keep(fence.index + 1);
      const start = pending.at;
      if (!this.enter(tag, final)) return false;
      this.heldFence = pending.text.slice(start, inside);
      fences.open = fence[1] as string;
      this.isWholeLine = false;
      return true;
    }
    const { text } = pending;
    if (!final && inside !== undefined && (inside === text.length || PARTIAL.match(text, inside) !== null)) {
      pending.keep(fence.index + 1);
      return false;
    }
    fences.pass(fence);
    return undefined;
  }

  private atTag(tag: RegExpExecArray, final: boolean): boolean {
    const { pending } = this;
    const { text, at } = pending;
    const start = wrapperStart(text, tag.index, at);
    const startsLine = pending.startsLine(start);
    const begins = isReport(tag, { text, at, startsLine }, final);
    if (begins === undefined) {
      pending.keep(Math.min(start, this.fences.cutStart()));
      return false;
    }
    if (!begins) {
      pending.keep(endOf(tag));
      return true;
    }
    pending.keep(start);
    if (!this.enter(tag, final)) return false;
    this.wrapper = text.slice(start, tag.index);
    this.isWholeLine = startsLine && pending.lineIsEmpty;
    return true;
  }

  // Moves

  /** Goes on from a place with another step. */
  private go(at: number, step: Step): true {
    this.pending.at = at;
    this.step = step;
    return true;
  }

  /** Goes into a report, whose opening tag, or stray closing tag, stands here; false when more has to come. */
  private enter(tag: RegExpExecArray, final: boolean): boolean {
    const { text } = this.pending;
    const end = endOfTag(text, tag, final);
    if (end === undefined) return false;
    return this.go(end, isEmpty(text, tag, end) ? (last) => this.after(last) : (last) => this.inBody(last));
  }

  /** Takes the text up to a place into the body of the report. */
  private read(end: number): void {
    const { pending } = this;
    this.body.take(pending.text, pending.at, end);
    pending.at = Math.max(pending.at, end);
  }

  private noteIds(): void {
    for (const id of this.body.end(this.ids)) this.followed.add(id);
  }

  // Looks

  private nextTag(): RegExpExecArray | null {
    const { text, at } = this.pending;
    if (!this.tagIsKnown || (this.tag !== null && this.tag.index < at)) {
      this.tag = TAG.search(text, at);
      this.tagIsKnown = true;
    }
    return this.tag;
  }

  /** Returns the end of what cannot become part of a report. */
  private safeEnd(final: boolean): number {
    const { text, at } = this.pending;
    const cut = (final ? TRUNCATED : PARTIAL).search(text, this.pending.boundary(text.length - TAG_UNITS));
    const end = cut?.index ?? text.length;
    return final ? end : Math.min(wrapperStart(text, end, at), this.fences.cutStart());
  }
}
