"""The one door of the kit to the generated specification package."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from agent_genome_spec.agf_errors import ERRORS
from agent_genome_spec.agf_rules import CANONICAL_FORM
from agent_genome_spec.conformance_exporter_checks import CHECKS as _EXPORTER_CHECKS
from agent_genome_spec.conformance_exporter_checks import IDENTIFIERS, PERSONAL_STRATUM, VARYING_MEMBERS
from agent_genome_spec.conformance_kit import (
    ANSWERS,
    BASELINE_VERSION,
    EXIT_CODES,
    LEVELS,
    LIMITS,
    REPORT_VERSION,
    SPEC_VERSION,
    STATUSES,
    VERDICTS,
)
from agent_genome_spec.conformance_server_checks import CHECKS as _SERVER_CHECKS
from agent_genome_spec.conformance_server_checks import GATES as _GATES

__all__ = [
    "ACCEPTS",
    "ADVICE",
    "BASELINE_BYTES",
    "BASELINE_VERSION",
    "CANONICAL_FORM",
    "CASE_SECONDS",
    "ERRORS",
    "EXIT_CODE",
    "EXIT_MEANINGS",
    "EXPORTER_CHECKS",
    "FAILING",
    "IDENTIFIERS",
    "LEVEL_VERSION",
    "MARKDOWN_ROWS",
    "OUTPUT_BYTES",
    "PERSONAL_STRATUM",
    "PROBES",
    "REFUSES",
    "REPORT_VERSION",
    "SERVER_CHECKS",
    "SERVER_GATES",
    "SHOWN_CHARACTERS",
    "SPEC_VERSION",
    "START_SECONDS",
    "STATUS_NAMES",
    "STATUS_OF",
    "VARYING_MEMBERS",
    "VERDICT_MEANING",
    "CheckRow",
    "GateRow",
    "Mode",
    "Outcome",
    "Status",
    "Verdict",
    "check_rows",
    "rule_text",
]

Mode: TypeAlias = Literal["reader", "digest", "exporter", "server"]
Status: TypeAlias = Literal["passed", "failed", "error", "known", "stale", "skipped"]
Outcome: TypeAlias = Literal["passed", "failed", "not-judged"]
Verdict: TypeAlias = Literal[
    "passed",
    "wrong-verdict",
    "wrong-reason",
    "wrong-digest",
    "violated",
    "crashed",
    "timed-out",
    "garbled",
    "flooded",
    "unreadable",
    "not-started",
    "skipped",
]


class CheckRow(NamedTuple):
    """A check that is no case with a file of its own; `needs` are the gates that have to be open."""

    id: str
    title: str
    rules: tuple[str, ...]
    advice: str
    why: str
    needs: tuple[str, ...] = ()


class GateRow(NamedTuple):
    """What has to be there before a check of a server can be made; `closed` says why it was not."""

    meaning: str
    closed: str
    declared: bool


def check_rows(rows: list[dict[str, Any]]) -> dict[str, CheckRow]:
    """Return the rows of a `*-checks.json` document by their ids."""
    return {
        row["id"]: CheckRow(
            row["id"], row["title"], tuple(row["rules"]), row["advice"], row["why"], tuple(row.get("needs", ()))
        )
        for row in rows
    }


def rule_text(rule: str) -> str:
    """Return the text of a rule that a case or check names; its data is loaded when it is asked for."""
    from agent_genome_spec.conformance_rules import RULE_TEXTS

    return RULE_TEXTS.get(rule, "")


ACCEPTS: Final[int] = ANSWERS["accepts"]
REFUSES: Final[int] = ANSWERS["refuses"]

CASE_SECONDS: Final[int] = LIMITS["case_seconds"]["value"]
START_SECONDS: Final[int] = LIMITS["start_seconds"]["value"]
BASELINE_BYTES: Final[int] = LIMITS["baseline_bytes"]["value"]
OUTPUT_BYTES: Final[int] = LIMITS["output_bytes"]["value"]
SHOWN_CHARACTERS: Final[int] = LIMITS["shown_characters"]["value"]
MARKDOWN_ROWS: Final[int] = LIMITS["markdown_rows"]["value"]
PROBES: Final[int] = LIMITS["probes"]["value"]

STATUS_NAMES: Final[tuple[Status, ...]] = tuple(row["name"] for row in STATUSES)
FAILING: Final[frozenset[Status]] = frozenset(row["name"] for row in STATUSES if row["fails"])
STATUS_OF: Final[dict[Verdict, Status]] = {row["name"]: row["status"] for row in VERDICTS}
ADVICE: Final[dict[Verdict, str]] = {row["name"]: row["advice"] for row in VERDICTS}
VERDICT_MEANING: Final[dict[Verdict, str]] = {row["name"]: row["meaning"] for row in VERDICTS}
LEVEL_VERSION: Final[dict[str, str]] = {row["name"]: row["version"] for row in LEVELS}
EXIT_CODE: Final[dict[str, int]] = {name: row["code"] for name, row in EXIT_CODES.items()}
EXIT_MEANINGS: Final[dict[int, str]] = {row["code"]: row["meaning"] for row in EXIT_CODES.values()}
EXPORTER_CHECKS: Final[dict[str, CheckRow]] = check_rows(_EXPORTER_CHECKS)
SERVER_CHECKS: Final[dict[str, CheckRow]] = check_rows(_SERVER_CHECKS)
SERVER_GATES: Final[dict[str, GateRow]] = {
    row["id"]: GateRow(row["meaning"], row["closed"], row["kind"] == "declared") for row in _GATES
}
