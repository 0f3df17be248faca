"""The report that programs read: spec/agf/1.0/report.schema.json."""

from __future__ import annotations

import json
from typing import Any

from agent_genome import __version__
from agent_genome.agf.verdict import Finding, Problem, Verdict
from agent_genome.cli._spec import SPEC_VERSION
from agent_genome.cli.outcome import Outcome

__all__ = ["REPORT", "json_report", "verdict_line"]

REPORT = "agf-check/1.0"


def json_report(outcome: Outcome) -> str:
    """Return the report as JSON text of ASCII characters only, so that nothing in it acts on a terminal."""
    counts = {"valid": outcome.valid} | ({"importable": outcome.importable} if outcome.importing else {})
    report = {
        "report": REPORT,
        "tool": {"name": "agf", "version": __version__},
        "spec": SPEC_VERSION,
        "files": [_file(item.verdict) for item in outcome.checked],
        "summary": {
            "files": len(outcome.checked),
            **counts,
            "invalid": len(outcome.checked) - outcome.valid,
            "unreadable": len(outcome.unreadable),
            "codes": outcome.codes,
        },
    }
    return json.dumps(report, indent=2) + "\n"


def verdict_line(verdict: Verdict) -> str:
    """Return the line that the conformance kit reads from a reader under test."""
    errors = [
        {"code": problem.code, "pointer": problem.pointer}
        for problem in verdict.problems
        if problem.severity == "error"
    ]
    return json.dumps({"valid": verdict.valid, "errors": errors}, separators=(",", ":")) + "\n"


def _file(verdict: Verdict) -> dict[str, Any]:
    entry: dict[str, Any] = {"path": verdict.path, "valid": verdict.valid}
    if verdict.findings is not None:
        entry["importable"] = verdict.importable
    entry |= {
        "bytes": verdict.bytes,
        "agf": verdict.agf,
        "genes": verdict.genes,
        "digest": verdict.digest,
        "problems": [_remark(problem) for problem in verdict.problems],
        "truncated": verdict.truncated,
    }
    if verdict.findings is not None:
        entry["findings"] = [_remark(finding) for finding in verdict.findings]
    return entry


def _remark(remark: Problem | Finding) -> dict[str, Any]:
    return {name: getattr(remark, name) for name in remark.__slots__}
