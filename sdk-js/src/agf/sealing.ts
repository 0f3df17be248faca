/** What vouches for a germline: the hash of its identity genes, and the seal of its issuer. */

import { IDENTITY_KIND } from "../spec/agf.js";
import { canonicalText } from "./canonical.js";
import { CanonicalizationError } from "./errors.js";
import { identityHash } from "./digests.js";
import { type AnyDocument, type JsonObject, dataOf, isArray, isObject, member } from "./json-value.js";
import { hmacSha256 } from "./sha256.js";
import { isBytes } from "./utf8.js";

/** Returns the identity hash of a germline; that of no genes when one has no id or text, which no check lets pass. */
export async function germlineIdentity(genes: readonly JsonObject[]): Promise<string> {
  const identity = genes.filter((gene) => member(gene, "kind") === IDENTITY_KIND);
  const pairs = identity.map((gene) => ({ id: member(gene, "id"), text: member(gene, "text") }));
  const whole = pairs.every(({ id, text }) => typeof id === "string" && typeof text === "string");
  return identityHash(whole ? (pairs as { id: string; text: string }[]) : []);
}

/**
 * Returns the seal of a germline: HMAC-SHA256 over the canonical form of its genes (spec: agf.md#seal).
 *
 * @param genes the kernel genes.
 * @param options the id of the key, and the issuer's secret.
 * @throws CanonicalizationError a gene has no canonical form.
 * @throws TypeError the key is no Uint8Array.
 */
export async function makeSeal(
  genes: readonly object[],
  { kid, key }: { readonly kid: string; readonly key: Uint8Array },
): Promise<{ kid: string; mac: string }> {
  if (!isBytes(key)) throw new TypeError("the key has to be a Uint8Array; of text, new TextEncoder().encode(text)");
  const sealed = canonicalText({ germline: { genes, read_only: true } });
  return { kid, mac: await hmacSha256(key, sealed) };
}

/**
 * Says whether the germline of a document is the one that was sealed with this key (spec: agf.md#seal).
 *
 * For the issuer, who has the key; the comparison takes the same time wherever the two differ.
 */
export async function sealFits(document: AnyDocument, { key }: { readonly key: Uint8Array }): Promise<boolean> {
  const germline = member(dataOf(document), "germline");
  const seal = isObject(germline) ? member(germline, "seal") : undefined;
  const genes = isObject(germline) ? member(germline, "genes") : undefined;
  const mac = isObject(seal) ? member(seal, "mac") : undefined;
  if (typeof mac !== "string" || !isArray(genes) || !genes.every((gene) => isObject(gene))) return false;
  try {
    return isSame((await makeSeal(genes as object[], { kid: "", key })).mac, mac);
  } catch (error) {
    if (error instanceof CanonicalizationError) return false;
    throw error;
  }
}

function isSame(made: string, given: string): boolean {
  let difference = made.length ^ given.length;
  for (let at = 0; at < made.length; at++) difference |= made.charCodeAt(at) ^ given.charCodeAt(at);
  return difference === 0;
}
