"""`POST /mcp/genome`: what has to be settled before a message reaches the SDK (spec: mcp.md#transport)."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.types import Message, Receive, Scope, Send

from agent_genome_server.http._spec import BODY_SECONDS, MAX_BODY_BYTES
from agent_genome_server.http.answers import JSON, Reply
from agent_genome_server.http.bodies import read_body
from agent_genome_server.http.endpoint import READ_AT_ONCE, require_acceptable, require_media_type
from agent_genome_server.http.headers import SINGLE, read_headers, refuse_doubled
from agent_genome_server.http.options import EdgeOptions
from agent_genome_server.http.routes import method_not_allowed
from agent_genome_server.http.work import Edge
from agent_genome_server.mcp._spec import ENDPOINT
from agent_genome_server.mcp.messages import McpMessage, read_message
from agent_genome_server.mcp.origin import require_host, require_origin
from agent_genome_server.mcp.server import tool_server
from agent_genome_server.mcp.tools import bound_tools

__all__ = ["McpEndpoint"]

VERSION_HEADER: Final = "mcp-protocol-version"


class McpEndpoint:
    """The ASGI application of the endpoint."""

    def __init__(self, edge: Edge, options: EdgeOptions) -> None:
        self.path = ENDPOINT
        self._edge = edge
        self._options = options
        server = tool_server(bound_tools(edge.call, edge.run))
        self._manager = StreamableHTTPSessionManager(
            server, json_response=True, stateless=True, max_request_body_size=MAX_BODY_BYTES
        )

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Serve for as long as the context lasts."""
        async with self._manager.run():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["method"] != "POST":
            raise method_not_allowed(scope["method"], "POST")
        received = read_headers(scope["headers"])
        headers = received.values
        require_host(headers.get("host"), self._options.allowed_hosts)
        require_origin(headers.get("origin"), self._options.allowed_origins)
        state = scope["state"]
        state["principal"] = await self._edge.principal(headers)
        refuse_doubled(received, SINGLE | {VERSION_HEADER})
        require_acceptable(headers)
        require_media_type(headers, JSON)
        data = await read_body(
            receive, limit=MAX_BODY_BYTES, seconds=BODY_SECONDS, declared=headers.get("content-length")
        )
        message = await self._message(data, headers.get(VERSION_HEADER))
        if isinstance(message, Reply):
            await message.send(send, request_id=state["request_id"])
            return
        state["arguments"] = message.arguments
        inner = {**scope, "headers": _plain(scope["headers"])}
        sent = _identified(send, state["request_id"])
        await self._manager.handle_request(inner, _replay(message.data, receive), sent)

    async def _message(self, data: bytes, version: str | None) -> McpMessage | Reply:
        if len(data) <= READ_AT_ONCE:
            return read_message(data, version)
        message: McpMessage | Reply = await self._edge.run(read_message, data, version)
        return message


def _plain(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return the headers with Accept and Content-Type, which were looked at, in the one form that the SDK takes."""
    kept = [(name, value) for name, value in headers if name not in (b"accept", b"content-type", b"authorization")]
    return [*kept, (b"accept", b"application/json, text/event-stream"), (b"content-type", b"application/json")]


def _replay(data: bytes, receive: Receive) -> Receive:
    given = False

    async def replayed() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": data, "more_body": False}

    return replayed


def _identified(send: Send, request_id: str) -> Send:
    """Return a channel that adds the headers which every answer carries."""

    async def identified(message: Message) -> None:
        if message["type"] == "http.response.start":
            more = [
                (b"x-request-id", request_id.encode("ascii")),
                (b"x-content-type-options", b"nosniff"),
                (b"cache-control", b"no-store"),
            ]
            message = {**message, "headers": [*message["headers"], *more]}
        await send(message)

    return identified
