"""The operations of the REST surface as TypeScript data."""

from __future__ import annotations

import json
from typing import Any

from pipeline.bundle import METHODS
from pipeline.pointers import follow, split
from pipeline.python_data import provenance
from pipeline.sources import Source


def typescript_operations(document: dict[str, Any], source: Source) -> str:
    """Return the module of the operations: method, path, body or not, what a retry may do, what an answer must have.

    Provisional operations are left out: the JavaScript SDK does not offer them.
    """
    rows = {
        entry["operationId"]: {
            "method": method.upper(),
            "path": path,
            "body": "requestBody" in entry,
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


def _required(document: dict[str, Any], entry: dict[str, Any]) -> list[str]:
    """Return the members that the body of an answer of success has to have."""
    (response,) = (response for status, response in entry["responses"].items() if status.startswith("2"))
    schema = response["content"]["application/json"]["schema"]
    while "$ref" in schema:
        schema = follow(document, split(schema["$ref"])[1])
    return sorted(schema["required"])
