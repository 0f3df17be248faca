/** One line an attempt for people who look for a fault: method, path, status, request id; no body, no query, no key. */

import { AgentGenomeError } from "./errors.js";
import { isBrowser } from "./runtime.js";
import { type Environment, LOG_VARIABLE } from "./settings.js";

/** Takes the lines; `console` is one. */
export interface Logger {
  debug(line: string): void;
}

const LEVELS = ["debug", "info", "warning", "error"];

/**
 * Returns where the lines go: to the logger that was given, else, with `AGENT_GENOME_LOG=debug`, to the console, else
 * nowhere.
 *
 * @throws {AgentGenomeError} there is no such level.
 */
export function chosenLogger(given: Logger | undefined, environment: Environment): Logger | undefined {
  if (given) return given;
  const level = (environment[LOG_VARIABLE] ?? "").trim().toLowerCase();
  if (level && !LEVELS.includes(level)) {
    throw new AgentGenomeError(
      `${LOG_VARIABLE} is ${JSON.stringify(level.slice(0, 20))}; it may be ${LEVELS.join(", ")}`,
    );
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
