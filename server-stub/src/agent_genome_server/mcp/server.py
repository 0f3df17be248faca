"""The official SDK's low-level server with the six tools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from mcp.server.caching import CacheHint
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    DiscoverResult,
    ListToolsResult,
    PaginatedRequestParams,
    RequestParams,
)
from starlette.requests import Request

from agent_genome_server import __version__
from agent_genome_server.logs import log_failure
from agent_genome_server.mcp._spec import PROTOCOL_VERSIONS, SERVER
from agent_genome_server.mcp.tools import BoundTool, problem_result
from agent_genome_server.problem import Problem

__all__ = ["tool_server"]

INSTRUCTIONS = (
    "Compile a section with genome_compile, put its text into your own model's prompt as it is, pass what the model "
    "wrote to genome_finalize, and tell with genome_record_outcome what the customer made of it."
)


def tool_server(tools: Mapping[str, BoundTool]) -> Server[Any]:
    """Return the server.

    The HTTP request that each message came with carries the principal, the request's id and the tool's arguments.
    """

    async def list_tools(_: ServerRequestContext[Any, Any], params: PaginatedRequestParams | None) -> ListToolsResult:
        if params is not None and params.cursor is not None:
            raise MCPError(code=INVALID_PARAMS, message="There is one page of tools only; leave the cursor out.")
        return ListToolsResult(tools=[tool.listed for tool in tools.values()])

    async def call_tool(context: ServerRequestContext[Any, Any], params: CallToolRequestParams) -> CallToolResult:
        tool = tools.get(params.name)
        if tool is None:
            raise MCPError(code=INVALID_PARAMS, message=f"There is no such tool; the tools are {', '.join(tools)}.")
        request = cast("Request", context.request)
        state = request.scope["state"]
        state["operation"] = tool.operation.operation_id
        try:
            return await tool.call(state["principal"], state["arguments"])
        except Problem as problem:
            state["code"] = problem.code
            return problem_result(problem, request_id=state["request_id"])
        except Exception as error:
            log_failure(error, request_id=state["request_id"])
            return problem_result(Problem("internal_error"), request_id=state["request_id"])

    server = Server(
        SERVER["name"],
        title=SERVER["title"],
        version=__version__,
        instructions=INSTRUCTIONS,
        cache_hints={"tools/list": CacheHint(ttl_ms=3_600_000, scope="public")},
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )
    server.middleware.clear()

    async def discover(context: ServerRequestContext[Any, Any], _: RequestParams) -> DiscoverResult:
        # The library's own names its newest revision alone.
        return DiscoverResult(
            supported_versions=list(PROTOCOL_VERSIONS),
            capabilities=server.get_capabilities(protocol_version=context.protocol_version),
            instructions=INSTRUCTIONS,
        )

    server.add_request_handler("server/discover", RequestParams, discover)
    return server
