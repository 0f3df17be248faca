"""The door of the server's checks to what the specification says of REST and MCP."""

from __future__ import annotations

from typing import Any, Final

from agent_genome_spec.agf_errors import ERRORS
from agent_genome_spec.agf_rules import MAX_FILE_BYTES
from agent_genome_spec.genome_dialects import DIALECTS, REPORT
from agent_genome_spec.mcp_tools import ARGUMENTS, ENDPOINT, OPERATION_OF_TOOL, PROTOCOL_VERSIONS, TOOLS
from agent_genome_spec.rest_limits import BASE_PATH, KEY, RATES
from agent_genome_spec.rest_limits import LIMITS as _LIMITS
from agent_genome_spec.rest_openapi import OPENAPI
from agent_genome_spec.rest_operations import OPERATIONS
from agent_genome_spec.rest_problems import PROBLEMS, TYPE_PREFIX

__all__ = [
    "ARGUMENTS",
    "BASE_PATH",
    "BODY_BYTES",
    "BODY_SECONDS",
    "DAYS",
    "DAYS_MOST",
    "DIALECTS",
    "ENDPOINT",
    "JSON_CODES",
    "KEY_LENGTH",
    "KEY_PREFIX",
    "MAX_ERRORS",
    "MAX_FILE_BYTES",
    "NESTING",
    "OPENAPI",
    "OPERATIONS",
    "OPERATION_OF_TOOL",
    "PROBLEMS",
    "PROTOCOL_VERSIONS",
    "RATES",
    "REPORT",
    "TOOLS",
    "TYPE_PREFIX",
    "schema_at",
]

BODY_BYTES: Final[int] = _LIMITS["body_bytes"]["value"]
BODY_SECONDS: Final[int] = _LIMITS["body_seconds"]["value"]
NESTING: Final[int] = _LIMITS["body_nesting"]["value"]
MAX_ERRORS: Final[int] = _LIMITS["errors"]["value"]
DAYS: Final[int] = _LIMITS["quality_days_default"]["value"]
DAYS_MOST: Final[int] = _LIMITS["quality_days"]["value"]
KEY_PREFIX: Final[str] = KEY["prefix"]
KEY_LENGTH: Final[int] = KEY["characters"]
JSON_CODES: Final[frozenset[str]] = frozenset(code for code, row in ERRORS.items() if row.stage in ("bytes", "json"))
"""Codes of the stages that say whether bytes are I-JSON."""


def schema_at(reference: str) -> Any:
    """Return what a reference of the OpenAPI document names."""
    value: Any = OPENAPI
    for part in reference.removeprefix("#/").split("/"):
        value = value[part.replace("~1", "/").replace("~0", "~")]
    return value
