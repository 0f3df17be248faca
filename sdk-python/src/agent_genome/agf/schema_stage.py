"""The stage `schema`: every place where a document departs from the document schema, with its code.

A small evaluator of the JSON Schema keywords that the AGF schema uses. Unlike a general validator it yields the
catalogue's codes, in file order, and stops when a report is full.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from agent_genome.agf._spec import (
    CODE_OF_KEYWORD,
    MAX_EXAMINED,
    PHRASES,
    SCHEMA,
    SCHEMA_TYPES,
    SPEC_VERSION,
    ErrorCode,
    definition,
)
from agent_genome.agf.ecma import compiled
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.places import Path
from agent_genome.agf.verdict import Found
from agent_genome.agf.wording import alternatives, kind_of, member, shown

__all__ = ["schema_problems", "unknown_members"]

_TYPES: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "number": (int, float),
    "integer": (int, float),
}


def schema_problems(document: Any) -> Iterator[Found]:
    """Yield the problems of the stage `schema`, in file order."""
    return _walk(SCHEMA, document, ())


def unknown_members(document: Any) -> Iterator[Found]:
    """Yield a warning for each member that the schema does not name, in file order."""
    return _unknown(SCHEMA, document, ())


def _has_type(value: Any, name: str) -> bool:
    if isinstance(value, bool):
        return name == "boolean"
    if name == "integer" and isinstance(value, float):
        return value.is_integer()
    return isinstance(value, _TYPES[name])


def _code(schema: dict[str, Any], keyword: str) -> ErrorCode:
    codes: dict[str, ErrorCode] = schema.get("x-codes", {})
    return codes.get(keyword) or CODE_OF_KEYWORD[keyword]


def _walk(schema: dict[str, Any], value: Any, path: Path) -> Iterator[Found]:
    chain = [schema]
    while "$ref" in chain[-1]:
        chain.append(definition(chain[-1]["$ref"]))
    for part in chain:
        if "type" in part and not _has_type(value, part["type"]):
            details = {"name": member(path), "actual": kind_of(value), "expected": SCHEMA_TYPES[part["type"]]}
            yield Found(_code(part, "type"), path, details)
            return
    last = chain[-1]
    if "const" in last and (value != last["const"] or type(value) is not type(last["const"])):
        yield Found(
            _code(last, "const"),
            path,
            {"name": member(path), "allowed": shown(last["const"])} | {"value": shown(value)},
        )
    if is_object(value):
        yield from _object(last, value, path)
    elif is_array(value):
        yield from _array(last, value, path)
    elif isinstance(value, str):
        yield from _string(chain, value, path)
    else:
        yield from _scalar(last, value, path)


def _object(schema: dict[str, Any], value: dict[str, Any], path: Path) -> Iterator[Found]:
    properties = schema.get("properties", {})
    for name in schema.get("required", ()):
        if name not in value:
            entry = properties[name]
            details = {"name": f"`{name}`", "description": _described(entry)}
            yield Found(_code(entry, "required"), (*path, name), details, "owner")
    for name, item in value.items():
        if name in properties:
            yield from _walk(properties[name], item, (*path, name))


def _described(entry: dict[str, Any]) -> str:
    """Return what a member is, with its values when their list is closed."""
    merged = (definition(entry["$ref"]) if "$ref" in entry else {}) | entry
    choice = PHRASES["one_of"].format(allowed=alternatives(merged["enum"])) if "enum" in merged else ""
    return f"{merged['description']}{choice}"


def _array(schema: dict[str, Any], value: list[Any], path: Path) -> Iterator[Found]:
    count = len(value)
    details: dict[str, Any] = {"name": member(path), "actual": count, "unit": PHRASES["items"]}
    if count < schema.get("minItems", 0):
        about = {"limit": schema["minItems"], "description": schema.get("description", "")}
        yield Found(_code(schema, "minItems"), path, details | about)
    if "maxItems" in schema and count > schema["maxItems"]:
        excess = {"limit": schema["maxItems"], "excess": count - schema["maxItems"]}
        yield Found(_code(schema, "maxItems"), path, details | excess)
    if "items" in schema:
        for index, item in enumerate(value[: schema.get("maxItems")]):
            yield from _walk(schema["items"], item, (*path, index))


def _string(chain: list[dict[str, Any]], value: str, path: Path) -> Iterator[Found]:
    """Check a string against a schema and those that it refers to, whose keywords it may narrow."""
    schema: dict[str, Any] = {}
    for part in reversed(chain):
        schema |= part
    length = len(value)
    details: dict[str, Any] = {"name": member(path), "actual": length, "unit": PHRASES["characters"]}
    about = {"description": schema.get("description", "")}
    if length < schema.get("minLength", 0):
        yield Found(_code(schema, "minLength"), path, details | about | {"limit": schema["minLength"]})
        return
    if "maxLength" in schema and length > schema["maxLength"]:
        excess = {"limit": schema["maxLength"], "excess": length - schema["maxLength"]}
        yield Found(_code(schema, "maxLength"), path, details | excess)
    for part in chain:
        if "pattern" in part and not compiled(part["pattern"]).search(value):
            failed = details | {"value": shown(value), "description": _exemplified(schema)} | _culprit(part, value)
            yield Found(_code(part, "pattern"), path, failed)
    if "enum" in schema and value not in schema["enum"]:
        listed = {"value": shown(value), "allowed": alternatives(schema["enum"])}
        yield Found(_code(schema, "enum"), path, details | listed)
    yield from _scalar(schema, value, path)


def _exemplified(schema: dict[str, Any]) -> str:
    """Return what a string is, with an example."""
    about = str(schema.get("description", ""))
    if "examples" not in schema:
        return about
    return about + str(PHRASES["for_example"].format(value=shown(schema["examples"][0])))


def _culprit(schema: dict[str, Any], value: str) -> dict[str, Any]:
    """Say which character is the first that a one-line pattern refuses."""
    whole = compiled(schema["pattern"].removesuffix("$"))
    match = whole.match(value)
    index = match.end() if match else 0
    if index >= len(value):
        return {"character": PHRASES["no_character"], "offset": index}
    return {"character": f"U+{ord(value[index]):04X}", "offset": index + 1}


def _scalar(schema: dict[str, Any], value: Any, path: Path) -> Iterator[Found]:
    details = {"name": member(path), "value": shown(value)}
    if "minimum" in schema and value < schema["minimum"]:
        yield Found(_code(schema, "minimum"), path, details | _bound("at_least", schema["minimum"]))
    if "maximum" in schema and value > schema["maximum"]:
        yield Found(_code(schema, "maximum"), path, details | _bound("at_most", schema["maximum"]))


def _bound(phrase: str, limit: float) -> dict[str, str]:
    return {"bound": PHRASES[phrase].format(limit=limit)}


def _unknown(schema: dict[str, Any], value: Any, path: Path) -> Iterator[Found]:
    schema = definition(schema["$ref"]) if "$ref" in schema else schema
    if is_object(value) and "properties" in schema:
        properties = schema["properties"]
        for name, item in value.items():
            if name in properties:
                yield from _unknown(properties[name], item, (*path, name))
            else:
                yield Found("unknown_field", (*path, name), {"name": member((name,)), "spec": SPEC_VERSION}, "name")
    elif is_array(value) and "items" in schema:
        for index, item in enumerate(value[: schema.get("maxItems", MAX_EXAMINED)]):
            yield from _unknown(schema["items"], item, (*path, index))
