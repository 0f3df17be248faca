"""Reading the parameters of a request: raw strings become typed values, and names that nobody knows are refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from agent_genome_server.http._spec import MAX_ERRORS
from agent_genome_server.http.document import Operation
from agent_genome_server.http.shapes import Shape, fault, unknown
from agent_genome_server.problem import Place, ProblemError

__all__ = ["Parameters"]

FULL: Final = 2 * MAX_ERRORS
"""Names and faults of a query behind which nothing is read: no operation knows so many, so the report is full."""
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]{0,15})", re.ASCII)
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,20})?", re.ASCII)


class Parameters:
    """The parameters of one operation."""

    def __init__(self, operation: Operation, components: Mapping[str, Any]) -> None:
        self._by_place = {place: _Group(operation, place, components) for place in ("path", "query", "header")}

    def read(
        self, path: Mapping[str, str], query: bytes, headers: Mapping[str, str]
    ) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any], list[ProblemError]]:
        """Return the values of the path, the query and the headers, and every fault of theirs."""
        faults: list[ProblemError] = []
        of_path = self._by_place["path"].read(path, faults)
        of_query = self._by_place["query"].read(_query(query, faults) if query else {}, faults)
        of_headers = self._by_place["header"].read(headers, faults)
        return of_path, of_query, of_headers, faults


class _Group:
    """The parameters that stand in one place."""

    def __init__(self, operation: Operation, place: Place, components: Mapping[str, Any]) -> None:
        self._place: Place = place
        self._known = {part.name: part for part in operation.parameters if part.where == place}
        schema = {
            "type": "object",
            "properties": {name: part.schema for name, part in self._known.items()},
            "required": [name for name, part in self._known.items() if part.required],
        }
        self._shape = Shape(schema, components)
        self._types = {name: self._shape.type_of(part.schema) for name, part in self._known.items()}
        self._closed = place == "query"

    def read(self, given: Mapping[str, str], faults: list[ProblemError]) -> dict[str, Any]:
        if not self._known and not (given and self._closed):
            return {}
        values = {name: _typed(given[name], self._types[name]) for name in self._known if name in given}
        faults += self._shape.faults(values, self._place)
        if self._closed:
            faults += [unknown(self._place, (name,), self._known) for name in given if name not in self._known]
        return values


def _typed(text: str, kind: str) -> Any:
    """Return what a string stands for; the string itself when it stands for no value of the kind."""
    if kind == "integer" and _INTEGER.fullmatch(text):
        return int(text)
    if kind == "number" and _NUMBER.fullmatch(text):
        return float(text)
    if kind == "boolean" and text in ("true", "false"):
        return text == "true"
    return text


def _query(raw: bytes, faults: list[ProblemError]) -> dict[str, str]:
    """Return the query's names and values, percent-decoded; a name that comes twice is a fault."""
    found: dict[str, str] = {}
    for part in raw.split(b"&"):
        if not part:
            continue
        if len(faults) + len(found) >= FULL:
            break
        raw_name, _, raw_value = part.partition(b"=")
        name, value = _decoded(raw_name), _decoded(raw_value)
        if name is None or value is None:
            about = name if name is not None else ""
            faults.append(fault("not_utf8", "query", (about,) if about else (), offset=1, encoding=""))
        elif name in found:
            faults.append(fault("duplicate_member", "query", (name,), name=f"`{name}`"))
        else:
            found[name] = value
    return found


def _decoded(raw: bytes) -> str | None:
    try:
        return unquote_to_bytes(raw.replace(b"+", b" ")).decode("utf-8")
    except UnicodeDecodeError:
        return None
