/** The door to what every client of the service does alike; times are in milliseconds, as JavaScript has them. */

import {
  FIRST_DELAY_S,
  MAX_DELAY_S,
  MAX_RETRY_AFTER_S,
  RETRY_AFTER_OVERFLOW_S,
  TIMEOUT_S,
} from "../../../generated/typescript/rest-clients.js";

export {
  ACCEPT,
  API_KEY_VARIABLE,
  BASE_URL_VARIABLE,
  FACTOR,
  IDEMPOTENT_METHODS,
  JITTER,
  LOG_LEVELS,
  LOG_VARIABLE,
  MAX_ANSWER_BYTES,
  MAX_ERROR_BODY_BYTES,
  MAX_KEPT_CHARACTERS,
  MAX_RETRIES,
  MAX_SHOWN_CHARACTERS,
  MAX_SHOWN_ERRORS,
  MAX_SHOWN_HEADER_CHARACTERS,
  MAX_SHOWN_LEVEL_CHARACTERS,
  REDACTED,
  RETRIED_STATUSES,
  SHORTEST_HIDDEN_CHARACTERS,
  STATUS_ERRORS,
  UNSAFE_CHARACTERS,
} from "../../../generated/typescript/rest-clients.js";

export const FIRST_DELAY_MS = FIRST_DELAY_S * 1000;
export const MAX_DELAY_MS = MAX_DELAY_S * 1000;
export const MAX_RETRY_AFTER_MS = MAX_RETRY_AFTER_S * 1000;
export const RETRY_AFTER_OVERFLOW_MS = RETRY_AFTER_OVERFLOW_S * 1000;
export const TIMEOUT_MS = TIMEOUT_S * 1000;
