/** The file that an export gives, with the bytes as they came, so that its digest holds. */

import type { Document } from "../agf/index.js";

/** A genome as an AGF file. What knows AGF is loaded when it is first asked for. */
export class ExportedGenome {
  constructor(
    /** The bytes of the file. */
    readonly bytes: Uint8Array,
    /** What `If-None-Match` takes the next time, or null. */
    readonly etag: string | null,
  ) {}

  /** The text of the file. */
  get text(): string {
    return new TextDecoder().decode(this.bytes);
  }

  /**
   * Returns the file as a document with typed access to its genes.
   *
   * @throws {AgfError} it is not valid AGF 1.x; the error holds the verdict.
   */
  async document(): Promise<Document> {
    const { parse } = await import("../agf/index.js");
    return parse(this.bytes);
  }

  /**
   * Makes sure that the file is valid AGF, its digest included.
   *
   * @throws {AgfError} it is not; the error holds the verdict.
   */
  async verify(): Promise<void> {
    await this.document();
  }

  /**
   * Writes the file as it came, replacing what is there in one step. Only in Node and what is like it.
   *
   * @throws {AgfError} it is not valid AGF 1.x; nothing is written.
   * @throws {AgentGenomeError} there are no files here, as in a page.
   */
  async save(path: string): Promise<void> {
    await this.verify();
    const { replaceFile } = await import("./files.js");
    await replaceFile(path, this.bytes);
  }
}
