"""The error of an answer: what its message says, and what it never holds."""

from __future__ import annotations

import json

import pytest
from transports import KEY, NOW_S

from agent_genome.client.errors import NotFoundError, RateLimitError
from agent_genome.client.secrets import Secret
from agent_genome.client.status_errors import status_error

PROBLEM = {
    "status": 422,
    "code": "invalid_request",
    "title": "The request does not fit its schema",
    "detail": "`mode` has to be a string.",
    "remedy": "Mend what `errors` names.",
    "request_id": "req-1",
    "errors": [
        {"code": "wrong_type", "pointer": "/task/mode", "message": "`mode` has to be a string.", "hint": "Give one."},
        {"code": "out_of_range", "in": "query", "pointer": "/days", "message": "`days` is 0."},
    ],
}


def error_of(status, body=b"", headers=None):
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return status_error(
        status=status, headers=headers or {}, content=content, request_id="sent", now_s=NOW_S, secret=Secret(KEY)
    )


def test_the_message_says_what_where_and_what_to_do():
    assert str(error_of(422, PROBLEM)) == (
        "422 invalid_request: `mode` has to be a string. At /task/mode: wrong_type, `mode` has to be a string. "
        "At query /days: out_of_range, `days` is 0. Mend what `errors` names. (request req-1)"
    )


@pytest.mark.parametrize("detail", ["`budget` is 100.", "The body is wrong: `budget` is 100."])
def test_a_single_fault_that_the_detail_tells_is_told_once_and_with_its_hint(detail):
    fault = {"code": "out_of_range", "pointer": "/budget", "message": "`budget` is 100.", "hint": "Give 600 or more"}
    assert str(error_of(422, PROBLEM | {"detail": detail, "errors": [fault]})) == (
        f"422 invalid_request: {detail} At /budget: out_of_range. Give 600 or more. Mend what `errors` names. "
        "(request req-1)"
    )


@pytest.mark.parametrize(("message", "said"), [(None, "bad_format."), ("Another.", "bad_format, Another.")])
def test_a_single_fault_that_the_detail_does_not_tell_stands_behind_it(message, said):
    fault = {"code": "bad_format", "pointer": "/a", "message": message, "hint": "Unsaid."}
    assert str(error_of(422, PROBLEM | {"detail": "It is refused.", "errors": [fault]})) == (
        f"422 invalid_request: It is refused. At /a: {said} Mend what `errors` names. (request req-1)"
    )


def test_the_attributes_are_those_of_the_problem():
    error = error_of(422, PROBLEM)
    assert (error.status, error.code, error.title, error.detail, error.remedy, error.request_id) == (
        422,
        *(PROBLEM[name] for name in ("code", "title", "detail", "remedy", "request_id")),
    )
    assert [item.code for item in error.errors] == ["wrong_type", "out_of_range"]
    assert error.body == PROBLEM


@pytest.mark.parametrize("status", [400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 500, 503, 599, 301])
def test_a_message_without_a_problem_still_says_what_to_do(status):
    message = str(error_of(status))
    assert message.startswith(f"{status}: ")
    assert message.endswith(" (request sent)")
    assert message.count(".") >= 2


def test_an_unknown_status_has_a_message_too():
    assert str(error_of(499)) == "499: the server refused. (request sent)"


def test_many_faults_are_not_all_in_the_message():
    errors = [{"code": f"code_{number}"} for number in range(9)]
    message = str(error_of(422, {"code": "invalid_request", "errors": errors}))
    assert "code_2" in message
    assert "code_3" not in message
    assert "And 6 more in `errors`." in message


def test_the_wait_that_the_server_asks_for_is_in_the_message_and_an_attribute():
    error = error_of(429, {"code": "quota_exceeded"}, {"Retry-After": "28800"})
    assert isinstance(error, RateLimitError)
    assert error.retry_after == 28800
    assert "wait 28800 seconds" in str(error)


def test_the_request_id_that_was_sent_stands_in_for_one_that_did_not_come():
    assert error_of(503, b"<html>").request_id == "sent"
    assert error_of(503, b"<html>", {"X-Request-Id": "came"}).request_id == "came"


def test_a_redirect_names_where_the_server_is_without_its_query():
    message = str(error_of(308, headers={"location": "https://other.test/genome?token=hush"}))
    assert "Set base_url" in message
    assert "https://other.test/genome." in message
    assert "hush" not in message


@pytest.mark.parametrize("place", ["detail", "title", "remedy", "code", "request_id", "extra"])
def test_a_server_that_says_the_key_back_does_not_get_it_into_the_error(place):
    error = error_of(401, {"code": "x"} | {place: f"The key {KEY} is unknown"}, {"x-echo": KEY, "set-cookie": "a=1"})
    assert KEY not in repr((str(error), error.args, vars(error)))
    assert "set-cookie" not in error.headers


def test_what_a_terminal_would_obey_is_not_in_the_message():
    message = str(
        error_of(404, {"code": "x\x1b[2J", "detail": "a\x1b]0;title\x07b\u202ec\r\nd", "request_id": "\x9b1m"})
    )
    assert message.isprintable()


def test_a_long_detail_is_shortened_in_the_message_alone():
    error = error_of(404, {"detail": "a" * 10_000})
    assert len(str(error)) < 700
    assert len(error.detail) == 10_000


def test_a_fault_that_a_shortened_detail_does_not_show_is_told():
    fault = {"code": "bad_format", "message": "It is here."}
    assert "bad_format, It is here." in str(error_of(422, {"detail": "a" * 10_000 + "It is here.", "errors": [fault]}))


def test_html_is_kept_as_the_body_and_not_in_the_message():
    error = error_of(404, b"<html><h1>Not here</h1></html>")
    assert isinstance(error, NotFoundError)
    assert "<" not in str(error)
    assert error.body == "<html><h1>Not here</h1></html>"
