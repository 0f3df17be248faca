"""The one door of the client to the generated specification package."""

from __future__ import annotations

from typing import Final

from agent_genome_spec.rest_limits import BASE_PATH
from agent_genome_spec.rest_operations import OPERATIONS, OperationId
from agent_genome_spec.rest_problems import ProblemCode

IMPORTS_NOT_OFFERED: Final[ProblemCode] = "imports_not_offered"
"""The code of a 404 that says of the route what it stands for."""

ROUTE_NOT_FOUND: Final[ProblemCode] = "route_not_found"
"""The code of a 404 that speaks of the route and not of what was asked for."""

__all__ = ["BASE_PATH", "IMPORTS_NOT_OFFERED", "OPERATIONS", "ROUTE_NOT_FOUND", "OperationId"]
