"""Reading a body as I-JSON: what two readers could understand in two ways is refused, with its place."""

from __future__ import annotations

import codecs
import json
from typing import Any

import orjson

from agent_genome.agf.acceptance import is_plain_json
from agent_genome.agf.json_stage import JsonProblem, scan
from agent_genome.agf.wording import shown
from agent_genome_server.http._spec import BODY_NESTING, MAX_ERRORS
from agent_genome_server.http.shapes import text_fault
from agent_genome_server.problem import Problem, ProblemError

__all__ = ["read_json", "read_plain"]


def read_json(data: bytes) -> Any:
    """Return the JSON value that a body holds.

    Raises:
        Problem: `malformed_json`, with the codes of AGF's stages `bytes` and `json` (spec: rest.md#json).
    """
    value = read_plain(data)
    return _read_closely(data) if value is None else value


def read_plain(data: bytes) -> Any | None:
    """Return the JSON value of a body that quickly shows to have no fault; None for what is to be looked at closely."""
    try:
        value = orjson.loads(data)
    except orjson.JSONDecodeError:
        return None
    return value if is_plain_json(data, value) else None


def _read_closely(data: bytes) -> Any:
    """Return the value of a text that the quick reader refuses, or that may hold what it does not see."""
    faults = _encoding_faults(data)
    if not faults:
        text = data.decode("utf-8")
        faults = [_fault(problem) for problem in scan(text, nesting=BODY_NESTING).problems[:MAX_ERRORS]]
        if not faults:
            return json.loads(text)
    raise Problem("malformed_json", first=faults[0].message, errors=faults)


def _encoding_faults(data: bytes) -> list[ProblemError]:
    if data.startswith(codecs.BOM_UTF8):
        return [text_fault("byte_order_mark", "")]
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return [text_fault("not_utf8", "", offset=error.start + 1, encoding="")]
    return []


def _fault(problem: JsonProblem) -> ProblemError:
    details = dict(problem.details)
    if "name" in details:
        details["name"] = shown(details["name"])
    return text_fault(problem.code, problem.pointer, **details)
