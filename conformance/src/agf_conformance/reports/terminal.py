"""The report that people read: what failed, what was expected, what to do, and where to read on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from agent_genome.agf.wording import safe
from agent_genome.cli.layout import wrap
from agent_genome.cli.styles import Painter, Style
from agf_conformance._spec import Status
from agf_conformance.reports.facts import facts, headline, name_of, remarkable, rule_path, suspicion
from agf_conformance.results import Result, Run

__all__ = ["terminal_report"]

SHOWN_WHOLE: Final = 10
_LABEL_WIDTH: Final = 10
_STYLE: Final[dict[Status, Style]] = {"failed": "error", "error": "error", "stale": "warning", "known": "quiet"}


def terminal_report(
    run: Run, *, width: int | None = None, painter: Painter | None = None, everything: bool = False
) -> str:
    """Return the report as text.

    Args:
        run: what was found.
        width: columns of the terminal; None leaves lines as long as they are.
        painter: colours.
        everything: show each failing result whole, and those that are known or skipped too.
    """
    paint = painter or Painter()
    failing = remarkable(run)
    alike = run.fault is not None and run.interruption is None
    whole = failing if everything else failing[: 1 if alike else SHOWN_WHOLE]
    lines: list[str] = []
    for result in whole:
        lines += [*_block(result, width=width, paint=paint), ""]
    if len(failing) > len(whole) and not alike:
        lines += _rest(failing[len(whole) :], paint)
    lines += _excused(run, paint, everything=everything)
    lines += [word, ""] if (word := suspicion(run)) else []
    lines += [*_summary(run, width=width, paint=paint)]
    return "\n".join(lines) + "\n"


def _block(result: Result, *, width: int | None, paint: Painter) -> Iterator[str]:
    yield _line(result, paint)
    rows: list[tuple[str, str]] = [("found", result.found)]
    if result.expected != result.title:
        rows.insert(0, ("expected", result.expected))
    rows += [("", line) for line in result.detail]
    if result.status == "stale":
        rows = [("listed", safe(result.reason or "")), ("do", "It passes by now: take it off the baseline.")]
    rows += [("why", result.why), ("rule", rule_path(result.rule)), ("do", result.remedy)]
    rows += [("stderr" if not number else "", line) for number, line in enumerate(_output(result))]
    rows.append(("more", f"agf-conformance explain {result.id}"))
    for label, text in rows:
        if text:
            body = wrap(f"{'':{_LABEL_WIDTH + 2}}{text}", width=width, indent=" " * (_LABEL_WIDTH + 2))
            yield f"{paint('place', f'  {label:{_LABEL_WIDTH}}')}{body[_LABEL_WIDTH + 2 :]}"


def _output(result: Result) -> Sequence[str]:
    lines = result.output.splitlines()
    return lines if len(lines) <= 6 else [*lines[:5], f"({len(lines) - 5} more lines)"]


def _line(result: Result, paint: Painter) -> str:
    style = _STYLE.get(result.status, "quiet")
    return f"{paint(style, result.status)} {paint('strong', name_of(result))}: {result.title} [{result.verdict}]"


def _rest(results: Sequence[Result], paint: Painter) -> list[str]:
    lines = [f"{len(results)} more (--verbose shows them whole):"]
    lines += [f"  {paint('error', result.status)} {name_of(result)} [{result.verdict}]" for result in results]
    return [*lines, ""]


def _excused(run: Run, paint: Painter, *, everything: bool) -> list[str]:
    """Return a line for each result that is known or skipped, with the reason."""
    found = [result for result in run.results if result.status in ("known", "skipped")]
    shown = found if everything else found[:SHOWN_WHOLE]
    lines = [
        f"{paint('quiet', result.status)} {name_of(result)}: {safe(result.reason or result.found)}" for result in shown
    ]
    if len(found) > len(shown):
        lines.append(f"and {len(found) - len(shown)} more, known or skipped")
    return [*lines, ""] if lines else []


def _summary(run: Run, *, width: int | None, paint: Painter) -> Iterator[str]:
    if run.fault is not None:
        yield wrap(f"{paint('error', headline(run))}: {safe(run.fault)}", width=width, indent="  ")
        yield ""
    rows = [(label, value) for label, value in facts(run) if label != "outcome"]
    for label, value in rows:
        yield f"{paint('quiet', f'{label:15}')} {value}"
    style: Style = "good" if run.outcome == "passed" else "error"
    label = f"{'outcome':15}"
    yield f"{paint('quiet', label)} {paint(style, run.outcome)}"
