"""Every code of the command in one table: those of the error catalogue, then those of the gene checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from agent_genome.cli._spec import ERRORS, SPEC_VERSION, finding_rows

__all__ = ["GENE_CHECKS", "Entry", "catalogue"]

GENE_CHECKS: Final = "gene checks"
"""Stands where the codes of a file have their stage."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a code; `case` is the conformance case that shows it, None for a gene check."""

    code: str
    stage: str
    severity: Literal["error", "warning"]
    meaning: str
    hint: str
    repair: str
    rule: str
    case: str | None


def catalogue() -> dict[str, Entry]:
    """Return the codes in the order of the specification.

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
            case=None,
        )
        for row in finding_rows()
    ]
    return {entry.code: entry for entry in entries}
