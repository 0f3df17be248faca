"""Speaking MCP with the server: one JSON-RPC message a request."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from typing import Any, Final

from agent_genome.agf.json_value import is_array, is_object
from agf_conformance.judging.wording import short
from agf_conformance.server._spec import ENDPOINT, PROTOCOL_VERSIONS
from agf_conformance.server.answers import Answer, NotJson
from agf_conformance.server.caller import JSON
from agf_conformance.server.endings import ViolationError
from agf_conformance.server.scene import MAIN, Scene
from agf_conformance.server.strict import read_json

__all__ = ["HANDSHAKE", "MODERN", "call_tool", "message", "post", "problem_of", "result_of", "structured", "text_of"]

MODERN: Final = tuple(version for version in PROTOCOL_VERSIONS if version >= "2026")
"""Revisions in which each request says by itself what its client is."""
HANDSHAKE: Final = tuple(version for version in PROTOCOL_VERSIONS if version not in MODERN)
"""Revisions that begin with `initialize`."""

_META: Final = "io.modelcontextprotocol/"
_CLIENT: Final = {"name": "agf-conformance", "version": "1.0"}
_numbers = itertools.count(1)


def message(method: str, params: Any = None, *, id: int | None = None) -> dict[str, Any]:
    """Return a JSON-RPC request."""
    return {"jsonrpc": "2.0", "id": next(_numbers) if id is None else id, "method": method, "params": params or {}}


def post(
    scene: Scene,
    body: Any,
    *,
    key: str | None = MAIN,
    headers: Mapping[str, str] | None = None,
    version: str | None = HANDSHAKE[0],
) -> Answer:
    """Send a message, or what is none, and return the answer."""
    sent = {"Content-Type": JSON, "Accept": f"{JSON}, text/event-stream"}
    if key is not None:
        sent["Authorization"] = f"Bearer {scene.keys.main if key == MAIN else key}"
    if version is not None:
        sent["MCP-Protocol-Version"] = version
    if version in MODERN and is_object(body):
        sent["Mcp-Method"] = body["method"]
        if "name" in body.get("params", {}):
            sent["Mcp-Name"] = body["params"]["name"]
        meta = {f"{_META}protocolVersion": version, f"{_META}clientInfo": _CLIENT, f"{_META}clientCapabilities": {}}
        body = {**body, "params": {**body.get("params", {}), "_meta": meta}}
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return scene.caller.send("POST", ENDPOINT, headers={**sent, **(headers or {})}, data=data)


def call_tool(scene: Scene, name: str, arguments: Any, **how: Any) -> tuple[dict[str, Any], Answer]:
    """Call a tool and return its result, and the answer that it came in."""
    while True:
        answer = post(scene, message("tools/call", {"name": name, "arguments": arguments}), **how)
        result = result_of(answer, f"tools/call {name}")
        if not (_is_limited(result, name) and scene.caller.has_waited(answer)):
            return result, answer


def _is_limited(result: Mapping[str, Any], about: str) -> bool:
    return bool(result.get("isError")) and problem_of(result, about).get("code") == "rate_limited"


def result_of(answer: Answer, about: str) -> dict[str, Any]:
    """Return the result of a JSON-RPC answer."""
    value = answer.value
    if answer.status != 200 or not is_object(value) or not is_object(value.get("result")):
        error = value.get("error") if is_object(value) else None
        raise ViolationError(f"{about}: {answer.status} without a result" + (f": {short(str(error))}" if error else ""))
    return dict(value["result"])


def text_of(result: Mapping[str, Any], about: str) -> str:
    """Return the text content of a tool's result."""
    content = result.get("content")
    if is_array(content) and len(content) == 1 and is_object(content[0]) and isinstance(content[0].get("text"), str):
        return str(content[0]["text"])
    raise ViolationError(f"{about}: the content is not one text")


def structured(result: Mapping[str, Any], about: str) -> Any:
    """Return the structured content of a result that is no error."""
    if result.get("isError"):
        raise ViolationError(f"{about}: a tool error: {short(text_of(result, about))}")
    if "structuredContent" not in result:
        raise ViolationError(f"{about}: no structured content")
    return result["structuredContent"]


def problem_of(result: Mapping[str, Any], about: str) -> dict[str, Any]:
    """Return the problem document of a tool error."""
    if not result.get("isError"):
        raise ViolationError(f"{about}: no tool error (isError)")
    value = read_json(text_of(result, about).encode(), otherwise=NotJson)
    if not is_object(value) or not isinstance(value.get("code"), str):
        raise ViolationError(f"{about}: the text of the tool error is no problem document")
    return value
