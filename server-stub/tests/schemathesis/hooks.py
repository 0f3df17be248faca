"""What schemathesis needs to know of the server: which agent is there, and what may be refused though it fits."""

from __future__ import annotations

from typing import Any

import schemathesis

AGENT = "bill-banao"
# What the document says in words, since JSON Schema cannot: I-JSON's numbers and depth, each stratum once.
BEYOND_SCHEMA = {"number_out_of_range", "nesting_too_deep", "not_unique"}


@schemathesis.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Let most requests name the agent that is there."""
    if path_parameters and "agent_id" in path_parameters and len(str(path_parameters["agent_id"])) % 4:
        path_parameters["agent_id"] = AGENT
    return path_parameters


@schemathesis.check
def what_fits_its_schema_is_refused_for_a_reason_of_its_own(ctx: Any, response: Any, case: Any) -> None:
    """A request that fits its schema is never told that it does not."""
    meta = case.meta
    if meta is None or not meta.generation.mode.is_positive or response.status_code not in (400, 422):
        return
    problem = response.json()
    codes = {error["code"] for error in problem.get("errors", ())}
    if problem["code"] in ("invalid_request", "malformed_json") and not codes <= BEYOND_SCHEMA:
        raise AssertionError(f"{problem['code']} for what fits the schema: {problem['detail']}")


@schemathesis.check
def an_error_is_a_problem_document(ctx: Any, response: Any, case: Any) -> None:
    """Every error names its code, its request id and a remedy, and is no fault of the server."""
    if response.status_code < 400:
        return
    assert response.status_code < 500, "the server failed"
    problem = response.json()
    assert response.headers["content-type"] == ["application/problem+json"]
    assert problem["status"] == response.status_code
    assert problem["request_id"] == response.headers["x-request-id"][0]
    assert problem["remedy"]
