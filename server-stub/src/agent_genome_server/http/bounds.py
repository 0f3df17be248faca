"""Arrays with very many faults, cut before the faults are listed: a report of millions of faults helps nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import jsonschema_rs

from agent_genome.agf.json_value import is_array, is_object
from agent_genome_server.http._spec import MAX_ERRORS

__all__ = ["Bounds"]

Resolve = Callable[[Any], Mapping[str, Any]]
"""Returns a schema with what it refers to."""


class Bounds:
    """Which items of each array are looked at: one more than its schema allows, so that the excess shows.

    Once a report is full, None stands in the place of each further item with a fault: whoever lists faults goes through
    all that he is given, and an item may have thousands.

    Args:
        schema: of the value.
        resolve: returns a schema with what it refers to.
        root: what the schema's references start from.
    """

    def __init__(self, schema: Any, resolve: Resolve, root: Mapping[str, Any]) -> None:
        node = resolve(schema)
        self._members = {name: Bounds(part, resolve, root) for name, part in node.get("properties", {}).items()}
        self._items = Bounds(node["items"], resolve, root) if "items" in node else None
        self._fits = _validator(node.get("items", True), root).is_valid
        self._most: int | None = node["maxItems"] + 1 if "maxItems" in node else None

    def cut(self, value: Any) -> Any:
        """Return the value with no more than has to be looked at; the value itself stays whole."""
        return self._cut(value, _Faulty())

    def _cut(self, value: Any, faulty: _Faulty) -> Any:
        if is_array(value):
            items = value[: self._most]
            return items if self._items is None else self._kept(self._items, items, faulty)
        if self._members and is_object(value):
            known = {name: part._cut(value[name], faulty) for name, part in self._members.items() if name in value}
            return {**value, **known}
        return value

    def _kept(self, bounds: Bounds, items: list[Any], faulty: _Faulty) -> list[Any]:
        kept: list[Any] = []
        for item in items:
            if self._fits(item):
                kept.append(item)
            elif faulty.count >= MAX_ERRORS:
                kept.append(None)
            else:
                kept.append(bounds._cut(item, faulty))
                faulty.count += 1
        return kept


class _Faulty:
    """How many items with a fault are kept already; each has one at least."""

    def __init__(self) -> None:
        self.count = 0


def _validator(schema: Any, root: Mapping[str, Any]) -> jsonschema_rs.Draft202012Validator:
    known = {name: root[name] for name in ("$defs", "components") if name in root}
    return jsonschema_rs.Draft202012Validator({"allOf": [schema], **known})
