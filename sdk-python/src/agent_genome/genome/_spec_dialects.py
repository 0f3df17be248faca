"""The one door of the dialects and of the report to the generated specification package."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agent_genome_spec.genome_dialects import (
    DEFAULT_DIALECT,
    DIALECTS,
    ERRORS,
    ESCAPINGS,
    HIDDEN,
    KEPT,
    REFERENCES,
    REPORT,
    REPORT_INSTRUCTION,
    SECTION_SCHEMA,
    STRENGTH_STRATA,
)
from agent_genome_spec.genome_dialects_rows import Dialect as DialectRow
from agent_genome_spec.genome_dialects_rows import Forbidden

__all__ = [
    "DEFAULT_DIALECT",
    "DIALECTS",
    "ERROR_OF",
    "ESCAPINGS",
    "HIDDEN",
    "KEPT",
    "REFERENCES",
    "REPORT",
    "REPORT_INSTRUCTION",
    "SECTION_SCHEMA",
    "STRENGTH_STRATA",
    "DialectRow",
    "Forbidden",
    "Range",
]

Range = Sequence[str]
"""First and last code point of a range, in hexadecimal."""

ERROR_OF: Final = {row["code"]: row for row in ERRORS}
