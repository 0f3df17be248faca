// Bundles the tests and runs them with the runner of this Node, or of the one that AGENT_GENOME_NODE names.
// Words choose the test files whose names have one of them.

import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(root, "node_modules", ".cache", `tests-${process.pid}`);
const words = process.argv.slice(2);
const files = readdirSync(join(root, "test"), { recursive: true })
  .filter((name) => name.endsWith(".test.ts") && (words.length === 0 || words.some((word) => name.includes(word))))
  .map((name) => join(root, "test", name));
if (files.length === 0) throw new Error(`no test file has one of these words in its name: ${words.join(", ")}`);
try {
  mkdirSync(out, { recursive: true });
  await build({
    entryPoints: files,
    outdir: out,
    outbase: join(root, "test"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    define: { PACKAGE_ROOT: JSON.stringify(root) },
    logLevel: "warning",
  });
  const tests = readdirSync(out, { recursive: true }).filter((name) => name.endsWith(".test.mjs"));
  const node = process.env.AGENT_GENOME_NODE ?? process.execPath;
  const options = ["--enable-source-maps", "--test", "--test-reporter=spec", ...tests.map((name) => join(out, name))];
  process.exitCode = spawnSync(node, options, { stdio: "inherit", cwd: root }).status ?? 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
