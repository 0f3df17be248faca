"""Whether the server runs (health), and whether it can do its work now (readiness)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.types import Receive, Scope

from agent_genome_server import __version__
from agent_genome_server.http.answers import Reply
from agent_genome_server.http.work import Edge

__all__ = ["Health", "Readiness"]


class Health:
    """Answers with what this server is: versions and every flag. It touches nothing that can fail."""

    def __init__(self, *, versions: Mapping[str, str], flags: Mapping[str, bool]) -> None:
        self._body = {"status": "ok", "version": __version__, "specifications": dict(versions), "flags": dict(flags)}

    async def __call__(self, scope: Scope, receive: Receive) -> Reply:
        """Answer a GET."""
        return Reply(200, self._body)


class Readiness:
    """Answers 200 when the database answers, 503 otherwise."""

    def __init__(self, edge: Edge) -> None:
        self._edge = edge

    async def __call__(self, scope: Scope, receive: Receive) -> Reply:
        """Answer a GET.

        Raises:
            Problem: `unavailable`.
        """
        body: dict[str, Any] = {"status": "ready"}
        await self._edge.run(self._edge.services.ready)
        return Reply(200, body)
