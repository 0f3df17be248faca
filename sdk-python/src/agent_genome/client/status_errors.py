"""An error answer -> the error, with a message that says what to do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from http import HTTPStatus
from typing import Final

from agent_genome.client._spec import IMPORTS_NOT_OFFERED, ROUTE_NOT_FOUND
from agent_genome.client._spec_clients import (
    API_KEY_VARIABLE,
    MAX_SHOWN_CHARACTERS,
    MAX_SHOWN_ERRORS,
    UNSAFE_CHARACTERS,
)
from agent_genome.client.errors import APIStatusError, ErrorItem, error_class
from agent_genome.client.problems import Problem, read_problem
from agent_genome.client.retries import retry_after_s
from agent_genome.client.secrets import Secret

__all__ = ["status_error"]

_UNSAFE = re.compile(f"[{UNSAFE_CHARACTERS}]+")
_NOT_SENT: Final = frozenset({"set-cookie", "set-cookie2"})
_NO_IMPORTS: Final = "the server does not offer imports, which are provisional."
_REMEDIES: Final = {
    400: "Correct the request.",
    401: f"Check the API key: api_key=... or {API_KEY_VARIABLE}.",
    403: "Use an API key that has the scope.",
    404: "Check the id, and that the API key belongs to the workspace; check base_url when every call says this.",
    408: "Try again.",
    409: "Use another idempotency_key for another body, or read what is there.",
    413: "Send less.",
    415: "Send JSON.",
    422: "Correct what is named.",
    429: "Call less often.",
}


def status_error(
    *,
    status: int,
    headers: Mapping[str, str],
    content: bytes,
    request_id: str | None,
    now_s: float,
    secret: Secret,
    provisional: bool = False,
) -> APIStatusError:
    """Return the error of an answer.

    Args:
        status: the HTTP status, 300 or above.
        headers: the response headers.
        content: the body, or as much of it as was read.
        request_id: the id that was sent, for an answer that has none.
        now_s: the time, in seconds since 1970.
        secret: what must not be in the error, whatever the server says.
        provisional: whether a server may do without the operation.
    """
    kept = {name.lower(): secret.hidden_in(value) for name, value in headers.items() if name.lower() not in _NOT_SENT}
    if secret.is_in(content.decode("latin-1")):
        content = secret.hidden_in(content.decode("latin-1")).encode("latin-1")
    problem = read_problem(content, kept)
    asked_s = retry_after_s(kept, now_s=now_s)
    request_id = problem.request_id or request_id
    said = problem.detail or problem.title or _phrase(status)
    not_offered = provisional and status == 404
    if not_offered and problem.code == IMPORTS_NOT_OFFERED:
        said = _NO_IMPORTS
    message = _message(status, problem, said, location=kept.get("location"), asked_s=asked_s, request_id=request_id)
    if not_offered and problem.code in (None, ROUTE_NOT_FOUND):
        message = f"{_NO_IMPORTS} {message}"
    return error_class(status)(
        message,
        status=status,
        code=problem.code,
        title=problem.title,
        detail=problem.detail,
        remedy=problem.remedy,
        request_id=request_id,
        errors=problem.errors,
        body=problem.body,
        headers=kept,
        retry_after=asked_s,
    )


def _message(
    status: int, problem: Problem, said: str, *, location: str | None, asked_s: float | None, request_id: str | None
) -> str:
    parts = [f"{status} {_shown(problem.code or '')}".rstrip() + f": {_sentence(said)}"]
    told = _told(problem.errors, said)
    if told:
        parts += [_fault(replace(told, message=None)), _sentence(told.hint) if told.hint else ""]
    else:
        parts += [_fault(item) for item in problem.errors[:MAX_SHOWN_ERRORS]]
    more = len(problem.errors) - MAX_SHOWN_ERRORS
    if more > 0:
        parts.append(f"And {more} more in `errors`.")
    parts.append(_sentence(problem.remedy) if problem.remedy else _remedy(status, location=location))
    if asked_s is not None:
        parts.append(f"The server asks to wait {asked_s:g} seconds.")
    if request_id:
        parts.append(f"(request {_shown(request_id)})")
    return " ".join(part for part in parts if part)


def _told(errors: tuple[ErrorItem, ...], said: str) -> ErrorItem | None:
    """Return the only fault when what is shown before it tells it already, as the detail of a server mostly does."""
    only = errors[0] if len(errors) == 1 else None
    return only if only and only.message and _shown(only.message) in _shown(said) else None


def _fault(item: ErrorItem) -> str:
    place = "" if item.location == "body" else f"{_shown(item.location)} "
    said = f"{item.code}, {item.message}" if item.message else item.code
    return f"At {place}{_shown(item.pointer or '/')}: {_sentence(said)}"


def _remedy(status: int, *, location: str | None) -> str:
    if 300 <= status < 400:
        named = f": it names {_shown(location.partition('?')[0])}" if location else ""
        return f"Set base_url to where the server is{named}."
    if status >= 500:
        return "Try again later; name the request to whoever runs the server when it stays."
    return _REMEDIES.get(status, "")


def _phrase(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "the server refused"


def _sentence(text: str) -> str:
    text = _shown(text)
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _shown(text: str) -> str:
    """Return text of the server in one line, without what a terminal would obey."""
    line = _UNSAFE.sub(" ", text).strip()
    return line if len(line) <= MAX_SHOWN_CHARACTERS else line[: MAX_SHOWN_CHARACTERS - 1] + "…"
