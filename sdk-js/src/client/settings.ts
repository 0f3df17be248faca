/** Where a client finds the server and its key: arguments first, then the environment. */

import { API_KEY_VARIABLE, BASE_URL_VARIABLE } from "../spec/clients.js";
import { AgentGenomeError } from "./errors.js";
import { Secret } from "./secret.js";

const VISIBLE = /^[!-~]+$/;

/** What every call of a client needs. */
export interface Settings {
  /** Where the server is, without a slash at the end. */
  readonly baseURL: string;
  /** The key; empty when whatever stands in front of the server adds it. */
  readonly apiKey: Secret;
}

/** The environment, as `process.env` is. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings that the arguments give, and where they are undefined, the environment.
 *
 * White space around a value is dropped: a key that was read from a file often ends in a line end.
 *
 * @throws {AgentGenomeError} one is missing, or cannot be one.
 */
export function readSettings(
  { baseURL: base, apiKey }: { readonly baseURL?: string | undefined; readonly apiKey?: string | null | undefined },
  environment: Environment,
): Settings {
  const url = trimmed("baseURL", base === undefined ? environment[BASE_URL_VARIABLE] : base);
  if (!url) throw new AgentGenomeError(`no base URL: pass baseURL or set ${BASE_URL_VARIABLE}`);
  const baseURL = checkedURL(url);
  if (apiKey === null) return { baseURL, apiKey: new Secret("") };
  const key = trimmed("apiKey", apiKey ?? environment[API_KEY_VARIABLE]);
  if (!key) throw new AgentGenomeError(`no API key: pass apiKey or set ${API_KEY_VARIABLE}`);
  if (!VISIBLE.test(key)) {
    throw new AgentGenomeError("the API key has to be printable ASCII without white space: copy it again");
  }
  return { baseURL, apiKey: new Secret(key) };
}

function trimmed(name: string, value: unknown = ""): string {
  if (typeof value !== "string") throw new AgentGenomeError(`${name} has to be a string`);
  return value.trim();
}

function checkedURL(text: string): string {
  const remedy = "give the address of the server, such as https://genome.example";
  if (!/^https?:/i.test(text) || !VISIBLE.test(text) || !URL.canParse(text)) {
    throw new AgentGenomeError(`the base URL is no http or https URL: ${remedy}`);
  }
  const { username, password } = new URL(text);
  if (username || password || /[?#]/.test(text)) {
    throw new AgentGenomeError(`the base URL holds a user name, a password, a query or a fragment: ${remedy}`);
  }
  return text.replace(/\/+$/, "");
}
