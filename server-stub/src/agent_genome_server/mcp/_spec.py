"""The one door of the MCP surface to the generated specification package."""

from __future__ import annotations

from agent_genome_spec.mcp_tools import ARGUMENTS, ENDPOINT, OPERATION_OF_TOOL, PROTOCOL_VERSIONS, SERVER, TOOLS
from agent_genome_spec.rest_operations import OPERATIONS

__all__ = ["ARGUMENTS", "ENDPOINT", "OPERATIONS", "OPERATION_OF_TOOL", "PROTOCOL_VERSIONS", "SERVER", "TOOLS"]
