/** A headless Chromium, and pages that it loads from this process. */

import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";

const CANDIDATES = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Returns the path of a Chromium; undefined when there is none, which CI does not accept. */
export function findChromium(): string | undefined {
  const found = CANDIDATES.find((path) => path !== undefined && existsSync(path));
  if (found === undefined && process.env["CI"] !== undefined)
    throw new Error("CI needs Chromium; CHROMIUM can name it");
  return found;
}

/** Runs something with a browser and the address of a page that runs a script. */
export async function withPage<Result>(
  script: string,
  use: (browser: Browser, address: string) => Promise<Result>,
): Promise<Result> {
  const page = `<!doctype html><meta charset="utf-8"><title>test</title><script src="/script.js"></script>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === "/script.js";
    response.setHeader("content-type", `${isScript ? "text/javascript" : "text/html"}; charset=utf-8`);
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const executablePath = findChromium() as string;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    return await use(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    await browser.close();
    server.close();
  }
}
