"""The self-contained OpenAPI document: foreign schemas brought in, problem responses added to every operation."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from pipeline.json_value import is_array, is_object
from pipeline.pointers import child, follow, split
from pipeline.problems import PROBLEM_TYPE, Problem, catalogue, responses
from pipeline.rest_sources import OPENAPI, Library, RestSources
from pipeline.sources import MissingDocumentError, SpecError

METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")
_OWN = "#/components/schemas/"
# What only the tools of this repository read, or what a part of a document does not have.
_LEFT_OUT = frozenset(["$schema", "$id", "$defs", "x-codes", "x-free", "x-problems"])


def bundle(rest: RestSources) -> dict[str, Any]:
    """Return the document that the server serves and every REST generator reads."""
    document: dict[str, Any] = copy.deepcopy(rest.openapi.data)
    problems = catalogue(rest)
    for place, operation in operations(document):
        named = [_known(code, problems, place) for code in operation.get("x-problems", ())]
        body = "requestBody" in operation
        named += [row for row in problems.values() if row.everywhere is True or (body and row.everywhere == "body")]
        added = responses(list(dict.fromkeys(named)), rest.problems.data["type_prefix"])
        for status in added.keys() & operation["responses"].keys():
            raise SpecError(f"{place}: the response {status} is written by hand; name its codes in x-problems")
        operation["responses"] |= added
    _share_responses(document)
    imported = _Imported(rest.library)
    document = imported.rewrite(document, OPENAPI, f"{OPENAPI}#")
    schemas = document["components"].setdefault("schemas", {})
    for name in schemas.keys() & imported.schemas.keys():
        raise SpecError(f"{OPENAPI}#/components/schemas/{name}: the name belongs to a schema that is brought in")
    document["components"]["schemas"] = schemas | dict(sorted(imported.schemas.items()))
    _hold_references(document, document, f"{OPENAPI}#")
    headers = document["components"].get("headers", {})
    for name in [name for name in headers if not refers_to(document, f"#/components/headers/{name}")]:
        del headers[name]
    return document


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each operation with its place, in the order of the document."""
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield child(child(f"{OPENAPI}#/paths", path), method), item[method]


def dump(document: dict[str, Any]) -> str:
    """Return a generated JSON document as it is written to a file."""
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def refers_to(node: Any, reference: str) -> bool:
    """Say whether a reference stands anywhere in a document."""
    if is_array(node):
        return any(refers_to(item, reference) for item in node)
    return is_object(node) and (
        node.get("$ref") == reference or any(refers_to(value, reference) for value in node.values())
    )


def _share_responses(document: dict[str, Any]) -> None:
    """Make a component of each response with problems that several operations have."""
    listed = [operation["responses"] for _, operation in operations(document)]
    count = Counter(dump(response) for answers in listed for response in answers.values())
    shared: dict[str, Any] = document["components"].setdefault("responses", {})
    for answers in listed:
        for status, response in answers.items():
            codes = list(response.get("content", {}).get(PROBLEM_TYPE, {}).get("examples", ()))
            if codes and count[dump(response)] > 1:
                name = "Or".join(code.title().replace("_", "") for code in codes)
                shared[name] = response
                answers[status] = {"$ref": f"#/components/responses/{name}"}


def _known(code: str, problems: dict[str, Problem], place: str) -> Problem:
    if code not in problems:
        raise SpecError(f"{place}/x-problems: unknown problem code {code}")
    return problems[code]


class _Imported:
    """Schemas of other documents, as components with a name of their own, each with all that it refers to."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.schemas: dict[str, Any] = {}
        self._names: dict[tuple[str, str], str] = {}

    def rewrite(self, node: Any, path: str, place: str) -> Any:
        """Return a copy whose references to other documents lead to components."""
        if is_array(node):
            return [self.rewrite(item, path, child(place, index)) for index, item in enumerate(node)]
        if not is_object(node):
            return node
        kept = {
            name: self.rewrite(value, path, child(place, name)) for name, value in node.items() if name not in _LEFT_OUT
        }
        reference = node.get("$ref")
        if isinstance(reference, str) and not (path == OPENAPI and reference.startswith("#")):
            del kept["$ref"]
            return self._bring_in(*split(reference, beside=path), place) | kept
        return kept

    def _bring_in(self, path: str, pointer: str, place: str) -> dict[str, Any]:
        """Return a reference to a component; of a schema without a title, which gives it no name, the schema itself."""
        try:
            schema = follow(self.library(path).data, pointer)
        except (KeyError, MissingDocumentError) as error:
            raise SpecError(f"{place}/$ref: there is no {path}#{pointer}") from error
        if "title" not in schema:
            inline: dict[str, Any] = self.rewrite(schema, path, f"{path}#{pointer}")
            return inline
        return {"$ref": _OWN + self._component(schema, path, pointer, place)}

    def _component(self, schema: dict[str, Any], path: str, pointer: str, place: str) -> str:
        key, title = (path, pointer), str(schema["title"])
        if key in self._names:
            return self._names[key]
        family = path.partition("/")[0].capitalize()
        name = title if title.startswith(family) else family + title
        if name in self._names.values():
            raise SpecError(f"{place}/$ref: two schemas would be called {name}")
        self._names[key] = name
        self.schemas[name] = {"title": name} | {
            member: value
            for member, value in self.rewrite(schema, path, f"{path}#{pointer}").items()
            if member != "title"
        }
        return name


def _hold_references(node: Any, document: dict[str, Any], place: str) -> None:
    if is_array(node):
        for index, item in enumerate(node):
            _hold_references(item, document, child(place, index))
    elif is_object(node):
        reference = node.get("$ref")
        if isinstance(reference, str):
            try:
                follow(document, split(reference)[1])
            except KeyError as error:
                raise SpecError(f"{place}/$ref: there is no {reference}") from error
        for name, value in node.items():
            _hold_references(value, document, child(place, name))
