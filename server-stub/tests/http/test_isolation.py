"""Every route and tool with every wrong key: refused, and nothing changed (rest.md#authentication to #workspaces).

The cases are made from the OpenAPI document and the tool documents, so that what is added is tried by itself.
"""

from __future__ import annotations

import json

import pytest
from edge_world import (
    AGENT,
    EdgeWorld,
    all_operations,
    bearer,
    edge_world,
    example,
    fitting_request,
    resolved,
    sqlite_copy,
)
from mcp_messages import HANDSHAKE, MODERN, call_tool, headers_of, message, send
from server_databases import KINDS

from agent_genome_server.mcp._spec import OPERATION_OF_TOOL, TOOLS

OPERATIONS = all_operations()
OF_AN_AGENT = [name for name, operation in OPERATIONS.items() if "{agent_id}" in operation.path]
SCOPES = ("genome:read", "genome:write", "genome:erase")


@pytest.fixture(scope="module", params=KINDS)
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    if request.param == "sqlite":
        url = sqlite_copy(request.getfixturevalue("sqlite_template"), tmp_path_factory.mktemp("isolation"))
    else:
        url = request.getfixturevalue("postgres").create("isolation")
    with edge_world(url) as made:
        made.other_key = made.key(*SCOPES, workspace="w2")
        made.revoked = made.world.admin.create_key(workspace="w1", scopes=SCOPES)
        made.world.admin.revoke_key(made.revoked.id)
        made.with_scopes = {scope: made.key(scope) for scope in SCOPES}
        yield made


def refused(world: EdgeWorld, operation, headers):
    """Return the answer to a request that fits in all but its key, once nothing has changed."""
    sent = fitting_request(operation, compile_id=world.compile_id)
    before = world.rows()
    answer = world.client.request(**(sent | {"headers": sent["headers"] | headers}))
    assert world.rows() == before
    return answer


@pytest.mark.parametrize("operation_id", OPERATIONS)
@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({}, "missing_key"),
        ({"Authorization": ""}, "invalid_key"),
        ({"Authorization": "Bearer"}, "invalid_key"),
        ({"Authorization": "Basic YTpi"}, "invalid_key"),
        (bearer("agk_" + "A" * 43), "invalid_key"),
        (bearer("agk_short"), "invalid_key"),
        ({"Authorization": "Token agk_" + "A" * 43}, "invalid_key"),
    ],
)
def test_a_route_without_a_valid_key_is_401(world, operation_id, headers, code):
    answer = refused(world, OPERATIONS[operation_id], headers)
    assert (answer.status_code, answer.json()["code"]) == (401, code)
    assert answer.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize("operation_id", OPERATIONS)
def test_a_route_with_a_revoked_key_is_401(world, operation_id):
    assert refused(world, OPERATIONS[operation_id], bearer(world.revoked.text)).status_code == 401


@pytest.mark.parametrize("operation_id", OPERATIONS)
@pytest.mark.parametrize("scope", SCOPES)
def test_a_route_without_its_scope_is_403_and_names_it(world, operation_id, scope):
    operation = OPERATIONS[operation_id]
    if operation.scopes == (scope,):
        return
    answer = refused(world, operation, world.with_scopes[scope])
    assert (answer.status_code, answer.json()["code"]) == (403, "insufficient_scope")
    assert operation.scopes[0] in answer.json()["detail"]
    assert f'scope="{operation.scopes[0]}"' in answer.headers["www-authenticate"]


@pytest.mark.parametrize("operation_id", OF_AN_AGENT)
def test_a_route_of_another_workspaces_agent_is_404_as_if_it_were_not_there(world, operation_id):
    answer = refused(world, OPERATIONS[operation_id], world.other_key)
    nobody = fitting_request(OPERATIONS[operation_id], agent="nobody")
    absent = world.client.request(**(nobody | {"headers": nobody["headers"] | world.other_key}))
    for found in (answer, absent):
        assert (found.status_code, found.json()["code"]) == (404, "agent_not_found")
    unlike = ("request_id", "detail")
    assert {**answer.json(), **dict.fromkeys(unlike)} == {**absent.json(), **dict.fromkeys(unlike)}
    assert answer.json()["detail"].replace(AGENT, "nobody") == absent.json()["detail"]


def arguments_of(tool, world):
    """Return arguments that fit a tool."""
    schema = tool["inputSchema"]
    made = {name: example_in(schema, schema["properties"][name]) for name in schema["required"]}
    return made | {
        name: value for name, value in (("agent_id", AGENT), ("compile_id", world.compile_id)) if name in made
    }


def example_in(root, schema):
    return example(resolved(schema, root))


def problem_of(result):
    assert result["isError"]
    return json.loads(result["content"][0]["text"])


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool["name"])
def test_a_tool_without_a_valid_key_is_401(world, tool, version):
    sent = message("tools/call", {"name": tool["name"], "arguments": arguments_of(tool, world)}, version=version)
    before = world.rows()
    for key in ({}, bearer("agk_" + "A" * 43), bearer(world.revoked.text)):
        assert send(world.client, sent, headers_of(sent, version=version) | key).status_code == 401
    assert world.rows() == before


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool["name"])
def test_a_tool_without_its_scope_is_refused_with_403(world, tool, scope, version):
    if OPERATIONS[OPERATION_OF_TOOL[tool["name"]]].scopes == (scope,):
        return
    before = world.rows()
    result = call_tool(
        world.client, tool["name"], arguments_of(tool, world), auth=world.with_scopes[scope], version=version
    )
    assert world.rows() == before
    assert (problem_of(result)["status"], problem_of(result)["code"]) == (403, "insufficient_scope")


@pytest.mark.parametrize(
    "tool", [tool for tool in TOOLS if "agent_id" in tool["inputSchema"]["properties"]], ids=lambda tool: tool["name"]
)
def test_a_tool_of_another_workspaces_agent_is_404(world, tool):
    before = world.rows()
    result = call_tool(world.client, tool["name"], arguments_of(tool, world), auth=world.other_key)
    assert world.rows() == before
    assert (problem_of(result)["status"], problem_of(result)["code"]) == (404, "agent_not_found")


def test_what_names_no_agent_reaches_its_own_workspace_alone(world):
    state = world.world.admin.state(workspace="w1", agent_id=AGENT)
    for operation_id in sorted(OPERATIONS.keys() - set(OF_AN_AGENT)):
        sent = fitting_request(OPERATIONS[operation_id])
        assert world.client.request(**(sent | {"headers": world.other_key})).status_code in (200, 201)
    assert world.world.admin.state(workspace="w1", agent_id=AGENT) == state
    assert world.world.admin.agents(workspace="w1") == [AGENT]
