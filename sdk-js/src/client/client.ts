/** The client of the genome API. */

import { AMBIENT, type Ambient } from "./ambient.js";
import type { Fetch } from "./attempt.js";
import { AgentGenomeError } from "./errors.js";
import { GenomeCalls } from "./genome.js";
import { chosenLogger, type Logger } from "./logs.js";
import { changed, DEFAULTS, type Options, SHARED, type SharedOptions } from "./options.js";
import { environment, isBrowser } from "./runtime.js";
import { readSettings } from "./settings.js";
import { Transport } from "./transport.js";

/** What a client is made with. */
export interface ClientOptions extends SharedOptions {
  /**
   * The key; `AGENT_GENOME_API_KEY` when left out. null sends none, for a page whose own server stands in front of the
   * genome server and adds it.
   */
  readonly apiKey?: string | null | undefined;
  /** Where the server is, such as `https://genome.example`; `AGENT_GENOME_BASE_URL` when left out. */
  readonly baseURL?: string | undefined;
  /** Sends the requests, for proxies, certificates and tests; the platform's `fetch` when left out. */
  readonly fetch?: Fetch | undefined;
  /** Takes a line for each attempt; left out, the lines go to the console when `AGENT_GENOME_LOG` is `debug`. */
  readonly logger?: Logger | undefined;
  /** Allows a key in a web page, where everybody who opens it can read the key. */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
}

const KNOWN = [
  ...SHARED,
  "apiKey",
  "baseURL",
  "fetch",
  "logger",
  "dangerouslyAllowBrowser",
] as const satisfies (keyof ClientOptions)[];

interface Parts {
  readonly transport: Transport;
  readonly options: Options;
}

/**
 * A client of the genome API; `client.genome` has the operations.
 *
 * @example
 * import { AgentGenome } from "agent-genome";
 *
 * const client = new AgentGenome({ baseURL: "https://genome.example", apiKey: "agk_..." });
 * const { text } = await client.genome.compile("bill-banao", { task: { task_type: "invoice" } });
 */
export class AgentGenome {
  /** The operations of the server. */
  readonly genome: GenomeCalls;
  readonly #parts: Parts;

  /**
   * Makes a client; nothing is sent.
   *
   * @param options settings of the server and of every call.
   * @throws {AgentGenomeError} a setting is missing or unknown, or cannot be one.
   */
  constructor(options?: ClientOptions);
  /** @internal */
  constructor(options: ClientOptions, ambient: Ambient, parts?: Parts);
  constructor(options: ClientOptions = {}, ambient: Ambient = AMBIENT, parts?: Parts) {
    const all = changed(parts?.options ?? DEFAULTS, options, parts ? SHARED : KNOWN);
    const transport = parts?.transport ?? transportOf(options, ambient);
    this.#parts = { transport, options: all };
    this.genome = new GenomeCalls(async (call, changes) => transport.send(call, changed(all, changes)));
  }

  /** Returns a client with other options; default headers come on top of those that are there. */
  withOptions(changes: SharedOptions): AgentGenome {
    return copied(changes, this.#parts);
  }
}

// A class that names itself is renamed by the bundler, and would be shown so.
function copied(changes: SharedOptions, parts: Parts): AgentGenome {
  return new AgentGenome(changes, AMBIENT, parts);
}

function transportOf(options: ClientOptions, ambient: Ambient): Transport {
  const variables = environment();
  const logger = chosenLogger(options.logger, variables);
  const settings = readSettings(options, variables);
  if (isBrowser() && settings.apiKey.reveal() && options.dangerouslyAllowBrowser !== true) {
    throw new AgentGenomeError(
      "a web page shows its API key to everybody who opens it: let a server of yours add the key, and pass " +
        "apiKey: null; dangerouslyAllowBrowser: true takes the risk",
    );
  }
  const fetch = options.fetch ?? globalThis.fetch;
  if (typeof fetch !== "function") throw new AgentGenomeError("there is no fetch here: pass a function as `fetch`");
  return new Transport({ settings, fetch, ambient, logger });
}
