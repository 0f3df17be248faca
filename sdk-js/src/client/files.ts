/** Writing a file, where there are files; loaded when it is first needed. */

import { AMBIENT } from "./ambient.js";
import { AgentGenomeError } from "./errors.js";
import { nodeVersion } from "./runtime.js";

/**
 * Writes a file, replacing what is there in one step.
 *
 * @throws {AgentGenomeError} there are no files here.
 */
export async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  if (!nodeVersion()) throw new AgentGenomeError("there are no files here: take `bytes` and write them your way");
  const { rename, rm, writeFile } = await load<typeof import("node:fs/promises")>("node:fs/promises");
  const beside = `${path}.${AMBIENT.newId()}.tmp`;
  try {
    await writeFile(beside, bytes, { flag: "wx" });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Imports a module that only Node has, unseen by bundlers, which would look for it in the page. */
async function load<Module>(name: string): Promise<Module> {
  return (await import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as Module;
}
