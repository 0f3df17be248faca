"""On the wire: what is no request is a problem too, slow clients are let go, and a stop finishes what is under way."""

from __future__ import annotations

import json
import threading
import time

import pytest
from edge_client import BASE
from fake_services import FakeServices
from live_server import LiveServer, live, received, request

from agent_genome_server.http import endpoint, protocol, work
from agent_genome_server.services.call import Answer
from agent_genome_server.serving import ended

OUTCOMES = f"{BASE}/agents/a/outcomes"


@pytest.fixture(scope="module")
def server():
    with live() as running:
        yield running


def problem(answer: bytes):
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-type: application/problem+json" in head.lower()
    assert b"x-request-id: " in head.lower()
    return json.loads(body)


@pytest.mark.parametrize(
    "sent",
    [
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX Y: 1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: a\x00b\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 1_000_000 + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
    ],
)
def test_what_is_no_http_is_a_problem(server, sent):
    found = problem(server.exchange(sent, b"\r\n\r\n"))
    assert (found["status"], found["code"]) == (400, "malformed_request")


def test_a_broken_chunk_in_a_body_ends_the_connection(server):
    head = request("POST", OUTCOMES, Content_Type="application/json", Transfer_Encoding="chunked")
    answer = server.exchange(head, b'5\r\n{"a":\r\nXYZ\r\n')
    assert answer == b"" or problem(answer)["status"] == 400


def test_a_chunked_body_is_counted_as_it_streams_in(server):
    head = request("POST", OUTCOMES, Content_Type="application/json", Transfer_Encoding="chunked")
    chunk = b"100000\r\n" + b" " * 0x100000 + b"\r\n"
    answer = server.exchange(head, *[chunk] * 5)
    assert problem(answer)["code"] == "payload_too_large"


def test_a_refused_body_is_read_for_a_while_so_that_the_answer_arrives(server):
    head = request("POST", OUTCOMES, Content_Type="application/json", Content_Length="5000000")
    with server.connect() as connection:
        connection.sendall(head)
        time.sleep(0.1)
        connection.sendall(b" " * 5_000_000)
        assert problem(received(connection))["code"] == "payload_too_large"


def test_a_body_may_wait_for_the_server_to_go_on(server):
    body = b'{"result": "accepted"}'
    head = request(
        "POST", OUTCOMES, Content_Type="application/json", Content_Length=str(len(body)), Expect="100-continue"
    )
    with server.connect() as connection:
        connection.sendall(head)
        assert connection.recv(25).startswith(b"HTTP/1.1 100")
        connection.sendall(body)
        assert b"200 OK" in received(connection)


def test_a_body_that_is_refused_is_not_waited_for(server):
    head = request("POST", "/nowhere", Content_Length="10", Expect="100-continue")
    assert problem(server.exchange(head))["code"] == "route_not_found"


def test_requests_on_one_connection_are_answered_in_turn(server):
    first = request("GET", f"{BASE}/agents/a/genome", X_Request_Id="one").replace(b"Connection: close\r\n", b"")
    answer = server.exchange(first + request("GET", f"{BASE}/agents/a/genome", X_Request_Id="two"))
    assert answer.count(b"200 OK") == 2
    assert answer.index(b"x-request-id: one") < answer.index(b"x-request-id: two")


@pytest.mark.parametrize("target", ["http://localhost/healthz", "HTTP://other.example:80/healthz?a=1", "/healthz"])
def test_a_target_may_be_in_absolute_form(server, target):
    assert b"200 OK" in server.exchange(request("GET", target))


def test_an_old_client_is_answered_too(server):
    assert b"200 OK" in server.exchange(b"GET /healthz HTTP/1.0\r\n\r\n")


def test_no_answer_tells_the_software(server):
    assert b"\r\nserver:" not in server.exchange(request("GET", "/healthz")).lower()


