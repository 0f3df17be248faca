"""The MCP tools: input and output schemas made of the parameters and bodies of their REST operations."""

from __future__ import annotations

import copy
from typing import Any

from pipeline.bundle import operations
from pipeline.json_value import is_array, is_object
from pipeline.pointers import child, follow
from pipeline.rest_sources import TOOLS, RestSources
from pipeline.sources import SpecError

_COMPONENT = "#/components/schemas/"
_SUCCESSES = ("200", "201")


def tool_documents(rest: RestSources, document: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the tools as `tools/list` gives them; each schema stands by itself."""
    found = {operation["operationId"]: operation for _, operation in operations(document)}
    made: list[dict[str, Any]] = []
    for index, tool in enumerate(rest.tools.data["tools"]):
        place = child(f"{TOOLS}#/tools", index)
        if tool["operation"] not in found:
            raise SpecError(f"{place}/operation: there is no operation {tool['operation']}")
        if tool["name"] in [other["name"] for other in made]:
            raise SpecError(f"{place}/name: two tools are called {tool['name']}")
        shape = _Shape(document, found[tool["operation"]], place)
        entry = {"name": tool["name"], "title": tool["title"], "description": tool["description"]}
        entry |= {"inputSchema": shape.input(), "outputSchema": shape.output()}
        made.append(entry | ({"annotations": tool["annotations"]} if "annotations" in tool else {}))
    return made


def argument_places(document: dict[str, Any], operation_id: str) -> dict[str, str]:
    """Return where each argument of a tool goes in a request: path, query, body, or `header:` and its name."""
    operation = next(entry for _, entry in operations(document) if entry["operationId"] == operation_id)
    shape = _Shape(document, operation, operation_id)
    places = {
        name: f"header:{entry['name']}" if entry["in"] == "header" else entry["in"]
        for name, entry in shape.parameters().items()
    }
    return places | dict.fromkeys(shape.body().get("properties", {}), "body")


class _Shape:
    """The schemas of one operation as a tool."""

    def __init__(self, document: dict[str, Any], operation: dict[str, Any], place: str) -> None:
        self.document = document
        self.operation = operation
        self.place = place

    def parameters(self) -> dict[str, dict[str, Any]]:
        """Return the parameters by the names of their arguments; of headers only the one that a caller decides on."""
        listed = [self._target(entry) for entry in self.operation.get("parameters", ())]
        taken = [entry for entry in listed if entry["in"] != "header" or entry["name"] == "Idempotency-Key"]
        return {entry["name"].lower().replace("-", "_"): entry for entry in taken}

    def body(self) -> dict[str, Any]:
        """Return the schema of the body, or an empty one."""
        if "requestBody" not in self.operation:
            return {}
        return self._target(self._json(self._target(self.operation["requestBody"])))

    def input(self) -> dict[str, Any]:
        """Return the schema of the arguments."""
        body = copy.deepcopy(self.body())
        properties, required = body.pop("properties", {}), body.pop("required", [])
        own: dict[str, Any] = {}
        for name, entry in self.parameters().items():
            own[name] = {"description": entry["description"]} | entry["schema"]
            if "description" in entry["schema"]:
                own[name]["description"] = entry["description"]
            if name in properties:
                raise SpecError(f"{self.place}: the argument {name} stands in the body and beside it")
        needed = [name for name, entry in self.parameters().items() if entry.get("required")]
        optional_body = not self._target(self.operation.get("requestBody", {})).get("required", False)
        rest = {key: value for key, value in body.items() if key not in ("title", "description", "type", "examples")}
        schema = {"type": "object", "properties": own | properties}
        names = needed + ([] if optional_body else required)
        return self._closed(schema | ({"required": names} if names else {}) | {"additionalProperties": False} | rest)

    def output(self) -> dict[str, Any]:
        """Return the schema of the structured answer."""
        for status in _SUCCESSES:
            if status in self.operation["responses"]:
                schema = self._target(self._json(self._target(self.operation["responses"][status])))
                if schema.get("type") != "object":
                    raise SpecError(f"{self.place}: the answer of {self.operation['operationId']} is no object")
                return self._closed(schema)
        raise SpecError(f"{self.place}: {self.operation['operationId']} has no response {' or '.join(_SUCCESSES)}")

    def _json(self, part: dict[str, Any]) -> dict[str, Any]:
        for media_type, entry in part["content"].items():
            if media_type == "application/json" or media_type.endswith("+json"):
                schema: dict[str, Any] = entry["schema"]
                return schema
        raise SpecError(f"{self.place}: {self.operation['operationId']} has a part that is not JSON")

    def _target(self, node: dict[str, Any]) -> dict[str, Any]:
        """Return what a reference names, with what stands beside it."""
        if "$ref" not in node:
            return node
        beside = {name: value for name, value in node.items() if name != "$ref"}
        return self._target(follow(self.document, node["$ref"][1:])) | beside

    def _closed(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Return the schema with all that it refers to in its own `$defs`."""
        definitions: dict[str, Any] = {}

        def move(node: Any) -> Any:
            if is_array(node):
                return [move(item) for item in node]
            if not is_object(node):
                return node
            reference = node.get("$ref")
            moved = {key: move(value) for key, value in node.items()}
            if isinstance(reference, str):
                name = reference.removeprefix(_COMPONENT)
                if name not in definitions:
                    definitions[name] = None
                    definitions[name] = move(self.document["components"]["schemas"][name])
                moved["$ref"] = f"#/$defs/{name}"
            return moved

        made: dict[str, Any] = move(schema)
        return made | ({"$defs": dict(sorted(definitions.items()))} if definitions else {})
