"""Every way in which a call is answered, tried again or given up, without and with an event loop."""

from __future__ import annotations

import asyncio
import traceback

import httpx
import pytest
from transports import BARE_POST, BASE_URL, KEY, READ, WRITE, Options, World, settings

from agent_genome.client import errors, models
from agent_genome.client._async.transport import AsyncTransport
from agent_genome.client._spec_clients import MAX_ERROR_BODY_BYTES
from agent_genome.client._sync.transport import Transport
from agent_genome.client.answers import as_model
from agent_genome.client.http_clients import DefaultAsyncHttpxClient, DefaultHttpxClient
from agent_genome.client.requests import Call

URL = f"{BASE_URL}/things"
RETRIED = (408, 429, 500, 502, 503, 504)
NOT_RETRIED = (301, 400, 401, 403, 404, 405, 409, 413, 415, 422)
FAULTS = (httpx.ConnectError, httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError, httpx.ProxyError)
TIMEOUTS = (httpx.ConnectTimeout, httpx.ReadTimeout, httpx.WriteTimeout, httpx.PoolTimeout)


class Pieces(httpx.SyncByteStream, httpx.AsyncByteStream):
    """A body that comes in pieces and may break off."""

    def __init__(self, *pieces, fault=None):
        self.pieces, self.fault, self.given = pieces, fault, 0

    def __iter__(self):
        for piece in self.pieces:
            self.given += 1
            yield piece
        if self.fault:
            raise self.fault

    async def __aiter__(self):
        for piece in self:
            yield piece


# An answer of success


def test_an_answer_is_given_with_its_status_headers_and_bytes(world, respx_mock):
    respx_mock.get(URL).respond(200, headers={"X-Request-Id": "req-9", "etag": '"a"'}, content=b'{"a": 1}')
    reply = world.send(READ)
    assert (reply.status, reply.content, reply.request_id, reply.attempts) == (200, b'{"a": 1}', "req-9", 1)
    assert reply.headers["ETag"] == '"a"'


def test_the_request_id_that_was_sent_stands_in_for_one_that_did_not_come(world, respx_mock):
    route = respx_mock.get(URL).respond(200)
    assert world.send(READ).request_id == route.calls[0].request.headers["x-request-id"] == "id-1"


def test_not_modified_is_an_answer(world, respx_mock):
    respx_mock.get(URL).respond(304)
    assert world.send(READ).status == 304


def test_the_query_and_the_body_are_sent(world, respx_mock):
    route = respx_mock.post(URL, params={"days": "7"}, json={"a": 1}).respond(200)
    world.send(Call(method="POST", path="/things", query={"days": 7}, body={"a": 1}))
    assert route.called


# Retries


@pytest.mark.parametrize("status", RETRIED)
@pytest.mark.parametrize("call", [READ, WRITE], ids=["read", "write"])
def test_a_status_that_may_pass_is_tried_again(world, respx_mock, status, call):
    respx_mock.route(url=URL).mock(side_effect=[httpx.Response(status), httpx.Response(status), httpx.Response(200)])
    assert world.send(call).attempts == 3
    assert world.slept == [0.5, 1.0]


@pytest.mark.parametrize("status", RETRIED)
def test_after_the_last_attempt_the_error_is_raised(world, respx_mock, status):
    route = respx_mock.get(URL).respond(status)
    with pytest.raises(errors.error_class(status)) as caught:
        world.send(READ)
    assert caught.value.status == status
    assert route.call_count == 3


@pytest.mark.parametrize("status", NOT_RETRIED)
@pytest.mark.parametrize("call", [READ, WRITE], ids=["read", "write"])
def test_a_status_that_does_not_pass_is_raised_at_once(world, respx_mock, status, call):
    route = respx_mock.route(url=URL).respond(status)
    with pytest.raises(errors.error_class(status)):
        world.send(call)
    assert route.call_count == 1
    assert world.slept == []


