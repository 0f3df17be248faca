"""Where a client finds the server and its key."""

from __future__ import annotations

import copy
import pickle

import pytest
from transports import BASE_URL, KEY

from agent_genome.client.errors import AgentGenomeError
from agent_genome.client.secrets import Secret
from agent_genome.client.settings import read_settings

ENVIRON = {"AGENT_GENOME_API_KEY": "from-the-environment", "AGENT_GENOME_BASE_URL": "https://environment.test"}


def test_arguments_go_before_the_environment():
    found = read_settings(base_url=BASE_URL, api_key=KEY, environ=ENVIRON)
    assert (found.base_url, found.api_key.reveal()) == (BASE_URL, KEY)


def test_the_environment_fills_in_what_is_not_given():
    found = read_settings(base_url=None, api_key=None, environ=ENVIRON)
    assert (found.base_url, found.api_key.reveal()) == ("https://environment.test", "from-the-environment")


@pytest.mark.parametrize("key", [f"{KEY}\n", f"  {KEY}\r\n", f"\t{KEY}"])
def test_white_space_around_a_key_is_dropped(key):
    assert read_settings(base_url=BASE_URL, api_key=key, environ={}).api_key.reveal() == KEY


@pytest.mark.parametrize("url", ["https://a.test/", "https://a.test//", " https://a.test "])
def test_a_slash_at_the_end_of_the_base_url_is_dropped(url):
    assert read_settings(base_url=url, api_key=KEY, environ={}).base_url == "https://a.test"


@pytest.mark.parametrize("url", ["https://a.test/genome/v1", "https://a.test/genome/v1/"])
def test_the_path_that_all_routes_share_may_stand_in_the_base_url(url):
    assert read_settings(base_url=url, api_key=KEY, environ={}).base_url == "https://a.test"


@pytest.mark.parametrize("url", ["http://127.0.0.1:8000", "http://[::1]:8000", "https://a.test/behind/a/proxy"])
def test_a_base_url_may_have_a_port_and_a_path(url):
    assert read_settings(base_url=url, api_key=KEY, environ={}).base_url == url


@pytest.mark.parametrize("given", [None, "", "  "])
@pytest.mark.parametrize("name", ["base_url", "api_key"])
def test_what_is_missing_is_named_with_both_ways_to_give_it(name, given):
    arguments = {"base_url": BASE_URL, "api_key": KEY} | {name: given}
    with pytest.raises(AgentGenomeError, match=rf"pass {name}=\.\.\. or set AGENT_GENOME_{name.upper()}"):
        read_settings(**arguments, environ={})


@pytest.mark.parametrize(
    "url",
    ["genome.test", "ftp://a.test", "https://", "https://a.test:0", "https://a.test:99999", "https://a.test:x",
     "https://[::1", "https://a b.test", "https://a.test/\n", "https://ü.test/\x00", "file:///etc", "//a.test"],
)  # fmt: skip
def test_what_is_no_base_url_is_refused(url):
    with pytest.raises(AgentGenomeError, match="give the address of the server"):
        read_settings(base_url=f"{url}x" if url.endswith("\n") else url, api_key=KEY, environ={})


@pytest.mark.parametrize(
    "url", ["https://user:hush@a.test", "https://user@a.test", "https://a.test/?key=hush", "https://a.test/#hush"]
)
def test_a_base_url_that_may_hold_a_secret_is_refused_and_not_shown(url):
    with pytest.raises(AgentGenomeError) as caught:
        read_settings(base_url=url, api_key=KEY, environ={})
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize("key", ["hush\nhush", "hush hush", "hüsh", "hush\x7f"])
def test_a_key_that_no_header_can_carry_is_refused_and_not_shown(key):
    with pytest.raises(AgentGenomeError, match="copy it again") as caught:
        read_settings(base_url=BASE_URL, api_key=key, environ={})
    assert "hush" not in str(caught.value)


def test_the_key_is_in_no_form_of_the_settings():
    found = read_settings(base_url=BASE_URL, api_key=KEY, environ={})
    assert not [shown for shown in (repr(found), str(found), f"{found.api_key}", f"{found.api_key!r}") if KEY in shown]


def test_a_secret_can_be_copied_and_pickled():
    for again in (copy.deepcopy(Secret(KEY)), pickle.loads(pickle.dumps(Secret(KEY)))):
        assert again.reveal() == KEY


def test_a_very_short_key_is_not_looked_for_in_text():
    assert Secret("a").hidden_in("banana") == "banana"
