"""Every answer carries a request id (rest.md#request-id)."""

from __future__ import annotations

import re

import pytest
from edge_client import AUTH, BASE

FRESH = re.compile(r"req_[0-9a-f]{32}")


@pytest.mark.parametrize("path", ["/healthz", "/nowhere", f"{BASE}/agents/a/genome"])
def test_a_well_formed_id_of_the_client_is_kept(client, path):
    answer = client.get(path, headers=AUTH | {"X-Request-Id": "a.B_c-1" + "x" * 121})
    assert answer.headers["x-request-id"] == "a.B_c-1" + "x" * 121


@pytest.mark.parametrize("given", ["", "a b", "x" * 129, "a\u00e9".encode("latin-1"), "a:b", "a\tb"])
def test_any_other_is_replaced(client, given):
    answer = client.get("/healthz", headers={"X-Request-Id": given})
    assert FRESH.fullmatch(answer.headers["x-request-id"])


def test_two_ids_are_none(client):
    answer = client.get("/healthz", headers=[("X-Request-Id", "a"), ("X-Request-Id", "b")])
    assert FRESH.fullmatch(answer.headers["x-request-id"])


def test_a_problem_names_the_id_of_its_answer(client):
    answer = client.get("/nowhere")
    assert answer.json()["request_id"] == answer.headers["x-request-id"]
