"""What every report says of a run, in the same words."""

from __future__ import annotations

from agent_genome.agf.wording import safe
from agf_conformance import __version__
from agf_conformance._spec import SPEC_VERSION
from agf_conformance.judging.wording import counted
from agf_conformance.results import Result, Run

__all__ = ["KIT", "NAMED", "count_words", "facts", "headline", "name_of", "remarkable", "rule_path"]

KIT = "agf-conformance"
NAMED = "implementation"
"""The one label whose value comes from outside."""


def facts(run: Run) -> list[tuple[str, str]]:
    """Return labels and values: what was judged, by what, with what result."""
    return [
        (NAMED, safe(run.implementation.name)),
        ("kit", f"{KIT} {__version__}"),
        ("specification", f"AGF {SPEC_VERSION}"),
        ("case set", f"{run.case_set.name}, {counted(run.case_set.cases, 'case')}, {run.case_set.digest}"),
        ("level", run.level.words),
        *([("to establish", run.level.missing)] if run.level.missing else []),
        ("counts", count_words(run)),
        ("outcome", run.outcome),
    ]


def count_words(run: Run) -> str:
    """Return the counts: those that are not zero, and the passed ones."""
    counts = run.counts
    parts = [f"{count} {name}" for name, count in counts.items() if name != "total" and (count or name == "passed")]
    return f"{counts['total']} run: {', '.join(parts)}"


def headline(run: Run) -> str:
    """Return the outcome as a sentence."""
    if run.fault is not None:
        return "Nothing was judged"
    if run.outcome == "passed":
        return "Passed"
    return "Failed"


def remarkable(run: Run) -> list[Result]:
    """Return the results that a reader of a report looks at first: those that fail the run."""
    return [result for result in run.results if result.fails]


def name_of(result: Result) -> str:
    """Return how a report calls a result: the id, behind the file where there is one."""
    return f"{safe(result.subject)}: {result.id}" if result.subject else result.id


def rule_path(rule: str) -> str:
    """Return a rule as a path from the root of the specification's repository."""
    return f"spec/{rule}" if rule else ""
