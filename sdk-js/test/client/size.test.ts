/** What a page loads for the client. */

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { PACKAGE } from "../support/repository.js";

const MAX_GZIPPED_BYTES = 8_000;

/** Leaves out what is loaded when it is first asked for: AGF, and the helper of the whole loop. */
const withoutLazyParts: Plugin = {
  name: "without-lazy-parts",
  setup: (made) =>
    made.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};

test("the client without AGF is below 8 KB gzipped", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(PACKAGE, "src", "client", "index.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    write: false,
    metafile: true,
    plugins: [withoutLazyParts],
  });
  const inputs = Object.keys(metafile.inputs);
  assert.deepEqual(
    inputs.filter((path) => path.includes("src/agf/")),
    [],
  );
  const size = gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
  assert.ok(size < MAX_GZIPPED_BYTES, `${size} bytes`);
});
