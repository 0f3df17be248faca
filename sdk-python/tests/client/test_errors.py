"""The classes of errors: which status gives which, and that they survive being sent elsewhere."""

from __future__ import annotations

import copy
import pickle

import pytest

from agent_genome.client import errors
from agent_genome.client.errors import ErrorItem, error_class

CLASSES = {
    400: "BadRequestError",
    401: "AuthenticationError",
    403: "PermissionDeniedError",
    404: "NotFoundError",
    409: "ConflictError",
    413: "PayloadTooLargeError",
    415: "UnsupportedMediaTypeError",
    422: "UnprocessableEntityError",
    429: "RateLimitError",
    500: "InternalServerError",
    503: "InternalServerError",
    599: "InternalServerError",
    405: "APIStatusError",
    301: "APIStatusError",
}
STATUS_ERROR = errors.RateLimitError(
    "429 rate_limited: wait",
    status=429,
    code="rate_limited",
    title="Too many",
    detail="This key made 120.",
    remedy="Wait.",
    request_id="req-1",
    errors=(ErrorItem("too_long", "body", "/a", "It is long.", "Shorten it."),),
    body={"code": "rate_limited"},
    headers={"retry-after": "7"},
    retry_after=7.0,
)
ALL = [
    errors.AgentGenomeError("plain"),
    errors.APIConnectionError("no answer", request_id="req-1"),
    errors.APITimeoutError("no answer in time", request_id="req-1"),
    errors.APIResponseValidationError("not what it should be", status=200, body="<html>", request_id="req-1"),
    STATUS_ERROR,
]


@pytest.mark.parametrize(("status", "name"), CLASSES.items())
def test_each_status_has_its_class(status, name):
    assert error_class(status) is getattr(errors, name)


def test_every_class_stands_under_the_one_base():
    for name in errors.__all__:
        kind = getattr(errors, name)
        if isinstance(kind, type) and issubclass(kind, Exception):
            assert issubclass(kind, errors.AgentGenomeError)
    assert issubclass(errors.APITimeoutError, errors.APIConnectionError)
    assert not issubclass(errors.APIConnectionError, errors.APIStatusError)


@pytest.mark.parametrize("error", ALL, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize(
    "again",
    [copy.copy, copy.deepcopy, *(lambda error, n=n: pickle.loads(pickle.dumps(error, n)) for n in (2, 3, 4, 5))],
    ids=["copy", "deepcopy", "pickle 2", "pickle 3", "pickle 4", "pickle 5"],
)
def test_an_error_survives_being_copied_and_pickled(error, again):
    found = again(error)
    assert type(found) is type(error)
    assert (str(found), found.args, vars(found)) == (str(error), error.args, vars(error))


def test_a_note_and_an_attribute_of_a_subclass_survive_too():
    error = copy.deepcopy(STATUS_ERROR)
    error.add_note("seen in the nightly run")
    assert pickle.loads(pickle.dumps(error)).__notes__ == ["seen in the nightly run"]


@pytest.mark.parametrize("error", ALL, ids=lambda error: type(error).__name__)
def test_code_request_id_and_errors_are_on_every_error(error):
    assert error.code in (None, "rate_limited")
    assert error.request_id in (None, "req-1")
    assert isinstance(error.errors, tuple)
