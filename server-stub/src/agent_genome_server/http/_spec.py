"""The one door of the edge to the generated specification package."""

from __future__ import annotations

from typing import Final

from agent_genome_spec.agf_errors import CODE_OF_KEYWORD, ErrorCode
from agent_genome_spec.agf_rules import MAX_FILE_BYTES
from agent_genome_spec.agf_rules import SPEC_VERSION as AGF_VERSION
from agent_genome_spec.agf_wording import SCHEMA_TYPES
from agent_genome_spec.rest_limits import BASE_PATH, LIMITS
from agent_genome_spec.rest_openapi import OPENAPI

MAX_BODY_BYTES: Final[int] = LIMITS["body_bytes"]["value"]
BODY_NESTING: Final[int] = LIMITS["body_nesting"]["value"]
BODY_SECONDS: Final[float] = LIMITS["body_seconds"]["value"]
MAX_ERRORS: Final[int] = LIMITS["errors"]["value"]
SPEC_VERSIONS: Final[dict[str, str]] = {"agf": AGF_VERSION, "rest": OPENAPI["info"]["version"]}
"""The versions of the specifications that the server follows."""

__all__ = [
    "BASE_PATH",
    "BODY_NESTING",
    "BODY_SECONDS",
    "CODE_OF_KEYWORD",
    "MAX_BODY_BYTES",
    "MAX_ERRORS",
    "MAX_FILE_BYTES",
    "OPENAPI",
    "SCHEMA_TYPES",
    "SPEC_VERSIONS",
    "ErrorCode",
]
