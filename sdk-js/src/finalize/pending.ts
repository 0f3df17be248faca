/** What came of an answer and is not decided yet, and what of it may be shown. */

import { REPORT } from "../spec/report.js";

// Blanks and the marks of a quotation may stand before a report that starts its line.
const ONLY_LEAD = new RegExp(`^[${REPORT.lead}]*$`);

/** The text of an answer from the first unit that is not decided yet. */
export class Pending {
  /** Starts with one unit that was decided, so that a pattern can ask for a line end before the first that was not. */
  text = "\n";
  /** The first unit that is not decided. */
  at = 1;
  /** Whether what was shown ends with a line end. */
  lineIsEmpty = true;
  private lineIsBlank = true;
  private out = "";
  /** The first half of a surrogate pair that a piece ended with. */
  private half = "";

  /**
   * Takes the next piece.
   *
   * @throws TypeError it is no text; joined to the answer it would be shown as a word.
   */
  add(piece: string): void {
    if (typeof piece !== "string") throw new TypeError(`an answer has to be text, not ${String(piece)}`);
    const text = this.half + piece;
    const end = isFirstHalf(text.charCodeAt(text.length - 1)) ? text.length - 1 : text.length;
    this.half = text.slice(end);
    this.text += text.slice(0, end);
  }

  /** Takes what no further piece completes. */
  end(): void {
    this.text += this.half;
    this.half = "";
  }

  /** Decides that the text up to a place is shown. */
  keep(end: number): void {
    if (end <= this.at) return;
    this.show(this.text.slice(this.at, end));
    this.at = end;
  }

  /** Shows a text that was decided already. */
  show(text: string): void {
    if (text === "") return;
    this.out += text;
    this.lineIsEmpty = text.endsWith("\n");
    const lineEnd = text.lastIndexOf("\n");
    this.lineIsBlank = (lineEnd >= 0 || this.lineIsBlank) && ONLY_LEAD.test(text.slice(lineEnd + 1));
  }

  /** Drops what was decided; returns what of it is shown, and by how much every place moved to the front. */
  settle(): { readonly shown: string; readonly moved: number } {
    const settled = { shown: this.out, moved: this.at - 1 };
    this.text = this.text.slice(this.at - 1);
    this.at = 1;
    this.out = "";
    return settled;
  }

  /** Returns whether nothing but a lead stands between a place and the start of its line. */
  startsLine(place: number): boolean {
    const before = this.text.slice(this.at, place);
    const lineEnd = before.lastIndexOf("\n");
    return (lineEnd >= 0 || this.lineIsBlank) && ONLY_LEAD.test(before.slice(lineEnd + 1));
  }

  /** Returns a place that is not before `at` and not inside a surrogate pair. */
  boundary(wanted: number): number {
    if (wanted <= this.at) return this.at;
    return isFirstHalf(this.text.charCodeAt(wanted - 1)) ? wanted - 1 : wanted;
  }
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
