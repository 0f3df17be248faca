"""The diagnostic catalog of this toolkit: every code of its specifications, with what may be done about it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pipeline.genesis_identity import identified
from pipeline.problems import Problem
from pipeline.sources import AgfSources, Source, SpecError

_FILLED_IN = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Row:
    """One code with what its own document says of it; `rule` is a path under `spec/` with an anchor."""

    code: str
    phase: str
    severity: str
    meaning: str
    repair: str
    rule: str
    action: str
    authority: str
    more: dict[str, Any] = field(default_factory=dict[str, Any])


def diagnostic_catalog(
    data: dict[str, Source], agf: AgfSources, engine: list[Source], problems: dict[str, Problem], kit: list[Source]
) -> dict[str, Any]:
    """Return the catalog, sorted by code."""
    shape = data["diagnostics"].data
    rows: dict[str, Row] = {}
    for row in _rows(data, agf, engine, problems, kit):
        if row.code in rows:
            raise SpecError(f"{row.authority}: {row.code}: another document has this code")
        rows[row.code] = row
    sources = (data["contract"], data["planning"], data["diagnostics"], agf.errors, agf.gene_checks, *engine, *kit)
    catalog: dict[str, Any] = {
        "kind": data["contract"].data["kinds"]["diagnostic_catalog"],
        "version": shape["version"],
        "lookup": data["contract"].data["lookups"]["diagnostic"],
        "repairPlanSchema": shape["repair_plan_schema"],
        "repairGuardrails": shape["guardrails"],
        "sourceIdentities": {f"spec/{source.path}": source.sha256 for source in sources},
        "spanSchema": {"fields": shape["span_fields"], "required": shape["span_fields"]},
        "diagnosticCount": len(rows),
        "diagnostics": [_record(rows[code], shape) for code in sorted(rows)],
    }
    return identified(catalog, "catalogIdentitySha256")


def _rows(
    data: dict[str, Source], agf: AgfSources, engine: list[Source], problems: dict[str, Problem], kit: list[Source]
) -> Iterator[Row]:
    stages = data["diagnostics"].data["action_of_stage"]
    folder = agf.errors.path.rpartition("/")[0]

    def plain(row: dict[str, Any], stage: str, source: Source, **more: Any) -> Row:
        return Row(
            code=row["code"],
            phase=stage,
            severity=row.get("severity", "error"),
            meaning=row["meaning"],
            repair=row.get("repair") or _FILLED_IN.sub(r"<\1>", row.get("hint", " ".join(row.get("repair_hints", ())))),
            rule=f"{source.path.rpartition('/')[0]}/{row['rule']}",
            action=stages[stage],
            authority=f"spec/{source.path}",
            more=more,
        )

    for row in agf.errors.data["errors"]:
        yield plain(row, row["stage"], agf.errors, conformanceCase=row["case"])
    for row in agf.gene_checks.data["findings"]:
        yield plain(row | {"rule": row["rule"]}, "gene checks", agf.gene_checks)
    for source in engine:
        for row in source.data.get("errors", ()):
            status = {"httpStatus": problems[row["code"]].status} if row["code"] in problems else {}
            yield plain(row, "engine", source, **status)
    for problem in problems.values():
        if problem.source is None:
            yield _of_the_service(problem, data["diagnostics"].data["action_of_status"])
    for source in kit:
        for row in source.data["verdicts"]:
            # Where a verdict has no advice of its own, the check or the case that got it tells what to do.
            if row["advice"]:
                said = {"code": row["name"], "meaning": row["meaning"], "repair": row["advice"]}
                yield plain(said | {"rule": "kit.md#verdicts"}, "conformance kit", source)
    for row in data["contract"].data["codes"]:
        yield plain(row, row["phase"], data["contract"])
    hints = data["planning"].data["policy_hints"]
    for row in data["planning"].data["failures"]:
        said = row if row["repair_hints"] else row | {"repair_hints": [*hints["denied"], *hints["unreadable"]]}
        yield plain(said, "planning", data["planning"])
    if folder != agf.gene_checks.path.rpartition("/")[0]:
        raise SpecError("the codes of a check stand in two folders")


def _of_the_service(problem: Problem, actions: dict[str, str]) -> Row:
    return Row(
        code=problem.code,
        phase="request",
        severity="error",
        meaning=f"{problem.title}.",
        repair=_FILLED_IN.sub(r"<\1>", problem.remedy),
        rule=problem.rule,
        action=actions[str(problem.status)],
        authority="spec/rest/problems.json",
        more={"httpStatus": problem.status},
    )


def _record(row: Row, shape: dict[str, Any]) -> dict[str, Any]:
    action = shape["actions"][row.action]
    path, _, anchor = row.rule.partition("#")
    return row.more | {
        "id": f"{shape['id_prefix']}{row.code}",
        "code": row.code,
        "version": 1,
        "severity": row.severity,
        "phase": row.phase.replace(" ", "-"),
        "primarySpan": {"field": "primary_span", "required": False, "availability": "nullable-until-localized"},
        "relatedSpans": {"field": "related_spans", "required": True, "availability": "zero-or-more"},
        "parameters": shape["parameters"],
        "likelyCauses": [row.meaning],
        "safeRepairActions": [
            {
                "id": row.action,
                "description": row.repair,
                "kind": action["kind"],
                "policyEffect": action["policy"],
                "obligationEffect": action["obligation"],
                "automaticEligible": action["automatic"],
                "requiresReview": action["review"],
                "preconditions": shape["preconditions"],
                "postconditions": shape["postconditions"],
            }
        ],
        "documentation": [{"path": f"spec/{path}", "anchor": anchor}],
        "sourceAuthorities": [row.authority],
    }
