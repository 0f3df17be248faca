"""What every report says of a run, in the same words."""

from __future__ import annotations

from collections import Counter

from agent_genome.agf.wording import safe
from agf_conformance import __version__
from agf_conformance._spec import SPEC_VERSION
from agf_conformance.judging.wording import counted
from agf_conformance.results import Result, Run

__all__ = ["KIT", "NAMED", "count_words", "facts", "headline", "name_of", "remarkable", "rule_path", "suspicion"]

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
        *([("what failed", ", ".join(verdicts))] if (verdicts := _verdict_words(run)) else []),
        ("outcome", run.outcome),
    ]


def count_words(run: Run) -> str:
    """Return the counts: those that are not zero, and the passed ones."""
    counts = run.counts
    parts = [f"{count} {name}" for name, count in counts.items() if name != "total" and (count or name == "passed")]
    return f"{counts['total']} run: {', '.join(parts)}"


def _verdict_words(run: Run) -> list[str]:
    """Return how often each verdict failed the run, the most frequent first."""
    found = Counter(result.verdict for result in remarkable(run))
    return [f"{count} {verdict}" for verdict, count in found.most_common()]


def suspicion(run: Run) -> str:
    """Return a word about a program that gives every file the same answer, right or wrong; empty when none is due."""
    answers = {result.found.partition(":")[0] for result in run.results}
    judged = {result.expected.partition(":")[0] for result in run.results}
    if run.mode != "reader" or len(answers) != 1 or len(judged) < 2 or run.fault is not None:
        return ""
    (answer,) = answers
    return f"Every file was {answer}: make sure that the program looks at the file, its last argument."


def headline(run: Run) -> str:
    """Return the outcome as a sentence."""
    if run.interruption is not None:
        return "Interrupted"
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
