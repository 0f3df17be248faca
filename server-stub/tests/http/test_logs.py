"""One JSON line a request, without keys, bodies, query strings or gene text (rest.md#privacy)."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from concurrent.futures import ThreadPoolExecutor

import pytest
from edge_client import BASE, JSON_AUTH, edge
from fake_services import KEY, PRINCIPAL, FakeServices

from agent_genome_server.config import Config
from agent_genome_server.http.work import Edge
from agent_genome_server.logs import configure_logs
from agent_genome_server.problem import Problem
from agent_genome_server.services import Call, Services
from agent_genome_server.storage import open_storage

SECRET = "the-customer-said-this"


@pytest.fixture
def lines():
    stream = io.StringIO()
    configure_logs(level="debug", stream=stream)
    return lambda: [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_is_one_line_with_its_route_status_and_key_id(lines):
    with edge() as client:
        client.post(f"{BASE}/agents/a/compile", headers=JSON_AUTH | {"X-Request-Id": "r1"}, json={})
    (line,) = lines()
    assert line["event"] == "request"
    assert (line["method"], line["route"]) == ("POST", f"{BASE}/agents/{{agent_id}}/compile")
    assert (line["status"], line["request_id"], line["key"], line["workspace"]) == (200, "r1", "k1", "demo")
    assert line["ms"] >= 0


def test_nothing_that_a_client_wrote_is_logged(lines):
    def broken(call):
        raise RuntimeError(f"cannot store {call.body}")

    with edge(FakeServices(broken)) as client:
        for method, path, body in [
            ("POST", f"{BASE}/agents/a/outcomes", {"result": "feedback", "text": SECRET}),
            ("POST", f"{BASE}/agents/a/outcomes", {"result": SECRET}),
            ("GET", f"{BASE}/agents/a/genome?subject={SECRET}", None),
            ("GET", f"/{SECRET}?{SECRET}", None),
        ]:
            client.request(method, path, headers=JSON_AUTH, json=body)
    shown = json.dumps(lines())
    assert SECRET not in shown
    assert KEY not in shown


def test_a_fault_of_the_server_is_a_problem_and_a_line_with_its_place(lines):
    def broken(call):
        raise RuntimeError(SECRET)

    with edge(FakeServices(broken)) as client:
        answer = client.get(f"{BASE}/agents/a/genome", headers=JSON_AUTH)
    assert (answer.status_code, answer.json()["code"]) == (500, "internal_error")
    assert SECRET not in answer.text
    failure, request = lines()
    assert (failure["event"], failure["type"], failure["request_id"]) == (
        "failure",
        "RuntimeError",
        request["request_id"],
    )
    assert failure["at"][-1].startswith("test_logs.py:")
    assert request["code"] == "internal_error"


def test_a_database_that_cannot_be_used_is_a_line_with_the_type_of_its_cause(lines):
    def unavailable(call):
        try:
            raise TimeoutError(SECRET)
        except TimeoutError as error:
            raise Problem("unavailable", reason="The database is busy.") from error

    with edge(FakeServices(unavailable)) as client:
        assert client.get(f"{BASE}/agents/a/genome", headers=JSON_AUTH).status_code == 503
    cause, request = lines()
    assert (cause["event"], cause["level"], cause["reason"], cause["type"]) == (
        "unavailable",
        "warning",
        "The database is busy.",
        "TimeoutError",
    )
    assert request["code"] == "unavailable"
    assert SECRET not in json.dumps([cause, request])


def test_a_database_that_cannot_be_used_is_named_with_its_reason_to_the_operator_alone(lines):
    services = Services(open_storage("postgresql://me:hunter2@127.0.0.1:1/genome"), Config())
    with edge(services) as client:
        answer = client.get("/readyz")
    assert answer.status_code == 503
    cause, _ = lines()
    assert (cause["level"], cause["target"]) == ("warning", "database genome at 127.0.0.1 port 1")
    assert "Connection refused" in cause["cause"]
    assert "127.0.0.1" not in answer.text
    assert "hunter2" not in json.dumps(cause)


def test_requests_that_fail_together_have_one_line_of_their_cause(lines):
    problem = Problem("unavailable", reason="The database is busy.")

    async def scene() -> None:
        services = FakeServices()
        services.call_together = lambda calls: [problem] * len(calls)
        edge = Edge(services=services, threads=ThreadPoolExecutor(1), imports_offered=False)
        call = Call(operation_id="compile_genome", principal=PRINCIPAL)
        answers = await asyncio.gather(*(edge.call(call) for _ in range(5)), return_exceptions=True)
        assert answers == [problem] * 5
        edge.threads.shutdown()

    asyncio.run(scene())
    assert [line["event"] for line in lines()] == ["unavailable"]


def test_a_line_of_a_library_shows_where_it_comes_from_and_nothing_else(lines):
    logger = logging.getLogger("some.library")
    try:
        raise RuntimeError(SECRET)
    except RuntimeError:
        logger.exception(f"failed with {SECRET} and %s", SECRET)
    (line,) = lines()
    assert (line["logger"], line["type"]) == ("some.library", "RuntimeError")
    assert line["at"].startswith("test_logs.py:")
    assert SECRET not in json.dumps(line)
