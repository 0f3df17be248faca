"""One operation at the edge: the checks of a request in the order that the specification gives, then the work.

Spec: rest.md#order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starlette.types import Receive, Scope

from agent_genome_server.http._spec import BODY_SECONDS, MAX_BODY_BYTES, MAX_FILE_BYTES
from agent_genome_server.http.answers import JSON, Reply
from agent_genome_server.http.bearer import invalid_key, require_scopes
from agent_genome_server.http.bodies import read_body
from agent_genome_server.http.conditional import is_current
from agent_genome_server.http.document import Operation
from agent_genome_server.http.headers import LISTS, SINGLE, read_headers, refuse_doubled
from agent_genome_server.http.media import acceptable, is_plain_utf8
from agent_genome_server.http.parameters import Parameters
from agent_genome_server.http.shapes import Shape, refuse
from agent_genome_server.http.strict_json import read_json, read_plain
from agent_genome_server.http.work import Edge
from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer, Call

__all__ = ["READ_AT_ONCE", "Endpoint"]

READ_AT_ONCE: Final = 4096
"""Bytes of a body that is read in the event loop; a longer one, or the search for its faults, would hold up others."""


class Endpoint:
    """Serves one operation of the document."""

    def __init__(self, operation: Operation, components: Mapping[str, Any], edge: Edge) -> None:
        self.operation = operation
        self._edge = edge
        self._parameters = Parameters(operation, components)
        self._single = SINGLE | ({part.name for part in operation.parameters if part.where == "header"} - LISTS)
        body = operation.body
        self._shape = Shape(body.schema, components) if body and not body.is_file else None
        self._limit = MAX_FILE_BYTES if body and body.is_file else MAX_BODY_BYTES

    async def answer(self, scope: Scope, receive: Receive) -> Reply:
        """Answer a request.

        Raises:
            Problem: the request is refused.
            ClientGoneError: nobody waits for the answer any more.
        """
        operation = self.operation
        scope["state"]["operation"] = operation.operation_id
        received = read_headers(scope["headers"])
        headers = received.values
        if "authorization" in received.doubled:
            raise invalid_key()
        principal = await self._edge.principal(headers)
        scope["state"]["principal"] = principal
        require_scopes(principal, operation.scopes)
        if operation.provisional and not self._edge.imports_offered:
            raise Problem("imports_not_offered")
        refuse_doubled(received, self._single)
        require_acceptable(headers)
        path, query, of_headers, faults = self._parameters.read(scope["path_params"], scope["query_string"], headers)
        refuse(faults)
        data = b""
        if operation.body is not None:
            require_media_type(headers, operation.body.media_type)
            length = headers.get("content-length")
            data = await read_body(receive, limit=self._limit, seconds=BODY_SECONDS, declared=length)
        call = Call(
            operation_id=operation.operation_id,
            principal=principal,
            path=path,
            query=query,
            headers=of_headers,
            body=await self._body(data),
        )
        answer = await self._edge.call(call)
        return _reply(answer, headers.get("if-none-match") if operation.method == "GET" else None)

    async def _body(self, data: bytes) -> Any:
        shape = self._shape
        if shape is None:
            return None if self.operation.body is None else data
        if len(data) <= READ_AT_ONCE:
            value = read_plain(data)
            if value is not None and shape.fits(value):
                return shape.settled(value)
        return await self._edge.run(lambda: shape.read(read_json(data)))


def require_acceptable(headers: Mapping[str, str]) -> None:
    """Refuse a request whose answer the client would not take.

    Raises:
        Problem: `not_acceptable`.
    """
    if acceptable(headers.get("accept"), (JSON,)) is None:
        raise Problem("not_acceptable", offered=JSON)


def require_media_type(headers: Mapping[str, str], expected: str) -> None:
    """Refuse a body that is not what the operation takes.

    Raises:
        Problem: `unsupported_media_type`.
    """
    coding = headers.get("content-encoding", "identity").strip().lower()
    if coding != "identity" or not is_plain_utf8(headers.get("content-type"), expected):
        raise Problem("unsupported_media_type", expected=expected)


def _reply(answer: Answer, if_none_match: str | None) -> Reply:
    etag = answer.headers.get("ETag")
    if etag is None:
        return Reply(answer.status, answer.body, headers=answer.headers)
    if if_none_match is not None and is_current(if_none_match, etag):
        return Reply(304, headers={"ETag": etag, "Cache-Control": "private, no-cache"})
    return Reply(answer.status, answer.body, headers={"Cache-Control": "private, no-cache", **answer.headers})