@pytest.mark.parametrize("fault", FAULTS + TIMEOUTS)
@pytest.mark.parametrize("call", [READ, WRITE], ids=["read", "write"])
def test_a_broken_connection_and_a_timeout_are_tried_again(world, respx_mock, fault, call):
    respx_mock.route(url=URL).mock(side_effect=[fault("broken"), fault("broken"), httpx.Response(200)])
    assert world.send(call).attempts == 3
    assert world.slept == [0.5, 1.0]


@pytest.mark.parametrize("failure", [*RETRIED, *FAULTS, *TIMEOUTS])
def test_a_call_that_is_neither_idempotent_nor_keyed_is_never_made_twice(world, respx_mock, failure):
    answer = {"return_value": httpx.Response(failure)} if isinstance(failure, int) else {"side_effect": failure}
    route = respx_mock.post(URL).mock(**answer)
    with pytest.raises(errors.AgentGenomeError):
        world.send(BARE_POST)
    assert route.call_count == 1


def test_the_idempotency_key_and_the_request_id_stay_the_same_over_attempts(world, respx_mock):
    route = respx_mock.post(URL).mock(side_effect=[httpx.Response(503), httpx.ReadTimeout, httpx.Response(200)])
    world.send(WRITE)
    for name in ("idempotency-key", "x-request-id"):
        assert len({call.request.headers[name] for call in route.calls}) == 1
    assert len({call.request.content for call in route.calls}) == 1


def test_two_calls_have_two_keys_and_two_request_ids(respx_mock):
    route = respx_mock.post(URL).respond(200)
    world = World()
    world.send(WRITE)
    world.send(WRITE)
    sent = [call.request.headers[name] for call in route.calls for name in ("idempotency-key", "x-request-id")]
    assert len(set(sent)) == 4


@pytest.mark.parametrize("retries", [0, 1, 5])
def test_max_retries_is_how_many_more_attempts_there_are(world, respx_mock, retries):
    route = respx_mock.get(URL).respond(503)
    with pytest.raises(errors.InternalServerError):
        world.send(READ, Options(max_retries=retries))
    assert route.call_count == retries + 1


@pytest.mark.parametrize(
    ("headers", "wait"),
    [
        ({"retry-after": "7"}, 7),
        ({"retry-after-ms": "1500"}, 1.5),
        ({"retry-after": "Sun, 06 Nov 1994 08:49:37 GMT"}, 37),
        ({"retry-after": "0"}, 0.5),
        ({"retry-after": "soon"}, 0.5),
    ],
)
def test_the_wait_is_what_the_server_asks_for(world, respx_mock, headers, wait):
    respx_mock.get(URL).mock(side_effect=[httpx.Response(429, headers=headers), httpx.Response(200)])
    world.send(READ)
    assert world.slept == [wait]


def test_a_wait_that_is_too_long_is_left_to_the_caller(world, respx_mock):
    route = respx_mock.get(URL).respond(429, headers={"retry-after": "28800"})
    with pytest.raises(errors.RateLimitError) as caught:
        world.send(READ)
    assert caught.value.retry_after == 28800
    assert route.call_count == 1
    assert world.slept == []


def test_chance_makes_a_wait_shorter(world, respx_mock):
    world.random = 0.5
    respx_mock.get(URL).mock(side_effect=[httpx.Response(503), httpx.Response(200)])
    world.send(READ)
    assert world.slept == [0.4375]


# What goes wrong


@pytest.mark.parametrize("fault", FAULTS)
def test_no_answer_is_a_connection_error_with_its_cause(world, respx_mock, fault):
    respx_mock.get(URL).mock(side_effect=fault("it broke"))
    with pytest.raises(errors.APIConnectionError, match="no answer to GET /things: it broke") as caught:
        world.send(READ)
    assert not isinstance(caught.value, errors.APITimeoutError)
    assert isinstance(caught.value.__cause__, fault)
    assert caught.value.request_id == "id-1"


