"""Paths and methods: everything of the document is bound, and nothing else is (RFC 9110, section 15.5.6)."""

from __future__ import annotations

import copy

import pytest
from edge_client import AUTH, BASE, FLAGS
from fake_services import FakeServices

from agent_genome_server.http._spec import OPENAPI
from agent_genome_server.http.app import UnboundError, create_app, require_bound
from agent_genome_server.http.document import operations
from agent_genome_server.http.options import EdgeOptions
from agent_genome_server.services import OPERATIONS


def test_the_document_and_the_services_name_the_same_operations():
    require_bound(operations(OPENAPI), OPERATIONS)


def test_an_operation_without_a_handler_fails_at_start_up():
    document = copy.deepcopy(OPENAPI)
    document["paths"]["/agents"]["get"] = document["paths"]["/agents"]["post"] | {"operationId": "list_agents"}
    with pytest.raises(UnboundError, match="list_agents"):
        create_app(FakeServices(), EdgeOptions(flags=FLAGS), document=document)


def test_a_handler_without_an_operation_fails_at_start_up():
    document = copy.deepcopy(OPENAPI)
    del document["paths"]["/subjects/erase"]
    with pytest.raises(UnboundError, match="erase_subject"):
        create_app(FakeServices(), EdgeOptions(flags=FLAGS), document=document)


@pytest.mark.parametrize(
    "path",
    ["/", "/genome", f"{BASE}/", f"{BASE}/agents/", f"{BASE}/agents/a", f"{BASE}//agents", "//", "/healthz/", "*"],
)
def test_another_path_is_a_problem(client, path):
    answer = client.get(path, headers=AUTH)
    assert (answer.status_code, answer.json()["code"]) == (404, "route_not_found")
    assert f"{BASE}/docs" in answer.json()["remedy"]


@pytest.mark.parametrize("path", [f"{BASE}/agents/a%2Fgenome", f"{BASE}/agents%2Fa/genome"])
def test_an_escaped_slash_is_no_slash(client, path):
    assert client.get(path, headers=AUTH).status_code == 404


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"])
def test_another_method_is_refused_with_those_of_the_path(client, method):
    answer = client.request(method, f"{BASE}/agents/a/genome", headers=AUTH)
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")
    assert answer.headers["allow"] == "GET, HEAD, OPTIONS"


def test_options_names_the_methods_of_the_path(client):
    answer = client.options(f"{BASE}/agents")
    assert (answer.status_code, answer.content, answer.headers["allow"]) == (204, b"", "OPTIONS, POST")


def test_head_is_answered_as_get_without_the_body(client, services):
    answer = client.head(f"{BASE}/agents/a/genome", headers=AUTH)
    assert (answer.status_code, answer.content, services.calls[0].operation_id) == (200, b"", "get_genome")
    assert int(answer.headers["content-length"]) > 0


def test_a_problem_answers_head_without_a_body(client):
    answer = client.head("/nowhere")
    assert (answer.status_code, answer.content) == (404, b"")
