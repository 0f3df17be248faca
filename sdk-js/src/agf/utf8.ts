/** Bytes as text, and where bytes stop being UTF-8. */

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

export function encode(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Returns the bytes of a text; half of a surrogate pair becomes bytes that are no UTF-8, as it is no character. */
export function encodeStrictly(text: string): Uint8Array {
  const data = encode(text);
  const half = text.search(/\p{Cs}/u);
  if (half >= 0) data.set([0xed, 0xa0, 0x80], encode(text.slice(0, half)).length);
  return data;
}

/** Returns the text, or undefined when the bytes are no UTF-8. */
export function decode(data: Uint8Array): string | undefined {
  try {
    return decoder.decode(data);
  } catch {
    return undefined;
  }
}

const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe, 0, 0], "UTF-32"],
  [[0, 0, 0xfe, 0xff], "UTF-32"],
  [[0xff, 0xfe], "UTF-16"],
  [[0xfe, 0xff], "UTF-16"],
];

/** Returns the encoding whose byte order mark the bytes start with; empty when there is none. */
export function markedEncoding(data: Uint8Array): string {
  return MARKS.find(([mark]) => mark.every((byte, at) => data[at] === byte))?.[1] ?? "";
}

/** Returns where the first sequence of bytes starts that is no UTF-8 (Unicode, table 3-7). */
export function firstFault(data: Uint8Array): number {
  let at = 0;
  while (at < data.length) {
    const length = sequenceLength(data, at);
    if (length === 0) return at;
    at += length;
  }
  return at;
}

function sequenceLength(data: Uint8Array, at: number): number {
  const lead = data[at] as number;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const second = data[at + 1] ?? 0;
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let next = at + 2; next < at + length; next++) {
    if (((data[next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

/** Returns whether a value is a `Uint8Array`, of this realm or of another, such as that of a test runner. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}