@pytest.mark.parametrize("fault", TIMEOUTS)
def test_no_answer_in_time_is_a_timeout_error(world, respx_mock, fault):
    respx_mock.get(URL).mock(side_effect=fault("late"))
    with pytest.raises(errors.APITimeoutError, match=r"allow more with timeout=\.\.\."):
        world.send(READ)


def test_an_error_of_the_operating_system_is_a_connection_error(world):
    def answer(request):
        raise OSError("no route to host")

    with pytest.raises(errors.APIConnectionError, match="no route to host"):
        world.send(READ, handler=answer)


def test_a_success_that_breaks_off_is_tried_again(world):
    answers = iter(
        [
            httpx.Response(200, stream=Pieces(b'{"a', fault=httpx.RemoteProtocolError("cut"))),
            httpx.Response(200, content=b"{}"),
        ]
    )
    assert world.send(READ, handler=lambda request: next(answers)).content == b"{}"


def test_a_success_that_cannot_be_decoded_is_a_connection_error(world):
    answer = {"headers": {"content-encoding": "gzip"}, "stream": Pieces(b"no gzip")}
    with pytest.raises(errors.APIConnectionError):
        world.send(READ, handler=lambda request: httpx.Response(200, **answer))


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (Pieces(b'{"code": "x", "det', fault=httpx.RemoteProtocolError("cut")), {}),
        (Pieces(b"<html>", fault=httpx.ReadTimeout("late")), {"content-type": "text/html"}),
        (Pieces(b"no gzip"), {"content-encoding": "gzip"}),
        (Pieces(b"[]"), {}),
        (Pieces(), {}),
    ],
    ids=["breaks off", "stops", "cannot be decoded", "is a list", "is empty"],
)
def test_the_status_of_an_error_counts_however_its_body_is(world, body, headers):
    with pytest.raises(errors.NotFoundError) as caught:
        world.send(READ, handler=lambda request: httpx.Response(404, headers=headers, stream=body))
    assert caught.value.code is None


def test_an_error_without_end_is_not_read_to_its_end(world):
    body = Pieces(*[b"x" * 4096] * 1000)
    with pytest.raises(errors.NotFoundError) as caught:
        world.send(READ, handler=lambda request: httpx.Response(404, stream=body))
    assert len(caught.value.body) == MAX_ERROR_BODY_BYTES
    assert body.given <= MAX_ERROR_BODY_BYTES / 4096 + 1


def test_the_key_is_not_in_what_a_traceback_prints(world):
    def answer(request):
        raise httpx.ConnectError(f"illegal header b'Bearer {KEY}'", request=request)

    with pytest.raises(errors.APIConnectionError) as caught:
        world.send(READ, handler=answer)
    printed = "".join(traceback.format_exception(caught.value))
    assert "[redacted]" in printed
    assert KEY not in printed


def test_a_redirect_is_not_followed_with_the_key(world, respx_mock):
    respx_mock.get(URL).respond(307, headers={"location": "https://elsewhere.test/things"})
    other = respx_mock.get("https://elsewhere.test/things").respond(200)
    with pytest.raises(
        errors.APIStatusError, match=r"Set base_url to where the server is: it names https://elsewhere\.test"
    ):
        world.send(READ)
    assert not other.called


@pytest.mark.parametrize("path", ["/things\x00", "/a" * 40_000])
def test_a_path_that_no_url_can_have_is_refused(world, path):
    with pytest.raises(errors.AgentGenomeError, match="the URL cannot be called"):
        world.send(Call(method="GET", path=path), handler=lambda request: httpx.Response(200))


# Timeouts and HTTP clients


