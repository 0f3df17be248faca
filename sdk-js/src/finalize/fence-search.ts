/** Looking for fences in an answer: which one is open, and where the next one stands. */

import { CUT_FENCE, CUT_FENCE_UNITS, FENCE, fenceBehind } from "./fences.js";
import { endOf } from "./patterns.js";
import type { Pending } from "./pending.js";
import { TAG_UNITS, limit } from "./report-tags.js";

// Whatever stands further behind a fence than this has nothing to do with it.
const FAR = limit("blank_characters") + TAG_UNITS;

/** The fences of an answer, one after the other. */
export class FenceSearch {
  /** The marks of the fence that is open; empty when none is. */
  open = "";
  // No fence before this place is looked at again.
  private seen = 0;
  // A search that found nothing, or something further on, is not made again in the same text: that keeps it linear.
  private line: RegExpExecArray | null = null;
  private lineIsKnown = false;

  constructor(private readonly pending: Pending) {}

  /** Forgets what was found in a text that has changed. */
  forget(): void {
    this.lineIsKnown = false;
  }

  /** Takes along that every place moved to the front. */
  move(moved: number): void {
    this.seen -= moved;
  }

  /** Returns the next fence that is near a place or behind it; passes those that are further in front of it. */
  next(near: number): RegExpExecArray | null {
    const { text, at } = this.pending;
    const start = Math.max(at - 1, this.seen);
    if (this.lineIsKnown && (this.line === null || this.line.index >= start)) return this.line;
    this.lineIsKnown = true;
    this.line = FENCE.search(text, start);
    while (this.line !== null && endOf(this.line) < near - FAR) {
      this.pass(this.line);
      this.line = FENCE.search(text, this.seen);
    }
    return this.line;
  }

  /** Goes behind a fence. */
  pass(fence: RegExpExecArray): void {
    this.open = fenceBehind(fence, this.open);
    this.seen = endOf(fence);
  }

  /** Returns where the last line starts, when it may become that of a fence; else where the text ends. */
  cutStart(): number {
    const { text, at } = this.pending;
    const cut = CUT_FENCE.search(text, Math.max(at - 1, text.length - CUT_FENCE_UNITS));
    return cut === null ? text.length : cut.index + 1;
  }
}
