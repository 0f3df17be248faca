/** The bundled AGF library in a browser: WebCrypto in place of node:crypto, and the same verdicts. */

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { PACKAGE, cases } from "../support/repository.js";
import { findChromium, withPage } from "../support/browser.js";

const ENTRY = `
  import * as agf from "./dist/esm/agf.js";
  import { finalize } from "./dist/esm/finalize.js";
  const bytes = (base64) => Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
  globalThis.answers = (files) => Promise.all(files.map(async (base64) => {
    const { valid, problems, digest } = await agf.check(bytes(base64));
    return { valid, digest, codes: problems.map(({ code, pointer }) => ({ code, pointer })) };
  }));
  globalThis.sealed = async () => {
    const key = new TextEncoder().encode("secret");
    const germline = [agf.gene({ id: "identity_purpose", kind: "identity", text: "Prepare invoices." })];
    const seal = await agf.makeSeal(germline, { kid: "k1", key });
    const document = await agf.build({
      slug: "biller", species: "Biller", exportedAt: new Date(0), sourceTenant: "0".repeat(24), germline, seal,
    });
    return [await agf.sealFits(document, { key }), (await document.check()).valid];
  };
  globalThis.finalized = () => finalize('Done. <genome_report>{"followed": ["short"]}</genome_report>', ["short"]);
`;

interface Answers {
  answers(files: string[]): Promise<object[]>;
  sealed(): Promise<boolean[]>;
  finalized(): object;
}

const skip = findChromium() === undefined ? "there is no Chromium here; CHROMIUM can name one" : false;

test("every case has its verdict, problems and digest in Chromium", { skip }, async () => {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: PACKAGE },
    bundle: true,
    minify: true,
    platform: "browser",
    write: false,
    outfile: join(PACKAGE, "page.js"),
  });
  const all = cases();
  await withPage(outputFiles[0]?.text ?? "", async (browser, address) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(address);
    const files = all.map(({ data }) => Buffer.from(data).toString("base64"));
    const answers = await page.evaluate((given) => (globalThis as unknown as Answers).answers(given), files);
    for (const [index, { name, expect }] of all.entries()) {
      const { valid, codes, digest } = expect;
      assert.deepEqual(answers[index], { valid, digest, codes }, name);
    }
    assert.deepEqual(await page.evaluate(() => (globalThis as unknown as Answers).sealed()), [true, true]);
    const finalized = await page.evaluate(() => (globalThis as unknown as Answers).finalized());
    assert.deepEqual(finalized, { text: "Done. ", followed: ["short"] });
    assert.deepEqual(errors, []);
  });
});
