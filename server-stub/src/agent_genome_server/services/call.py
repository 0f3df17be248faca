"""What goes into a service and what comes out, whichever way the request came: REST, MCP or a test."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Answer", "Call", "Principal"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Principal:
    """Who asks: an API key, with its workspace and scopes."""

    key_id: str
    workspace: str
    scopes: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A request that fits its schema.

    Attributes:
        operation_id: as in the OpenAPI document.
        principal: who asks; the scope was checked.
        path: path parameters.
        query: query parameters, typed as the document says.
        headers: documented header parameters, by lower-case name.
        body: JSON value, or the bytes of a file.
    """

    operation_id: str
    principal: Principal
    path: Mapping[str, str] = field(default_factory=dict[str, str])
    query: Mapping[str, Any] = field(default_factory=dict[str, Any])
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    body: Any = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the operation answers.

    Attributes:
        status: HTTP status.
        body: JSON value, or the bytes of a file.
        headers: such as ETag; by their usual names.
    """

    status: int
    body: Any
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
