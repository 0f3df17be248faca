/** The Python of the repository, with the libraries that are held against this one. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { REPOSITORY } from "./repository.js";

const SOURCES = ["sdk-python/src", "generated/python"].map((folder) => join(REPOSITORY, folder));
const VIRTUAL = join(REPOSITORY, ".venv", "bin", "python");

export const pythonEnvironment = { ...process.env, PYTHONPATH: SOURCES.join(delimiter) };

/** Returns the interpreter that AGENT_GENOME_PYTHON names or that is there; undefined when it lacks the libraries. */
export function findPython(): string | undefined {
  const named = process.env["AGENT_GENOME_PYTHON"];
  const python = named ?? (existsSync(VIRTUAL) ? VIRTUAL : "python3");
  const tried = spawnSync(python, ["-c", "import agent_genome.agf.checker"], {
    env: pythonEnvironment,
    encoding: "utf8",
  });
  if (tried.status === 0) return python;
  if (named !== undefined) throw new Error(`${named} cannot import agent_genome: ${tried.stderr}`);
  return undefined;
}