def test_a_body_that_does_not_arrive_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(endpoint, "BODY_SECONDS", 0.05)
    with live() as server:
        head = request("POST", OUTCOMES, Content_Type="application/json", Content_Length="10")
        assert problem(server.exchange(head, b"{"))["code"] == "request_timeout"


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHo"])
def test_a_head_that_does_not_arrive_is_not_waited_for(monkeypatch, sent):
    monkeypatch.setattr(protocol, "HEADER_SECONDS", 0.05)
    with live() as server:
        assert server.exchange(sent) == b""


def test_a_client_that_never_ends_a_refused_body_is_let_go(monkeypatch):
    monkeypatch.setattr(protocol, "LINGER_SECONDS", 0.05)
    with live() as server, server.connect() as connection:
        head = request("POST", "/nowhere", Content_Length="1000000000").replace(b"Connection: close\r\n", b"")
        connection.sendall(head)
        assert problem(received(connection))["code"] == "route_not_found"


class Slow(FakeServices):
    """Answers when it is told to."""

    def __init__(self):
        super().__init__(Answer(status=200, body={"done": True}))
        self.entered, self.go_on = threading.Event(), threading.Event()

    def call(self, call):
        self.entered.set()
        assert self.go_on.wait(20)
        return super().call(call)


def test_a_stop_finishes_the_request_under_way_and_takes_no_other():
    services = Slow()
    server = LiveServer(services)
    with server.connect() as connection:
        connection.sendall(request("GET", f"{BASE}/agents/a/genome"))
        assert services.entered.wait(20)
        server.stop()
        while server.server.servers[0].is_serving():
            time.sleep(0.01)
        time.sleep(0.3)  # longer than a stop without grace would take
        services.go_on.set()
        assert b'{"done":true}' in received(connection)
    server.join()
    with pytest.raises(ConnectionRefusedError):
        server.connect()


def test_a_stop_does_not_wait_for_a_connection_that_asks_nothing():
    server = LiveServer(grace_seconds=30)
    with server.connect():
        server.exchange(request("GET", "/healthz"))
        began = time.monotonic()
        server.stop()
        server.join()
        assert time.monotonic() - began < 20


def test_a_request_that_outlasts_the_grace_of_a_stop_is_answered_with_a_problem():
    server = LiveServer(grace_seconds=1)
    with server.connect() as connection:
        connection.sendall(request("POST", OUTCOMES, Content_Type="application/json", Content_Length="100") + b"{")
        while not server.server.server_state.tasks:
            time.sleep(0.01)
        server.stop()
        answer = received(connection)
    server.join()
    assert (problem(answer)["status"], problem(answer)["code"]) == (503, "unavailable")
    assert b"retry-after: 1" in answer.lower()


def test_a_stop_does_not_wait_for_work_that_does_not_end():
    services = Slow()
    server = LiveServer(services, grace_seconds=1)
    with server.connect() as connection:
        connection.sendall(request("GET", f"{BASE}/agents/a/genome"))
        assert services.entered.wait(20)
        server.stop()
        assert problem(received(connection))["code"] == "unavailable"
        server.join()
    services.go_on.set()


def test_threads_are_waited_for_only_so_long():
    go_on = threading.Event()
    threading.Thread(target=go_on.wait, args=(20,), name="stuck_0").start()
    assert not ended("stuck", seconds=0.01)
    go_on.set()
    assert ended("stuck", seconds=20)


@pytest.mark.parametrize("stuck", ["authenticate_all", "call_together", "call", "ready"])
def test_work_that_does_not_end_is_not_waited_for(monkeypatch, stuck):
    monkeypatch.setattr(work, "WORK_SECONDS", 0.1)
    services, go_on = FakeServices(), threading.Event()
    setattr(services, stuck, lambda *_: go_on.wait(20))
    sent = {
        "call": request("GET", f"{BASE}/agents/a/genome"),
        "ready": request("GET", "/readyz"),
    }.get(
        stuck, request("POST", f"{BASE}/agents/a/compile", b"{}", Content_Type="application/json", Content_Length="2")
    )
    with live(services) as server:
        answer = server.exchange(sent)
        go_on.set()
    assert (problem(answer)["status"], problem(answer)["code"]) == (503, "unavailable")
    assert b"retry-after: 1" in answer.lower()
