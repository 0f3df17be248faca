"""Six tools, each the same service as its REST operation (mcp.md)."""

from __future__ import annotations

import json

import pytest
from edge_client import AUTH
from fake_services import READ_KEY
from mcp_messages import HANDSHAKE, MODERN, call_tool, headers_of, message, send

from agent_genome_server.http._spec import OPENAPI
from agent_genome_server.http.document import operations
from agent_genome_server.mcp._spec import ARGUMENTS, OPERATION_OF_TOOL, TOOLS
from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer

VERSIONS = [HANDSHAKE, MODERN]
READER = {"Authorization": f"Bearer {READ_KEY}"}


def problem(result):
    assert result["isError"] is True
    assert "structuredContent" not in result
    (content,) = result["content"]
    return json.loads(content["text"])


@pytest.mark.parametrize("version", VERSIONS)
def test_the_tools_are_listed_as_the_specification_has_them(client, version):
    sent = message("tools/list", version=version)
    listed = send(client, sent, headers_of(sent, version=version) | AUTH).json()["result"]["tools"]
    assert listed == TOOLS


def test_there_is_one_page_of_tools(client):
    answer = send(client, message("tools/list", {"cursor": "x"}), AUTH)
    assert answer.json()["error"]["code"] == -32602


def test_every_argument_of_a_tool_is_a_part_of_its_operation():
    by_id = {operation.operation_id: operation for operation in operations(OPENAPI)}
    for tool, places in ARGUMENTS.items():
        operation = by_id[OPERATION_OF_TOOL[tool]]
        for name, place in places.items():
            if place != "body":
                where, _, header = place.partition(":")
                assert (header.lower() or name, where) in {(part.name, part.where) for part in operation.parameters}


@pytest.mark.parametrize("version", VERSIONS)
def test_arguments_go_where_the_operation_has_them(client, services, version):
    arguments = {"agent_id": "a", "idempotency_key": "k1", "result": "feedback", "text": "Be brief."}
    call_tool(client, "genome_record_outcome", arguments, auth=AUTH, version=version)
    call_tool(
        client,
        "genome_export",
        {"agent_id": "a", "subject": "p", "provenance_mode": "none"},
        auth=AUTH,
        version=version,
    )
    outcome, export = services.calls
    assert (outcome.operation_id, outcome.path) == ("record_outcome", {"agent_id": "a"})
    assert (outcome.headers, outcome.body) == ({"idempotency-key": "k1"}, {"result": "feedback", "text": "Be brief."})
    assert (export.query, export.body) == ({"subject": "p", "provenance_mode": "none"}, None)


def test_a_body_without_members_is_an_empty_object(client, services):
    call_tool(client, "genome_compile", {"agent_id": "a"}, auth=AUTH)
    assert services.calls[0].body == {}


@pytest.mark.parametrize("version", VERSIONS)
def test_a_result_is_the_rest_body_structured_and_as_text(client, services, version):
    services.answer = Answer(status=200, body={"text": "caf\u00e9", "n": None})
    result = call_tool(client, "genome_compile", {"agent_id": "a"}, auth=AUTH, version=version)
    assert result["structuredContent"] == {"text": "caf\u00e9", "n": None}
    assert json.loads(result["content"][0]["text"]) == result["structuredContent"]
    assert not result.get("isError")


def test_an_exported_file_is_the_text_byte_for_byte(client, services):
    services.answer = Answer(status=200, body=b'{\n  "strength": 1.0\n}\n')
    result = call_tool(client, "genome_export", {"agent_id": "a"}, auth=AUTH)
    assert result["content"][0]["text"] == '{\n  "strength": 1.0\n}\n'
    assert result["structuredContent"] == {"strength": 1.0}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("arguments", "faults"),
    [
        ({}, {("missing_field", "/agent_id")}),
        ({"agent_id": "A!"}, {("bad_format", "/agent_id")}),
        ({"agent_id": 1, "budget": "x"}, {("wrong_type", "/agent_id"), ("wrong_type", "/budget")}),
        ({"agent_id": "a", "policy": "x"}, {("unknown_field", "/policy")}),
        ({"agent_id": "a", "task": {"input_has": [1]}}, {("wrong_type", "/task/input_has/0")}),
    ],
)
def test_arguments_that_do_not_fit_are_a_tool_error_that_names_the_field(client, services, arguments, faults, version):
    found = problem(call_tool(client, "genome_compile", arguments, auth=AUTH, version=version))
    assert (found["code"], found["status"]) == ("invalid_request", 422)
    assert {(fault["code"], fault["pointer"]) for fault in found["errors"]} == faults
    assert services.calls == []


@pytest.mark.parametrize("version", VERSIONS)
def test_a_call_without_the_scope_is_a_tool_error(client, services, version):
    found = problem(call_tool(client, "genome_erase", {"subject": "p"}, auth=READER, version=version))
    assert (found["code"], found["status"]) == ("insufficient_scope", 403)
    assert services.calls == []


def test_a_refusal_of_the_service_is_the_problem_document_of_rest(client, services):
    def refuse(call):
        raise Problem("agent_not_found", agent_id=call.path["agent_id"])

    services.answer = refuse
    found = problem(call_tool(client, "genome_get", {"agent_id": "a"}, auth=AUTH | {"X-Request-Id": "r1"}))
    rest = client.get("/genome/v1/agents/a/genome", headers=AUTH | {"X-Request-Id": "r1"}).json()
    assert found == rest


def test_a_fault_of_the_server_says_no_more_than_that(client, services):
    def broken(call):
        raise RuntimeError("secret")

    services.answer = broken
    result = call_tool(client, "genome_get", {"agent_id": "a"}, auth=AUTH)
    assert problem(result)["code"] == "internal_error"
    assert "secret" not in json.dumps(result)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_tool_that_is_not_there_is_an_error_of_the_protocol(client, version):
    sent = message("tools/call", {"name": "genome_nothing", "arguments": {}}, version=version)
    assert send(client, sent, headers_of(sent, version=version) | AUTH).json()["error"]["code"] == -32602
