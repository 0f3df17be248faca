"""The JSON of a shields.io endpoint badge; it takes no member that it does not know."""

from __future__ import annotations

import json

from agf_conformance import __version__
from agf_conformance._spec import SPEC_VERSION
from agf_conformance.judging.wording import short
from agf_conformance.results import Run

__all__ = ["badge_report"]

_LONGEST_NAME = 40


def badge_report(run: Run) -> str:
    """Return the run as a badge: who, which level, how many passed, by which kit and cases."""
    counts = run.counts
    judged = counts["total"] - counts["skipped"]
    said = f"{counts['passed']}/{judged}" if run.fault is None else "not judged"
    known = f", {counts['known']} known" if counts["known"] else ""
    color = "brightgreen"
    if run.fault is not None:
        color = "lightgrey"
    elif run.level.reached is False:
        color = "red"
    elif run.outcome == "failed" or counts["known"] or run.level.reached is None:
        color = "yellow"
    name = short(run.implementation.name[:_LONGEST_NAME])
    badge = {
        "schemaVersion": 1,
        "label": f"{name}: AGF {SPEC_VERSION} {run.level.name}",
        "message": f"{said}{known} (kit {__version__}, cases {run.case_set.digest[:8]})",
        "color": color,
        "isError": run.fault is not None,
    }
    return json.dumps(badge) + "\n"
