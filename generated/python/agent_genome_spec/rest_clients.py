# Generated from spec/rest/clients.json; do not edit, run `nox -s generate`.
# sha256 of the source: c2e6e2238c1599293500a3d07e098567aa78b82d4117e3523a8986fa1428f815
"""What every client of the genome service does alike: attempts, times, bounds, names."""

from __future__ import annotations

from typing import Final

MAX_RETRIES: Final = 2
"""Further attempts that a repeatable call gets when the caller sets nothing."""

FIRST_DELAY_S: Final = 0.5
"""Wait after the first attempt."""

FACTOR: Final = 2
"""How much longer each further wait is."""

MAX_DELAY_S: Final = 8.0
"""Longest wait that the server did not ask for."""

JITTER: Final = 0.25
"""Share of a wait that chance may take off it, so that clients spread out."""

MAX_RETRY_AFTER_S: Final = 60.0
"""Longest Retry-After that is waited for."""

RETRY_AFTER_OVERFLOW_S: Final = 2147483648.0
"""What a longer Retry-After counts as (RFC 9111, 1.2.2)."""

TIMEOUT_S: Final = 30.0
"""Longest wait for an answer when the caller sets nothing: for each read and write where the HTTP library tells them apart, else for a whole attempt."""

CONNECT_TIMEOUT_S: Final = 5.0
"""Longest wait for a connection, where the HTTP library tells it apart."""

MAX_ANSWER_BYTES: Final = 67108864
"""Size of an answer, far above every one that a genome server gives."""

MAX_ERROR_BODY_BYTES: Final = 65536
"""How much of the body of an error answer is read."""

MAX_KEPT_CHARACTERS: Final = 65536
"""How much of an answer that cannot be used an error keeps."""

MAX_SHOWN_CHARACTERS: Final = 300
"""Length of one text of the server in an error's message."""

MAX_SHOWN_ERRORS: Final = 3
"""Single faults that an error's message tells; the error has them all."""

MAX_SHOWN_HEADER_CHARACTERS: Final = 40
"""How much of a name that is none of a header an error's message shows."""

MAX_SHOWN_LEVEL_CHARACTERS: Final = 20
"""How much of a level that there is not an error's message shows."""

SHORTEST_HIDDEN_CHARACTERS: Final = 8
"""Shortest key that is looked for in texts; a shorter one would be found everywhere."""

API_KEY_VARIABLE: Final = 'AGENT_GENOME_API_KEY'
"""The API key, when none is passed."""

BASE_URL_VARIABLE: Final = 'AGENT_GENOME_BASE_URL'
"""Where the server is, when that is not passed."""

LOG_VARIABLE: Final = 'AGENT_GENOME_LOG'
"""The level from which lines are logged."""

RETRIED_STATUSES: Final = ((408, 408), (429, 429), (500, 599))

IDEMPOTENT_METHODS: Final = ('DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'TRACE')

LOG_LEVELS: Final = ('debug', 'info', 'warning', 'error')

ACCEPT: Final = 'application/json, application/problem+json'

REDACTED: Final = '[redacted]'

UNSAFE_CHARACTERS: Final = '\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069'

STATUS_ERRORS: Final[dict[int, str]] = {400: 'BadRequestError',
 401: 'AuthenticationError',
 403: 'PermissionDeniedError',
 404: 'NotFoundError',
 409: 'ConflictError',
 413: 'PayloadTooLargeError',
 415: 'UnsupportedMediaTypeError',
 422: 'UnprocessableEntityError',
 429: 'RateLimitError'}
