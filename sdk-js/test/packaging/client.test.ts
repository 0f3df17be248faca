/** The built client: what it loads when it is first asked for is there, for `import` and for `require`. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { PACKAGE, caseFile } from "../support/repository.js";

const project = mkdtempSync(join(tmpdir(), "agent-genome-"));
mkdirSync(join(project, "node_modules"));
symlinkSync(PACKAGE, join(project, "node_modules", "agent-genome"));
writeFileSync(join(project, "genome.json"), caseFile("valid/minimal"));
after(() => rmSync(project, { recursive: true }));

const COMPILED = {
  compile_id: `cp_${"0".repeat(32)}`,
  agent_id: "bill-banao",
  text: "<genome>",
  characters: 8,
  dialect: "claude",
  genome_version: 1,
  included: ["bb_tone"],
  left_out: [],
  observations_shown: [],
  policy: "precedence",
  fell_back: null,
  over_budget: false,
  sha256: "0".repeat(64),
};
const USE = `
  const file = readFileSync("genome.json");
  const answers = {
    export: file,
    compile: ${JSON.stringify(JSON.stringify(COMPILED))},
    finalize: JSON.stringify({ compile_id: "cp", text: "Done. ", followed: [] }),
  };
  const fetch = async (url) => new Response(answers[url.split("/").at(-1)]);
  const { genome } = new AgentGenome({ baseURL: "https://genome.example", apiKey: null, fetch });
  (async () => {
    const exported = await genome.export("bill-banao");
    await exported.verify();
    await exported.save("saved.json");
    const run = await genome.task("bill-banao");
    for await (const piece of run.stream(["Done. <genome_", "report>{}</genome_report>"])) console.log(piece);
    try {
      await genome.get("..");
    } catch (error) {
      console.log(error instanceof AgentGenomeError, error.name);
    }
  })();
`;

for (const [how, name, imports] of [
  ["import", "use.mjs", (from: string, names: string) => `import { ${names} } from "${from}";`],
  ["require", "use.cjs", (from: string, names: string) => `const { ${names} } = require("${from}");`],
] as const) {
  test(`${how} gives a client whose files verify and save, and whose streams run`, () => {
    const head = `${imports("node:fs", "readFileSync")}\n${imports("agent-genome", "AgentGenome, AgentGenomeError")}\n`;
    writeFileSync(join(project, name), head + USE);
    const { stdout, stderr } = spawnSync(process.execPath, [name], { cwd: project, encoding: "utf8" });
    assert.equal(stdout, "Done. \ntrue AgentGenomeError\n", stderr);
    assert.deepEqual(readFileSync(join(project, "saved.json")), Buffer.from(caseFile("valid/minimal")));
    rmSync(join(project, "saved.json"));
  });
}

for (const [how, flags, load] of [
  ["import", ["--input-type=module"], (name: string) => `await import("agent-genome${name}")`],
  ["require", ["--input-type=commonjs"], (name: string) => `require("agent-genome${name}")`],
] as const) {
  test(`${how} gives classes that are shown by their own names`, () => {
    const script = `
      const all = Object.assign({}, ${["", "/agf", "/finalize"].map(load).join(", ")});
      const client = new all.AgentGenome({ baseURL: "https://genome.example", apiKey: "agk_secret_secret" });
      console.log(require_inspect(client.withOptions({})), require_inspect(client.genome.withRawResponse));
      for (const [name, value] of Object.entries(all))
        if (typeof value === "function" && value.name !== name) console.log(name, value.name);
    `;
    const inspect = how === "import" ? "(await import('node:util')).inspect" : "require('node:util').inspect";
    const words = [...flags, "--eval", script.replaceAll("require_inspect", inspect)];
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: "utf8" });
    assert.equal(stdout, "AgentGenome { genome: GenomeCalls {} } GenomeCalls {}\n", stderr);
  });
}
