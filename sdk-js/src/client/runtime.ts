/** What runs the SDK: Node, a browser, or something else that has `fetch`. */

import type { Environment } from "./settings.js";

interface Surroundings {
  readonly process?: { readonly env?: Environment; readonly versions?: { readonly node?: string } };
  readonly window?: { readonly document?: unknown };
}

const surroundings = globalThis as Surroundings;

/** Returns the version of Node, undefined elsewhere. */
export function nodeVersion(): string | undefined {
  return surroundings.process?.versions?.node;
}

/** Returns whether this is a web page: everybody who opens it can read what it holds. */
export function isBrowser(): boolean {
  return surroundings.window?.document !== undefined;
}

/** Returns the environment; empty where there is none. */
export function environment(): Environment {
  return surroundings.process?.env ?? {};
}
