/** Refusing what TypeScript refuses: plain JavaScript would lose it without a word. */

import { AgentGenomeError } from "./errors.js";
import { isObject } from "./problems.js";
import { shown } from "./status-error.js";

/**
 * Makes sure that an argument is an object without unknown members.
 *
 * @param what the name of the argument.
 * @throws {AgentGenomeError} it is not; the error names the unknown member, and the known one that comes nearest.
 */
export function checkMembers(what: string, given: unknown, known: readonly string[]): void {
  const list = `it may have ${known.join(", ")}`;
  if (!isObject(given)) throw new AgentGenomeError(`${what} has to be an object; ${list}`);
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const near = known.find((other) => alike(other, name) || alike(name, other));
    const remedy = near ? `did you mean ${near}?` : list;
    throw new AgentGenomeError(`${what} cannot have "${shown(name)}"; ${remedy}`);
  }
}

function alike(longer: string, shorter: string): boolean {
  return letters(longer).includes(letters(shorter));
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll("_", "");
}
