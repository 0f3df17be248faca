"""JUnit XML: one test case a file, as CI systems show it."""

from __future__ import annotations

from html import escape

from agent_genome.agf.verdict import Finding, Problem
from agent_genome.agf.wording import safe
from agent_genome.cli.checked import Checked, remarks
from agent_genome.cli.names import printable
from agent_genome.cli.outcome import Outcome

__all__ = ["junit_report"]

SUITE = "agf check"


def junit_report(outcome: Outcome) -> str:
    """Return the report as XML; characters that XML forbids are written as escapes, as everywhere in a report."""
    failures = sum(not item.passed(strict=outcome.strict) for item in outcome.checked)
    counts = (
        f'tests="{len(outcome.checked) + len(outcome.unreadable)}" failures="{failures}" '
        f'errors="{len(outcome.unreadable)}"'
    )
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<testsuites name="{SUITE}" {counts}>',
        f'  <testsuite name="{SUITE}" {counts} skipped="0">',
        *(_case(item, strict=outcome.strict) for item in outcome.checked),
        *(
            f"{_opening(printable(item.path))}>\n"
            f'      <error type="unreadable" message="{escape(safe(item.why))}"/>\n'
            "    </testcase>"
            for item in outcome.unreadable
        ),
        "  </testsuite>",
        "</testsuites>",
    ]
    return "\n".join(lines) + "\n"


def _opening(path: str) -> str:
    return f'    <testcase classname="agf.check" name="{escape(path)}"'


def _case(item: Checked, *, strict: bool) -> str:
    opening = _opening(safe(item.verdict.path))
    found = remarks(item.verdict)
    if not found:
        return f"{opening}/>"
    text = "\n".join(escape(_line(remark), quote=False) for remark in found)
    if item.passed(strict=strict):
        return f"{opening}>\n      <system-out>{text}</system-out>\n    </testcase>"
    first = next((remark for remark in found if remark.severity == "error"), found[0])
    return (
        f'{opening}>\n      <failure type="{first.code}" message="{escape(safe(first.message))}">{text}</failure>\n'
        "    </testcase>"
    )


def _line(remark: Problem | Finding) -> str:
    place = f"{remark.line}:{remark.column}"
    at = f" (at {remark.pointer})" if remark.pointer else ""
    return safe(f"{place}: {remark.severity}: {remark.message} [{remark.code}]{at} {remark.hint}")
