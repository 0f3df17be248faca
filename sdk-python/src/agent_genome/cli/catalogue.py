"""Every code of the command in one table: of the error catalogue, of the gene checks, and of the engine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from agent_genome.cli._spec import ERRORS, SPEC_VERSION, finding_rows

__all__ = ["ENGINE", "GENE_CHECKS", "Entry", "catalogue", "engine_codes"]

GENE_CHECKS: Final = "gene checks"
ENGINE: Final = "engine"
"""These two stand where the codes of a file have their stage."""
_FILLED_IN: Final = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a code; `case` is the conformance case that shows it, if one does."""

    code: str
    stage: str
    severity: Literal["error", "warning"]
    meaning: str
    hint: str
    repair: str
    rule: str
    case: str | None


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
            case=None,
        )
        for row in finding_rows()
    ]
    return {entry.code: entry for entry in entries}


def engine_codes() -> dict[str, Entry]:
    """Return the codes with which the engine refuses what it is asked for, in the order of its specification.

    Example:
        >>> engine_codes()["budget_out_of_range"].rule
        'spec/genome/selection.md#budget'
    """
    from agent_genome.genome import _spec_dialects, _spec_learning, _spec_selection

    rows = (*_spec_selection.ERROR_OF.values(), *_spec_dialects.ERROR_OF.values(), *_spec_learning.ERRORS.values())
    return {
        row["code"]: Entry(
            code=row["code"],
            stage=ENGINE,
            severity="error",
            meaning=row["meaning"],
            hint=row["hint"],
            repair=_FILLED_IN.sub(r"<\1>", row["hint"]),
            rule=f"spec/genome/{row['rule']}",
            case=None,
        )
        for row in rows
    }
