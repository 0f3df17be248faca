"""Whether an answer of a service is what the OpenAPI document says."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import jsonschema

from agent_genome_server.problem import Problem
from agent_genome_server.services import Answer
from agent_genome_spec.rest_openapi import OPENAPI
from agent_genome_spec.rest_operations import OPERATIONS


def assert_fits(operation_id: str, answer: Answer) -> None:
    """Make sure that status, body and headers of an answer are those of the document."""
    response = _response(operation_id, answer.status)
    body = json.loads(answer.body) if isinstance(answer.body, bytes) else answer.body
    errors = list(_validator(operation_id, answer.status).iter_errors(body))
    assert not errors, f"{operation_id}: {errors[0].json_path}: {errors[0].message[:300]}"
    assert answer.headers.keys() <= response["headers"].keys()
    if "ETag" in response["headers"]:
        assert "ETag" in answer.headers


def assert_may_raise(operation_id: str, problem: Problem) -> None:
    """Make sure that the document lists the problem for the operation."""
    response = _response(operation_id, problem.status)
    schema = response["content"]["application/problem+json"]["schema"]
    codes = schema["allOf"][1]["properties"]["code"]["enum"]
    assert problem.code in codes, f"{operation_id} may not answer {problem.code}"
    whole = {"components": OPENAPI["components"], **schema}
    jsonschema.Draft202012Validator(whole).validate(problem.document(request_id="r"))


def _response(operation_id: str, status: int) -> Any:
    responses = _operation(operation_id)["responses"]
    assert str(status) in responses, f"{operation_id} may not answer {status}"
    return _resolved(responses[str(status)])


def _resolved(value: Any) -> Any:
    while "$ref" in value:
        parts = value["$ref"].removeprefix("#/").split("/")
        value = OPENAPI
        for part in parts:
            value = value[part]
    return value


def _operation(operation_id: str) -> Any:
    row = OPERATIONS[operation_id]
    return OPENAPI["paths"][row.path][row.method.lower()]


@cache
def _validator(operation_id: str, status: int) -> Any:
    schema = _response(operation_id, status)["content"]["application/json"]["schema"]
    return jsonschema.Draft202012Validator({"components": OPENAPI["components"], **schema})
