// Builds dist/: bundled modules for import and for require, each with its declarations.

import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(root, "dist");
const generated = join(root, "..", "generated", "typescript");
const entries = Object.fromEntries(
  ["client", "agf", "finalize"].map((name) => [name, join(root, "src", name, "index.ts")]),
);
const common = { bundle: true, target: "es2022", absWorkingDir: root, logLevel: "warning", charset: "utf8" };

rmSync(dist, { recursive: true, force: true });
await build({
  ...common,
  entryPoints: entries,
  outdir: join(dist, "esm"),
  format: "esm",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
});
await build({
  ...common,
  entryPoints: entries,
  outdir: join(dist, "cjs"),
  format: "cjs",
  // Lets esbuild write down the names of the exports, which Node does not find in a bundle by itself.
  platform: "node",
  plugins: [entriesApart()],
});
await build({
  ...common,
  entryPoints: { "agf-js": join(root, "src", "cli", "main.ts") },
  outdir: join(dist, "esm"),
  format: "esm",
  platform: "node",
  banner: { js: "#!/usr/bin/env node" },
});
writeFileSync(join(dist, "cjs", "package.json"), '{ "type": "commonjs" }\n');
declare(join(dist, "esm", "types"));
cpSync(join(dist, "esm", "types"), join(dist, "cjs", "types"), { recursive: true });

/** An entry requires another as it is, so that each class is there once. */
function entriesApart() {
  const nameOf = Object.fromEntries(Object.entries(entries).map(([name, path]) => [path, name]));
  return {
    name: "entries-apart",
    setup({ onResolve }) {
      onResolve({ filter: /\/index\.js$/ }, ({ path, resolveDir }) => {
        const name = nameOf[join(resolveDir, path).replace(/\.js$/, ".ts")];
        return name === undefined ? undefined : { path: `./${name}.js`, external: true };
      });
    },
  };
}

/** Writes the declarations of src/, and of the generated types that they name beside them. */
function declare(target) {
  const made = join(dist, "declared");
  const options = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--outDir", made];
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  execFileSync(process.execPath, [tsc, "-p", join(root, "tsconfig.build.json"), ...options], { stdio: "inherit" });
  mkdirSync(target, { recursive: true });
  cpSync(join(made, "sdk-js", "src"), target, { recursive: true });
  rmSync(join(target, "cli"), { recursive: true });
  const named = new Set();
  for (const file of readdirSync(target, { recursive: true }).filter((name) => name.endsWith(".d.ts"))) {
    const path = join(target, file);
    const up = relative(dirname(path), join(target, "generated")).replaceAll("\\", "/");
    const text = readFileSync(path, "utf8").replace(/(?:\.\.\/)+generated\/typescript\/([\w-]+)\.js/g, (_, name) => {
      named.add(name);
      return `${up}/${name}.js`;
    });
    writeFileSync(path, text);
  }
  for (const name of named) {
    const there = [join(made, "generated", "typescript"), generated].flatMap((folder) =>
      readdirSync(folder).includes(`${name}.d.ts`) ? [join(folder, `${name}.d.ts`)] : [],
    );
    cpSync(there[0], join(target, "generated", `${name}.d.ts`));
  }
  rmSync(made, { recursive: true });
}
