/** One line an attempt for people who look for a fault: method, path, status, request id; no body, no query, no key. */

import { LOG_LEVELS, LOG_VARIABLE, MAX_SHOWN_LEVEL_CHARACTERS } from "../spec/clients.js";
import { AgentGenomeError } from "./errors.js";
import { isBrowser } from "./runtime.js";
import type { Environment } from "./settings.js";

/** Takes the lines; `console` is one. */
export interface Logger {
  debug(line: string): void;
}

/**
 * Returns where the lines go: to the logger that was given, else, with `AGENT_GENOME_LOG=debug`, to the console, else
 * nowhere.
 *
 * @throws {AgentGenomeError} there is no such level, or the logger is none.
 */
export function chosenLogger(given: Logger | undefined, environment: Environment): Logger | undefined {
  if (given) {
    if (typeof given.debug !== "function") throw new AgentGenomeError("logger has to have a function `debug`");
    return given;
  }
  const level = (environment[LOG_VARIABLE] ?? "").trim().toLowerCase();
  if (level && !LOG_LEVELS.some((name) => name === level)) {
    const shown = JSON.stringify(level.slice(0, MAX_SHOWN_LEVEL_CHARACTERS));
    throw new AgentGenomeError(`${LOG_VARIABLE} is ${shown}; it may be ${LOG_LEVELS.join(", ")}`);
  }
  if (level !== "debug") return undefined;
  // In Node `console.debug` writes to standard output, which is the program's own.
  return { debug: (line) => (isBrowser() ? console.debug(line) : console.error(line)) };
}

/** Returns a line of `name=value` pairs behind what happened. */
export function line(event: string, values: Readonly<Record<string, string | number | null>>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return `agent_genome ${event} ${pairs.join(" ")}`;
}
