/** What stands between the tags of a report, as far as it is looked at. */

import { reportedIds } from "./report-ids.js";
import { limit } from "./report-tags.js";

const MOST_CHARACTERS = limit("body_characters");

/** The body of a report, which may come in pieces. */
export class ReportBody {
  private text = "";
  private room = MOST_CHARACTERS;

  /** Takes the part of a text between two places, as far as there is room; no pair of surrogates is cut by them. */
  take(text: string, start: number, end: number): void {
    if (this.room === 0 || end <= start) return;
    // No more code points than units can be wanted.
    const taken = [...text.slice(start, Math.min(end, start + 2 * this.room))].slice(0, this.room);
    this.text += taken.join("");
    this.room -= taken.length;
  }

  /** Ends the body; returns the ids of a set that it names. */
  end(ids: ReadonlySet<string>): Iterable<string> {
    const found = reportedIds(this.text, ids);
    this.text = "";
    this.room = MOST_CHARACTERS;
    return found;
  }
}
