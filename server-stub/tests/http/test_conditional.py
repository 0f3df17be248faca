"""If-None-Match compares weakly and takes a list or `*` (rest.md#conditional)."""

from __future__ import annotations

import pytest
from edge_client import AUTH, BASE, edge
from fake_services import FakeServices
from hypothesis import given
from hypothesis import strategies as st

from agent_genome_server.http.conditional import is_current
from agent_genome_server.services.call import Answer

TAG = '"v1"'


@pytest.mark.parametrize("held", [TAG, 'W/"v1"', '"v0", "v1"', ' "v0" ,W/"v1" ', "*", " * ", '"v1","v2"', ', ,"v1",'])
def test_a_list_that_names_the_tag_is_current(held):
    assert is_current(held, TAG)
    assert is_current(held, "W/" + TAG)


@pytest.mark.parametrize("held", ["", "v1", '"v2"', '"v1" "v1"', '"v1"x', 'w/"v1"', '*,"v1"', '"v1'])
def test_anything_else_is_not(held):
    assert not is_current(held, TAG)


@given(st.text(st.characters(max_codepoint=255), max_size=60))
def test_no_header_is_too_strange_to_be_read(text):
    is_current(text, TAG)


def test_a_read_that_is_current_is_answered_304_without_a_body():
    services = FakeServices(Answer(status=200, body={"a": 1}, headers={"ETag": TAG}))
    with edge(services) as client:
        fresh = client.get(f"{BASE}/agents/a/genome", headers=AUTH)
        held = client.get(f"{BASE}/agents/a/genome", headers=AUTH | {"If-None-Match": f'"x", {fresh.headers["etag"]}'})
    assert (fresh.status_code, fresh.json()) == (200, {"a": 1})
    assert (held.status_code, held.content, held.headers["etag"]) == (304, b"", TAG)
    assert "content-type" not in held.headers


def test_a_list_may_go_on_in_another_line():
    services = FakeServices(Answer(status=200, body={"a": 1}, headers={"ETag": TAG}))
    lines = [*AUTH.items(), ("If-None-Match", '"x"'), ("If-None-Match", TAG)]
    with edge(services) as client:
        assert client.get(f"{BASE}/agents/a/genome", headers=lines).status_code == 304


def test_a_post_is_never_304():
    services = FakeServices(Answer(status=200, body={}, headers={"ETag": TAG}))
    with edge(services) as client:
        answer = client.post(f"{BASE}/agents/a/compile", headers=AUTH | {"If-None-Match": "*"}, json={})
    assert answer.status_code == 200
