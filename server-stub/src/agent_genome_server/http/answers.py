"""Writing answers: JSON, files and problem documents, with the headers that every answer carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import orjson
from starlette.types import Send

from agent_genome_server.problem import Problem

__all__ = ["JSON", "PROBLEM", "Reply", "problem_reply"]

JSON: Final = "application/json"
PROBLEM: Final = "application/problem+json"


class Reply:
    """One answer: status, headers, and a body unless the status has none."""

    __slots__ = ("body", "headers", "status")

    def __init__(
        self, status: int, body: Any = None, *, media_type: str = JSON, headers: Mapping[str, str] | None = None
    ) -> None:
        self.status = status
        self.headers: dict[str, str] = {"Cache-Control": "no-store", **(headers or {})}
        if body is None:
            self.body = b""
        else:
            self.body = body if isinstance(body, bytes) else orjson.dumps(body)
            self.headers["Content-Type"] = media_type

    async def send(self, send: Send, *, request_id: str, head: bool = False) -> None:
        """Send the answer; to HEAD without its body (RFC 9110, section 9.3.2)."""
        headers = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in self.headers.items()]
        headers += [(b"x-request-id", request_id.encode("ascii")), (b"x-content-type-options", b"nosniff")]
        if self.status not in (204, 304):
            headers.append((b"content-length", b"%d" % len(self.body)))
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if head else self.body})


def problem_reply(problem: Problem, request_id: str) -> Reply:
    """Return a problem document with the headers that its status calls for."""
    document = problem.document(request_id=request_id)
    return Reply(problem.status, document, media_type=PROBLEM, headers=problem.headers)
