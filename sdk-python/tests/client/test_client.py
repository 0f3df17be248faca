"""The clients themselves: where settings come from, copies with other options, and closing."""

from __future__ import annotations

import asyncio
import logging

import httpx
import pytest
from genome_service import KEY, Caller, Service

from agent_genome import AgentGenome, AgentGenomeError, AsyncAgentGenome
from agent_genome.client._spec_clients import API_KEY_VARIABLE, BASE_URL_VARIABLE, CONNECT_TIMEOUT_S, TIMEOUT_S

both = pytest.mark.parametrize("kind", [AgentGenome, AsyncAgentGenome])


def closed(client):
    closing = client.close()
    if closing is not None:
        asyncio.run(closing)


@both
def test_settings_come_from_the_environment(kind, monkeypatch):
    monkeypatch.setenv("AGENT_GENOME_API_KEY", KEY)
    monkeypatch.setenv("AGENT_GENOME_BASE_URL", "https://environment.test")
    client = kind()
    assert repr(client) == f"{kind.__name__}(base_url='https://environment.test')"
    closed(client)


@both
def test_a_missing_setting_is_refused_at_once(kind):
    with pytest.raises(AgentGenomeError, match="no API key: pass api_key"):
        kind(base_url="https://a.test")


@both
def test_the_log_level_comes_from_the_environment(kind, monkeypatch):
    logger = logging.getLogger("agent_genome")
    before = (logger.level, logger.propagate, logger.handlers[:])
    monkeypatch.setenv("AGENT_GENOME_LOG", "info")
    try:
        closed(kind(base_url="https://a.test", api_key=KEY))
        assert logger.level == logging.INFO
    finally:
        logger.level, logger.propagate, logger.handlers[:] = before


@both
@pytest.mark.parametrize("setting", [{"timeout": 0}, {"max_retries": -1}, {"max_retries": "2"}])
def test_a_setting_that_cannot_be_one_is_refused_at_once(kind, setting):
    with pytest.raises(AgentGenomeError, match=next(iter(setting))):
        kind(base_url="https://a.test", api_key=KEY, **setting)


@pytest.mark.parametrize(("kind", "other"), [(AgentGenome, httpx.AsyncClient), (AsyncAgentGenome, httpx.Client)])
def test_an_http_client_of_the_other_kind_is_refused(kind, other):
    with pytest.raises(AgentGenomeError, match="http_client has to be a httpx"):
        kind(base_url="https://a.test", api_key=KEY, http_client=other())


@both
def test_the_key_is_in_no_form_of_a_client(kind):
    client = kind(base_url="https://a.test", api_key=KEY)
    assert KEY not in f"{client!r} {client} {vars(client)} {vars(client._transport)}"
    closed(client)


def test_default_headers_go_with_every_call(caller):
    caller.call("get", "a", settings={"default_headers": {"x-team": "a", "User-Agent": None}})
    assert caller.service.request.headers["x-team"] == "a"


def test_the_timeout_of_the_client_holds_for_every_call(caller):
    caller.call("get", "a", settings={"timeout": 1.5})
    assert caller.service.request.extensions["timeout"] == {"connect": 1.5, "read": 1.5, "write": 1.5, "pool": 1.5}


def test_the_timeout_of_a_given_http_client_holds_when_no_other_is_given():
    service = Service()
    http_client = httpx.Client(transport=httpx.MockTransport(service), timeout=7.0)
    AgentGenome(base_url="https://a.test", api_key=KEY, http_client=http_client).genome.get("a")
    assert service.request.extensions["timeout"]["read"] == 7.0


@both
def test_the_docstring_says_the_times_of_the_specification(kind):
    told = " ".join(kind.__init__.__doc__.split())
    assert f"{TIMEOUT_S:g} when left out, and {CONNECT_TIMEOUT_S:g} for connecting" in told
    assert all(name in told for name in (API_KEY_VARIABLE, BASE_URL_VARIABLE))


def test_no_timeout_is_a_setting_of_its_own(caller):
    caller.call("get", "a", settings={"timeout": None})
    assert caller.service.request.extensions["timeout"]["read"] is None


def test_a_copy_with_other_options_leaves_the_client_as_it_was():
    caller = Caller("sync")
    client = caller.client(default_headers={"x-team": "a"})
    copy = client.with_options(timeout=1.0, max_retries=0, default_headers={"x-run": "1"})
    copy.genome.get("a")
    request = caller.service.request
    assert (request.extensions["timeout"]["read"], request.headers["x-team"], request.headers["x-run"]) == (
        1.0,
        "a",
        "1",
    )
    client.genome.get("a")
    request = caller.service.request
    assert (request.extensions["timeout"]["read"], "x-run" in request.headers) == (5.0, False)


def test_a_copy_of_an_async_client_works_too():
    caller = Caller("async")

    async def main():
        await caller.client().with_options(timeout=1.0).genome.get("a")

    asyncio.run(main())
    assert caller.service.request.extensions["timeout"]["read"] == 1.0


def test_leaving_the_block_closes_the_connections():
    with AgentGenome(base_url="http://127.0.0.1:9", api_key=KEY) as client:
        pass
    with pytest.raises(AgentGenomeError, match="the client was closed"):
        client.genome.get("a")


def test_leaving_the_block_closes_the_connections_of_an_async_client():
    async def main():
        async with AsyncAgentGenome(base_url="http://127.0.0.1:9", api_key=KEY) as client:
            pass
        await client.genome.get("a")

    with pytest.raises(AgentGenomeError, match="the client was closed"):
        asyncio.run(main())


def test_a_given_http_client_stays_open():
    http_client = httpx.Client(transport=httpx.MockTransport(Service()))
    with AgentGenome(base_url="https://a.test", api_key=KEY, http_client=http_client):
        pass
    assert not http_client.is_closed


def test_many_threads_may_share_a_client():
    from concurrent.futures import ThreadPoolExecutor

    caller = Caller("sync")
    client = caller.client()
    with ThreadPoolExecutor(8) as pool:
        texts = list(pool.map(lambda _: client.genome.compile("a").text, range(50)))
    assert len(set(texts)) == 1
    assert len({request.headers["x-request-id"] for _, request in caller.service.asked}) == 50


@pytest.mark.parametrize("option", ["nonsense", "extra_headers"])
def test_an_option_that_a_copy_does_not_take_is_refused(caller, option):
    with pytest.raises(TypeError, match=rf"^with_options\(\) got an unexpected keyword argument '{option}'$"):
        caller.client().with_options(**{option: None})
