"""What the documents of the service promise each other: codes, rules, scopes, operations and tools."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pipeline.bundle import operations, refers_to
from pipeline.pointers import child
from pipeline.problems import catalogue
from pipeline.rest_sources import LIMITS, OPENAPI, PROBLEMS, RestSources

_NEEDED = ("operationId", "summary", "description", "tags", "x-idempotent", "responses")
_KEY_PARAMETER = "#/components/parameters/IdempotencyKey"


def rest_disagreements(rest: RestSources) -> Iterator[str]:
    """Yield what does not fit together, each with its place."""
    yield from _rules(rest)
    yield from _engine_codes(rest)
    yield from _operations(rest)
    yield from _windows(rest)


def _rules(rest: RestSources) -> Iterator[str]:
    for problem in catalogue(rest).values():
        if problem.rule not in rest.anchors:
            yield f"{PROBLEMS}: {problem.code}: the prose has no anchor {problem.rule}"
        for header in problem.headers:
            if header not in rest.openapi.data["components"].get("headers", {}):
                yield f"{PROBLEMS}: {problem.code}: {OPENAPI}#/components/headers has no {header}"


def _engine_codes(rest: RestSources) -> Iterator[str]:
    named = Counter(
        (row["source"], row["code"]) for row in rest.problems.data["engine"] + rest.problems.data["unreachable"]
    )
    for (source, code), count in named.items():
        if count > 1:
            yield f"{PROBLEMS}: {code}: the code of {source} stands there twice"
    known = {
        (path, entry["code"]) for path, document in rest.engine.items() for entry in document.data.get("errors", ())
    }
    for source, code in sorted(known - named.keys()):
        yield f"{PROBLEMS}: the code {code} of {source} has no status and is not called unreachable"
    for source, code in sorted(named.keys() - known):
        yield f"{PROBLEMS}: {source} has no code {code}"


def _operations(rest: RestSources) -> Iterator[str]:
    document, scopes = rest.openapi.data, rest.limits.data["scopes"]
    seen: set[str] = set()
    unused = set(scopes)
    for place, operation in operations(document):
        for member in _NEEDED:
            if member not in operation:
                yield f"{place}: the operation has no {member}"
        keyed = any(entry.get("$ref") == _KEY_PARAMETER for entry in operation.get("parameters", ()))
        if operation.get("x-idempotent") != ("key" if keyed else "natural"):
            yield f"{place}/x-idempotent: has to be key where {_KEY_PARAMETER} is taken, and natural elsewhere"
        name = operation.get("operationId")
        if name in seen:
            yield f"{place}/operationId: two operations are called {name}"
        seen.add(str(name))
        for scope in scopes_of(document, operation):
            unused.discard(scope)
            if scope not in scopes:
                yield f"{place}/security: unknown scope {scope}"
        codes: list[str] = operation.get("x-problems", [])
        for code, count in Counter(codes).items():
            if count > 1:
                yield f"{place}/x-problems: {code} stands there twice"
    for scope in sorted(unused):
        yield f"{LIMITS}: no operation asks for the scope {scope}"


def _windows(rest: RestSources) -> Iterator[str]:
    window = rest.limits.data["limits"]["quality_days"]["value"]
    kept = rest.limits.data["retention"]["compile_days"]["value"]
    if window > kept:
        yield f"{LIMITS}: limits/quality_days: {window} days are more than retention/compile_days keeps, {kept}"


def scopes_of(document: dict[str, Any], operation: dict[str, Any]) -> list[str]:
    """Return the scopes that an operation asks for, in order."""
    needed = operation.get("security", document.get("security", []))
    return list(dict.fromkeys(scope for requirement in needed for scopes in requirement.values() for scope in scopes))


def unused_components(rest: RestSources) -> Iterator[str]:
    """Yield each component that nothing refers to; the pipeline itself refers to Problem and to headers."""
    document = rest.openapi.data
    for kind in ("parameters", "requestBodies", "responses", "schemas"):
        for name in document["components"].get(kind, {}):
            if name != "Problem" and not refers_to(document, f"#/components/{kind}/{name}"):
                yield f"{child(child(f'{OPENAPI}#/components', kind), name)}: nothing refers to it"