@pytest.mark.parametrize(
    ("timeout", "sent"),
    [
        (30.0, {"connect": 5.0, "read": 30.0, "write": 30.0, "pool": 30.0}),
        (2.0, {"connect": 2.0, "read": 2.0, "write": 2.0, "pool": 2.0}),
        (None, {"connect": None, "read": None, "write": None, "pool": None}),
        (httpx.Timeout(9.0, read=1.0), {"connect": 9.0, "read": 1.0, "write": 9.0, "pool": 9.0}),
    ],
    ids=str,
)
def test_the_timeouts_that_are_asked_of_the_network(world, respx_mock, timeout, sent):
    route = respx_mock.get(URL).respond(200)
    world.send(READ, Options(timeout=timeout))
    assert route.calls[0].request.extensions["timeout"] == sent


def test_an_http_client_that_was_given_stays_open_and_its_headers_are_sent():
    seen = []
    client = httpx.Client(
        headers={"x-team": "a"},
        transport=httpx.MockTransport(lambda request: seen.append(request) or httpx.Response(200)),
    )
    transport = Transport(settings=settings(), http_client=client, ambient=World().ambient)
    transport.send(READ, Options())
    transport.close()
    assert seen[0].headers["x-team"] == "a"
    assert not client.is_closed


def test_a_cookie_is_not_kept_even_one_that_no_header_can_carry(respx_mock):
    transport = Transport(settings=settings(), http_client=None, ambient=World().ambient)
    for cookie in (b"a=b", b"a=\xe9"):
        route = respx_mock.get(URL).mock(return_value=httpx.Response(200, headers=[(b"set-cookie", cookie)]))
        transport.send(READ, Options())
        transport.send(READ, Options())
        assert not any("cookie" in call.request.headers for call in route.calls)
    transport.close()


def test_a_call_after_closing_is_refused():
    transport = Transport(settings=settings(), http_client=None, ambient=World().ambient)
    transport.close()
    with pytest.raises(errors.AgentGenomeError, match="the client was closed"):
        transport.send(READ, Options())


def test_a_call_after_closing_is_refused_with_an_event_loop_too():
    async def main():
        transport = AsyncTransport(settings=settings(), http_client=None, ambient=World().ambient)
        await transport.close()
        await transport.send(READ, Options())

    with pytest.raises(errors.AgentGenomeError, match="the client was closed"):
        asyncio.run(main())


def test_an_async_call_can_be_cancelled_while_it_waits():
    async def main():
        client = httpx.AsyncClient(
            transport=httpx.MockTransport(lambda request: httpx.Response(503, headers={"retry-after": "60"}))
        )
        from agent_genome.client.ambient import Ambient

        transport = AsyncTransport(settings=settings(), http_client=client, ambient=Ambient())
        async with asyncio.timeout(0.05):
            await transport.send(READ, Options())

    with pytest.raises(TimeoutError):
        asyncio.run(main())


@pytest.mark.parametrize("kind", [DefaultHttpxClient, DefaultAsyncHttpxClient])
def test_the_default_clients_take_settings_of_httpx(kind):
    client = kind(proxy="http://127.0.0.1:9", timeout=1.0)
    assert client.timeout == httpx.Timeout(1.0)
    assert kind().timeout == httpx.Timeout(30.0, connect=5.0)


def test_a_success_without_end_is_not_read_to_its_end(world, monkeypatch):
    monkeypatch.setattr(f"agent_genome.client._{world.kind}.transport.MAX_ANSWER_BYTES", 8192)
    monkeypatch.setattr("agent_genome.client.attempts.MAX_ANSWER_BYTES", 8192)
    body = Pieces(*[b"x" * 4096] * 1000)
    with pytest.raises(errors.APIResponseValidationError, match="more than 8192 bytes"):
        world.send(READ, handler=lambda request: httpx.Response(200, stream=body))
    assert body.given <= 3


def test_an_answer_that_repeats_the_key_shows_it_in_no_error(world):
    echo = httpx.Response(200, content=f"Authorization: Bearer {KEY}", headers={"x-request-id": KEY})
    reply = world.send(READ, handler=lambda request: echo)
    with pytest.raises(errors.APIResponseValidationError) as caught:
        as_model(models.Agent)(reply)
    assert KEY not in f"{caught.value} {caught.value.body} {caught.value.request_id}"
