"""Whether an answer is one that the OpenAPI document allows."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema_rs

from agf_conformance.judging.wording import place, short
from agf_conformance.server._spec import OPENAPI, OPERATIONS, schema_at

__all__ = ["allowed_codes", "faults", "has_header", "problem_faults", "reads", "resolved"]

_LISTED = 5


def resolved(value: Any) -> Any:
    """Return a part of the OpenAPI document behind its references."""
    while "$ref" in value:
        value = schema_at(value["$ref"])
    return value


def reads() -> list[str]:
    """Return the operations whose answer carries an entity tag."""
    return [name for name in OPERATIONS if has_header(name, "ETag")]


def has_header(operation_id: str, header: str) -> bool:
    """Say whether the good answer of an operation carries a header."""
    return any(header in response.get("headers", {}) for status, response in _responses(operation_id) if status < 300)


def allowed_codes(operation_id: str, status: int) -> list[str] | None:
    """Return the problem codes that an operation may answer with a status; None when it may not have that status."""
    for listed, response in _responses(operation_id):
        if listed == status:
            content = response.get("content", {}).get("application/problem+json")
            if content is None:
                return []
            parts = content["schema"].get("allOf", [content["schema"]])
            return [code for part in parts for code in part.get("properties", {}).get("code", {}).get("enum", ())]
    return None


def faults(operation_id: str, status: int, value: Any) -> list[str] | None:
    """Return how the body of a good answer does not fit; None when the operation has no such status."""
    for listed, response in _responses(operation_id):
        if listed == status:
            content = response.get("content", {}).get("application/json")
            return [] if content is None else _faults(_validator(operation_id, status), value)
    return None


def problem_faults(value: Any) -> list[str]:
    """Return how a problem document does not fit its schema."""
    return _faults(_of_schema("#/components/schemas/Problem"), value)


def _faults(validator: Any, value: Any) -> list[str]:
    found: list[str] = []
    for error in validator.iter_errors(value):
        pointer = "".join(f"/{part}" for part in error.instance_path)
        found.append(f"{place(pointer) if pointer else 'the answer'}: {short(error.message)}")
        if len(found) == _LISTED:
            break
    return found


def _responses(operation_id: str) -> list[tuple[int, Any]]:
    row = OPERATIONS[operation_id]
    responses = OPENAPI["paths"][row.path][row.method.lower()]["responses"]
    return [(int(status), resolved(response)) for status, response in responses.items()]


@cache
def _validator(operation_id: str, status: int) -> Any:
    schema = dict(_responses(operation_id))[status]["content"]["application/json"]["schema"]
    return jsonschema_rs.Draft202012Validator({"components": OPENAPI["components"], **schema})


@cache
def _of_schema(reference: str) -> Any:
    return jsonschema_rs.Draft202012Validator({"components": OPENAPI["components"], "$ref": reference})
