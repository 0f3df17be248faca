// Bundles the bench and runs it.

import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const outfile = join(root, "node_modules", ".cache", `bench-${process.pid}.mjs`);
try {
  await build({
    entryPoints: [join(root, "bench", "main.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    define: { PACKAGE_ROOT: JSON.stringify(root) },
  });
  process.exitCode = spawnSync(process.execPath, [outfile], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(outfile, { force: true });
}
