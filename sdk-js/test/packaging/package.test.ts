/** The packed package in an empty project: import, require, TypeScript, bundles. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { PACKAGE, REPOSITORY, caseFile } from "../support/repository.js";

const KILOBYTE = 1024;
const project = mkdtempSync(join(tmpdir(), "agent-genome-"));
let tarball = "";

function run(command: string, words: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: "utf8" });
  assert.equal(status, 0, `${command} ${words.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
}

function tool(name: string): string {
  return join(PACKAGE, "node_modules", ".bin", name);
}

function write(name: string, text: string): void {
  writeFileSync(join(project, name), text);
}

before(() => {
  run("npm", ["pack", "--ignore-scripts", "--pack-destination", project], PACKAGE);
  tarball = join(project, readdirSync(project).find((name) => name.endsWith(".tgz")) as string);
  write("package.json", '{ "private": true }');
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], project);
  copyFileSync(join(PACKAGE, "package.json"), join(project, "source.json"));
  writeFileSync(join(project, "sample.json"), caseFile("valid/minimal"));
});
after(() => rmSync(project, { recursive: true, force: true }));

const USE = `
  const { readFileSync } = await import("node:fs");
  const { valid } = await check(readFileSync("sample.json"));
  const { text } = finalize("Done. <genome_report>{}</genome_report>", []);
  console.log(valid, JSON.stringify(text), typeof AgentGenome);
`;
const USED = 'true "Done. " function\n';

test("it is imported", () => {
  write(
    "import.mjs",
    `import { AgentGenome } from "agent-genome";
     import { check } from "agent-genome/agf";
     import { finalize } from "agent-genome/finalize";
     ${USE}`,
  );
  assert.equal(run(process.execPath, ["import.mjs"], project), USED);
});

test("it is required", () => {
  write(
    "require.cjs",
    `const { AgentGenome } = require("agent-genome");
     const { check } = require("agent-genome/agf");
     const { finalize } = require("agent-genome/finalize");
     (async () => { ${USE} })();`,
  );
  assert.equal(run(process.execPath, ["require.cjs"], project), USED);
});

const TYPED = `
  import { AgentGenome } from "agent-genome";
  import { type Problem, type Verdict, AgfError, check, parse } from "agent-genome/agf";
  import { Finalizer } from "agent-genome/finalize";

  export async function codes(data: Uint8Array): Promise<Problem["code"][]> {
    const verdict: Verdict = await check(data);
    return verdict.problems.map(({ code }) => code);
  }
  export async function slug(text: string): Promise<string> {
    try {
      return (await parse(text)).typed.agent.slug;
    } catch (error) {
      if (error instanceof AgfError) return error.code;
      throw error;
    }
  }
  export const finalizer: Finalizer = new Finalizer(["short"]);
  export type Client = AgentGenome;
  // @ts-expect-error: a verdict has no such member
  export const wrong = async (): Promise<unknown> => (await check("")).nothing;
`;

for (const [kind, module] of [
  ["module", "nodenext"],
  ["commonjs", "nodenext"],
  ["module", "bundler"],
] as const) {
  test(`strict TypeScript takes its declarations (${kind}, ${module})`, () => {
    const folder = join(project, `typed-${kind}-${module}`);
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: kind }));
    writeFileSync(join(folder, "use.ts"), TYPED);
    const options =
      module === "bundler" ? ["--module", "esnext", "--moduleResolution", "bundler"] : ["--module", module];
    const strict = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--types", ""];
    run(tool("tsc"), [...options, ...strict, "use.ts"], folder);
  });
}

test("publint and attw find nothing to mend", () => {
  run(tool("publint"), ["--strict"], PACKAGE);
  run(tool("attw"), [tarball, "--profile", "node16", "--no-color", "--no-emoji"], PACKAGE);
});

test("the command is there", () => {
  const command = join(project, "node_modules", ".bin", "agf-js");
  assert.equal(run(command, ["check", "--verdict", "sample.json"], project), '{"valid":true,"errors":[]}\n');
});

test("its version is that of the Python SDK", () => {
  const python = readFileSync(join(REPOSITORY, "sdk-python", "src", "agent_genome", "__init__.py"), "utf8");
  const { version } = JSON.parse(readFileSync(join(project, "source.json"), "utf8")) as { version: string };
  assert.equal(/^__version__ = "(.*)"$/m.exec(python)?.[1], version);
});

test("nothing is installed beside it, and no source comes along", () => {
  assert.deepEqual(
    readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith(".")),
    ["agent-genome"],
  );
  const { dependencies } = JSON.parse(readFileSync(join(project, "source.json"), "utf8")) as { dependencies?: object };
  assert.equal(dependencies, undefined);
  assert.deepEqual(readdirSync(join(project, "node_modules", "agent-genome")).sort(), [
    "LICENSE",
    "README.md",
    "dist",
    "package.json",
  ]);
});

/** Returns the size of what a page loads at first; without splitting, that is all. */
async function gzipped(contents: string, { splitting } = { splitting: true }): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    minify: true,
    splitting,
    format: "esm",
    platform: "browser",
    write: false,
    outdir: project,
  });
  const first = outputFiles.find(({ path }) => path.endsWith("stdin.js"));
  return gzipSync(first?.contents ?? "", { level: 9 }).length;
}

test("AGF check and digest are less than 25 KB", async () => {
  const size = await gzipped('export { check, digest } from "agent-genome/agf";');
  assert.ok(size > KILOBYTE && size < 25 * KILOBYTE, `${size} bytes`);
});

test("the client in one file, with what it would load later, has about the 37 KB that its page says", async () => {
  const client = 'export { AgentGenome } from "agent-genome";';
  const size = await gzipped(client, { splitting: false });
  const [, said] = /about (\d+) KB gzipped/.exec(readFileSync(join(REPOSITORY, "docs", "javascript.md"), "utf8")) ?? [];
  assert.ok(Math.abs(size / KILOBYTE - Number(said)) < 1.5, `${size} bytes`);
  assert.ok((await gzipped(client)) < size / 3);
});
