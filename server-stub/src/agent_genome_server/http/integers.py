"""Whole numbers written with a fraction of zero: JSON Schema takes 6000.0 for an integer, programs do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from agent_genome.agf.json_value import is_array, is_object

__all__ = ["Integers"]

Resolve = Callable[[Any], Mapping[str, Any]]
"""Returns a schema with what it refers to."""


class Integers:
    """Where a schema asks for integers: at the value itself, in members, in items."""

    def __init__(self, schema: Any, resolve: Resolve) -> None:
        self.any: bool
        node = resolve(schema)
        self._here = node.get("type") == "integer"
        members = {name: Integers(part, resolve) for name, part in node.get("properties", {}).items()}
        self._members = {name: part for name, part in members.items() if part.any}
        items = Integers(node["items"], resolve) if "items" in node else None
        self._items = items if items is not None and items.any else None
        self.any = self._here or bool(self._members) or self._items is not None

    def in_place(self, value: Any) -> Any:
        """Return a value that fits the schema, with whole numbers as int where it asks for integers."""
        if self._here:
            return int(value) if isinstance(value, float) else value
        if self._members and is_object(value):
            for name, part in self._members.items():
                if name in value:
                    value[name] = part.in_place(value[name])
        elif self._items is not None and is_array(value):
            value[:] = [self._items.in_place(item) for item in value]
        return value
