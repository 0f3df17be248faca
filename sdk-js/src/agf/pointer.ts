/** JSON Pointers (RFC 6901), as reports show them. */

import { type JsonValue, isArray, isObject } from "./json-value.js";

export type Path = readonly (string | number)[];

/** Returns the pointer of a member or item of what `pointer` names; a lone surrogate is shown as U+FFFD. */
export function append(pointer: string, part: string | number): string {
  if (typeof part === "number") return `${pointer}/${part}`;
  let escaped = part;
  if (escaped.includes("~") || escaped.includes("/")) escaped = escaped.replaceAll("~", "~0").replaceAll("/", "~1");
  return `${pointer}/${escaped.replace(/\p{Cs}/gu, "\ufffd")}`;
}

/** Returns the pointer that goes through these member names and indices. */
export function fromParts(parts: Path): string {
  let pointer = "";
  for (const part of parts) pointer = append(pointer, part);
  return pointer;
}

/** Returns what a pointer names in a document; undefined when nothing stands there. */
export function resolve(document: JsonValue, pointer: string): JsonValue | undefined {
  let value: JsonValue | undefined = document;
  for (const part of pointer.split("/").slice(1)) {
    const name: string = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (isObject(value) && Object.hasOwn(value, name)) value = value[name];
    else if (isArray(value) && /^(?:0|[1-9][0-9]*)$/.test(name)) value = value[Number(name)];
    else return undefined;
  }
  return value;
}
