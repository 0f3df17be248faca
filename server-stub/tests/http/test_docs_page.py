"""The document is served as it is, and a page of it for people that loads nothing."""

from __future__ import annotations

import copy
import re
from html.parser import HTMLParser

import pytest
from edge_client import BASE

from agent_genome_server.http._spec import OPENAPI
from agent_genome_server.http.docs_page import docs_page
from agent_genome_server.http.document import operations

VOID = {"meta", "link", "br", "img", "input", "hr"}


class Strict(HTMLParser):
    """Collects ids and links, and fails where a tag is not closed in order."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links = [], [], []

    def handle_starttag(self, tag, attrs):
        assert tag not in ("script", "img", "iframe", "link", "object")
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            assert not name.startswith("on")
            if name == "id":
                self.ids.append(value)
            if name == "href":
                self.links.append(value)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def page():
    parser = Strict()
    parser.feed(docs_page(OPENAPI))
    assert parser.open == []
    return parser


def test_the_page_shows_every_operation_and_no_link_is_dead(page):
    assert {operation.operation_id for operation in operations(OPENAPI)} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    for link in page.links:
        assert link == f"{BASE}/openapi.json" or link.removeprefix("#") in page.ids


def test_markup_in_the_document_is_shown_and_not_run():
    document = copy.deepcopy(OPENAPI)
    document["info"]["title"] = document["paths"]["/agents"]["post"]["summary"] = "<script>alert(1)</script>"
    Strict().feed(docs_page(document))


def test_the_document_is_served_as_it_is(client):
    answer = client.get(f"{BASE}/openapi.json")
    assert answer.json() == OPENAPI
    assert client.get(f"{BASE}/openapi.json", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_the_page_forbids_scripts_and_other_hosts(client):
    answer = client.get(f"{BASE}/docs", headers={"Accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"})
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert re.search(r"default-src 'none'", answer.headers["content-security-policy"])
    assert client.get(f"{BASE}/docs", headers={"Accept": "application/json"}).status_code == 406
