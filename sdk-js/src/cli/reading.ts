/** Reading a file without reading more than a verdict needs. */

import { open } from "node:fs/promises";
import { MAX_FILE_BYTES } from "../spec/agf.js";

/** The path that means standard input. */
export const STDIN = "-";

/**
 * Returns the bytes of a file, or of standard input for `-`, but never more than one byte beyond the limit
 * `file_bytes`; of a larger file as many bytes, whatever they are, so that a check refuses them unread.
 */
export async function readBounded(path: string): Promise<Uint8Array> {
  if (path === STDIN) return readStandardInput();
  const file = await open(path, "r");
  try {
    const status = await file.stat();
    if (status.isDirectory()) throw new Error("it is no file");
    if (status.isFile() && status.size > MAX_FILE_BYTES) return new Uint8Array(MAX_FILE_BYTES + 1);
    const buffer = new Uint8Array(MAX_FILE_BYTES + 1);
    let length = 0;
    while (length < buffer.length) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length, null);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return buffer.subarray(0, length);
  } finally {
    await file.close();
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > MAX_FILE_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_FILE_BYTES + 1);
}
