/** Strings as Unicode code points, and patterns of the specification. */

/** Counts the code points of a string. */
export function codePoints(text: string, start = 0, end = text.length): number {
  let count = end - start;
  for (let at = start + 1; at < end; at++) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) {
      count--;
      at++;
    }
  }
  return count;
}

/** Returns the first code points of a string. */
export function firstCodePoints(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (let count = 0; count < most && end < text.length; count++) {
    end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** Compares two strings by code points, for sorting. */
export function byCodePoint(first: string, second: string): number {
  const most = Math.min(first.length, second.length);
  for (let at = 0; at < most; at++) {
    const left = first.charCodeAt(at);
    const right = second.charCodeAt(at);
    if (left !== right) {
      // Surrogates stand for code points beyond every single unit.
      const leftHigh = (left & 0xf800) === 0xd800;
      const rightHigh = (right & 0xf800) === 0xd800;
      return leftHigh === rightHigh ? left - right : leftHigh ? 1 : -1;
    }
  }
  return first.length - second.length;
}

const patterns = new Map<string, RegExp>();

/** Returns a pattern of the specification; patterns are ECMA-262 with the `u` flag. */
export function compiled(pattern: string): RegExp {
  let made = patterns.get(pattern);
  if (made === undefined) patterns.set(pattern, (made = new RegExp(pattern, "u")));
  return made;
}
