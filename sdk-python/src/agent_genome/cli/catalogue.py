"""Every code that a check can report, in one table: of the error catalogue and of the gene checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from agent_genome.cli._spec import ERRORS, SPEC_VERSION, finding_rows

__all__ = ["GENE_CHECKS", "Entry", "catalogue"]

GENE_CHECKS: Final = "gene checks"
"""This stands where the codes of a file have their stage."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a code.

    `case` is the conformance case that shows it, and `http_status` what the service answers with it, if there is one.
    """

    code: str
    stage: str
    severity: Literal["error", "warning"]
    meaning: str
    hint: str
    repair: str
    rule: str
    case: str | None = None
    http_status: int | None = None


def catalogue() -> dict[str, Entry]:
    """Return the codes that a check can report, in the order of the specification.

    Example:
        >>> catalogue()["not_json"].stage
        'json'
    """
    folder = f"spec/agf/{SPEC_VERSION}/"
    entries = [
        Entry(row.code, row.stage, row.severity, row.meaning, row.hint, row.repair, folder + row.rule, row.case)
        for row in ERRORS.values()
    ]
    entries += [
        Entry(
            code=row["code"],
            stage=GENE_CHECKS,
            severity=row["severity"],
            meaning=row["meaning"],
            hint=row["hint"],
            repair=row["repair"],
            rule=folder + row["rule"],
        )
        for row in finding_rows()
    ]
    return {entry.code: entry for entry in entries}
