"""The functions that make the checks, by the ids of the checks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final

from agf_conformance.server.scene import Scene

__all__ = ["CheckFunction", "check_functions", "makes"]

CheckFunction = Callable[[Scene], str]
"""Makes a check and returns what was found; raises one of `endings` when it does not pass."""

_MODULES: Final = (
    "keys",
    "scopes",
    "workspaces",
    "routes",
    "content",
    "strict_json",
    "sizes",
    "validation",
    "request_ids",
    "conditional",
    "idempotency",
    "rates",
    "agents",
    "runs",
    "sections",
    "outcomes",
    "quality",
    "exports",
    "erasure",
    "imports",
    "mcp_edge",
    "mcp_tools",
    "observed",
)
_FOUND: dict[str, CheckFunction] = {}


def makes(id: str) -> Callable[[CheckFunction], CheckFunction]:
    """Mark the function that makes a check."""

    def marked(function: CheckFunction) -> CheckFunction:
        if id in _FOUND:
            raise ValueError(f"two functions make {id}")
        _FOUND[id] = function
        return function

    return marked


@cache
def check_functions() -> dict[str, CheckFunction]:
    """Return every function by the id of its check."""
    for name in _MODULES:
        import_module(f"agf_conformance.server.checks.{name}")
    return dict(_FOUND)
