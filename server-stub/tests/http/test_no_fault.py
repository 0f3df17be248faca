"""No input is answered with 5xx, HTML or anything but the documented problem (rest.md#errors)."""

from __future__ import annotations

import json

import pytest
from edge_client import AUTH, BASE, edge
from edge_world import AGENT, bearer, edge_world, sqlite_copy
from fake_services import KEY
from hypothesis import given
from hypothesis import strategies as st

from agent_genome_server.http._spec import OPENAPI
from agent_genome_server.http.document import operations

PATHS = sorted(
    {operation.path for operation in operations(OPENAPI)} | {"/mcp/genome", "/healthz", f"{BASE}/openapi.json"}
)
HEADERS = [
    "accept",
    "authorization",
    "content-type",
    "content-length",
    "idempotency-key",
    "if-none-match",
    "import-token",
]
HEADERS += [
    "origin",
    "mcp-protocol-version",
    "mcp-method",
    "mcp-session-id",
    "x-request-id",
    "content-encoding",
    "host",
    "expect",
]
KNOWN = [
    f"Bearer {KEY}",
    "application/json",
    "*/*",
    "2025-11-25",
    "2026-07-28",
    "gzip",
    '"x"',
    "localhost",
    "tools/call",
]

latin = st.text(st.characters(min_codepoint=32, max_codepoint=255), max_size=30)
headers = st.lists(st.tuples(st.sampled_from(HEADERS), st.sampled_from(KNOWN) | latin), max_size=6)
parts = st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters="?#/"), min_size=1, max_size=8)
queries = st.text("abdsy=&%0123456789fF+;~[]", max_size=20).map(str.encode)
queries |= st.sampled_from([b"days=3", b"subject=a", b"interval=week&days=0", b"subject=%00", b"subject=%ff"])
messages = st.fixed_dictionaries(
    {},
    optional={
        "jsonrpc": st.just("2.0") | st.none(),
        "id": st.none() | st.integers() | st.text(max_size=3) | st.lists(st.none(), max_size=1),
        "method": st.sampled_from(
            ["tools/list", "tools/call", "initialize", "ping", "server/discover", "notifications/initialized", "x"]
        ),
        "params": st.none()
        | st.fixed_dictionaries(
            {},
            optional={
                "name": st.sampled_from(["genome_get", "x"]) | st.none(),
                "arguments": st.dictionaries(
                    st.sampled_from(["agent_id", "x"]), st.none() | st.text(max_size=3), max_size=2
                )
                | st.none(),
                "_meta": st.dictionaries(st.text(max_size=3), st.none(), max_size=1) | st.none(),
            },
        ),
    },
).map(lambda message: json.dumps(message).encode())
bodies = (
    st.binary(max_size=60)
    | messages
    | st.sampled_from([b"{}", b"[]", b"null", b'{"compile_id": 1}', b'{"subject": "\\u0000"}'])
)


@pytest.fixture(scope="module", params=["the edge alone", "the whole server"])
def served(request, tmp_path_factory):
    """Return a client and the headers of a key."""
    if request.param == "the edge alone":
        with edge(flags={"provisional_imports": True}) as client:
            yield client, AUTH
    else:
        template = request.getfixturevalue("sqlite_template")
        with edge_world(sqlite_copy(template, tmp_path_factory.mktemp("fuzz"))) as made:
            yield made.client, bearer(made.world.key.text)


@given(
    method=st.sampled_from(["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "X"]),
    path=st.sampled_from(PATHS),
    part=parts | st.just(AGENT),
    query=queries,
    sent=headers,
    keyed=st.booleans(),
    body=bodies,
)
def test_no_request_is_a_fault_of_the_server(served, *, method, path, part, query, sent, keyed, body):
    client, auth = served
    target = path.replace("{agent_id}", part).replace("{import_id}", part)
    given_headers = [(name, value.encode("latin-1")) for name, value in sent]
    if keyed:
        given_headers += [*auth.items(), ("content-type", "application/json")]
    url = client.base_url.join(target).copy_with(query=query)
    answer = client.request(method, url, headers=given_headers, content=body)
    assert answer.status_code < 500
    assert "x-request-id" in answer.headers
    kind = answer.headers.get("content-type", "")
    if answer.status_code >= 400 and method != "HEAD" and kind != "application/json":
        assert kind == "application/problem+json"
        assert answer.json()["status"] == answer.status_code
