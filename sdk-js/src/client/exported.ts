/** The file that an export gives, with the bytes as they came, so that its digest holds. */

import type { Document } from "../agf/index.js";
import { AMBIENT } from "./ambient.js";
import { AgentGenomeError } from "./errors.js";
import { nodeVersion } from "./runtime.js";

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
   */
  async save(path: string): Promise<void> {
    if (!nodeVersion()) throw new AgentGenomeError("there are no files here: take `bytes` and write them your way");
    await this.verify();
    const { rename, rm, writeFile } = await load<typeof import("node:fs/promises")>("node:fs/promises");
    const beside = `${path}.${AMBIENT.newId()}.tmp`;
    try {
      await writeFile(beside, this.bytes, { flag: "wx" });
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }
}

/** Imports a module that only Node has, unseen by bundlers, which would look for it in the page. */
async function load<Module>(name: string): Promise<Module> {
  return (await import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as Module;
}
