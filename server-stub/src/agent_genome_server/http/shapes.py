"""Holding a value against a JSON Schema of the OpenAPI document, with a coded fault for each departure.

Codes, messages and hints are those of the AGF catalogue, so that a gene is refused in the same words in a file and in a
request.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import jsonschema_rs

from agent_genome.agf.pointer import from_parts
from agent_genome.agf.wording import alternatives, kind_of, member, shown, words
from agent_genome_server.http._spec import CODE_OF_KEYWORD, MAX_ERRORS, SCHEMA_TYPES, ErrorCode
from agent_genome_server.http.bounds import Bounds
from agent_genome_server.http.integers import Integers
from agent_genome_server.problem import Place, Problem, ProblemError

__all__ = ["Shape", "fault", "refuse", "text_fault", "unknown"]

LONGEST_POINTER = 1_000
"""Characters; a place that takes more is told by the member that holds it."""


def fault(code: ErrorCode, where: Place, path: tuple[str | int, ...], **details: Any) -> ProblemError:
    """Return a fault in the words of the catalogue."""
    message, hint = words(code, details)
    return _fault(code, where, _pointer(path), message, hint)


def text_fault(code: ErrorCode, pointer: str, **details: Any) -> ProblemError:
    """Return a fault of a body's text, which has no value yet."""
    message, hint = words(code, details)
    return _fault(code, "body", pointer if len(pointer) <= LONGEST_POINTER else "", message, hint)


def unknown(where: Place, path: tuple[str | int, ...], known: Mapping[str, Any]) -> ProblemError:
    """Return the fault of a name that the operation does not know."""
    if known:
        hint = f"Leave it out, or check the spelling; known are {', '.join(f'`{name}`' for name in known)}."
    else:
        hint = "Leave it out."
    return _fault("unknown_field", where, _pointer(path), f"The operation knows no {member(path)} here.", hint)


def refuse(faults: list[ProblemError]) -> None:
    """Refuse a request with faults.

    Raises:
        Problem: `invalid_request`.
    """
    if faults:
        raise Problem("invalid_request", first=faults[0].message, errors=faults[:MAX_ERRORS])


def _pointer(path: tuple[str | int, ...]) -> str:
    pointer = from_parts(path)
    while len(pointer) > LONGEST_POINTER:
        path = path[:-1]
        pointer = from_parts(path)
    return pointer


def _fault(code: str, where: Place, pointer: str, message: str, hint: str) -> ProblemError:
    return ProblemError(code, pointer, message, hint or "See the operation's schema.", where)


class Shape:
    """A schema of the document, compiled."""

    def __init__(self, schema: Mapping[str, Any], components: Mapping[str, Any]) -> None:
        self._root: dict[str, Any] = {**schema, "components": components}
        self._validator = jsonschema_rs.Draft202012Validator(self._root)
        self._integers = Integers(self._root, self.resolved)
        self._bounds = Bounds(self._root, self.resolved, self._root)

    def read(self, value: Any) -> Any:
        """Return a body as programs want it: whole numbers are int, however they were written.

        Raises:
            Problem: `invalid_request`.
        """
        refuse(self.faults(value))
        return self.settled(value)

    def settled(self, value: Any) -> Any:
        """Return a body that fits, as programs want it."""
        return self._integers.in_place(value) if self._integers.any else value

    def fits(self, value: Any) -> bool:
        """Say whether the value fits the schema."""
        return self._validator.is_valid(value)

    def faults(self, value: Any, where: Place = "body") -> list[ProblemError]:
        """Return where the value departs from the schema, by place, in no more entries than a problem lists."""
        if self.fits(value):
            return []
        return sorted(islice(self._all(value, where), MAX_ERRORS), key=lambda fault: (fault.pointer, fault.code))

    def type_of(self, schema: Mapping[str, Any]) -> str:
        """Return the JSON type that a schema of the document asks for; a string where it does not say."""
        return str(self.resolved(schema).get("type", "string"))

    def _all(self, value: Any, where: Place) -> Iterator[ProblemError]:
        cut = self._bounds.cut(value)
        for error in self._validator.iter_errors(cut):
            path = tuple(error.instance_path)
            if _at(cut, path) is not None or _at(value, path) is None:
                yield from self._of(error, value, where)

    def _of(self, error: jsonschema_rs.ValidationError, whole: Any, where: Place) -> Iterator[ProblemError]:
        keyword, limit = error.kind.name, error.kind.value
        path = tuple(error.instance_path)
        value = _at(whole, path)
        owner = self._at(error.schema_path[:-1])
        name = member(path)
        details: dict[str, Any] = {
            "name": name,
            "value": shown(value),
            "description": _described(owner),
            "limit": limit,
        }
        code = CODE_OF_KEYWORD.get(keyword)
        if keyword == "additionalProperties":
            known = owner.get("properties", {})
            for extra in error.kind.as_dict()["unexpected"]:
                yield unknown(where, (*path, extra), known)
            return
        if keyword == "required":
            entry = self.resolved(owner.get("properties", {}).get(limit, {}))
            details |= {"name": f"`{limit}`", "description": _described(entry) or "see the operation's schema."}
            path = (*path, limit)
        elif keyword == "type":
            details |= {"actual": kind_of(value), "expected": _expected(owner["type"])}
        elif keyword in ("enum", "const"):
            details["allowed"] = alternatives(owner["enum"] if keyword == "enum" else [owner["const"]])
        elif keyword in ("minLength", "maxLength"):
            details |= {"actual": len(value), "unit": "characters", "excess": len(value) - limit}
        elif keyword in ("minItems", "maxItems"):
            details |= {"actual": len(value), "unit": "items", "excess": len(value) - limit}
        elif keyword in ("minimum", "maximum"):
            details["bound"] = f"at {'least' if keyword == 'minimum' else 'most'} {limit}"
        elif code is None:
            code = "bad_format"
        yield fault(code or "bad_format", where, path, **details)

    def _at(self, schema_path: list[str | int]) -> dict[str, Any]:
        """Return the schema at a path of the root, with what it refers to."""
        node: Any = self._root
        for part in schema_path:
            node = node[part]
        return self.resolved(node)

    def resolved(self, node: Any) -> dict[str, Any]:
        """Return a schema of the document with what it refers to."""
        merged: dict[str, Any] = {}
        while isinstance(node, dict):
            merged = {**node, **merged}
            reference = merged.pop("$ref", None)
            if not isinstance(reference, str):
                break
            node = self._root
            for part in reference.removeprefix("#/").split("/"):
                node = node[part.replace("~1", "/").replace("~0", "~")]
        return merged


def _at(value: Any, path: tuple[str | int, ...]) -> Any:
    for part in path:
        value = value[part]
    return value


def _described(schema: Mapping[str, Any]) -> str:
    """Return what a value is, with its values where their list is closed and an example where there is one."""
    about = str(schema.get("description", ""))
    if "enum" in schema:
        return f"{about} One of {alternatives(schema['enum'])}.".strip()
    examples = schema.get("examples")
    return f"{about} For example {shown(examples[0])}.".strip() if examples else about


def _expected(types: str | list[str]) -> str:
    return " or ".join(SCHEMA_TYPES[name] for name in ([types] if isinstance(types, str) else types))
