"""The one door of the MCP surface to the generated specification package."""

from __future__ import annotations

from typing import Final

from agent_genome_spec.mcp_tools import ARGUMENTS, ENDPOINT, OPERATION_OF_TOOL, PROTOCOL_VERSIONS, SERVER, TOOLS
from agent_genome_spec.rest_limits import LIMITS
from agent_genome_spec.rest_operations import OPERATIONS

MAX_MESSAGE_BYTES: Final[int] = LIMITS["message_bytes"]["value"]

__all__ = [
    "ARGUMENTS",
    "ENDPOINT",
    "MAX_MESSAGE_BYTES",
    "OPERATIONS",
    "OPERATION_OF_TOOL",
    "PROTOCOL_VERSIONS",
    "SERVER",
    "TOOLS",
]
