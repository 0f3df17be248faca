"""The problem catalogue: the service's own codes and those of the engine, and the responses that show them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pipeline.json_value import is_array
from pipeline.rest_sources import PROBLEMS, RestSources
from pipeline.sources import SpecError

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")
PROBLEM_TYPE = "application/problem+json"
REQUEST_ID_HEADER = "X-Request-Id"
_REQUEST_ID = "req-2026-10-13-0001"


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """One code that a client can meet; `detail` and `remedy` hold placeholders, `rule` is a path under `spec/`."""

    code: str
    status: int
    title: str
    detail: str
    remedy: str
    rule: str
    everywhere: Literal[True, "body"] | None
    headers: tuple[str, ...]
    example: dict[str, Any]
    source: str | None


def catalogue(rest: RestSources) -> dict[str, Problem]:
    """Return every problem by its code, the service's own first."""
    problems: dict[str, Problem] = {}
    for row in rest.problems.data["problems"]:
        _add(problems, _own(row))
    for row in rest.problems.data["engine"]:
        entries = {entry["code"]: entry for entry in rest.engine[row["source"]].data["errors"]}
        if row["code"] not in entries:
            raise SpecError(f"{PROBLEMS}: {row['source']} has no code {row['code']}")
        _add(problems, _of_the_engine(row, entries[row["code"]]))
    return problems


def responses(problems: Sequence[Problem], type_prefix: str) -> dict[str, Any]:
    """Return one response for each status that the problems have, in the order of the statuses."""
    return {
        str(status): _response([problem for problem in problems if problem.status == status], type_prefix)
        for status in sorted({problem.status for problem in problems})
    }


def example(problem: Problem, type_prefix: str) -> dict[str, Any]:
    """Return a problem document as a client would see it."""
    values = {name: ", ".join(value) if is_array(value) else value for name, value in problem.example.items()}
    return {
        "type": type_prefix + problem.code,
        "title": problem.title,
        "status": problem.status,
        "code": problem.code,
        "detail": problem.detail.format_map(values),
        "remedy": problem.remedy.format_map(values),
        "request_id": _REQUEST_ID,
    }


def placeholders(text: str) -> set[str]:
    """Return the names that a template asks for."""
    return set(_PLACEHOLDER.findall(text))


def _add(problems: dict[str, Problem], problem: Problem) -> None:
    if problem.code in problems:
        raise SpecError(f"{PROBLEMS}: {problem.code}: the code stands there twice")
    wanted = placeholders(problem.detail) | placeholders(problem.remedy)
    for name in sorted(wanted ^ problem.example.keys()):
        side = "lacks" if name in wanted else "has no use for"
        raise SpecError(f"{PROBLEMS}: {problem.code}: the example {side} {{{name}}}")
    problems[problem.code] = problem


def _own(row: dict[str, Any]) -> Problem:
    return Problem(
        code=row["code"],
        status=row["status"],
        title=row["title"],
        detail=row["detail"],
        remedy=row["remedy"],
        rule=f"rest/{row['rule']}",
        everywhere=row.get("everywhere"),
        headers=tuple(row.get("headers", ())),
        example=row.get("example", {}),
        source=None,
    )


def _of_the_engine(row: dict[str, Any], entry: dict[str, Any]) -> Problem:
    return Problem(
        code=row["code"],
        status=row["status"],
        title=entry["meaning"].removesuffix("."),
        detail=entry["message"],
        remedy=entry["hint"],
        rule=f"genome/{entry['rule']}",
        everywhere=None,
        headers=(),
        example=row.get("example", {}),
        source=row["source"],
    )


def _response(problems: list[Problem], type_prefix: str) -> dict[str, Any]:
    codes = [problem.code for problem in problems]
    schema = {
        "allOf": [
            {"$ref": "#/components/schemas/Problem"},
            {"type": "object", "properties": {"code": {"type": "string", "enum": codes}}},
        ]
    }
    examples = {
        problem.code: {"summary": problem.title, "value": example(problem, type_prefix)} for problem in problems
    }
    headers = dict.fromkeys(header for problem in problems for header in (*problem.headers, REQUEST_ID_HEADER))
    return {
        "description": "; ".join(problem.title for problem in problems) + ".",
        "headers": {name: {"$ref": f"#/components/headers/{name}"} for name in headers},
        "content": {PROBLEM_TYPE: {"schema": schema, "examples": examples}},
    }
