/** The examples of the documentation: they fit the types and run against the reference server. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { build } from "esbuild";
import { PACKAGE, REPOSITORY } from "../support/repository.js";
import { startServer } from "../client/live-server.js";

const HEADING = "## Call a genome server";
const ENTRY = join(PACKAGE, "src", "client", "index.ts");
const AGF = join(PACKAGE, "src", "agf", "index.ts");

const stops: (() => Promise<void>)[] = [];
const server = await startServer((stop) => void stops.push(stop));
const cache = join(PACKAGE, "node_modules", ".cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "examples-"));
after(async () => {
  rmSync(folder, { recursive: true });
  for (const stop of stops) await stop();
});

const page = readFileSync(join(REPOSITORY, "docs", "javascript.md"), "utf8");
const section = page.slice(page.indexOf(HEADING)).split(/\n## /)[0] ?? "";
const examples = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, text], index) => {
  const file = join(folder, `example-${index + 1}.ts`);
  writeFileSync(file, text ?? "");
  return file;
});

test("the page has examples", () => assert.ok(examples.length > 5));

test("every example fits the types", () => {
  const configuration = {
    extends: join(PACKAGE, "tsconfig.json"),
    compilerOptions: {
      rootDir: "/",
      paths: { "agent-genome": [ENTRY], "agent-genome/agf": [AGF] },
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    files: examples,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(configuration));
  const tsc = join(PACKAGE, "node_modules", "typescript", "bin", "tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  assert.equal(status, 0, stdout);
});

for (const file of examples) {
  test(`${file.slice(folder.length + 1, -3)} runs`, async (context) => {
    if (typeof server === "string") return context.skip(server);
    const outfile = file.replace(/ts$/, "mjs");
    await build({
      entryPoints: [file],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      alias: { "agent-genome": ENTRY, "agent-genome/agf": AGF },
    });
    const env = { ...process.env, AGENT_GENOME_BASE_URL: server.baseURL, AGENT_GENOME_API_KEY: server.apiKey };
    const { status, stderr } = spawnSync(process.execPath, [outfile], { cwd: folder, env, encoding: "utf8" });
    assert.equal(status, 0, stderr);
  });
}
