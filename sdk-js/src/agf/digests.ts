/** The digest of a document: SHA-256 over its canonical form without `integrity`. */

import { IDENTITY_HASH_DIGITS } from "../spec/agf.js";
import { canonicalText } from "./canonical.js";
import { type AnyDocument, dataOf, without } from "./json-value.js";
import { sha256 } from "./sha256.js";
import { byCodePoint } from "./text.js";

/**
 * Returns the digest that belongs into `integrity.sha256`: 64 lower-case hexadecimal digits.
 *
 * An `integrity` member is left out, whatever it holds (spec: canonical-form.md#digest).
 *
 * @throws CanonicalizationError the document has no canonical form.
 */
export async function digest(document: AnyDocument): Promise<string> {
  return sha256(canonicalText(without(dataOf(document), "integrity")));
}

/**
 * Returns the `agent.identity_hash` of identity genes: 16 hexadecimal digits (spec: agf.md#identity-hash).
 *
 * @param genes the identity genes, in any order; only `id` and `text` count, and each needs both.
 */
export async function identityHash(genes: readonly { readonly id: string; readonly text: string }[]): Promise<string> {
  const pairs = genes.map(({ id, text }) => ({ id, text })).sort((first, second) => byCodePoint(first.id, second.id));
  return (await sha256(canonicalText(pairs))).slice(0, IDENTITY_HASH_DIGITS);
}
