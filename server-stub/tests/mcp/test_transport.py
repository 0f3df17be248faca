"""What has to be settled before a message is a message (mcp.md#transport, #origin, #keys)."""

from __future__ import annotations

import json
import re

import pytest
from edge_client import AUTH
from fake_services import READ_KEY
from mcp_messages import ENDPOINT, HANDSHAKE, MODERN, headers_of, message, send

from agent_genome_server.mcp._spec import MAX_MESSAGE_BYTES, PROTOCOL_VERSIONS

LIST = message("tools/list")
ARGUMENTS = {"agent_id": "a", "compile_id": f"cp_{0:032}", "text": "Done."}


@pytest.mark.parametrize("method", ["GET", "DELETE", "PUT", "HEAD"])
def test_only_post_is_a_method(client, method):
    answer = client.request(method, ENDPOINT, headers=AUTH | {"Accept": "text/event-stream"})
    assert (answer.status_code, answer.headers["allow"]) == (405, "POST")


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "https://app.example.evil",
        "https://app.example:8443",
        "http://127.0.0.1.evil.example",
        "http://u@localhost",
        "http://localhost/x",
        "file://",
        "x",
    ],
)
def test_an_origin_that_is_not_allowed_is_refused_before_the_key(client, origin):
    answer = client.post(ENDPOINT, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin_not_allowed")


@pytest.mark.parametrize(
    "origin", ["https://app.example", "http://localhost:3000", "http://127.0.0.1", "http://[::1]:8000"]
)
def test_an_allowed_or_loopback_origin_may_call(client, origin):
    assert send(client, LIST, AUTH | {"Origin": origin}).status_code == 200


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("genome.example", 200),
        ("genome.example:8000", 200),
        ("localhost:1", 200),
        ("evil.example", 403),
        ("genome.example.evil", 403),
        ("", 403),
    ],
)
def test_a_host_that_is_not_the_servers_is_refused(client, host, status):
    assert send(client, LIST, AUTH | {"Host": host}).status_code == status


@pytest.mark.parametrize(("headers", "code"), [({}, "missing_key"), ({"Authorization": "Bearer agk_x"}, "invalid_key")])
def test_without_a_key_the_answer_is_that_of_rest(client, headers, code):
    answer = send(client, LIST, headers)
    assert (answer.status_code, answer.json()["code"]) == (401, code)
    assert answer.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize(
    "accept", ["*/*", None, "application/json", "application/json, text/event-stream", "application/*"]
)
@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
def test_every_accept_that_takes_json_is_served(client, accept, version):
    sent = message("tools/list", version=version)
    headers = headers_of(sent, version=version) | AUTH | ({"Accept": accept} if accept else {})
    if accept is None:
        del headers["Accept"]
        client.headers.pop("accept", None)
    answer = send(client, sent, headers)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")


def test_an_accept_without_json_is_refused(client):
    assert send(client, LIST, AUTH | {"Accept": "text/event-stream"}).status_code == 406


def test_another_media_type_is_refused(client):
    answer = client.post(ENDPOINT, content=json.dumps(LIST), headers=AUTH | {"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "unsupported_media_type")


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN, "2025-06-18", "2025-03-26"])
def test_a_notification_is_answered_202_without_a_body(client, version):
    sent = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    answer = send(client, sent, AUTH | {"MCP-Protocol-Version": version})
    assert (answer.status_code, answer.content) == (202, b"")


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
def test_a_batch_is_refused_whole(client, services, version):
    sent = [message("tools/call", {"name": "genome_erase", "arguments": {"subject": "p"}}, version=version)] * 2
    answer = send(client, sent, headers_of(sent[0], version=version) | AUTH)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, -32600)
    assert services.calls == []


