"""JUnit XML: one test case a result, as CI systems show it."""

from __future__ import annotations

from html import escape

from agent_genome.agf.wording import safe
from agf_conformance.reports.facts import KIT, facts, name_of, rule_path
from agf_conformance.results import Result, Run

__all__ = ["junit_report"]


def junit_report(run: Run) -> str:
    """Return the run as XML; characters that XML forbids are written as escapes, as everywhere in a report."""
    counts = run.counts
    faults = 0 if run.fault is None else 1
    numbers = (
        f'tests="{counts["total"] + faults}" failures="{counts["failed"] + counts["stale"]}" '
        f'errors="{counts["error"] + faults}" skipped="{counts["known"] + counts["skipped"]}" time="{run.seconds:.3f}"'
    )
    suite = f"{KIT} {run.mode}"
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<testsuites name="{suite}" {numbers}>',
        f'  <testsuite name="{suite}" {numbers}>',
        "    <properties>",
        *(f'      <property name="{name}" value="{escape(value)}"/>' for name, value in facts(run)),
        "    </properties>",
        *([] if run.fault is None else [_fault(run.mode, run.fault)]),
        *(_case(run.mode, result) for result in run.results),
        "  </testsuite>",
        "</testsuites>",
    ]
    return "\n".join(lines) + "\n"


def _fault(mode: str, fault: str) -> str:
    opening = f'    <testcase classname="agf.{mode}" name="the run">'
    return f'{opening}\n      <error type="not-judged" message="{escape(safe(fault))}"/>\n    </testcase>'


def _case(mode: str, result: Result) -> str:
    head = f'    <testcase classname="agf.{mode}" name="{escape(name_of(result))}" time="{result.seconds:.3f}"'
    if result.status == "passed":
        return f"{head}/>"
    return f"{head}>\n      {_remark(result)}\n    </testcase>"


def _remark(result: Result) -> str:
    if result.status == "skipped":
        return f'<skipped message="{escape(result.found)}"/>'
    if result.status == "known":
        return f'<skipped message="{escape(safe(f"known: {result.reason} ({result.verdict}: {result.found})"))}"/>'
    if result.status == "stale":
        said = escape(safe(f"stale in the baseline: it passes. Listed because: {result.reason}"))
        return f'<failure type="stale" message="{said}"/>'
    tag = "error" if result.status == "error" else "failure"
    message = escape(f"expected {result.expected}; found {result.found}")
    lines = [*result.detail, result.remedy, f"rule: {rule_path(result.rule)}"]
    lines += ["standard error:", result.output] if result.output else []
    text = escape("\n".join(line for line in lines if line), quote=False)
    return f'<{tag} type="{result.verdict}" message="{message}">{text}</{tag}>'
