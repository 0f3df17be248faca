"""The MCP endpoint before any tool is called: methods, messages, versions, origins, keys."""

from __future__ import annotations

import json

from agent_genome.agf.json_value import is_object
from agf_conformance.server import tools
from agf_conformance.server._spec import ENDPOINT
from agf_conformance.server.checks.keys import UNKNOWN
from agf_conformance.server.expect import quoted, refused, require, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene

FOREIGN = "https://agf-conformance.invalid"
"""A site that nobody has allowed: the name is reserved never to be one (RFC 2606)."""


@makes("srv-mcp-methods")
def methods(scene: Scene) -> str:
    for method in ("GET", "DELETE"):
        answer = scene.caller.send(method, ENDPOINT, headers={**scene.authorization, "Accept": "text/event-stream"})
        require(answer.status == 405, f"{answer}, not 405")
    return "GET and DELETE are refused"


@makes("srv-mcp-initialize")
def initialize(scene: Scene) -> str:
    for version in tools.HANDSHAKE:
        params = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "kit", "version": "1"}}
        answer = tools.post(scene, tools.message("initialize", params), version=None)
        result = tools.result_of(answer, f"initialize {version}")
        found = result.get("protocolVersion")
        require(found == version, f"initialize {version}: the server answers with {quoted(found)}")
        require("tools" in result.get("capabilities", {}), f"initialize {version}: the server declares no tools")
        require("mcp-session-id" not in answer.headers, f"initialize {version}: the server begins a session")
    return f"{', '.join(tools.HANDSHAKE)}, without sessions"


@makes("srv-mcp-revisions")
def revisions(scene: Scene) -> str:
    for version in (*tools.HANDSHAKE, *tools.MODERN):
        result = tools.result_of(tools.post(scene, tools.message("tools/list"), version=version), f"revision {version}")
        require(result.get("tools"), f"revision {version}: no tools")
    return "every revision of the specification is served"


@makes("srv-mcp-version-refused")
def version_refused(scene: Scene) -> str:
    for version in ("1999-01-01", "latest", "2025-11-25x"):
        answer = tools.post(scene, tools.message("tools/list"), version=version)
        require(answer.status == 400, f"MCP-Protocol-Version: {version}: {answer.status}, not 400")
    return "a version that is not served is refused"


@makes("srv-mcp-notification")
def notification(scene: Scene) -> str:
    answer = tools.post(scene, {"jsonrpc": "2.0", "method": "notifications/initialized"})
    require(answer.status == 202, f"a notification: {answer.status}, not 202")
    require(not answer.data, f"a notification is answered with a body: {shown(answer.data[:80].decode('latin-1'))}")
    return "202 without a body"


@makes("srv-mcp-batch")
def batch(scene: Scene) -> str:
    agent = scene.register()
    arguments = {"agent_id": agent, "result": "feedback", "text": "Be brief."}
    call = tools.message("tools/call", {"name": "genome_record_outcome", "arguments": arguments})
    for body in ([call], [call, tools.message("tools/list")], []):
        answer = tools.post(scene, body)
        require(answer.status == 400, f"a batch of {len(body)}: {answer.status}, not 400")
    require(not scene.texts(agent), "a call of a batch was carried out")
    return "refused whole"


@makes("srv-mcp-accept")
def accept(scene: Scene) -> str:
    for value in ("*/*", "application/json", "application/json, text/event-stream"):
        answer = tools.post(scene, tools.message("tools/list"), headers={"Accept": value})
        tools.result_of(answer, f"Accept: {value}")
        require(answer.media_type == "application/json", f"Accept: {value}: the answer is {answer.media_type}")
    return "*/* and application/json are taken, and answers are JSON"


@makes("srv-mcp-origin")
def origin(scene: Scene) -> str:
    for value in (FOREIGN, "null", "http://localhost.agf-conformance.invalid"):
        answer = tools.post(scene, tools.message("tools/list"), headers={"Origin": value})
        require(answer.status == 403, f"Origin: {value}: {answer.status}, not 403")
    early = tools.post(scene, b"{", headers={"Origin": FOREIGN})
    require(early.status == 403, f"Origin: {FOREIGN} and a body that is no JSON: {early.status}, not 403")
    return "an origin that nobody allowed is refused before the body is read"


@makes("srv-mcp-keys")
def keys(scene: Scene) -> str:
    for key, code in ((None, "missing_key"), (UNKNOWN, "invalid_key")):
        for method in ("tools/list", "tools/call"):
            params = {"name": "genome_get", "arguments": {"agent_id": scene.agent}} if "call" in method else {}
            answer = tools.post(scene, tools.message(method, params), key=key)
            require(answer.status == 401, f"{method} with {code}: {answer.status}, not 401")
            refused(answer, code)
    return "401, as REST answers"


@makes("srv-mcp-json")
def strict_json(scene: Scene) -> str:
    good = json.dumps(tools.message("tools/list")).encode()
    for what, data in (
        ("a half", good[:-2]),
        ("a name twice", good[:-1] + b',"method":"tools/call"}'),
        ("an empty body", b""),
        ("half of a surrogate pair", b'{"jsonrpc":"2.0","id":"\\ud83d","method":"tools/list"}'),
    ):
        answer = tools.post(scene, data)
        require(answer.status == 400, f"{what}: {answer.status}, not 400")
        error = answer.value.get("error") if is_object(answer.value) else None
        require(is_object(error) and isinstance(error.get("code"), int), f"{what}: the answer is no JSON-RPC error")
    return "what is no JSON is refused"
