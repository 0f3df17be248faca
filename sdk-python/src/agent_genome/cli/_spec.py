"""The one door of the command to the generated specification package."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from agent_genome_spec.agf_errors import ERRORS, ErrorRow
from agent_genome_spec.agf_rules import (
    IDENTITY_KIND,
    MAX_FILE_BYTES,
    MAX_PROBLEMS,
    SPEC_VERSION,
    STRATA,
    STRATUM_ROWS,
    StratumRow,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal, TypedDict

    class FindingRow(TypedDict):
        """One code of the gene checks."""

        code: str
        severity: Literal["error", "warning"]
        meaning: str
        rule: str
        hint: str
        repair: str


def finding_rows() -> Sequence[FindingRow]:
    """Return the codes of the gene checks; their data is large, so it is loaded when it is asked for."""
    from agent_genome_spec import agf_gene_checks

    return cast("Sequence[FindingRow]", agf_gene_checks.FINDINGS)


__all__ = [
    "ERRORS",
    "IDENTITY_KIND",
    "MAX_FILE_BYTES",
    "MAX_PROBLEMS",
    "SPEC_VERSION",
    "STRATA",
    "STRATUM_ROWS",
    "ErrorRow",
    "StratumRow",
    "finding_rows",
]
