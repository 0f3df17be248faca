/** An answer that arrives in pieces. */

import { type Finalized, Finalizer } from "../../src/finalize/index.js";

/** Finalizes an answer in pieces of a size, in UTF-16 units. */
export function inPieces(answer: string, ids: readonly string[], size: number): Finalized {
  const finalizer = new Finalizer(ids);
  let head = "";
  for (let at = 0; at < answer.length; at += size) head += finalizer.feed(answer.slice(at, at + size));
  const { text, followed } = finalizer.close();
  return { text: head + text, followed };
}
