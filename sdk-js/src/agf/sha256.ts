/** SHA-256 and its HMAC, by the platform: `node:crypto` where there is one, WebCrypto everywhere else. */

import { encode } from "./utf8.js";

type NodeCrypto = Pick<typeof import("node:crypto"), "createHash" | "createHmac">;

// Asked for at run time, so that no bundler looks for the module.
const node = (globalThis as { process?: { getBuiltinModule?: (id: string) => unknown } }).process?.getBuiltinModule?.(
  "node:crypto",
) as NodeCrypto | undefined;

function web(): SubtleCrypto {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (subtle === undefined) {
    throw new Error("this page has no WebCrypto: serve it over https, or from localhost");
  }
  return subtle;
}

/** Returns the SHA-256 of a text in UTF-8, or of bytes, as 64 lower-case hexadecimal digits. */
export function sha256(data: string | Uint8Array): string | Promise<string> {
  if (node !== undefined) return node.createHash("sha256").update(data).digest("hex");
  return webSha256(typeof data === "string" ? encode(data) : data);
}

async function webSha256(data: Uint8Array): Promise<string> {
  return hex(await web().digest("SHA-256", data as BufferSource));
}

/** Returns the HMAC-SHA256 of a text in UTF-8 as 64 lower-case hexadecimal digits. */
export async function hmacSha256(key: Uint8Array, data: string): Promise<string> {
  if (node !== undefined) return node.createHmac("sha256", key).update(data).digest("hex");
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await web().importKey("raw", key as BufferSource, algorithm, false, ["sign"]);
  return hex(await web().sign("HMAC", imported, encode(data) as BufferSource));
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
