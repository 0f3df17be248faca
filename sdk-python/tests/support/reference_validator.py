"""The reference for the stage `schema`: PyPI's `jsonschema` with ECMA-262 patterns, its errors told as codes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from jsonschema import Draft202012Validator, ValidationError, validators

from agent_genome.agf._spec import CODE_OF_KEYWORD, SCHEMA
from agent_genome.agf.ecma import compiled
from agent_genome.agf.pointer import from_parts


def _pattern(_: Any, pattern: str, instance: Any, __: Any) -> Iterator[ValidationError]:
    if isinstance(instance, str) and not compiled(pattern).search(instance):
        yield ValidationError("does not match")


VALIDATOR = validators.extend(Draft202012Validator, {"pattern": _pattern})(SCHEMA)


def expected_problems(document: Any) -> set[tuple[str, str]]:
    """Return code and pointer of every schema problem that the reference finds."""
    errors = list(VALIDATOR.iter_errors(document))
    ill_typed = {tuple(error.absolute_path) for error in errors if error.validator == "type"}
    too_short = {tuple(error.absolute_path) for error in errors if error.validator == "minLength"}
    found: set[tuple[str, str]] = set()
    for error in errors:
        path, keyword = tuple(error.absolute_path), str(error.validator)
        if path in ill_typed and keyword != "type":
            continue
        if path in too_short and keyword != "minLength":
            continue
        if _beyond_a_list(document, path):
            continue
        if keyword == "required":
            missing = [name for name in error.validator_value if name not in error.instance]
            found |= {(_code(error.schema["properties"][name], keyword), from_parts((*path, name))) for name in missing}
        else:
            found.add((_code(error.schema, keyword), from_parts(path)))
    return found


def _code(schema: dict[str, Any], keyword: str) -> str:
    return schema.get("x-codes", {}).get(keyword) or CODE_OF_KEYWORD[keyword]


_LIMITED = {
    name: entry["maxItems"]
    for owner in ("gene", "condition")
    for name, entry in SCHEMA["$defs"][owner]["properties"].items()
    if "maxItems" in entry
}


def _beyond_a_list(document: Any, path: tuple[str | int, ...]) -> bool:
    """Whether the place lies beyond the limit of a list, where a check does not look (spec: checking.md#bounds)."""
    return any(
        isinstance(index, int) and name in _LIMITED and index >= _LIMITED[str(name)]
        for name, index in itertools.pairwise(path)
    )
