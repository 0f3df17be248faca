/** The digest of a document: SHA-256 over its canonical form without `integrity`. */

import { canonicalText } from "./canonical.js";
import { type HasData, type JsonObject, dataOf, without } from "./json-value.js";
import { sha256 } from "./sha256.js";

/**
 * Returns the digest that belongs into `integrity.sha256`: 64 lower-case hexadecimal digits.
 *
 * An `integrity` member is left out, whatever it holds (spec: canonical-form.md#digest).
 *
 * @throws CanonicalizationError the document has no canonical form.
 */
export async function digest(document: JsonObject | HasData): Promise<string> {
  return sha256(canonicalText(without(dataOf(document), "integrity")));
}

/**
 * Returns the `agent.identity_hash` of identity genes: 16 hexadecimal digits (spec: agf.md#identity-hash).
 *
 * @param genes the identity genes, in any order; only `id` and `text` count, and each needs both.
 */
export async function identityHash(genes: readonly { readonly id: string; readonly text: string }[]): Promise<string> {
  const pairs = genes.map(({ id, text }) => ({ id, text })).sort((first, second) => (first.id < second.id ? -1 : 1));
  return (await sha256(canonicalText(pairs))).slice(0, 16);
}
