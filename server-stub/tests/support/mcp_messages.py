"""JSON-RPC messages to the MCP endpoint, of both kinds of revision."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

ENDPOINT = "/mcp/genome"
MODERN = "2026-07-28"
HANDSHAKE = "2025-11-25"
_META = {
    "io.modelcontextprotocol/protocolVersion": MODERN,
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": {"name": "tests", "version": "1"},
}


def message(method: str, params: dict[str, Any] | None = None, *, version: str = HANDSHAKE) -> dict[str, Any]:
    """Return a request as a client of the revision writes it."""
    given = dict(params or {})
    if version == MODERN:
        given["_meta"] = _META
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": given}


def headers_of(sent: dict[str, Any], *, version: str = HANDSHAKE) -> dict[str, str]:
    """Return the headers that go with a request."""
    headers = {"MCP-Protocol-Version": version, "Accept": "application/json, text/event-stream"}
    if version == MODERN:
        headers["Mcp-Method"] = sent["method"]
        if "name" in sent["params"]:
            headers["Mcp-Name"] = sent["params"]["name"]
    return headers


def send(client: TestClient, sent: Any, headers: dict[str, str]) -> Any:
    """Return the answer to a message."""
    return client.post(ENDPOINT, json=sent, headers=headers)


def call_tool(
    client: TestClient, name: str, arguments: dict[str, Any], *, auth: dict[str, str], version: str = HANDSHAKE
) -> dict[str, Any]:
    """Return the result of a tool."""
    sent = message("tools/call", {"name": name, "arguments": arguments}, version=version)
    answer = send(client, sent, headers_of(sent, version=version) | auth)
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.json()["result"]
    return result