@pytest.mark.parametrize("version", ["1999-01-01", "2026-07-29", "", "latest"])
def test_a_version_that_is_not_served_is_refused_with_those_that_are(client, version):
    answer = send(client, LIST, AUTH | {"MCP-Protocol-Version": version})
    error = answer.json()["error"]
    assert (answer.status_code, answer.json()["id"], error["code"]) == (400, 1, -32022)
    assert error["data"] == {"supported": PROTOCOL_VERSIONS, "requested": version}


@pytest.mark.parametrize(
    "body", [b"", b"{", b'{"jsonrpc": "2.0", "jsonrpc": "2.0"}', b"\xff", b"[" * 1000, b'{"id": 1e999}']
)
def test_what_is_no_json_is_refused(client, body):
    answer = client.post(ENDPOINT, content=body, headers=AUTH | {"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, -32700)


def test_discovery_names_every_revision_that_is_served(client):
    sent = message("server/discover", version=MODERN)
    result = send(client, sent, headers_of(sent, version=MODERN) | AUTH).json()["result"]
    assert (result["supportedVersions"], set(result["capabilities"])) == (PROTOCOL_VERSIONS, {"tools"})


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
@pytest.mark.parametrize(
    ("body", "member"),
    [
        ({}, "jsonrpc"),
        ({"jsonrpc": "2.0"}, "method"),
        ({"jsonrpc": "1.0", "id": 1, "method": "ping"}, "jsonrpc"),
        ({"jsonrpc": "2.0", "id": [], "method": "ping"}, "id"),
        ({"jsonrpc": "2.0", "id": 1, "method": 5}, "method"),
        ({"jsonrpc": "2.0", "id": 1, "method": "ping", "params": ["secret"]}, "params"),
        ({"jsonrpc": "2.0", "method": "notifications/initialized", "params": "secret"}, "params"),
        ({"jsonrpc": "2.0", "id": 1, "result": {}}, "response"),
        ({"jsonrpc": "2.0", "id": 1, "error": "secret"}, "response"),
    ],
)
def test_what_is_no_message_is_refused_in_words_that_say_why(client, version, body, member):
    answer = send(client, body, AUTH | {"MCP-Protocol-Version": version})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (400, -32600)
    assert re.search(rf"\b{member}\b", error["message"])
    assert "secret" not in answer.text


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
def test_beside_the_arguments_of_its_tool_a_message_is_bounded(client, version):
    for place, status in (("arguments", 200), ("_meta", 400)):
        sent = message("tools/call", {"name": "genome_finalize", "arguments": ARGUMENTS}, version=version)
        sent["params"][place] = {**sent["params"].get(place, {}), "text": "x" * MAX_MESSAGE_BYTES}
        assert send(client, sent, headers_of(sent, version=version) | AUTH).status_code == status


def test_a_body_beyond_its_limit_is_refused(client):
    answer = client.post(ENDPOINT, content=b" " * 4_194_305, headers=AUTH | {"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "payload_too_large")


def test_every_answer_carries_a_request_id(client):
    assert send(client, LIST, AUTH | {"X-Request-Id": "r1"}).headers["x-request-id"] == "r1"


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN, "2025-06-18", "2025-03-26"])
def test_each_documented_revision_lists_the_tools(client, version):
    sent = message("tools/list", version=version)
    answer = send(client, sent, headers_of(sent, version=version) | {"Authorization": f"Bearer {READ_KEY}"})
    assert len(answer.json()["result"]["tools"]) == 6


@pytest.mark.parametrize(
    ("asked", "given"), [(HANDSHAKE, HANDSHAKE), ("2025-06-18", "2025-06-18"), ("1999-01-01", HANDSHAKE)]
)
def test_initialize_negotiates_a_revision_and_declares_tools_alone(client, asked, given):
    sent = message(
        "initialize", {"protocolVersion": asked, "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    )
    result = send(client, sent, AUTH).json()["result"]
    assert (result["protocolVersion"], set(result["capabilities"])) == (given, {"tools"})
    assert result["serverInfo"]["name"] == "agent-genome"
