"""The outermost layer: each request gets its id, whatever goes wrong becomes a problem document, one line is logged."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agent_genome.agf.wording import shown
from agent_genome_server.http.answers import problem_reply
from agent_genome_server.http.bodies import ClientGoneError
from agent_genome_server.http.request_ids import request_id
from agent_genome_server.logs import log_failure, log_request
from agent_genome_server.problem import Problem
from agent_genome_server.services.service import RETRY_SECONDS

__all__ = ["OuterEdge"]

_ABSOLUTE: Final = re.compile(r"https?://[^/]*", re.IGNORECASE)
CLIENT_GONE: Final = 499
"""Status in the log, never on the wire, of a request whose client closed the connection."""


class OuterEdge:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; other kinds of ASGI scope are passed on or, for WebSocket, refused."""
        if scope["type"] == "http":
            await self._serve(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1000})
        else:
            await self._app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        name = request_id(_header(scope, b"x-request-id"))
        state: dict[str, Any] = {**scope.get("state", {}), "request_id": name}
        scope["state"] = state
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        problem: Problem | None = None
        try:
            settle_path(scope)
            await self._app(scope, receive, watched)
        except Problem as refused:
            problem = refused
        except ClientGoneError:
            status = CLIENT_GONE
        except asyncio.CancelledError:
            # The grace of a stop is over, and this request is the last that its task does.
            problem = Problem("unavailable", reason="The server stops.", headers={"Retry-After": str(RETRY_SECONDS)})
        except Exception as error:
            log_failure(error, request_id=name)
            problem = Problem("internal_error")
        if problem is not None and status == 0:
            reply = problem_reply(problem, name)
            await reply.send(watched, request_id=name, head=scope["method"] == "HEAD")
        log_request(
            method=scope["method"],
            route=getattr(scope.get("route"), "path", None),
            status=status,
            milliseconds=round((time.perf_counter() - started) * 1000, 2),
            request_id=name,
            code=state.get("code") if problem is None else problem.code,
            operation=state.get("operation"),
            principal=state.get("principal"),
        )


def settle_path(scope: Scope) -> None:
    """Take the origin off a target in absolute form (RFC 9112, section 3.2.2).

    Raises:
        Problem: `route_not_found` for a path that would have other parts once it is decoded.
    """
    absolute = _ABSOLUTE.match(scope["path"])
    if absolute:
        scope["path"] = scope["path"][absolute.end() :] or "/"
    if b"%2f" in scope.get("raw_path", b"").lower():
        raise Problem("route_not_found", path=shown(scope["path"]))


def _header(scope: Scope, name: bytes) -> str | None:
    """Return the value of a header that stands once; None otherwise."""
    values = [value for key, value in scope["headers"] if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else None
