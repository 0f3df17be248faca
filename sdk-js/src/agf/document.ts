/** A genome file in memory: the document as it was read, with typed access, its digest, and writing it back. */

import { STRATA, STRATUM_RANK, type AgfDocument, type Stratum } from "../spec/agf.js";
import { canonicalText } from "./canonical.js";
import { type CheckOptions, check, examine } from "./checker.js";
import { digest } from "./digests.js";
import { AgfError, CanonicalizationError } from "./errors.js";
import { type JsonArray, type JsonObject, type JsonValue, isObject, member, withMember } from "./json-value.js";
import { type PlacedGene, placedGenes } from "./rules.js";
import { germlineIdentity, makeSeal } from "./sealing.js";
import { stringify } from "./stringify.js";
import type { Verdict } from "./verdict.js";
import { withoutCanonicalForm } from "./without-form.js";

/**
 * One agent's genome as AGF, valid when it was read.
 *
 * `data` is the whole JSON document as the file has it: unknown members are there, nothing was defaulted. Its objects
 * have no prototype, so that no name in a file means anything but a member.
 */
export class Document {
  constructor(readonly data: JsonObject) {}

  /** The document with the types of the specification; they hold while it is valid. */
  get typed(): AgfDocument {
    return this.data as unknown as AgfDocument;
  }

  /** Returns the genes in file order, of all strata or of one. */
  genes(stratum?: Stratum): PlacedGene[] {
    return placedGenes(this.data).filter((gene) => stratum === undefined || gene.stratum === stratum);
  }

  /**
   * Appends a gene to its stratum; a layer that is not there yet is put in its place of precedence.
   *
   * The digest is another then: `writeDigest()`. After a kernel gene `reseal()` comes first.
   *
   * @throws RangeError there is no such stratum.
   */
  add(gene: object, { stratum }: { readonly stratum: Stratum }): void {
    const rank = rankOf(stratum);
    const made = { ...gene } as JsonObject;
    if (rank === 0) {
      ((this.data["germline"] as JsonObject)["genes"] as JsonArray).push(made);
      return;
    }
    const layers = this.data["layers"] as JsonObject[];
    const there = layers.find((layer) => layer["stratum"] === stratum);
    if (there !== undefined) {
      (there["genes"] as JsonArray).push(made);
      return;
    }
    const weaker = layers.findIndex((layer) => (STRATUM_RANK.get(layer["stratum"] as string) ?? Infinity) > rank);
    layers.splice(weaker < 0 ? layers.length : weaker, 0, { stratum, genes: [made] });
  }

  /**
   * Returns the digest of the document as it is now: 64 lower-case hexadecimal digits.
   *
   * @throws CanonicalizationError the document has no canonical form.
   */
  digest(): Promise<string> {
    return digest(this.data);
  }

  /**
   * Checks the document as it is now (spec: checking.md).
   *
   * A value that is no JSON, such as undefined or NaN, is one problem at line 1, column 1.
   */
  async check(options: CheckOptions = {}): Promise<Verdict> {
    try {
      canonicalText(this.data);
    } catch (error) {
      if (error instanceof CanonicalizationError) return withoutCanonicalForm(error);
      throw error;
    }
    return check(stringify(this.data), options);
  }

  /**
   * Makes sure that the document is valid as it is now, its digest included.
   *
   * @throws AgfError it is not.
   */
  async verify(): Promise<void> {
    const verdict = await this.check();
    if (!verdict.valid) throw new AgfError(verdict);
  }

  /**
   * Writes the identity hash and the seal of the germline as it is now; `writeDigest()` comes after it.
   *
   * @throws CanonicalizationError a gene has no canonical form.
   */
  async reseal(options: { readonly kid: string; readonly key: Uint8Array }): Promise<void> {
    const germline = this.data["germline"] as JsonObject;
    const genes = germline["genes"] as JsonObject[];
    const { kid, mac } = await makeSeal(genes, options);
    const seal = member(germline, "seal");
    germline["seal"] = withMember(withMember(isObject(seal) ? seal : {}, "kid", kid), "mac", mac);
    (this.data["agent"] as JsonObject)["identity_hash"] = await germlineIdentity(genes);
  }

  /**
   * Writes the digest of the document as it is now into `integrity.sha256`.
   *
   * @throws CanonicalizationError the document has no canonical form.
   */
  async writeDigest(): Promise<void> {
    const integrity = member(this.data, "integrity");
    const kept = isObject(integrity) ? integrity : {};
    this.data["integrity"] = withMember(kept, "sha256", await this.digest());
  }

  /**
   * Returns the document as text for people; see `stringify`.
   *
   * @throws CanonicalizationError the document has no canonical form.
   */
  toString(): string {
    return stringify(this.data);
  }

  /** Returns the data, so that JSON.stringify writes the document itself. */
  toJSON(): JsonValue {
    return this.data;
  }
}

function rankOf(stratum: string): number {
  const rank = STRATUM_RANK.get(stratum);
  if (rank === undefined) throw new RangeError(noStratum(stratum));
  return rank;
}

export function noStratum(stratum: string): string {
  return `there is no stratum ${JSON.stringify(stratum)}; the strata are ${STRATA.join(", ")}`;
}

/**
 * Reads a document from the bytes or the text of a file.
 *
 * @throws AgfError it is not valid AGF 1.x; the error holds the verdict.
 *
 * @example
 * const document = await parse(await readFile("genome.agf.json"));
 * document.typed.agent.slug;
 */
export async function parse(source: Uint8Array | string, options: CheckOptions = {}): Promise<Document> {
  const { verdict, document } = await examine(source, options.path ?? "-", true);
  if (!verdict.valid) throw new AgfError(verdict);
  return new Document(document as JsonObject);
}
