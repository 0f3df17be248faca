"""The bundled document as generators of models and clients can read it whole."""

from __future__ import annotations

import copy
from typing import Any

from pipeline.bundle import operations
from pipeline.json_value import is_array, is_object
from pipeline.problems import PROBLEM_TYPE

_SCHEMAS = "#/components/schemas/"
BYTES_TYPE = "application/json;charset=utf-8"
"""Media type of a body that is sent byte for byte: JSON for the server, a name of its own for the generator."""


def model_document(document: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas alone; a reference to anything but an object is replaced by what it names."""
    about = {"title": document["info"]["title"], "version": document["info"]["version"]}
    schemas = {"schemas": document["components"]["schemas"]}
    whole = {"openapi": document["openapi"], "info": about, "paths": {}, "components": schemas}
    plain: dict[str, Any] = _bare_items(_plain(whole, lists=False))
    return plain


def client_document(document: dict[str, Any]) -> dict[str, Any]:
    """Return what the client is made of.

    Every problem is the one Problem, whatever its codes. Defaults are left to the server, so that a client sends what
    its caller gave and no more. Dates stay text, as they came. Bodies marked `x-bytes` are bytes.
    """
    plain = copy.deepcopy(document)
    problem = {"description": "A problem.", "content": {PROBLEM_TYPE: {"schema": _reference("Problem")}}}
    for _, operation in operations(plain):
        answers = operation["responses"]
        operation["responses"] = {status: answer for status, answer in answers.items() if int(status) < 400}
        operation["responses"] |= {f"{status[0]}XX": problem for status in answers if int(status) >= 400}
    for body in plain["components"].get("requestBodies", {}).values():
        if body.get("x-bytes"):
            body["content"] = {BYTES_TYPE: {"schema": {"type": "string", "format": "binary"}}}
    plain["components"]["responses"] = {
        name: entry for name, entry in plain["components"]["responses"].items() if "content" not in entry
    }
    simple: dict[str, Any] = _simple(_plain(plain, lists=True))
    return simple


def _reference(name: str) -> dict[str, str]:
    return {"$ref": _SCHEMAS + name}


def _plain(document: dict[str, Any], *, lists: bool) -> dict[str, Any]:
    """Return the document without references to texts and numbers; closed lists keep their names where `lists` says so.

    Generators drop what stands beside a `$ref`, or wrap a plain text in a class of its own.
    """
    schemas = document["components"]["schemas"]
    named = {name for name, entry in schemas.items() if entry.get("type") == "object" or (lists and "enum" in entry)}

    def inline(node: Any) -> Any:
        if is_array(node):
            return [inline(item) for item in node]
        if not is_object(node):
            return node
        reference = node.get("$ref")
        if isinstance(reference, str) and reference.startswith(_SCHEMAS):
            name = reference.removeprefix(_SCHEMAS)
            if name not in named:
                target = {member: value for member, value in schemas[name].items() if member != "title"}
                return inline(target | {member: value for member, value in node.items() if member != "$ref"})
        return {name: inline(value) for name, value in node.items() if not name.startswith("x-")}

    plain: dict[str, Any] = inline(document)
    kept = plain["components"]["schemas"]
    plain["components"]["schemas"] = {name: entry for name, entry in kept.items() if name in named}
    return plain


def _bare_items(node: Any) -> Any:
    """Return a copy whose lists of texts and numbers say so and no more: a limit of an item would cost it a class."""
    if is_array(node):
        return [_bare_items(item) for item in node]
    if not is_object(node):
        return node
    items = node.get("items")
    if is_object(items) and items.get("type") in ("string", "integer", "number") and "enum" not in items:
        node = node | {"items": {"type": items["type"]}}
    return {name: _bare_items(value) for name, value in node.items()}


def _simple(node: Any) -> Any:
    if is_array(node):
        return [_simple(item) for item in node]
    if not is_object(node):
        return node
    simple = {name: _simple(value) for name, value in node.items()}
    if isinstance(simple.get("type"), str | list):
        simple.pop("default", None)
        if simple.get("format") in ("date", "date-time", "uri"):
            del simple["format"]
    if "in" in simple and is_object(simple.get("schema")):
        simple["schema"] = simple["schema"] | {"description": simple["description"]}
        return simple | {"schema": _simple(simple["schema"])}
    if isinstance(simple.get("$ref"), str):
        simple.pop("default", None)
        if "description" in simple:
            return {"allOf": [{"$ref": simple["$ref"]}], "description": simple["description"]}
    return simple
