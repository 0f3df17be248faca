/** The reference server in a process of its own, on a database of its own. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findPython, pythonEnvironment } from "../support/python.js";
import { REPOSITORY } from "../support/repository.js";

const ENVIRONMENT = {
  ...pythonEnvironment,
  PYTHONPATH: [pythonEnvironment.PYTHONPATH, join(REPOSITORY, "server-stub", "src")].join(delimiter),
};
const MODULE = "agent_genome_server";

/** A running server, and what its first start told. */
export interface LiveServer {
  readonly baseURL: string;
  readonly apiKey: string;
  /** Returns another key, with these scopes. */
  readonly makeKey: (...scopes: string[]) => string;
}

/** Starts the server for one test file; skips its tests where there is no Python that has the server, except in CI. */
export async function startServer(after: (stop: () => Promise<void>) => void): Promise<LiveServer | string> {
  const python = findPython();
  if (python === undefined || !canServe(python)) {
    const reason = "no Python with the reference server: set AGENT_GENOME_PYTHON";
    if (process.env["CI"]) throw new Error(reason);
    return reason;
  }
  const folder = mkdtempSync(join(tmpdir(), "agent-genome-"));
  const database = ["--database", `sqlite:///${join(folder, "genome.sqlite3")}`];
  const options = { env: ENVIRONMENT, cwd: folder };
  const server = spawn(python, ["-m", MODULE, "serve", "--demo", "--port", "0", ...database], options);
  after(async () => {
    if (server.exitCode === null && server.kill()) await once(server, "exit");
    rmSync(folder, { recursive: true });
  });
  const told = await toldBy(server);
  const makeKey = (...scopes: string[]): string => {
    const asked = ["keys", "add", "--workspace", "demo", ...scopes.flatMap((scope) => ["--scope", scope])];
    const { stdout, stderr } = spawnSync(python, ["-m", MODULE, ...asked, ...database], {
      ...options,
      encoding: "utf8",
    });
    return found(/agk_[\w-]{43}/, stdout + stderr);
  };
  return { apiKey: found(/agk_[\w-]{43}/, told), baseURL: found(/http:\/\/[\w.:]+/, told), makeKey };
}

function canServe(python: string): boolean {
  return spawnSync(python, ["-c", `import ${MODULE}.cli.serve`], { env: ENVIRONMENT }).status === 0;
}

async function toldBy(server: ChildProcess): Promise<string> {
  let told = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding("utf8").on("data", (text) => void (told += text));
  while (!told.includes("Serving http")) {
    await Promise.race([once(server.stdout as NodeJS.ReadableStream, "data"), once(server, "exit")]);
    if (server.exitCode !== null) throw new Error(`the server ended: ${told}`);
  }
  return told;
}

function found(pattern: RegExp, text: string): string {
  const match = pattern.exec(text);
  if (!match) throw new Error(`${pattern} is not in ${text}`);
  return match[0];
}
