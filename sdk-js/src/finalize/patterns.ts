/** Regular expressions that search or match from a place in a text. */

/** A pattern whose classes and counts mean code points. */
export class Pattern {
  private readonly searching: RegExp;
  private readonly matching: RegExp;

  constructor(source: string) {
    this.searching = new RegExp(source, "gu");
    this.matching = new RegExp(source, "yu");
  }

  /** Returns the first match at a place or behind it. */
  search(text: string, at: number): RegExpExecArray | null {
    this.searching.lastIndex = at;
    return this.searching.exec(text);
  }

  /** Returns the match at a place. */
  match(text: string, at: number): RegExpExecArray | null {
    this.matching.lastIndex = at;
    return this.matching.exec(text);
  }

  /** Returns where the match at a place ends; the place itself when there is none. */
  pass(text: string, at: number): number {
    return endOf(this.match(text, at)) ?? at;
  }
}

export function endOf(match: RegExpExecArray): number;
export function endOf(match: RegExpExecArray | null): number | undefined;
export function endOf(match: RegExpExecArray | null): number | undefined {
  return match === null ? undefined : match.index + match[0].length;
}

/** Returns a text as a regular expression, also inside a class. */
export function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, (mark) => `\\u{${mark.charCodeAt(0).toString(16)}}`);
}

/** Returns ranges of code points, in hexadecimal, as they stand in a character class. */
export function characterClass(ranges: readonly (readonly [string, string])[]): string {
  return ranges.map(([first, last]) => `\\u{${first}}-\\u{${last}}`).join("");
}

/**
 * Returns a text as a regular expression in which the letters A to Z have no case.
 *
 * The flag for that takes further letters for them, and not the same ones in every language.
 */
export function caseless(text: string): string {
  return Array.from(text, (mark) => {
    return /[A-Za-z]/.test(mark) ? `[${mark.toLowerCase()}${mark.toUpperCase()}]` : literal(mark);
  }).join("");
}

/** Returns a regular expression for any of some texts, in which the letters A to Z have no case. */
export function anyOf(texts: Iterable<string>): string {
  return `(?:${Array.from(texts, caseless).join("|")})`;
}

/** Returns a regular expression for the beginnings of texts, cut off by the end. */
export function cutOff(texts: readonly string[]): string {
  const beginnings = texts.flatMap((text) =>
    Array.from({ length: text.length - 1 }, (_, end) => text.slice(0, end + 1)),
  );
  return `${anyOf([...new Set(beginnings)].sort().reverse())}$`;
}
