"""get_quality_summary, get_quality_genes and get_quality_trend (spec: rest.md#quality)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any, Final

from agent_genome.agf._spec import STRATA
from agent_genome.genome.precedence import in_precedence
from agent_genome_server._spec import LIMITS, RESULTS
from agent_genome_server.services.bodies import etag
from agent_genome_server.services.call import Answer, Call
from agent_genome_server.services.context import Context
from agent_genome_server.storage.quality import (
    DAY_SECONDS,
    outcome_counts,
    outcomes_by_day,
    outcomes_of_genes,
    runs_by_day,
    runs_of_genes,
)

__all__ = ["get_quality_genes", "get_quality_summary", "get_quality_trend"]

_ACCEPTED: Final = "accepted"
_JUDGED: Final = (_ACCEPTED, "edited", "rejected")
_WEEK_DAYS: Final = 7
_RATE_DIGITS: Final = 4
_FIRST_DAY: Final = date(1970, 1, 1)


def get_quality_summary(context: Context, call: Call) -> Answer:
    """Sum up runs, outcomes and genes."""
    loaded = context.states.fresh(call.principal.workspace, call.path["agent_id"])
    days, since = _window(context, call)
    with context.storage.reading() as connection:
        runs = runs_by_day(connection, agent=loaded.row.id, since=since)
        outcomes = outcome_counts(connection, agent=loaded.row.id, since=since)
    genes = Counter(gene.stratum for gene in loaded.state.visible(None))
    return _answer(
        {
            "agent_id": loaded.row.agent_id,
            "days": days,
            "runs": sum(runs.values()),
            "outcomes": [{"result": result, "count": outcomes.get(result, 0)} for result in RESULTS],
            "acceptance_rate": _rate(outcomes),
            "genes": [{"stratum": stratum, "count": genes[stratum]} for stratum in STRATA if genes[stratum]],
            "observations": sum(1 for item in loaded.state.observations if item.consumed_by is None),
            "proposals": len(loaded.state.proposals),
        }
    )


def get_quality_genes(context: Context, call: Call) -> Answer:
    """Say of every shared gene how it serves."""
    loaded = context.states.fresh(call.principal.workspace, call.path["agent_id"])
    days, since = _window(context, call)
    with context.storage.reading() as connection:
        runs = runs_of_genes(connection, agent=loaded.row.id, since=since)
        outcomes = outcomes_of_genes(connection, agent=loaded.row.id, since=since)
    counts: Counter[tuple[str, str]] = Counter()
    for item in runs:
        counts.update({(gene, "included"): item.count for gene in item.genes})
        counts.update({(gene, "followed"): item.count for gene in item.followed})
    for item in outcomes:
        counts.update({(gene, item.result): item.count for gene in item.genes})
    genes = [
        {
            "id": gene.id,
            "stratum": gene.stratum,
            "kind": gene.kind,
            "strength": gene.strength,
            "evidence_count": gene.evidence_count,
            **{name: counts[gene.id, name] for name in ("included", "followed", *_JUDGED)},
        }
        for gene in in_precedence(loaded.state.visible(None))
    ]
    return _answer({"agent_id": loaded.row.agent_id, "days": days, "genes": genes})


def get_quality_trend(context: Context, call: Call) -> Answer:
    """Count runs and outcomes day by day or week by week."""
    loaded = context.states.fresh(call.principal.workspace, call.path["agent_id"])
    days, since = _window(context, call)
    interval: str = call.query.get("interval", "day")
    with context.storage.reading() as connection:
        runs = runs_by_day(connection, agent=loaded.row.id, since=since)
        outcomes = outcomes_by_day(connection, agent=loaded.row.id, since=since)
    first = since // DAY_SECONDS
    points: list[dict[str, Any]] = []
    for step in _steps(first, days, length=1 if interval == "day" else _WEEK_DAYS):
        judged = {name: sum(outcomes.get((day, name), 0) for day in step) for name in _JUDGED}
        points.append(
            {
                "start": (_FIRST_DAY + timedelta(days=step.start)).isoformat(),
                "runs": sum(runs.get(day, 0) for day in step),
                **judged,
                "acceptance_rate": _rate(judged),
            }
        )
    return _answer({"agent_id": loaded.row.agent_id, "days": days, "interval": interval, "points": points})


def _steps(first: int, days: int, *, length: int) -> list[range]:
    """Return the days of a window in steps that are counted back from its end, the oldest first."""
    end = first + days
    starts = range(end - length, first - length, -length)
    return [range(max(first, start), start + length) for start in reversed(starts)]


def _window(context: Context, call: Call) -> tuple[int, int]:
    """Return how many days the window has, and when it begins."""
    days: int = call.query.get("days", LIMITS["quality_days_default"])
    today = context.seconds() // DAY_SECONDS
    return days, (today - days + 1) * DAY_SECONDS


def _rate(counts: Mapping[str, int]) -> float | None:
    judged = sum(counts.get(name, 0) for name in _JUDGED)
    return round(counts.get(_ACCEPTED, 0) / judged, _RATE_DIGITS) if judged else None


def _answer(body: dict[str, Any]) -> Answer:
    return Answer(status=200, body=body, headers={"ETag": etag(body)})
