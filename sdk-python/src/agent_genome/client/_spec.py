"""The one door of the client to the generated specification package."""

from __future__ import annotations

from typing import Final

from agent_genome_spec.rest_limits import BASE_PATH
from agent_genome_spec.rest_operations import OPERATIONS, OperationId
from agent_genome_spec.rest_problems import ProblemCode

_NOT_OFFERED: tuple[ProblemCode, ...] = ("imports_not_offered", "route_not_found")
NOT_OFFERED: Final[frozenset[str]] = frozenset(_NOT_OFFERED)
"""Codes of a 404 that speak of the route and not of what was asked for."""

__all__ = ["BASE_PATH", "NOT_OFFERED", "OPERATIONS", "OperationId"]
