/** The loop that sends a call until it is answered or given up. */

import type { Ambient } from "./ambient.js";
import { attempted, type Fetch, userAbort } from "./attempt.js";
import { AgentGenomeError, APIConnectionError } from "./errors.js";
import { line, type Logger } from "./logs.js";
import type { Options } from "./options.js";
import type { Reply } from "./replies.js";
import { type Call, prepare } from "./request.js";
import { waitMs } from "./retries.js";
import type { Settings } from "./settings.js";
import { shown } from "./status-error.js";

/** What a transport is made of. */
export interface TransportParts {
  readonly settings: Settings;
  readonly fetch: Fetch;
  readonly ambient: Ambient;
  readonly logger: Logger | undefined;
}

/** Sends calls over `fetch`. */
export class Transport {
  readonly #parts: TransportParts;

  constructor(parts: TransportParts) {
    this.#parts = parts;
  }

  /**
   * Returns the answer of a call.
   *
   * @throws {APIConnectionError} no whole answer came.
   * @throws {APIStatusError} the server answered with an error status.
   * @throws {APIUserAbortError} the caller's signal aborted.
   * @throws {AgentGenomeError} the call cannot be sent.
   */
  async send(call: Call, options: Options): Promise<Reply> {
    const { settings, fetch, ambient } = this.#parts;
    const request = prepare(call, settings, options, ambient.newId);
    const { method, path, requestId } = request;
    const means = { fetch, options, secret: settings.apiKey, nowMs: ambient.nowMs };
    for (let attempt = 1; ; attempt++) {
      this.#log("request", { method, path, attempt, request_id: requestId });
      const outcome = await attempted(request, means);
      const broken = outcome instanceof APIConnectionError;
      const came = broken ? { error: outcome.name } : { status: outcome.status };
      this.#log(broken ? "no answer" : "answer", { method, path, ...came, attempt, request_id: outcome.requestId });
      if (!(outcome instanceof AgentGenomeError)) return { ...outcome, attempts: attempt };
      const wait = waitMs({
        repeatable: request.repeatable,
        status: broken ? null : outcome.status,
        attempt,
        maxRetries: options.maxRetries,
        askedMs: broken ? null : outcome.retryAfterMs,
        random: ambient.random(),
      });
      if (wait === null) throw outcome;
      this.#log("retry", { in_ms: Math.round(wait), attempt: attempt + 1, request_id: requestId });
      await ambient.sleep(wait, options.signal).catch(() => {
        throw userAbort(request, options.signal as AbortSignal);
      });
    }
  }

  #log(event: string, values: Readonly<Record<string, string | number | null>>): void {
    const { logger, settings } = this.#parts;
    if (!logger) return;
    logger.debug(shown(settings.apiKey.hiddenIn(line(event, values))));
  }
}
