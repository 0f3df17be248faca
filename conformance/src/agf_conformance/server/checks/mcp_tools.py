"""The tools: what they are, what they take, and that they answer as REST does."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs

from agent_genome.agf import check
from agent_genome.agf.json_value import is_array, is_object
from agf_conformance.judging.wording import short
from agf_conformance.server import tools
from agf_conformance.server._spec import ARGUMENTS, OPERATION_OF_TOOL, OPERATIONS, TOOLS
from agf_conformance.server.answers import NotJson
from agf_conformance.server.endings import ViolationError
from agf_conformance.server.expect import answered, equal, quoted, require, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene
from agf_conformance.server.strict import read_json

PROSE = ("title", "description", "examples", "$schema")
"""Members of a schema that say nothing about what fits."""


@makes("srv-mcp-tools")
def listed(scene: Scene) -> str:
    result = tools.result_of(tools.post(scene, tools.message("tools/list")), "tools/list")
    found = {tool["name"]: tool for tool in result["tools"]}
    equal(sorted(found), sorted(tool["name"] for tool in TOOLS), "the tools are not those of the specification")
    for tool in TOOLS:
        name = tool["name"]
        for member in ("inputSchema", "outputSchema"):
            equal(_bare(tool[member]), _bare(found[name].get(member)), f"{name}: the {member} is another one")
        for hint, value in tool["annotations"].items():
            stated = found[name].get("annotations", {}).get(hint)
            require(stated == value, f"{name}: {hint} is {quoted(stated)}, not {quoted(value)}")
    return f"{len(TOOLS)} tools, with the schemas of the specification"


@makes("srv-mcp-output")
def output(scene: Scene) -> str:
    for name, arguments in _calls(scene, scene.register()):
        result, _ = tools.call_tool(scene, name, arguments)
        value = tools.structured(result, name)
        schema = next(tool["outputSchema"] for tool in TOOLS if tool["name"] == name)
        errors = [error.message for error in jsonschema_rs.Draft202012Validator(schema).iter_errors(value)]
        require(not errors, f"{name}: the structured content does not fit the output schema", *map(short, errors[:5]))
        text = read_json(tools.text_of(result, name).encode(), otherwise=NotJson)
        equal(value, text, f"{name}: the text is not the JSON of the structured content")
    return "fits the output schema, and the text is the same JSON"


@makes("srv-mcp-same-as-rest")
def same_as_rest(scene: Scene) -> str:
    one, two = scene.register(), scene.register()
    for (name, over_mcp), (_, over_rest) in zip(_calls(scene, one), _calls(scene, two), strict=True):
        result, _ = tools.call_tool(scene, name, over_mcp)
        value = tools.structured(result, name)
        rest = answered(_by_rest(scene, name, over_rest), about=f"{OPERATION_OF_TOOL[name]} over REST")
        equal(_alike(value, one), _alike(rest, two), f"{name}: another answer than {OPERATION_OF_TOOL[name]} gives")
    return "each tool answers as its REST operation does"


@makes("srv-mcp-arguments")
def arguments(scene: Scene) -> str:
    for name, good in _calls(scene, scene.agent, erase=False):
        if name == "genome_erase":
            continue
        for wrong, field in (({**good, "agfc_unknown": 1}, "agfc_unknown"), ({**good, "agent_id": 5}, "agent_id")):
            result, _ = tools.call_tool(scene, name, wrong)
            problem = tools.problem_of(result, f"{name} with a wrong {field}")
            require(problem["code"] == "invalid_request", f"{name} with a wrong {field}: {shown(problem['code'])}")
            named = [error.get("pointer") for error in problem.get("errors") or ()]
            require(f"/{field}" in named, f"{name}: the tool error does not name {field}: {shown(named)}")
    return "a tool error that names the field"


@makes("srv-mcp-tool-error")
def tool_error(scene: Scene) -> str:
    nobody = scene.fresh("nobody")
    for name, wanted in (("genome_get", "agent_not_found"), ("genome_export", "agent_not_found")):
        result, answer = tools.call_tool(scene, name, {"agent_id": nobody})
        problem = tools.problem_of(result, name)
        require(problem["code"] == wanted, f"{name} of nobody: {shown(problem['code'])}, not {wanted}")
        require("structuredContent" not in result, f"{name}: a tool error has structured content")
        rest = scene.ask(OPERATION_OF_TOOL[name], agent=nobody)
        equal(_without_id(problem), _without_id(rest.value), f"{name}: another problem than REST answers")
        require(
            problem.get("request_id") == answer.headers.get("x-request-id"),
            f"{name}: the request_id of the problem is not that of the answer",
        )
    return "the problem document that REST answers with"


@makes("srv-mcp-scope")
def scope(scene: Scene) -> str:
    calls = (
        ("genome_record_outcome", {"agent_id": scene.agent, "result": "accepted"}),
        ("genome_erase", {"subject": scene.fresh("person")}),
    )
    for name, given in calls:
        result, _ = tools.call_tool(scene, name, given, key=scene.keys.read)
        problem = tools.problem_of(result, f"{name} with a key that may only read")
        require(problem["code"] == "insufficient_scope", f"{name}: {shown(problem['code'])}, not insufficient_scope")
    result, _ = tools.call_tool(scene, "genome_get", {"agent_id": scene.agent}, key=scene.keys.read)
    tools.structured(result, "genome_get with a key that may read")
    return "the same scopes as REST"


@makes("srv-mcp-workspace")
def workspace(scene: Scene) -> str:
    for name, given in _calls(scene, scene.agent, erase=False):
        if "agent_id" in given:
            result, _ = tools.call_tool(scene, name, given, key=scene.keys.other)
            problem = tools.problem_of(result, f"{name} with a key of another workspace")
            require(problem["code"] == "agent_not_found", f"{name}: {shown(problem['code'])}, not agent_not_found")
    return "another workspace's agents are not there"


@makes("srv-mcp-export")
def export(scene: Scene) -> str:
    result, _ = tools.call_tool(scene, "genome_export", {"agent_id": scene.agent})
    data = tools.text_of(result, "genome_export").encode()
    verdict = check(data)
    found = [f"{problem.code} at {problem.pointer or 'the whole file'}" for problem in verdict.problems]
    require(verdict.valid, "the text is no valid file", *map(short, found[:10]))
    return "the text is the file, byte for byte"


@makes("srv-mcp-idempotency")
def idempotency(scene: Scene) -> str:
    agent, key = scene.register(), scene.fresh("key")
    said = {"result": "feedback", "text": "Be brief."}
    call = {"agent_id": agent, "idempotency_key": key, **said}
    first = tools.structured(tools.call_tool(scene, "genome_record_outcome", call)[0], "genome_record_outcome")
    again = tools.structured(tools.call_tool(scene, "genome_record_outcome", call)[0], "genome_record_outcome")
    equal(first, again, "a call that is repeated with its idempotency_key has another answer")
    rest = answered(scene.ask("record_outcome", said, agent=agent, idempotency=key), about="the same key over REST")
    equal(first, rest, "the same key over REST has another answer")
    count = len(scene.texts(agent))
    require(count == 1, f"one outcome that was sent three times gave {count} observations")
    return "one key, over MCP and REST"


@makes("srv-mcp-erase")
def erase(scene: Scene) -> str:
    agent, subject = scene.register(), scene.fresh("person")
    scene.said(agent, "Mention the wombat policy first.", subject=subject)
    tools.structured(tools.call_tool(scene, "genome_erase", {"subject": subject})[0], "genome_erase")
    for name in ("genome_get", "genome_compile", "genome_export"):
        for given in ({"agent_id": agent}, {"agent_id": agent, "subject": subject}):
            result, _ = tools.call_tool(scene, name, given)
            require("wombat" not in json.dumps(result), f"{name}: what the person said is still there")
    return "what the person said is gone"


def _calls(scene: Scene, agent: str, *, erase: bool = True) -> list[tuple[str, dict[str, Any]]]:
    """Return a call of each tool."""
    compile_id = scene.compiled(agent)["compile_id"]
    calls: list[tuple[str, dict[str, Any]]] = [
        ("genome_get", {"agent_id": agent}),
        ("genome_compile", {"agent_id": agent, "dialect": "claude", "task": {"task_type": "invoice"}}),
        ("genome_finalize", {"agent_id": agent, "compile_id": compile_id, "text": "Done."}),
        ("genome_record_outcome", {"agent_id": agent, "result": "feedback", "text": "Be brief.", "reference": "ref_1"}),
        ("genome_export", {"agent_id": agent}),
    ]
    return [*calls, ("genome_erase", {"subject": scene.fresh("person")})] if erase else calls


def _by_rest(scene: Scene, name: str, given: dict[str, Any]) -> Any:
    places = ARGUMENTS[name]
    body = {member: value for member, value in given.items() if places[member] == "body"}
    query = {member: value for member, value in given.items() if places[member] == "query"}
    operation = OPERATION_OF_TOOL[name]
    sent = body if OPERATIONS[operation].method == "POST" else None
    return scene.ask(operation, sent, agent=given.get("agent_id", ""), query=query or None)


def _alike(value: Any, agent: str) -> Any:
    """Return an answer without what has to differ between two agents and two moments."""
    if is_object(value):
        varying = ("compile_id", "exported_at", "integrity", "sha256", "reference")
        return {name: _alike(item, agent) for name, item in value.items() if name not in varying}
    if is_array(value):
        return [_alike(item, agent) for item in value]
    return value.replace(agent, "AGENT") if isinstance(value, str) else value


def _bare(schema: Any) -> Any:
    if is_object(schema):
        named = {name: _bare(item) for name, item in schema.items() if name not in PROSE or is_object(item)}
        return {
            name: sorted(item) if name in ("required", "enum") and is_array(item) else item
            for name, item in named.items()
        }
    return [_bare(item) for item in schema] if is_array(schema) else schema


def _without_id(problem: Any) -> Any:
    if not is_object(problem):
        raise ViolationError(f"no problem document: {shown(problem)}")
    return {name: value for name, value in problem.items() if name != "request_id"}
