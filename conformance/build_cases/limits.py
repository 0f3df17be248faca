"""Limits and tables of the specification, as the descriptions of cases need them."""

from __future__ import annotations

from typing import Any

from agent_genome.agf._spec import (
    MAX_EXAMINED,
    MAX_FILE_BYTES,
    MAX_GENES,
    MAX_NESTING,
    MAX_PROBLEMS,
    MAX_SAFE_INTEGER,
    SCHEMA,
)

__all__ = [
    "MAX_EXAMINED",
    "MAX_FILE_BYTES",
    "MAX_GENES",
    "MAX_NESTING",
    "MAX_PROBLEMS",
    "MAX_SAFE_INTEGER",
    "bound",
    "enum",
    "required",
]


def bound(keyword: str, definition: str, member: str | None = None) -> int:
    """Return a keyword's number in a `$defs` entry of the document schema, or in one of its members."""
    return int(_node(definition, member)[keyword])


def enum(definition: str) -> list[str]:
    """Return a closed list of the document schema."""
    return list(_node(definition, None)["enum"])


def required(definition: str | None) -> list[str]:
    """Return the members that the schema requires of a `$defs` entry, or of the document."""
    return list((SCHEMA if definition is None else _node(definition, None))["required"])


def _node(definition: str, member: str | None) -> dict[str, Any]:
    node: dict[str, Any] = SCHEMA["$defs"][definition]
    return node if member is None else node["properties"][member]
