"""One operation at the edge: the checks of a request in the order that the specification gives, then the work.

Spec: rest.md#order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import Any, Final

from starlette.types import Receive, Scope

from agent_genome_server.http._spec import BODY_SECONDS, MAX_BODY_BYTES, MAX_FILE_BYTES
from agent_genome_server.http.answers import JSON, Reply
from agent_genome_server.http.bearer import bearer_key, invalid_key, require_scopes
from agent_genome_server.http.bodies import read_body
from agent_genome_server.http.conditional import is_current
from agent_genome_server.http.document import Operation
from agent_genome_server.http.gather import Gather
from agent_genome_server.http.headers import LISTS, SINGLE, read_headers, refuse_doubled
from agent_genome_server.http.media import acceptable, is_plain_utf8
from agent_genome_server.http.parameters import Parameters
from agent_genome_server.http.shapes import Shape, refuse
from agent_genome_server.http.strict_json import read_json
from agent_genome_server.logs import log_unavailable
from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer, Call, Principal
from agent_genome_server.services.operations import TOGETHER
from agent_genome_server.services.service import Services

__all__ = ["Edge", "Endpoint"]


READ_AT_ONCE: Final = 4096
"""Bytes of a body that is read in the event loop; a longer one could hold up other requests."""


class Edge:
    """What every endpoint works with.

    Attributes:
        services: what answers.
        threads: where the services, which block, run.
        imports_offered: whether provisional operations are served.
    """

    def __init__(self, *, services: Services, threads: Executor, imports_offered: bool) -> None:
        self.services = services
        self.threads = threads
        self.imports_offered = imports_offered
        self._keys: Gather[str, Principal | None] = Gather(self._authenticate, jobs=1)
        self._together = {name: Gather[Call, Answer](self._call_together, jobs=2) for name in TOGETHER}

    async def principal(self, headers: Mapping[str, str]) -> Principal:
        """Return who asks.

        Raises:
            Problem: `missing_key` or `invalid_key`.
        """
        found = await self._keys.get(bearer_key(headers))
        if found is None:
            raise invalid_key()
        return found

    async def call(self, call: Call) -> Answer:
        """Return the answer of the services.

        Raises:
            Problem: the request is refused.
        """
        together = self._together.get(call.operation_id)
        if together is not None:
            return await together.get(call)
        answer: Answer = await self.run(self.services.call, call)
        return answer

    async def run(self, function: Any, *arguments: Any) -> Any:
        """Run a function that blocks, in a thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, function, *arguments)
        except Problem as problem:
            _log(problem)
            raise

    async def _authenticate(self, keys: Sequence[str]) -> Sequence[Principal | None]:
        found: Sequence[Principal | None] = await self.run(self.services.authenticate_all, keys)
        return found

    async def _call_together(self, calls: Sequence[Call]) -> Sequence[Answer | Exception]:
        answers: Sequence[Answer | Exception] = await self.run(self.services.call_together, calls)
        for answer in answers:
            _log(answer)
        return answers


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
            body=self._body(data) if len(data) <= READ_AT_ONCE else await self._edge.run(self._body, data),
        )
        answer = await self._edge.call(call)
        return _reply(answer, headers.get("if-none-match") if operation.method == "GET" else None)

    def _body(self, data: bytes) -> Any:
        if self.operation.body is None:
            return None
        if self._shape is None:
            return data
        return self._shape.read(read_json(data))


def _log(answer: object) -> None:
    """Log why nothing can be answered now."""
    if isinstance(answer, Problem) and answer.code == "unavailable":
        log_unavailable(answer.detail, answer)


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
