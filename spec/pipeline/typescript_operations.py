"""The operations of the REST surface as TypeScript data."""

from __future__ import annotations

import json
from typing import Any

from pipeline.bundle import METHODS
from pipeline.pointers import follow, split
from pipeline.python_data import provenance
from pipeline.sources import Source


def typescript_operations(document: dict[str, Any], source: Source) -> str:
    """Return the module of the operations: method, path, body or not, what it may be given, what a retry may do.

    `given` has the members of the body, or the parameters of the query; `answer` those that an answer of success has.

    Provisional operations are left out: the JavaScript SDK does not offer them.
    """
    rows = {
        entry["operationId"]: {
            "method": method.upper(),
            "path": path,
            "body": "requestBody" in entry,
            "given": _given(document, entry),
            "idempotency": entry.get("x-idempotent"),
            "answer": _required(document, entry),
        }
        for path, item in document["paths"].items()
        for method, entry in item.items()
        if method in METHODS and not entry.get("x-provisional")
    }
    head = "".join(f"// {line}\n" for line in provenance(source))
    constants = {"BASE_PATH": document["servers"][0]["url"], "OPERATIONS": rows}
    return head + "".join(
        f"\nexport const {name} = {json.dumps(value, indent=2)} as const;\n" for name, value in constants.items()
    )


def _given(document: dict[str, Any], entry: dict[str, Any]) -> list[str]:
    """Return the members that the body may have, or the parameters that the query may."""
    if "requestBody" in entry:
        return sorted(_schema(document, entry["requestBody"])["properties"])
    parameters = (_resolved(document, parameter) for parameter in entry.get("parameters", []))
    return sorted(parameter["name"] for parameter in parameters if parameter["in"] == "query")


def _required(document: dict[str, Any], entry: dict[str, Any]) -> list[str]:
    """Return the members that the body of an answer of success has to have."""
    (response,) = (response for status, response in entry["responses"].items() if status.startswith("2"))
    return sorted(_schema(document, response)["required"])


def _schema(document: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    return _resolved(document, message["content"]["application/json"]["schema"])


def _resolved(document: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in value:
        value = follow(document, split(value["$ref"])[1])
    return value
