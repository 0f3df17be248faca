"""One JSON-RPC message, read and judged before the SDK has it, which would tell its faults in a library's words.

The SDK reads a message in the event loop, and a long one holds up every other request: the arguments of a tool, which
alone may be long, are taken out here and go round it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from mcp_types import INVALID_REQUEST, PARSE_ERROR
from mcp_types.jsonrpc import UNSUPPORTED_PROTOCOL_VERSION
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS

from agent_genome.agf.json_value import is_object
from agent_genome_server.http.answers import Reply
from agent_genome_server.http.strict_json import read_json
from agent_genome_server.mcp._spec import MAX_MESSAGE_BYTES, PROTOCOL_VERSIONS
from agent_genome_server.problem import Problem

__all__ = ["McpMessage", "read_message"]

_SERVED: Final = frozenset((*MODERN_PROTOCOL_VERSIONS, *HANDSHAKE_PROTOCOL_VERSIONS))


@dataclass(frozen=True, slots=True)
class McpMessage:
    """A request or a notification.

    Attributes:
        data: its JSON, without the arguments of a tool.
        arguments: of the tool.
    """

    data: bytes
    arguments: Mapping[str, Any] = field(default_factory=dict[str, Any])


def read_message(data: bytes, version: str | None) -> McpMessage | Reply:
    """Return the message of a body, or the refusal of what is none (spec: mcp.md#messages).

    Args:
        data: the body.
        version: the protocol version that the request names.
    """
    try:
        message = read_json(data)
    except Problem as problem:
        return _error(PARSE_ERROR, problem.detail)
    if not is_object(message):
        return _error(INVALID_REQUEST, "The body has to be one JSON-RPC message; batches are not taken.")
    if "id" in message and not _is_id(message["id"]):
        return _error(INVALID_REQUEST, "The id has to be a string or a whole number.")
    fault = _fault(message)
    if fault is not None:
        return _error(INVALID_REQUEST, fault, message.get("id"))
    if version is not None and version not in _SERVED:
        about = {"supported": PROTOCOL_VERSIONS, "requested": version}
        return _error(UNSUPPORTED_PROTOCOL_VERSION, "Unsupported protocol version", message.get("id"), about)
    arguments = _taken_out(message)
    rest = orjson.dumps(message)
    if len(rest) > MAX_MESSAGE_BYTES:
        what = f"Beside the arguments of a tool a message may have at most {MAX_MESSAGE_BYTES} bytes."
        return _error(INVALID_REQUEST, what)
    return McpMessage(rest, arguments)


def _is_id(value: Any) -> bool:
    return isinstance(value, (str, int)) and not isinstance(value, bool)


def _fault(message: Mapping[str, Any]) -> str | None:
    """Say what keeps an object from being a request or a notification."""
    if message.get("jsonrpc") != "2.0":
        return 'The member jsonrpc has to be "2.0".'
    if "method" not in message and ("result" in message or "error" in message):
        return "The server asks nothing of a client, so it takes no response."
    if not isinstance(message.get("method"), str):
        return "The member method has to be a string."
    if not (message.get("params") is None or is_object(message["params"])):
        return "The member params has to be an object."
    return None


def _taken_out(message: dict[str, Any]) -> Mapping[str, Any]:
    """Take the arguments of a tool out of a message, and return them."""
    params = message.get("params")
    if message["method"] != "tools/call" or not is_object(params) or not is_object(params.get("arguments")):
        return {}
    arguments: dict[str, Any] = params["arguments"]
    message["params"] = {**params, "arguments": {}}
    return arguments


def _error(code: int, text: str, name: Any = None, data: Mapping[str, Any] | None = None) -> Reply:
    error: dict[str, Any] = {"code": code, "message": text, **({"data": data} if data else {})}
    return Reply(400, {"jsonrpc": "2.0", "id": name, "error": error})
