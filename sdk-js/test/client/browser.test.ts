/** The client in a web page of a headless Chromium, through the page's own server. */

import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build } from "esbuild";
import { chromium, type Browser, type Page } from "playwright-core";
import type * as Sdk from "../../src/client/index.js";
import { findChromium } from "../support/browser.js";
import { PACKAGE } from "../support/repository.js";
import { type LiveServer, startServer } from "./live-server.js";

const AGENT = "bill-banao";

const cleanUp: (() => Promise<unknown>)[] = [];
const server = await startServer((stop) => void cleanUp.unshift(stop));
const chromiumPath = findChromium();
const reason =
  typeof server === "string" ? server : chromiumPath ? null : "there is no Chromium here; CHROMIUM can name one";
let page: Page;
let apiKey = "";

before(async () => {
  if (reason !== null) return;
  const live = server as LiveServer;
  apiKey = live.apiKey;
  const site = createServer(siteOf(live, await scripts()));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  cleanUp.unshift(() => new Promise((resolve) => site.close(resolve)));
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath as string,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  cleanUp.unshift(() => browser.close());
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
});
after(async () => {
  for (const end of cleanUp) await end();
});

/** Returns the bundle that the page loads, and what that loads when it is asked for, by their paths. */
async function scripts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { sdk: join(PACKAGE, "src", "client", "index.ts") },
    outdir: "/",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/** Returns the page's own server: it hands requests on to the genome server, and adds the key where there is none. */
function siteOf({ baseURL, apiKey }: LiveServer, files: Map<string, string>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? "/";
    if (path.startsWith("/genome/v1/agents/moved"))
      return void response.writeHead(307, { location: "/elsewhere" }).end();
    if (path.startsWith("/genome/v1/agents/silent")) return;
    if (!path.startsWith("/genome/v1/")) {
      response.writeHead(200, { "content-type": files.has(path) ? "text/javascript" : "text/html" });
      return void response.end(files.get(path) ?? "<!doctype html><title>test</title>");
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(baseURL + path, {
      method: request.method ?? "GET",
      headers: { authorization: `Bearer ${apiKey}`, ...headers },
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

interface Given {
  readonly agent: string;
  readonly apiKey: string;
}

/** Runs a function in the page, with the SDK and a client that the page's server lends its key to. */
function pageTest(
  name: string,
  inPage: (sdk: typeof Sdk, client: Sdk.AgentGenome, given: Given) => unknown,
  expected: (found: unknown) => void,
): void {
  test(name, async (context) => {
    if (reason !== null) return context.skip(reason);
    const call = `(async () => {
      const sdk = await import("/sdk.js");
      const client = new sdk.AgentGenome({ baseURL: location.origin, apiKey: null, maxRetries: 0 });
      return await (${inPage})(sdk, client, ${JSON.stringify({ agent: AGENT, apiKey })});
    })()`;
    expected(await page.evaluate(call));
  });
}

pageTest(
  "the whole loop runs over a stream",
  async (_, client, { agent }) => {
    const run = await client.genome.task(agent, { task: { task_type: "invoice" } });
    const shown: string[] = [];
    for await (const piece of run.stream([
      "Here it is.<genome_re",
      'port>{"followed": ["polite_close"]}</genome_report>',
    ]))
      shown.push(piece);
    const { recorded } = await run.accept();
    return [shown.join(""), run.answer, run.followed, typeof recorded];
  },
  (found) => assert.deepEqual(found, ["Here it is.", "Here it is.", ["polite_close"], "string"]),
);

pageTest(
  "an export verifies with the page's own cryptography",
  async (_, client, { agent }) => {
    const file = await client.genome.export(agent);
    await file.verify();
    const { message } = (await file.save("x").catch((error: Error) => error)) as Error;
    return [(await file.document()).genes().length > 0, message];
  },
  (found) => assert.deepEqual(found, [true, "there are no files here: take `bytes` and write them your way"]),
);

pageTest(
  "a key is refused in a page, unless the page takes the risk",
  async ({ AgentGenome }, _, { agent, apiKey }) => {
    const given = { baseURL: location.origin, apiKey };
    let message = "";
    try {
      new AgentGenome(given);
    } catch (error) {
      message = (error as Error).message;
    }
    const daring = new AgentGenome({ ...given, dangerouslyAllowBrowser: true });
    return [message.includes(apiKey), message, (await daring.genome.get(agent)).agent_id];
  },
  (found) => {
    const [shows, message, id] = found as [boolean, string, string];
    assert.match(message, /everybody who opens it/);
    assert.deepEqual([shows, id], [false, AGENT]);
  },
);

pageTest(
  "errors have their class, code and request id",
  async ({ NotFoundError }, client) => {
    const error = await client.genome.compile("nobody").catch((error: unknown) => error);
    return error instanceof NotFoundError && [error.name, error.code, error.message.includes(error.requestId ?? "?")];
  },
  (found) => assert.deepEqual(found, ["NotFoundError", "agent_not_found", true]),
);

pageTest(
  "a server that is not there, and one that does not allow the page, is a connection error that says so",
  async ({ AgentGenome }, _, { agent }) => {
    const elsewhere = new AgentGenome({ baseURL: "http://127.0.0.1:9", apiKey: null, maxRetries: 0 });
    const error = (await elsewhere.genome.get(agent).catch((error: unknown) => error)) as Error;
    return [error.name, error.message];
  },
  (found) => {
    const [name, message] = found as [string, string];
    assert.equal(name, "APIConnectionError");
    assert.match(message, /whether the server allows this page's origin/);
  },
);

pageTest(
  "a redirect, which a page may not see, is named",
  async (_, client) => ((await client.genome.get("moved").catch((error: Error) => error)) as Error).message,
  (found) => assert.match(found as string, /was redirected: set baseURL/),
);

pageTest(
  "a server that never answers is given up in time, or when the caller's signal aborts",
  async (_, client) => {
    const nameOf = (call: Promise<unknown>): Promise<string> =>
      call.then(
        () => "",
        (error: Error) => error.name,
      );
    return [
      await nameOf(client.genome.get("silent", {}, { timeoutMs: 20 })),
      await nameOf(client.genome.get("silent", {}, { signal: AbortSignal.timeout(20) })),
    ];
  },
  (found) => assert.deepEqual(found, ["APITimeoutError", "APIUserAbortError"]),
);
