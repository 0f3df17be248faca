"""What a call may raise: one base, and one class per kind of status."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from agent_genome.client._spec_clients import STATUS_ERRORS

__all__ = [
    "APIConnectionError",
    "APIResponseValidationError",
    "APIStatusError",
    "APITimeoutError",
    "AgentGenomeError",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "ErrorItem",
    "InternalServerError",
    "NotFoundError",
    "PayloadTooLargeError",
    "PermissionDeniedError",
    "RateLimitError",
    "UnprocessableEntityError",
    "UnsupportedMediaTypeError",
    "error_class",
]


@dataclass(frozen=True, slots=True)
class ErrorItem:
    """One fault of a request.

    Attributes:
        code: a code of the catalogue, such as `too_long`.
        location: where the value stands: `body`, `path`, `query` or `header`.
        pointer: a JSON Pointer (RFC 6901) into the body, or `/` and the name of the parameter; None when the server did
            not say.
        message: what is wrong, in words.
        hint: how to mend it.
    """

    code: str
    location: str = "body"
    pointer: str | None = None
    message: str | None = None
    hint: str | None = None


class AgentGenomeError(Exception):
    """Anything that went wrong in a call, or in the settings of a client.

    All attributes are there on every error. An error can be pickled and copied, and never holds the API key.

    Attributes:
        message: what went wrong and what to do about it.
        code: the problem code of the server's catalogue, or None.
        request_id: the id that the server's log has for the call, or None.
        errors: the faults of the request, one by one.
    """

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        request_id: str | None = None,
        errors: tuple[ErrorItem, ...] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.request_id = request_id
        self.errors = errors

    def __reduce__(self) -> tuple[Any, ...]:
        # The default calls the class with `args` alone, which a class with keyword-only arguments refuses.
        return _restored, (type(self), self.args, self.__dict__.copy())


class APIConnectionError(AgentGenomeError):
    """No whole answer came: the server was not reached, or the connection broke."""


class APITimeoutError(APIConnectionError):
    """No whole answer came in time."""


class APIResponseValidationError(AgentGenomeError):
    """An answer of success has a body that is not what the specification says.

    Attributes:
        status: the HTTP status.
        body: the body, as text.
    """

    def __init__(self, message: str, *, status: int, body: str, request_id: str | None = None) -> None:
        super().__init__(message, request_id=request_id)
        self.status = status
        self.body = body


class APIStatusError(AgentGenomeError):
    """The server answered with an error status.

    Attributes:
        status: the HTTP status.
        title: the problem's short name, or None.
        detail: what happened this time, or None.
        remedy: what to do about it in the server's words, or None.
        body: the body of the answer: a JSON value, else text; None when it was empty.
        headers: the response headers by their lower-case names, cookies left out.
        retry_after: the seconds after which the server asks to try again, or None.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int,
        code: str | None = None,
        title: str | None = None,
        detail: str | None = None,
        remedy: str | None = None,
        request_id: str | None = None,
        errors: tuple[ErrorItem, ...] = (),
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message, code=code, request_id=request_id, errors=errors)
        self.status = status
        self.title = title
        self.detail = detail
        self.remedy = remedy
        self.body = body
        self.headers = dict(headers or {})
        self.retry_after = retry_after


class BadRequestError(APIStatusError):
    """400: the request is not well formed."""


class AuthenticationError(APIStatusError):
    """401: there is no API key, or not a good one."""


class PermissionDeniedError(APIStatusError):
    """403: the API key lacks a scope."""


class NotFoundError(APIStatusError):
    """404: there is no such thing in the workspace of the API key, or the server does not offer the operation."""


class ConflictError(APIStatusError):
    """409: what is there already is in the way, or the idempotency key was used for another body."""


class PayloadTooLargeError(APIStatusError):
    """413: the body is longer than the server takes."""


class UnsupportedMediaTypeError(APIStatusError):
    """415: the server does not take a body of this type."""


class UnprocessableEntityError(APIStatusError):
    """422: the request is well formed and cannot be done; `errors` says where."""


class RateLimitError(APIStatusError):
    """429: too many calls, or the quota of the workspace is used up; see `code` and `retry_after`."""


class InternalServerError(APIStatusError):
    """500 and above: the server could not do it."""


_NAMED = {kind.__name__: kind for kind in APIStatusError.__subclasses__()}
_CLASSES = {status: _NAMED[name] for status, name in STATUS_ERRORS.items()}


def error_class(status: int) -> type[APIStatusError]:
    """Return the class of an error status.

    Example:
        >>> error_class(404).__name__, error_class(503).__name__, error_class(418).__name__
        ('NotFoundError', 'InternalServerError', 'APIStatusError')
    """
    return _CLASSES.get(status, InternalServerError if status >= 500 else APIStatusError)


def _restored(cls: type[AgentGenomeError], args: tuple[Any, ...], state: dict[str, Any]) -> AgentGenomeError:
    """Make an error from its pickled parts."""
    error = cls.__new__(cls, *args)
    error.__dict__.update(state)
    return error
