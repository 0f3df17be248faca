"""Answers that never change while the server runs: the OpenAPI document and its page."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import orjson
from starlette.types import Receive, Scope

from agent_genome_server.http.answers import JSON, Reply
from agent_genome_server.http.conditional import is_current
from agent_genome_server.http.headers import read_headers
from agent_genome_server.http.media import acceptable
from agent_genome_server.problem import Problem

__all__ = ["Fixed"]

HTML: Final = "text/html; charset=utf-8"
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


class Fixed:
    """Serves the same bytes to every GET, with a validator."""

    def __init__(self, body: bytes, media_type: str, headers: Mapping[str, str] | None = None) -> None:
        self._body = body
        self._media_type = media_type
        self._headers = {
            "ETag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
            "Cache-Control": "no-cache",
            **(headers or {}),
        }

    @classmethod
    def json(cls, document: Mapping[str, Any]) -> Fixed:
        """Return what serves a JSON document."""
        return cls(orjson.dumps(document), JSON)

    @classmethod
    def html(cls, page: str) -> Fixed:
        """Return what serves a page that loads nothing and runs no script."""
        return cls(page.encode("utf-8"), HTML, {"Content-Security-Policy": _POLICY})

    async def __call__(self, scope: Scope, receive: Receive) -> Reply:
        """Answer a GET.

        Raises:
            Problem: `not_acceptable`.
        """
        headers = read_headers(scope["headers"]).values
        name = self._media_type.partition(";")[0]
        if acceptable(headers.get("accept"), (name,)) is None:
            raise Problem("not_acceptable", offered=name)
        held = headers.get("if-none-match")
        if held is not None and is_current(held, self._headers["ETag"]):
            return Reply(304, headers={name: self._headers[name] for name in ("ETag", "Cache-Control")})
        return Reply(200, self._body, media_type=self._media_type, headers=self._headers)
