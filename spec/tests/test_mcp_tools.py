"""A tool's schemas are those of its operation, side by side, and stand by themselves."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator

from pipeline.mcp_tools import argument_places, tool_documents


@pytest.fixture(scope="module")
def tools(rest, document) -> dict[str, dict[str, Any]]:
    return {tool["name"]: json.loads(json.dumps(tool)) for tool in tool_documents(rest, document)}


def test_every_schema_is_valid_and_needs_no_other_document(tools) -> None:
    for tool in tools.values():
        for member in ("inputSchema", "outputSchema"):
            schema = tool[member]
            Draft202012Validator.check_schema(schema)
            assert schema["type"] == "object"
            assert "#/components/" not in json.dumps(schema)
            jsonschema_rs.Draft202012Validator(schema)


def test_a_definition_is_there_exactly_when_it_is_needed(tools) -> None:
    for tool in tools.values():
        for schema in (tool["inputSchema"], tool["outputSchema"]):
            text = json.dumps(schema)
            assert all(f'"#/$defs/{name}"' in text for name in schema.get("$defs", ()))


def test_arguments_are_the_parameters_and_the_members_of_the_body(tools) -> None:
    schema = tools["genome_record_outcome"]["inputSchema"]
    assert {"agent_id", "idempotency_key", "result", "subject", "before", "after"} <= schema["properties"].keys()
    assert schema["required"] == ["agent_id", "result"]
    assert schema["additionalProperties"] is False


def test_a_tool_without_a_body_takes_no_other_argument_either(tools) -> None:
    validator = jsonschema_rs.Draft202012Validator(tools["genome_get"]["inputSchema"])
    assert validator.is_valid({"agent_id": "bill-banao"})
    assert not validator.is_valid({"agent_id": "bill-banao", "more": 1})


def test_headers_that_only_http_needs_are_no_arguments(tools) -> None:
    names = {name for tool in tools.values() for name in tool["inputSchema"]["properties"]}
    assert not names & {"x_request_id", "if_none_match"}


@pytest.mark.parametrize(
    ("arguments", "fits"),
    [
        ({"agent_id": "bill-banao", "task": {"task_type": "invoice"}, "dialect": "claude"}, True),
        ({"agent_id": "bill-banao"}, True),
        ({"task": {}}, False),
        ({"agent_id": "bill-banao", "budget": 1}, False),
        ({"agent_id": "bill-banao", "dialect": "latin"}, False),
        ({"agent_id": "bill-banao", "more": 1}, False),
        ({"agent_id": "Bill Banao"}, False),
    ],
)
def test_the_limits_of_the_operation_hold_for_the_tool(tools, arguments: dict[str, Any], fits: bool) -> None:
    validator = jsonschema_rs.Draft202012Validator(tools["genome_compile"]["inputSchema"])
    assert validator.is_valid(arguments) is fits


def test_every_argument_has_a_place_in_the_request(rest, document, tools) -> None:
    for row in rest.tools.data["tools"]:
        places = argument_places(document, row["operation"])
        assert places.keys() == tools[row["name"]]["inputSchema"]["properties"].keys()
    assert argument_places(document, "erase_subject") == {
        "idempotency_key": "header:Idempotency-Key",
        "subject": "body",
    }
