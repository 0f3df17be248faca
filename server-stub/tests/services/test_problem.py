"""The one exception of the services."""

from __future__ import annotations

import pickle

import pytest

from agent_genome.genome.refusals import Detail, refusal
from agent_genome_server._spec import LIMITS, PROBLEMS
from agent_genome_server.problem import Problem, ProblemError, problem_of


@pytest.mark.parametrize("code", sorted(PROBLEMS))
def test_every_code_of_the_catalogue_can_be_raised_with_the_values_of_its_example(code: str):
    problem = Problem(code, **PROBLEMS[code].example)
    document = problem.document(request_id="r-1")
    assert document["code"] == code
    assert 400 <= document["status"] <= 599
    assert document["type"].endswith(f":{code}")
    assert "{" not in document["detail"] + document["remedy"]


def test_a_problem_survives_pickling():
    fault = ProblemError("too_long", "/text", "It is long.", "Shorten it.", "body")
    problem = Problem("invalid_request", errors=[fault], headers={"X": "1"}, first="It is long.")
    copy = pickle.loads(pickle.dumps(problem))
    assert copy.document(request_id="r") == problem.document(request_id="r")
    assert copy.headers == {"X": "1"}


def test_an_error_of_the_engine_keeps_its_words_and_places():
    error = refusal("gene_refused", details=(Detail("c", "/text", "m", "h"),), id='"{odd}"', first="{0}")
    problem = problem_of(error)
    assert (problem.status, problem.detail, problem.remedy) == (422, error.message, error.hint)
    assert problem.document(request_id="r")["errors"] == [
        {"code": "c", "pointer": "/text", "message": "m", "hint": "h"}
    ]


def test_a_document_lists_no_more_errors_than_the_limit():
    faults = [ProblemError("c", f"/{number}", "m", "h") for number in range(LIMITS["errors"] + 5)]
    problem = Problem("invalid_request", errors=faults, first="m")
    assert len(problem.document(request_id="r")["errors"]) == LIMITS["errors"]


def test_a_fault_outside_the_body_says_where_it_stands():
    fault = ProblemError("c", "/days", "m", "h", "query")
    assert fault.document()["in"] == "query"
