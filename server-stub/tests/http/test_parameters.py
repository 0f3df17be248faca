"""Parameters are typed and checked as the document says, and unknown ones refused (rest.md#validation)."""

from __future__ import annotations

import pytest
from edge_client import AUTH, BASE, JSON_AUTH, edge
from fake_services import FakeServices

from agent_genome_server.http import parameters

TREND = f"{BASE}/agents/a/quality/trend"


def faults(client, url, headers=AUTH, method="GET"):
    answer = client.request(method, url, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_request")
    return {(entry["in"], entry["pointer"], entry["code"]) for entry in answer.json()["errors"]}


def test_a_query_parameter_has_the_type_of_its_schema(client, services):
    client.get(f"{TREND}?days=7&interval=week", headers=AUTH)
    assert services.calls[0].query == {"days": 7, "interval": "week"}


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("0", "out_of_range"),
        ("366", "out_of_range"),
        ("-1", "out_of_range"),
        ("", "wrong_type"),
        ("7.0", "wrong_type"),
        ("07", "wrong_type"),
        ("+7", "wrong_type"),
        ("1e1", "wrong_type"),
        ("%207", "wrong_type"),
        ("9" * 5000, "wrong_type"),
        ("\u0667", "wrong_type"),
        ("true", "wrong_type"),
    ],
)
def test_what_is_no_whole_number_in_range_is_refused(client, value, code):
    assert faults(client, f"{TREND}?days={value}") == {("query", "/days", code)}


def test_every_fault_is_listed_with_where_it_stands(client):
    assert faults(client, f"{BASE}/agents/A!/quality/trend?days=0&interval=year&since=1&days=2") == {
        ("path", "/agent_id", "bad_format"),
        ("query", "/days", "out_of_range"),
        ("query", "/days", "duplicate_member"),
        ("query", "/interval", "unknown_value"),
        ("query", "/since", "unknown_field"),
    }


def test_an_operation_without_query_parameters_takes_none(client):
    answer = client.post(f"{BASE}/agents/a/compile?dialect=gpt", headers=JSON_AUTH, content=b"{}")
    assert [entry["pointer"] for entry in answer.json()["errors"]] == ["/dialect"]


@pytest.mark.parametrize("query", ["subject=%ff", "%ff=1", "subject=%c0%80"])
def test_a_query_that_is_not_utf8_is_refused(client, query):
    assert {code for _, _, code in faults(client, f"{BASE}/agents/a/genome?{query}")} == {"not_utf8"}


def test_a_query_value_is_decoded_once(client, services):
    client.get(f"{BASE}/agents/a/genome?subject=a%2Bb%2520c+d%C3%A9", headers=AUTH)
    assert services.calls[0].query == {"subject": "a+b%20c d\u00e9"}


@pytest.mark.parametrize("query", ["", "&", "&&"])
def test_an_empty_query_is_none(client, services, query):
    client.get(f"{BASE}/agents/a/genome?{query}", headers=AUTH)
    assert services.calls[0].query == {}


def test_a_header_parameter_is_held_against_its_schema(client):
    headers = JSON_AUTH | {"Idempotency-Key": "has space"}
    answer = client.post(f"{BASE}/subjects/erase", headers=headers, json={"subject": "p"})
    assert [(entry["in"], entry["pointer"]) for entry in answer.json()["errors"]] == [("header", "/idempotency-key")]


def test_a_required_header_is_asked_for():
    with edge(FakeServices(), flags={"provisional_imports": True}) as client:
        answer = client.post(f"{BASE}/agents/a/imports/im_{'0' * 16}/consent", headers=JSON_AUTH, content=b"{}")
    assert [(entry["pointer"], entry["code"]) for entry in answer.json()["errors"]] == [
        ("/import-token", "missing_field")
    ]


@pytest.mark.parametrize("name", ["Idempotency-Key", "Content-Type"])
def test_a_header_of_one_value_may_not_stand_twice(client, name):
    headers = [
        *AUTH.items(),
        ("Content-Type", "application/json"),
        (name, "application/json"),
        (name, "application/json"),
    ]
    answer = client.post(f"{BASE}/subjects/erase", headers=headers, content=b'{"subject": "p"}')
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed_request")


def test_two_keys_are_none(client):
    headers = [*AUTH.items(), *AUTH.items()]
    assert client.get(f"{BASE}/agents/a/genome", headers=headers).json()["code"] == "invalid_key"


@pytest.mark.parametrize("part", ["subject=a&", "x{n}=1&", "%ff&"])
def test_a_query_of_thousands_of_names_is_refused_without_reading_them_all(monkeypatch, client, part):
    read: list[bytes] = []
    before = parameters.unquote_to_bytes
    monkeypatch.setattr(parameters, "unquote_to_bytes", lambda raw: read.append(raw) or before(raw))
    query = "".join(part.format(n=n) for n in range(5000))
    answer = client.get(f"{BASE}/agents/a/genome?{query}", headers=AUTH)
    assert (answer.status_code, len(answer.json()["errors"])) == (422, 100)
    assert len(read) <= 500
