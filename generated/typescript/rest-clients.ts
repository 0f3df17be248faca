// Generated from spec/rest/clients.json; do not edit, run `nox -s generate`.
// sha256 of the source: c2e6e2238c1599293500a3d07e098567aa78b82d4117e3523a8986fa1428f815

/** Further attempts that a repeatable call gets when the caller sets nothing. */
export const MAX_RETRIES = 2 as const;

/** Wait after the first attempt. */
export const FIRST_DELAY_S = 0.5 as const;

/** How much longer each further wait is. */
export const FACTOR = 2 as const;

/** Longest wait that the server did not ask for. */
export const MAX_DELAY_S = 8.0 as const;

/** Share of a wait that chance may take off it, so that clients spread out. */
export const JITTER = 0.25 as const;

/** Longest Retry-After that is waited for. */
export const MAX_RETRY_AFTER_S = 60.0 as const;

/** What a longer Retry-After counts as (RFC 9111, 1.2.2). */
export const RETRY_AFTER_OVERFLOW_S = 2147483648.0 as const;

/** Longest wait for an answer when the caller sets nothing: for each read and write where the HTTP library tells them apart, else for a whole attempt. */
export const TIMEOUT_S = 30.0 as const;

/** Longest wait for a connection, where the HTTP library tells it apart. */
export const CONNECT_TIMEOUT_S = 5.0 as const;

/** Size of an answer, far above every one that a genome server gives. */
export const MAX_ANSWER_BYTES = 67108864 as const;

/** How much of the body of an error answer is read. */
export const MAX_ERROR_BODY_BYTES = 65536 as const;

/** How much of an answer that cannot be used an error keeps. */
export const MAX_KEPT_CHARACTERS = 65536 as const;

/** Length of one text of the server in an error's message. */
export const MAX_SHOWN_CHARACTERS = 300 as const;

/** Single faults that an error's message tells; the error has them all. */
export const MAX_SHOWN_ERRORS = 3 as const;

/** How much of a name that is none of a header an error's message shows. */
export const MAX_SHOWN_HEADER_CHARACTERS = 40 as const;

/** How much of a level that there is not an error's message shows. */
export const MAX_SHOWN_LEVEL_CHARACTERS = 20 as const;

/** Shortest key that is looked for in texts; a shorter one would be found everywhere. */
export const SHORTEST_HIDDEN_CHARACTERS = 8 as const;

/** The API key, when none is passed. */
export const API_KEY_VARIABLE = "AGENT_GENOME_API_KEY" as const;

/** Where the server is, when that is not passed. */
export const BASE_URL_VARIABLE = "AGENT_GENOME_BASE_URL" as const;

/** The level from which lines are logged. */
export const LOG_VARIABLE = "AGENT_GENOME_LOG" as const;

export const RETRIED_STATUSES = [
  [
    408,
    408
  ],
  [
    429,
    429
  ],
  [
    500,
    599
  ]
] as const;

export const IDEMPOTENT_METHODS = [
  "DELETE",
  "GET",
  "HEAD",
  "OPTIONS",
  "PUT",
  "TRACE"
] as const;

export const LOG_LEVELS = [
  "debug",
  "info",
  "warning",
  "error"
] as const;

export const ACCEPT = "application/json, application/problem+json" as const;

export const REDACTED = "[redacted]" as const;

export const UNSAFE_CHARACTERS = "\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069" as const;

export const STATUS_ERRORS = {
  "400": "BadRequestError",
  "401": "AuthenticationError",
  "403": "PermissionDeniedError",
  "404": "NotFoundError",
  "409": "ConflictError",
  "413": "PayloadTooLargeError",
  "415": "UnsupportedMediaTypeError",
  "422": "UnprocessableEntityError",
  "429": "RateLimitError"
} as const;
