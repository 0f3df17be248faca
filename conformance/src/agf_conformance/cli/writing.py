"""Writing the reports of a run: into files, and one on standard output."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Final

from agent_genome.cli.streams import terminal_width, wants_color, write_file, write_out
from agent_genome.cli.styles import Painter
from agf_conformance.results import Run

__all__ = ["REPORTS", "outputs", "write_reports"]

REPORTS: Final = {
    "json": "the report for programs",
    "junit": "JUnit XML",
    "markdown": "Markdown",
    "html": "one HTML page",
    "badge": "the JSON of a shields.io endpoint badge",
}
"""Options that name the file of a report, and what it is."""

_STDOUT: Final = "-"


def outputs(options: Namespace) -> list[tuple[str, str]]:
    """Return the reports that are asked for, each with its place."""
    return [(name, getattr(options, name)) for name in REPORTS if getattr(options, name)]


def write_reports(run: Run, options: Namespace) -> int:
    """Write every report that was asked for, and return the exit code of the run.

    Raises:
        BaseException: what interrupted the run, once the reports are written.
    """
    shown = False
    for name, path in outputs(options):
        text = _writer(name)(run)
        if path == _STDOUT:
            write_out(text)
            shown = True
        else:
            write_file(path, text.encode())
    if not shown and not options.quiet:
        from agf_conformance.reports.terminal import terminal_report

        painter = Painter(wants_color(options.color))
        write_out(terminal_report(run, width=terminal_width(), painter=painter, everything=options.verbose))
    if run.interruption is not None:
        raise run.interruption
    return run.exit_code


def _writer(name: str) -> Callable[[Run], str]:
    if name == "json":
        from agf_conformance.reports.json_report import json_report

        return json_report
    if name == "junit":
        from agf_conformance.reports.junit import junit_report

        return junit_report
    if name == "markdown":
        from agf_conformance.reports.markdown import markdown_report

        return markdown_report
    if name == "html":
        from agf_conformance.reports.html import html_report

        return html_report
    from agf_conformance.reports.badge import badge_report

    return badge_report
