"""`POST /mcp/genome`: what has to be settled before a message reaches the SDK (spec: mcp.md#transport)."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp_types import INVALID_REQUEST, PARSE_ERROR
from mcp_types.jsonrpc import UNSUPPORTED_PROTOCOL_VERSION
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS
from starlette.types import Message, Receive, Scope, Send

from agent_genome.agf.json_value import is_object
from agent_genome_server.http._spec import BODY_SECONDS, MAX_BODY_BYTES
from agent_genome_server.http.answers import JSON, Reply
from agent_genome_server.http.bodies import read_body
from agent_genome_server.http.endpoint import Edge, require_acceptable, require_media_type
from agent_genome_server.http.headers import SINGLE, read_headers, refuse_doubled
from agent_genome_server.http.options import EdgeOptions
from agent_genome_server.http.routes import method_not_allowed
from agent_genome_server.http.strict_json import read_json
from agent_genome_server.mcp._spec import ENDPOINT
from agent_genome_server.mcp.origin import require_host, require_origin
from agent_genome_server.mcp.server import tool_server
from agent_genome_server.mcp.tools import bound_tools
from agent_genome_server.problem import Problem

__all__ = ["McpEndpoint"]

VERSION_HEADER: Final = "mcp-protocol-version"
SERVED: Final = frozenset((*MODERN_PROTOCOL_VERSIONS, *HANDSHAKE_PROTOCOL_VERSIONS))


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
        refusal = _refusal(data, headers.get(VERSION_HEADER))
        if refusal is not None:
            await refusal.send(send, request_id=state["request_id"])
            return
        inner = {**scope, "headers": _plain(scope["headers"])}
        await self._manager.handle_request(inner, _replay(data, receive), _identified(send, state["request_id"]))


def _refusal(data: bytes, version: str | None) -> Reply | None:
    """Return the JSON-RPC error for what is no single message, or for a version that is not served."""
    try:
        message = read_json(data)
    except Problem as problem:
        return _error(PARSE_ERROR, problem.detail)
    if not is_object(message):
        return _error(INVALID_REQUEST, "The body has to be one JSON-RPC message; batches are not taken.")
    if "id" in message and not _is_id(message["id"]):
        return _error(INVALID_REQUEST, "The id has to be a string or a whole number.")
    if version is not None and version not in SERVED:
        about = {"supported": list(MODERN_PROTOCOL_VERSIONS), "requested": version}
        return _error(UNSUPPORTED_PROTOCOL_VERSION, "Unsupported protocol version", message.get("id"), about)
    return None


def _error(code: int, message: str, name: Any = None, data: Mapping[str, Any] | None = None) -> Reply:
    error: dict[str, Any] = {"code": code, "message": message, **({"data": data} if data else {})}
    return Reply(400, {"jsonrpc": "2.0", "id": name, "error": error})


def _is_id(value: Any) -> bool:
    return isinstance(value, (str, int)) and not isinstance(value, bool)


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
