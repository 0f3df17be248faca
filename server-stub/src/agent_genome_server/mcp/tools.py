"""The tools: arguments become a call of the services, and the answer, or the problem, becomes a tool's result."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import orjson
from mcp_types import CallToolResult, TextContent, Tool

from agent_genome_server.http.bearer import require_scopes
from agent_genome_server.http.shapes import Shape
from agent_genome_server.mcp._spec import ARGUMENTS, OPERATION_OF_TOOL, OPERATIONS, TOOLS
from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer, Call, Principal

__all__ = ["BoundTool", "bound_tools", "problem_result"]

_HEADER = "header:"

Perform = Callable[[Call], Awaitable[Answer]]
"""Carries out a call."""
Run = Callable[..., Awaitable[Any]]
"""Runs a function that blocks, in a thread."""


class BoundTool:
    """One tool of the specification, bound to its operation."""

    def __init__(self, document: Mapping[str, Any], perform: Perform, run: Run) -> None:
        name = document["name"]
        self.listed = Tool.model_validate(document)
        self.operation = OPERATIONS[OPERATION_OF_TOOL[name]]
        self._places = ARGUMENTS[name]
        self._has_body = any(place == "body" for place in self._places.values())
        self._shape = Shape(document["inputSchema"], {})
        self._perform = perform
        self._run = run

    async def call(self, principal: Principal, arguments: Mapping[str, Any]) -> CallToolResult:
        """Do the work of the operation.

        Raises:
            Problem: as the operation's REST route would.
        """
        require_scopes(principal, self.operation.scopes)
        read = await self._run(self._shape.read, dict(arguments))
        answer = await self._perform(self._call(principal, read))
        result: CallToolResult = await self._run(_result, answer)
        return result

    def _call(self, principal: Principal, arguments: Mapping[str, Any]) -> Call:
        parts: dict[str, dict[str, Any]] = {"path": {}, "query": {}, "body": {}, "header": {}}
        for name, value in arguments.items():
            place = self._places[name]
            if place.startswith(_HEADER):
                parts["header"][place.removeprefix(_HEADER).lower()] = value
            else:
                parts[place][name] = value
        return Call(
            operation_id=self.operation.operation_id,
            principal=principal,
            path=parts["path"],
            query=parts["query"],
            headers=parts["header"],
            body=parts["body"] if self._has_body else None,
        )


def bound_tools(perform: Perform, run: Run) -> dict[str, BoundTool]:
    """Return every tool by its name, in the order in which they are listed."""
    return {document["name"]: BoundTool(document, perform, run) for document in TOOLS}


def problem_result(problem: Problem, *, request_id: str) -> CallToolResult:
    """Return a refusal as a tool error (spec: mcp.md#tool-errors)."""
    text = orjson.dumps(problem.document(request_id=request_id)).decode()
    return CallToolResult(content=[TextContent(text=text)], is_error=True)


def _result(answer: Answer) -> CallToolResult:
    if isinstance(answer.body, bytes):
        return CallToolResult(
            content=[TextContent(text=answer.body.decode("utf-8"))], structured_content=orjson.loads(answer.body)
        )
    text = orjson.dumps(answer.body).decode()
    return CallToolResult(content=[TextContent(text=text)], structured_content=answer.body)
