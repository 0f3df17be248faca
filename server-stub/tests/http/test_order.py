"""The first check that fails is answered, in the order of rest.md#order."""

from __future__ import annotations

import pytest
from edge_client import BASE, edge
from fake_services import KEY, READ_KEY, FakeServices

# Each step mends what the step before was refused for; the request stays wrong in every later respect.
STEPS = [
    ("PATCH", "/nowhere/?q=1", {}, b"[", "route_not_found"),
    ("PATCH", "/agents/A!/outcomes?q=1", {}, b"[", "method_not_allowed"),
    ("POST", "/agents/A!/outcomes?q=1", {}, b"[", "missing_key"),
    ("POST", "/agents/A!/outcomes?q=1", {"Authorization": "Basic eA=="}, b"[", "invalid_key"),
    ("POST", "/agents/A!/outcomes?q=1", {"Authorization": "Bearer agk_unknown"}, b"[", "invalid_key"),
    ("POST", "/agents/A!/outcomes?q=1", {"Authorization": f"Bearer {READ_KEY}"}, b"[", "insufficient_scope"),
    (
        "POST",
        "/agents/A!/outcomes?q=1",
        {"Authorization": f"Bearer {KEY}", "Accept": "text/html"},
        b"[",
        "not_acceptable",
    ),
    ("POST", "/agents/A!/outcomes?q=1", {"Authorization": f"Bearer {KEY}"}, b"[", "invalid_request"),
    ("POST", "/agents/a/outcomes", {"Authorization": f"Bearer {KEY}"}, b"[", "unsupported_media_type"),
    (
        "POST",
        "/agents/a/outcomes",
        {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"},
        b"[" * 4_194_305,
        "payload_too_large",
    ),
    (
        "POST",
        "/agents/a/outcomes",
        {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"},
        b"[",
        "malformed_json",
    ),
    (
        "POST",
        "/agents/a/outcomes",
        {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"},
        b"[]",
        "invalid_request",
    ),
]


@pytest.mark.parametrize(
    ("method", "path", "headers", "body", "code"), STEPS, ids=[f"{n}-{s[-1]}" for n, s in enumerate(STEPS)]
)
def test_the_first_check_that_fails_is_answered(method, path, headers, body, code):
    services = FakeServices()
    with edge(services) as client:
        answer = client.request(method, BASE + path, headers=headers, content=body)
    assert answer.json()["code"] == code
    assert answer.headers["content-type"] == "application/problem+json"
    assert services.calls == []


def test_what_passes_every_check_reaches_the_service():
    services = FakeServices()
    with edge(services) as client:
        headers = {"Authorization": f"bearer {KEY}", "Idempotency-Key": "k-1"}
        answer = client.post(f"{BASE}/agents/a/outcomes", headers=headers, json={"result": "accepted"})
    (call,) = services.calls
    assert answer.status_code == 200
    assert (call.operation_id, call.path, call.headers) == (
        "record_outcome",
        {"agent_id": "a"},
        {"idempotency-key": "k-1"},
    )
    assert call.body == {"result": "accepted"}


def test_provisional_operations_are_not_offered_to_a_key_with_the_scope():
    with edge() as client:
        for key, code in ((KEY, "imports_not_offered"), (READ_KEY, "insufficient_scope")):
            answer = client.post(f"{BASE}/agents/a/imports", headers={"Authorization": f"Bearer {key}"})
            assert answer.json()["code"] == code


def test_a_flag_offers_provisional_operations_and_hands_over_the_bytes_of_the_file():
    services = FakeServices()
    with edge(services, flags={"provisional_imports": True}) as client:
        headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
        answer = client.post(f"{BASE}/agents/a/imports?subject=p", headers=headers, content=b'{"agf": 1, "agf": 2')
    assert answer.status_code == 200
    assert services.calls[0].body == b'{"agf": 1, "agf": 2'
    assert services.calls[0].query == {"subject": "p"}


def test_a_file_of_more_bytes_than_agf_allows_is_refused():
    with edge(flags={"provisional_imports": True}) as client:
        headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
        answer = client.post(f"{BASE}/agents/a/imports", headers=headers, content=b" " * 262_145)
    assert (answer.status_code, answer.json()["code"]) == (413, "payload_too_large")
