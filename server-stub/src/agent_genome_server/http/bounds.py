"""Arrays that are far too long, cut before their faults are looked for: a report of millions of faults helps nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from agent_genome.agf.json_value import is_array, is_object
from agent_genome_server.http._spec import MAX_EXAMINED

__all__ = ["Bounds"]

Resolve = Callable[[Any], Mapping[str, Any]]
"""Returns a schema with what it refers to."""


class Bounds:
    """How many items of each array are looked at: one more than its schema allows, so that the excess shows."""

    def __init__(self, schema: Any, resolve: Resolve) -> None:
        node = resolve(schema)
        self._members = {name: Bounds(part, resolve) for name, part in node.get("properties", {}).items()}
        self._items = Bounds(node["items"], resolve) if "items" in node else None
        self._most = min(node.get("maxItems", MAX_EXAMINED), MAX_EXAMINED) + 1

    def cut(self, value: Any) -> Any:
        """Return the value with no array longer than it has to be; the value itself stays whole."""
        if is_array(value):
            items = value[: self._most]
            return items if self._items is None else [self._items.cut(item) for item in items]
        if self._members and is_object(value):
            known = {name: part.cut(value[name]) for name, part in self._members.items() if name in value}
            return {**value, **known}
        return value
