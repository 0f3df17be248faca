"""Markdown: for a job summary, a pull request or a page."""

from __future__ import annotations

import re
from html import escape

from agent_genome.agf.wording import safe
from agf_conformance._spec import MARKDOWN_ROWS
from agf_conformance.reports.facts import NAMED, facts, headline, name_of, rule_path, suspicion
from agf_conformance.results import Result, Run

__all__ = ["markdown_report"]

_ACTIVE = re.compile(r"[\\`*{}\[\]()#+!|~@<>&]|_(?=\W|$)|(?<!\w)_|:(?=//|\w)")


def markdown_report(run: Run) -> str:
    """Return the run as Markdown; what came from outside is text, never markup."""
    lines = [f"# AGF conformance, {run.mode}: {headline(run).lower()}", "", "| | |", "| --- | --- |"]
    lines += [f"| {label} | {text(value) if label == NAMED else value} |" for label, value in facts(run)]
    if run.fault is not None:
        lines += ["", f"**{headline(run)}:** {text(safe(run.fault))}"]
    if word := suspicion(run):
        lines += ["", f"**{text(word)}**"]
    rows = [result for result in run.results if result.status not in ("passed", "skipped")]
    if rows:
        lines += ["", "| case | verdict | expected | found | rule |", "| --- | --- | --- | --- | --- |"]
        lines += [_row(result) for result in rows[:MARKDOWN_ROWS]]
    if len(rows) > MARKDOWN_ROWS:
        lines += ["", f"{len(rows) - MARKDOWN_ROWS} more stand in the JSON report."]
    return "\n".join(lines) + "\n"


def text(value: str) -> str:
    """Return text that Markdown, HTML inside it, and mentions leave as it is.

    Example:
        >>> text("a|b <i> @you")
        'a&#124;b &#60;i&#62; &#64;you'
    """
    return _ACTIVE.sub(lambda match: f"&#{ord(match.group())};", value).replace("\n", " ")


def _row(result: Result) -> str:
    verdict = {"known": f"known: {result.reason}", "stale": f"stale: {result.reason}"}.get(
        result.status, result.verdict
    )
    cells = (name_of(result), safe(verdict), result.expected, "; ".join([result.found, *result.detail[:3]]))
    rule = f"`{escape(rule_path(result.rule))}`" if result.rule else ""
    return f"| {' | '.join(text(cell) for cell in cells)} | {rule} |"
