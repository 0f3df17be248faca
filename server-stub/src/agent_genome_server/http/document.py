"""The operations of an OpenAPI 3.1 document: what the server has to know of each to bind, check and answer it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

__all__ = ["Body", "Operation", "Parameter", "operations"]

METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """A parameter of the path, the query or a header; a header by its lower-case name."""

    name: str
    where: Literal["path", "query", "header"]
    required: bool
    schema: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """What a request's body has to be.

    Attributes:
        media_type: the one media type that is taken.
        schema: of the JSON value.
        is_file: the body is a file, handed over byte for byte; the file's own rules decide about it.
    """

    media_type: str
    schema: Mapping[str, Any]
    is_file: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One operation.

    Attributes:
        operation_id: its name.
        method: in capitals.
        path: template below the host, such as `/genome/v1/agents/{agent_id}/genome`.
        scopes: those that a key needs.
        parameters: of the path item and of the operation.
        body: None where the operation takes none.
        statuses: of its answers, those of success first.
        provisional: it is served under a flag only.
    """

    operation_id: str
    method: str
    path: str
    scopes: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    body: Body | None
    statuses: tuple[int, ...]
    provisional: bool


def operations(document: Mapping[str, Any]) -> Iterator[Operation]:
    """Yield the operations of a document, in its order."""
    base = document["servers"][0]["url"].rstrip("/")
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield _operation(document, base + path, method, item)


def _operation(document: Mapping[str, Any], path: str, method: str, item: Mapping[str, Any]) -> Operation:
    entry = item[method]
    listed = [_resolved(document, part) for part in (*item.get("parameters", ()), *entry.get("parameters", ()))]
    return Operation(
        operation_id=entry["operationId"],
        method=method.upper(),
        path=path,
        scopes=tuple(
            scope
            for requirement in entry.get("security", document.get("security", ()))
            for scopes in requirement.values()
            for scope in scopes
        ),
        parameters=tuple(_parameter(part) for part in listed),
        body=_body(document, entry["requestBody"]) if "requestBody" in entry else None,
        statuses=tuple(sorted(int(status) for status in entry["responses"] if status.isdigit())),
        provisional=bool(entry.get("x-provisional", False)),
    )


def _parameter(part: Mapping[str, Any]) -> Parameter:
    name = part["name"].lower() if part["in"] == "header" else part["name"]
    return Parameter(name=name, where=part["in"], required=bool(part.get("required")), schema=part["schema"])


def _body(document: Mapping[str, Any], entry: Mapping[str, Any]) -> Body:
    body = _resolved(document, entry)
    ((media_type, content),) = body["content"].items()
    return Body(media_type=media_type, schema=content["schema"], is_file=bool(body.get("x-bytes", False)))


def _resolved(document: Mapping[str, Any], node: Mapping[str, Any]) -> Mapping[str, Any]:
    """Follow references inside the document."""
    while "$ref" in node:
        found: Any = document
        for part in str(node["$ref"]).removeprefix("#/").split("/"):
            found = found[part]
        node = cast("Mapping[str, Any]", found)
    return node
