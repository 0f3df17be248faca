"""Every code of the toolkit: of a check, of the engine, of the service, of the conformance kit and of `genesis`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from agent_genome.cli._spec_codes import FAILURES, GENESIS_CODES, POLICY_HINTS, PROBLEMS, VERDICTS
from agent_genome.cli.catalogue import Entry, catalogue
from agent_genome.genome import _spec_dialects, _spec_learning, _spec_selection

__all__ = ["ENGINE", "KIT", "PLANNING", "REQUEST", "every_code"]

ENGINE: Final = "engine"
REQUEST: Final = "request"
KIT: Final = "conformance kit"
PLANNING: Final = "planning"
"""These stand where the codes of a file have their stage."""
_FILLED_IN: Final = re.compile(r"\{(\w+)\}")


def every_code() -> dict[str, Entry]:
    """Return the codes by their names: those of a check first, then the others, in the order of their specifications.

    Example:
        >>> every_code()["rate_limited"].http_status
        429
    """
    entries = [*_of_the_engine(), *_of_the_service(), *_of_the_kit(), *_of_genesis()]
    return catalogue() | {entry.code: entry for entry in entries}


def _of_the_engine() -> Iterator[Entry]:
    rows = (*_spec_selection.ERROR_OF.values(), *_spec_dialects.ERROR_OF.values(), *_spec_learning.ERRORS.values())
    for row in rows:
        yield Entry(
            code=row["code"],
            stage=ENGINE,
            severity="error",
            meaning=row["meaning"],
            hint=row["hint"],
            repair=_worded(row["hint"]),
            rule=f"spec/genome/{row['rule']}",
            http_status=PROBLEMS[row["code"]].status if row["code"] in PROBLEMS else None,
        )


def _of_the_service() -> Iterator[Entry]:
    for row in PROBLEMS.values():
        if row.source is None:
            yield Entry(
                code=row.code,
                stage=REQUEST,
                severity="error",
                meaning=f"{row.title}.",
                hint=row.remedy,
                repair=_worded(row.remedy),
                rule=f"spec/{row.rule}",
                http_status=row.status,
            )


def _of_the_kit() -> Iterator[Entry]:
    for row in VERDICTS:
        # Where a verdict has no advice of its own, the check or the case that got it tells what to do.
        if row["advice"]:
            yield Entry(
                code=row["name"],
                stage=KIT,
                severity="error",
                meaning=row["meaning"],
                hint=row["advice"],
                repair=row["advice"],
                rule="spec/conformance/kit.md#verdicts",
            )


def _of_genesis() -> Iterator[Entry]:
    policy = [hint for hints in POLICY_HINTS.values() for hint in hints]
    rows = [(row["code"], row["phase"], row["meaning"], row["repair"], row["rule"]) for row in GENESIS_CODES]
    rows += [
        (row["code"], PLANNING, row["meaning"], " ".join(row["repair_hints"] or policy), row["rule"])
        for row in FAILURES
    ]
    for code, stage, meaning, repair, rule in rows:
        yield Entry(code, stage, "error", meaning, repair, repair, f"spec/genesis/{rule}")


def _worded(hint: str) -> str:
    return _FILLED_IN.sub(r"<\1>", hint)
