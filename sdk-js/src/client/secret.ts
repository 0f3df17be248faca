/** Keeping the API key out of everything that a person or a log may see. */

import { REDACTED, SHORTEST_HIDDEN_CHARACTERS } from "../spec/clients.js";

/** An API key that shows itself only when asked for. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** Returns the key itself. */
  reveal(): string {
    return this.#value;
  }

  /** Returns a text with the key in it replaced. */
  hiddenIn(text: string): string {
    return this.#value.length < SHORTEST_HIDDEN_CHARACTERS ? text : text.replaceAll(this.#value, REDACTED);
  }

  toString(): string {
    return REDACTED;
  }

  toJSON(): string {
    return REDACTED;
  }
}
