"""bytes of an error answer -> what they say, whatever they are (RFC 9457)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from agent_genome.agf.json_value import is_array, is_object
from agent_genome.client.errors import ErrorItem

__all__ = ["Problem", "read_problem"]

_SURROGATES = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Problem:
    """What the body of an error answer says; every member may be missing.

    Attributes:
        code: the code of the server's catalogue.
        title: its short name.
        detail: what happened this time.
        remedy: what to do about it.
        request_id: the id of the call in the server's log.
        errors: the faults of the request.
        body: the body: a JSON value, else text; None when it was empty.
    """

    code: str | None = None
    title: str | None = None
    detail: str | None = None
    remedy: str | None = None
    request_id: str | None = None
    errors: tuple[ErrorItem, ...] = ()
    body: Any = None


def read_problem(content: bytes, headers: Mapping[str, str]) -> Problem:
    """Return what the body of an error answer says. Never raises; the content type is not looked at.

    Args:
        content: the body.
        headers: the response headers by their lower-case names.

    Example:
        >>> read_problem(b'{"code": "not_found"}', {}).code
        'not_found'
        >>> read_problem(b"<html>", {"x-request-id": "req-1"})
        Problem(code=None, title=None, detail=None, remedy=None, request_id='req-1', errors=(), body='<html>')
    """
    request_id = headers.get("x-request-id") or None
    text = content.decode("utf-8-sig", "replace")
    if not text.strip():
        return Problem(request_id=request_id)
    try:
        body: Any = _well_formed(json.loads(text, parse_constant=_refuse))
    except (ValueError, RecursionError):
        return Problem(request_id=request_id, body=text)
    if not is_object(body):
        return Problem(request_id=request_id, body=body)
    return Problem(
        code=_text(body, "code"),
        title=_text(body, "title"),
        detail=_text(body, "detail"),
        remedy=_text(body, "remedy"),
        request_id=_text(body, "request_id") or request_id,
        errors=_items(body.get("errors")),
        body=body,
    )


def _items(value: Any) -> tuple[ErrorItem, ...]:
    items = value if is_array(value) else []
    return tuple(
        ErrorItem(
            code=code,
            location=_text(item, "in") or "body",
            pointer=_string(item, "pointer"),
            message=_text(item, "message"),
            hint=_text(item, "hint"),
        )
        for item in items
        if is_object(item) and (code := _text(item, "code"))
    )


def _string(body: Mapping[str, Any], name: str) -> str | None:
    value = body.get(name)
    return value if isinstance(value, str) else None


def _text(body: Mapping[str, Any], name: str) -> str | None:
    """Return a member that is a string with something in it."""
    return _string(body, name) or None


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")


def _well_formed(value: Any) -> Any:
    """Return a JSON value without lone surrogates, which could be neither printed nor logged."""
    if isinstance(value, str):
        return _SURROGATES.sub("\ufffd", value)
    if is_array(value):
        return [_well_formed(item) for item in value]
    if is_object(value):
        return {_well_formed(name): _well_formed(member) for name, member in value.items()}
    return value
