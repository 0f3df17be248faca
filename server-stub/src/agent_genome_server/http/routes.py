"""What serves one path: it knows the methods of the path (RFC 9110, sections 9.1 and 15.5.6)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from starlette.types import Receive, Scope, Send

from agent_genome_server.http.answers import Reply
from agent_genome_server.problem import Problem

__all__ = ["Handler", "Resource", "method_not_allowed"]

Handler = Callable[[Scope, Receive], Awaitable[Reply]]
"""Answers a request of one method, or raises a problem."""


class Resource:
    """An ASGI application for one path: finds the handler of the method, and answers HEAD and OPTIONS by itself."""

    def __init__(self, handlers: Mapping[str, Handler]) -> None:
        self._handlers = dict(handlers)
        reads = ["HEAD"] if "GET" in handlers else []
        self.allowed = ", ".join(sorted({*handlers, *reads, "OPTIONS"}))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        method = scope["method"]
        reply = await self._reply(method, scope, receive)
        await reply.send(send, request_id=scope["state"]["request_id"], head=method == "HEAD")

    async def _reply(self, method: str, scope: Scope, receive: Receive) -> Reply:
        handler = self._handlers.get("GET" if method == "HEAD" else method)
        if handler is not None:
            return await handler(scope, receive)
        if method == "OPTIONS":
            return Reply(204, headers={"Allow": self.allowed})
        raise method_not_allowed(method, self.allowed)


def method_not_allowed(method: str, allowed: str) -> Problem:
    """Return the refusal of a method."""
    return Problem("method_not_allowed", method=method[:20], allowed=allowed, headers={"Allow": allowed})
