"""One self-contained HTML page: what failed first, then every result, with a filter."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from html import escape
from importlib import resources

from agent_genome.agf.wording import safe
from agf_conformance.reports.facts import facts, headline, name_of, rule_path, suspicion
from agf_conformance.results import Result, Run

__all__ = ["html_report"]

_MADE_OF = ("kit", "specification", "case set")
_OPEN = 5
"""How many failing results show their details at once."""


def html_report(run: Run) -> str:
    """Return the page. All text is escaped, nothing is loaded, and no script but the page's own may run."""
    style, script = _asset("report.css"), _asset("report.js")
    policy = f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'; base-uri 'none'"
    title = f"AGF conformance, {run.mode}: {headline(run).lower()}"
    failing = [result for result in run.results if result.fails]
    others = [result for result in run.results if not result.fails]
    statuses = [name for name, count in run.counts.items() if count and name != "total"]
    parts = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{_text(title)}</title>",
        f"<style>{style}</style>",
        "</head>",
        "<body>",
        f'<header class="{run.outcome}"><h1>{_text(title)}</h1>',
        *([] if run.fault is None else [f'<p class="fault">{_text(run.fault)}</p>']),
        *([f'<p class="fault">{_text(word)}</p>'] if (word := suspicion(run)) else []),
        "<dl>",
        *(f"<div><dt>{_text(label)}</dt><dd>{_text(value)}</dd></div>" for label, value in _outcome_first(run)),
        "</dl></header>",
        "<main>",
        *(_filter(statuses) if run.results else []),
        *(_result(result, opened=number < _OPEN) for number, result in enumerate(failing)),
        *(_result(result, opened=False) for result in others),
        '<p id="none" role="status" hidden>No result is left by this filter.</p>',
        "</main>",
        f"<script>{script}</script>",
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def _outcome_first(run: Run) -> list[tuple[str, str]]:
    """Return the facts with what the run is made of behind what it came to."""
    return sorted(facts(run), key=lambda fact: fact[0] in _MADE_OF)


def _filter(statuses: Iterable[str]) -> list[str]:
    boxes = [f'<label><input type="checkbox" value="{name}" checked> {name}</label>' for name in statuses]
    return [
        '<form id="filter"><input id="words" type="search" placeholder="Filter by words" aria-label="Filter by words">',
        f"<span>{''.join(boxes)}</span></form>",
    ]


def _result(result: Result, *, opened: bool) -> str:
    rows: list[tuple[str, str]] = [
        ("expected", result.expected),
        ("found", result.found),
        *(("", line) for line in result.detail),
        ("listed because", safe(result.reason or "")),
        ("why", result.why),
        ("rule", rule_path(result.rule)),
        ("what to do", result.remedy),
        ("to learn more", f"agf-conformance explain {result.id}"),
    ]
    cells = "".join(f"<div><dt>{_text(label)}</dt><dd>{_text(value)}</dd></div>" for label, value in rows if value)
    output = f"<pre>{_text(result.output)}</pre>" if result.output else ""
    return (
        f'<details class="{result.status}" data-status="{result.status}"{" open" if opened else ""}>'
        f'<summary><b class="status">{result.status}</b> <code>{_text(name_of(result))}</code> '
        f"<span>{_text(result.title)}</span> <i>{result.verdict}</i></summary>"
        f"<dl>{cells}</dl>{output}</details>"
    )


def _text(value: str) -> str:
    return escape(value)


def _asset(name: str) -> str:
    return resources.files("agf_conformance.reports").joinpath(name).read_text(encoding="utf-8").strip()


def _hash(content: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}"
