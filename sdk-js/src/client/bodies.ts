/** The bytes of an answer, as far as they came and are wanted. */

/** Reads the body of a response into `chunks`, piece by piece, and stops at the limit. */
export async function readInto(chunks: Uint8Array[], response: Response, limit: number): Promise<void> {
  if (!response.body) {
    // Some implementations of fetch have no streams.
    chunks.push(new Uint8Array(await response.arrayBuffer()).subarray(0, limit));
    return;
  }
  const reader = response.body.getReader();
  for (let room = limit; room > 0;) {
    const { done, value } = await reader.read();
    if (done) return;
    chunks.push(value.subarray(0, room));
    room -= value.length;
  }
  // The rest stays where it is; a connection that breaks over it is nobody's loss.
  reader.cancel().catch(() => {});
}

/** Returns the pieces as one. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
