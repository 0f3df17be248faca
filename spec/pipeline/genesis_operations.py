"""What an agent can call, as the host ABI and prelude indices: REST operations, MCP tools, commands, SDK methods."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pipeline.json_value import is_array, is_object
from pipeline.sdk_source import PublicName, command_summaries, facade_methods
from pipeline.sources import Source

REST, MCP, COMMAND, SDK = "agf/rest", "agf/mcp", "agf/cli", "agf/sdk"
_SCOPE = re.compile(r"`(genome:[a-z]+)`")
_OPENAPI = "generated/openapi/genome-v1.json"


def host_abi(
    data: dict[str, Source],
    openapi: dict[str, Any],
    tools: list[dict[str, Any]],
    rows: list[dict[str, Any]],
    root: Path,
) -> dict[str, Any]:
    """Return the index of operations; `rows` are the tools as the specification lists them."""
    contracts: dict[str, Any] = {}
    for path, method, operation in _operations(openapi):
        contracts[f"{REST}::{operation['operationId']}"] = {
            "about": operation["summary"],
            "method": method.upper(),
            "path": f"{openapi['servers'][0]['url']}{path}",
            "scopes": _scopes(operation, openapi),
            "idempotent": operation.get("x-idempotent"),
            "provisional": bool(operation.get("x-provisional")),
        }
    operation_of = {row["name"]: row["operation"] for row in rows}
    for tool in tools:
        same = f"{REST}::{operation_of[tool['name']]}"
        contracts[f"{MCP}::{tool['name']}"] = {
            "about": tool["title"],
            "same_as": same,
            "scopes": contracts[same]["scopes"],
            "annotations": tool["annotations"],
        }
    for name, about in command_summaries(root).items():
        contracts[f"{COMMAND}::{name}"] = {"about": about, "command": f"agf {name}", "scopes": []}
    return _index(data["contract"].data["kinds"]["host_abi"], contracts) | {"operation_contracts": contracts}


def host_abi_schema(data: dict[str, Source], openapi: dict[str, Any], tools: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what each operation takes and answers, field by field; the whole schemas stand in the documents named."""
    schemas = openapi["components"]["schemas"]
    made: dict[str, Any] = {}
    for path, method, operation in _operations(openapi):
        name = f"{REST}::{operation['operationId']}"
        fields = [
            _field(item["name"], item["schema"], required=item.get("required", False)) | {"in": item["in"]}
            for item in (_resolved(entry, openapi) for entry in operation.get("parameters", ()))
        ]
        body = _body_schema(_resolved(operation.get("requestBody", {}), openapi))
        fields += [field | {"in": "body"} for field in _fields(body, schemas)]
        made[name] = {
            "operation": name,
            "payload": _sides(fields),
            "response_envelope": _responses(operation, openapi),
            "document": f"{_OPENAPI}#/paths/{path.replace('~', '~0').replace('/', '~1')}/{method}",
        }
    for tool in tools:
        name = f"{MCP}::{tool['name']}"
        made[name] = {
            "operation": name,
            "payload": _sides(_fields(tool["inputSchema"], tool["inputSchema"].get("$defs", {}))),
            "response_envelope": {
                "success": [
                    field["name"] for field in _fields(tool["outputSchema"], tool["outputSchema"].get("$defs", {}))
                ]
            },
            "document": "generated/mcp/tools.json",
        }
    kind = data["contract"].data["kinds"]["host_abi_schema"]
    return {"kind": kind, "generated_from": _SOURCES, "operations": made}


def prelude_capabilities(data: dict[str, Source], root: Path) -> dict[str, Any]:
    """Return the index of what the SDK's client offers."""
    methods = {f"{SDK}::{method.name}": method for method in facade_methods(root)}
    contracts = {name: _method(method) for name, method in methods.items()}
    return _index(data["contract"].data["kinds"]["prelude_capabilities"], contracts) | {
        "operation_contracts": contracts
    }


_SOURCES = ["spec/rest/openapi.yaml", "spec/mcp/tools.json", "sdk-python/src/agent_genome"]


def _index(kind: str, contracts: dict[str, Any]) -> dict[str, Any]:
    families: dict[str, list[str]] = {}
    for operation in sorted(contracts):
        families.setdefault(operation.partition("::")[0], []).append(operation)
    return {"kind": kind, "generated_from": _SOURCES, "families": families, "operations": sorted(contracts)}


def _method(method: PublicName) -> dict[str, Any]:
    return {
        "about": method.about,
        "call": f"client.genome.{method.name}",
        "signature": method.signature,
        "scopes": sorted(set(_SCOPE.findall(method.about))),
    }


def _operations(openapi: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (path, method, operation)
        for path, item in openapi["paths"].items()
        for method, operation in item.items()
        if is_object(operation) and "operationId" in operation
    ]


def _scopes(operation: dict[str, Any], openapi: dict[str, Any]) -> list[str]:
    needed = operation.get("security", openapi.get("security", []))
    return sorted({scope for entry in needed for scopes in entry.values() for scope in scopes})


def _resolved(node: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in node:
        place: Any = document
        for part in node["$ref"].removeprefix("#/").split("/"):
            place = place[part]
        node = place
    return node


def _body_schema(body: dict[str, Any]) -> dict[str, Any]:
    for media in body.get("content", {}).values():
        return dict(media.get("schema", {}))
    return {}


def _fields(schema: dict[str, Any], schemas: dict[str, Any]) -> list[dict[str, Any]]:
    while "$ref" in schema:
        schema = schemas[schema["$ref"].rpartition("/")[2]]
    required = schema.get("required", ())
    return [_field(name, entry, required=name in required) for name, entry in schema.get("properties", {}).items()]


def _field(name: str, schema: Any, *, required: bool) -> dict[str, Any]:
    return {"name": name, "type": _type(schema), "required": required}


def _type(schema: Any) -> str:
    if not is_object(schema):
        return "any"
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return f"constant {schema['const']}"
    kind = schema.get("type", "any")
    if is_array(kind):
        return " or ".join(map(str, kind))
    return f"array of {_type(schema['items'])}" if kind == "array" and "items" in schema else str(kind)


def _sides(fields: list[dict[str, Any]]) -> dict[str, Any]:
    def side(*, required: bool) -> list[dict[str, Any]]:
        return [
            {key: value for key, value in field.items() if key != "required"}
            for field in fields
            if field["required"] is required
        ]

    return {"type": "object", "required_fields": side(required=True), "optional_fields": side(required=False)}


def _responses(operation: dict[str, Any], openapi: dict[str, Any]) -> dict[str, Any]:
    success: dict[str, Any] = {}
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            success[status] = _type(_body_schema(_resolved(response, openapi)))
    return {"success": success, "problem_codes": sorted(operation.get("x-problems", ()))}
