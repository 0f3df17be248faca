"""The MCP endpoint."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from wrapping import Reply, Request, instead, replies, requests

from faults.common import Broken, dropped, with_headers

MCP = "/mcp/genome"


def tools() -> dict[str, Broken]:
    def at_mcp(request: Request) -> bool:
        return request.path == MCP

    def first_of_batch(request: Request) -> Request:
        value = request.json
        return replace(request, body=json.dumps(value[0]).encode()) if isinstance(value, list) and value else request

    def no_structure(_: Request, reply: Reply) -> Reply:
        value = reply.json
        result: Any = value.get("result") if isinstance(value, dict) else None
        if isinstance(result, dict):
            result.pop("structuredContent", None)
        return reply.with_json(value) if result else reply

    def other_species(_: Request, reply: Reply) -> Reply:
        return replace(reply, body=reply.body.replace(b"Conformance agent", b"conformance agent"))

    return {
        "mcp-get-is-answered": Broken(
            instead(
                lambda _: Reply(200, {"content-type": "application/json", "x-request-id": "x"}, b"{}"),
                when=lambda one: one.is_("GET", MCP),
            ),
            {"srv-mcp-methods"},
        ),
        "mcp-takes-batches": Broken(requests(first_of_batch, when=at_mcp, gather=True), {"srv-mcp-batch"}),
        "mcp-takes-any-origin": Broken(dropped("origin"), {"srv-mcp-origin"}),
        "mcp-takes-any-version": Broken(
            requests(
                lambda one: with_headers(one, **{"mcp-protocol-version": "2025-11-25"}),
                when=lambda one: at_mcp(one) and not one.headers.get("mcp-protocol-version", "").startswith("2026"),
            ),
            {"srv-mcp-version-refused"},
        ),
        "mcp-without-structure": Broken(
            replies(no_structure, when=at_mcp),
            {"srv-mcp-output", "srv-mcp-same-as-rest", "srv-mcp-idempotency", "srv-mcp-erase", "srv-mcp-scope"},
        ),
        "mcp-answers-otherwise": Broken(
            replies(other_species, when=at_mcp), {"srv-mcp-same-as-rest", "srv-mcp-export"}
        ),
    }
