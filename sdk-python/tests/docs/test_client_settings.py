"""The pages of both clients say the numbers and names of `spec/rest/clients.json`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from agent_genome.client import _spec_clients as clients

ROOT = Path(__file__).resolve().parents[3]
PAGES = {name: (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("python-client.md", "javascript.md")}


def setting(page: str, option: str) -> str:
    """Return what a row of the settings says when the option is left out."""
    (found,) = re.findall(rf"^\| `{option}`[^|]*\| ([^|]*) \|$", PAGES[page], re.MULTILINE)
    return found


@pytest.mark.parametrize(
    ("page", "option", "left_out"),
    [
        ("python-client.md", "api_key", f"`{clients.API_KEY_VARIABLE}`"),
        ("python-client.md", "base_url", f"`{clients.BASE_URL_VARIABLE}`"),
        ("python-client.md", "timeout", f"{clients.TIMEOUT_S:g}, and {clients.CONNECT_TIMEOUT_S:g} for connecting"),
        ("python-client.md", "max_retries", f"{clients.MAX_RETRIES}"),
        ("javascript.md", "apiKey", f"`{clients.API_KEY_VARIABLE}`"),
        ("javascript.md", "baseURL", f"`{clients.BASE_URL_VARIABLE}`"),
        ("javascript.md", "timeoutMs", f"{clients.TIMEOUT_S * 1000:,g}"),
        ("javascript.md", "maxRetries", f"{clients.MAX_RETRIES}"),
    ],
)
def test_a_page_says_what_holds_when_an_option_is_left_out(page, option, left_out):
    assert setting(page, option) == left_out


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_the_class_of_each_status(page):
    for status, name in clients.STATUS_ERRORS.items():
        assert re.search(rf"^\| `{name}` \| {status}\b", PAGES[page], re.MULTILINE), name


@pytest.mark.parametrize("page", PAGES)
def test_a_page_tells_which_statuses_are_tried_again(page):
    single = [str(first) for first, last in clients.RETRIED_STATUSES if first == last]
    assert f"{', '.join(single)} and every 5xx" in PAGES[page]
    assert [(first, last) for first, last in clients.RETRIED_STATUSES if first != last] == [(500, 599)]
