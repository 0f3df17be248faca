"""The report that programs read: spec/conformance/report.schema.json."""

from __future__ import annotations

import json
from typing import Any

from agent_genome.agf.wording import safe
from agf_conformance import __version__
from agf_conformance._spec import REPORT_VERSION, SPEC_VERSION
from agf_conformance.reports.facts import KIT
from agf_conformance.results import Result, Run

__all__ = ["json_report"]


def json_report(run: Run) -> str:
    """Return the run as JSON text of ASCII characters only."""
    implementation = run.implementation
    report = {
        "report": REPORT_VERSION,
        "kit": {"name": KIT, "version": __version__},
        "spec": SPEC_VERSION,
        "mode": run.mode,
        "implementation": {
            "name": safe(implementation.name),
            "command": None if implementation.command is None else [safe(word) for word in implementation.command],
        },
        "case_set": {"name": run.case_set.name, "cases": run.case_set.cases, "digest": run.case_set.digest},
        "level": {
            "name": run.level.name,
            "version": run.level.version,
            "reached": run.level.reached,
            "passed": run.level.passed,
            "needed": run.level.needed,
        },
        "outcome": run.outcome,
        "exit_code": run.exit_code,
        "fault": None if run.fault is None else safe(run.fault),
        "counts": run.counts,
        "seconds": round(run.seconds, 3),
        "results": [_result(result) for result in run.results],
    }
    return json.dumps(report, indent=2) + "\n"


def _result(result: Result) -> dict[str, Any]:
    return {
        "id": result.id,
        "subject": safe(result.subject),
        "title": result.title,
        "set": result.set,
        "status": result.status,
        "verdict": result.verdict,
        "expected": result.expected,
        "found": result.found,
        "detail": list(result.detail),
        "advice": result.remedy,
        "rule": result.rule,
        "why": result.why,
        "reason": None if result.reason is None else safe(result.reason),
        "output": result.output,
        "seconds": round(result.seconds, 3),
    }
