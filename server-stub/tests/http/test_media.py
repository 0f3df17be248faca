"""Accept and Content-Type (rest.md#content; RFC 9110, sections 8.3 and 12.5.1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome_server.http.media import acceptable, content_type, is_plain_utf8

JSON = "application/json"


@pytest.mark.parametrize(
    "accept",
    [
        None,
        "",
        "*/*",
        "application/json",
        "APPLICATION/JSON",
        "application/*",
        "text/html, application/json;q=0.1",
        "text/html;q=0.9,*/*;q=0.1",
        'text/html;note="a,b", application/json',
        "application/json;version=1",
        "application/json; q=1.000",
    ],
)
def test_json_is_acceptable(accept):
    assert acceptable(accept, (JSON,)) == JSON


@pytest.mark.parametrize(
    "accept",
    [
        "text/html",
        "application/xml",
        "application/json;q=0",
        "*/*;q=0",
        "application/json;q=0, */*",
        "nonsense",
        "a/b, ,",
    ],
)
def test_json_is_not_acceptable(accept):
    assert acceptable(accept, (JSON,)) is None


@pytest.mark.parametrize(
    "header",
    [
        JSON,
        "Application/Json",
        "application/json;charset=utf-8",
        'application/json ; charset="UTF-8"',
        "application/json;",
    ],
)
def test_json_in_utf8_is_taken(header):
    assert is_plain_utf8(header, JSON)


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "json",
        "text/json",
        "application/json;charset=latin-1",
        "application/json/x",
        "application/jsonp",
        "application/json, text/plain",
        "application/json\n",
    ],
)
def test_anything_else_is_not(header):
    assert not is_plain_utf8(header, JSON)


@given(st.text(st.characters(max_codepoint=255), max_size=60))
def test_no_header_is_too_strange_to_be_read(text):
    acceptable(text, (JSON,))
    content_type(text)
