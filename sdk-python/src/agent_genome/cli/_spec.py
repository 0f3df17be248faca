"""The one door of the command to the generated specification package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_genome_spec.agf_errors import ERRORS, ErrorRow
from agent_genome_spec.agf_rules import (
    EXIT_DONE,
    EXIT_FAILED,
    EXIT_INTERRUPTED,
    EXIT_PIPE_CLOSED,
    EXIT_REFUSED,
    IDENTITY_KIND,
    MAX_FILE_BYTES,
    MAX_PROBLEMS,
    SPEC_VERSION,
    STRATA,
    STRATUM_ROWS,
    UNREAD_STAGES,
    StratumRow,
)
from agent_genome_spec.agf_wording import SCHEMA_TYPES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_genome_spec.agf_gene_check_rows import Finding


def finding_rows() -> Sequence[Finding]:
    """Return the codes of the gene checks; their data is large, so it is loaded when it is asked for."""
    from agent_genome_spec import agf_gene_checks

    return agf_gene_checks.FINDINGS


__all__ = [
    "ERRORS",
    "EXIT_DONE",
    "EXIT_FAILED",
    "EXIT_INTERRUPTED",
    "EXIT_PIPE_CLOSED",
    "EXIT_REFUSED",
    "IDENTITY_KIND",
    "MAX_FILE_BYTES",
    "MAX_PROBLEMS",
    "SCHEMA_TYPES",
    "SPEC_VERSION",
    "STRATA",
    "STRATUM_ROWS",
    "UNREAD_STAGES",
    "ErrorRow",
    "StratumRow",
    "finding_rows",
]
