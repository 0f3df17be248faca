/** The examples of the pages run, and its commands say what is shown. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { PACKAGE, REPOSITORY, caseFile } from "../support/repository.js";

const PAGES = { "docs/javascript.md": REPOSITORY, "README.md": PACKAGE };

const project = mkdtempSync(join(tmpdir(), "agent-genome-"));
mkdirSync(join(project, "node_modules"));
symlinkSync(PACKAGE, join(project, "node_modules", "agent-genome"));
for (const name of ["genome.json", "genome.agf.json"]) writeFileSync(join(project, name), caseFile("valid/minimal"));
after(() => rmSync(project, { recursive: true }));

function blocks(text: string, language: string): string[] {
  return Array.from(text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms")), ([, block = ""]) => block);
}

function run(command: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: project, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return stdout;
}

test("every example fits the types of the package", () => {
  const texts = Object.entries(PAGES).map(([page, folder]) => readFileSync(join(folder, page), "utf8"));
  const files = texts
    .flatMap((text) => [...blocks(text, "js"), ...blocks(text, "ts")])
    .map((example, index) => {
      writeFileSync(join(project, `example-${index}.ts`), example);
      return `example-${index}.ts`;
    });
  const compilerOptions = { typeRoots: [join(PACKAGE, "node_modules", "@types")], rootDir: "/" };
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(project, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, strict: true, noEmit: true, module: "nodenext", types: ["node"] },
      files,
    }),
  );
  const tsc = join(PACKAGE, "node_modules", "typescript", "bin", "tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", project], { encoding: "utf8" });
  assert.equal(status, 0, stdout);
});

for (const [page, folder] of Object.entries(PAGES)) {
  const text = readFileSync(join(folder, page), "utf8");
  // The examples of the client need a server; its own tests run them.
  const examples = blocks(text, "js").filter((example) => !example.includes("AgentGenome"));
  for (const [number, example] of examples.entries()) {
    test(`example ${number + 1} of ${page} runs`, () => {
      writeFileSync(join(project, "example.mjs"), example);
      run(process.execPath, ["example.mjs"]);
    });
  }
  for (const block of blocks(text, "console").filter((shown) => shown.includes("$ npx agf-js"))) {
    for (const [, words = "", output = ""] of block.matchAll(/^\$ npx agf-js (.*)\n((?:[^$].*\n)*)/gm)) {
      test(`agf-js ${words} says what ${page} shows`, () => {
        const command = join(PACKAGE, "dist", "esm", "agf-js.js");
        assert.equal(run(process.execPath, [command, ...words.split(" ")]), output);
      });
    }
  }
}
