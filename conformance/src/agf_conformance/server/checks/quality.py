"""How well a genome serves: runs, outcomes, genes, days."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from agf_conformance.server._spec import DAYS, DAYS_MOST
from agf_conformance.server.expect import answered, equal, require
from agf_conformance.server.registry import makes
from agf_conformance.server.runs_made import finished_run
from agf_conformance.server.scene import Scene


@makes("srv-quality-runs")
def runs(scene: Scene) -> str:
    agent = scene.register()
    scene.compiled(agent)
    value = answered(scene.ask("get_quality_summary", agent=agent))
    require(value.get("runs") == 0, f"a compile that was never finalized counts: {value.get('runs')} runs")
    finished_run(scene, agent)
    value = answered(scene.ask("get_quality_summary", agent=agent))
    require(value.get("runs") == 1, f"one compile was finalized: {value.get('runs')} runs")
    return "a run is a compile that was finalized"


@makes("srv-quality-outcomes")
def outcomes(scene: Scene) -> str:
    agent = scene.register()
    for result in ("accepted", "accepted", "rejected"):
        scene.have("record_outcome", {"result": result, "compile_id": finished_run(scene, agent)}, agent=agent)
    value = answered(scene.ask("get_quality_summary", agent=agent))
    counts = {item["result"]: item["count"] for item in value["outcomes"]}
    require(counts.get("accepted") == 2 and counts.get("rejected") == 1, f"2 accepted and 1 rejected became {counts}")
    rate = value.get("acceptance_rate")
    require(rate == 0.6667, f"the rate of 2 accepted of 3 is {rate}, not 0.6667")
    return "outcomes count, with or without an observation"


@makes("srv-quality-genes")
def genes(scene: Scene) -> str:
    agent = scene.register()
    compile_id = finished_run(scene, agent, followed="plain_words")
    scene.have("record_outcome", {"result": "accepted", "compile_id": compile_id}, agent=agent)
    finished_run(scene, agent)
    value = answered(scene.ask("get_quality_genes", agent=agent))
    found = {item["id"]: item for item in value["genes"]}
    for id, counts in (
        ("plain_words", {"included": 2, "followed": 1, "accepted": 1, "rejected": 0}),
        ("polite_close", {"included": 2, "followed": 0, "accepted": 1, "rejected": 0}),
    ):
        shown: dict[str, Any] = {name: found.get(id, {}).get(name) for name in counts}
        equal(counts, shown, f"{id} is not credited with its runs and outcomes")
    return "genes are credited by the compiles that included them"


@makes("srv-quality-trend")
def trend(scene: Scene) -> str:
    agent = scene.register()
    finished_run(scene, agent)
    before = datetime.now(UTC).date()
    value = answered(scene.ask("get_quality_trend", agent=agent, query={"days": 10}))
    after = datetime.now(UTC).date()
    points = value["points"]
    require(len(points) == 10, f"10 days have {len(points)} points")
    require(points[-1]["start"] in (str(before), str(after)), f"the last day is {points[-1]['start']}, not today (UTC)")
    first = datetime.fromisoformat(points[0]["start"]).date()
    days = [str(first + timedelta(days=number)) for number in range(10)]
    equal(days, [point["start"] for point in points], "the days are not one after the other, oldest first")
    require(sum(point["runs"] for point in points) == 1, "the runs of the days are not those of the window")
    weeks = answered(scene.ask("get_quality_trend", agent=agent, query={"days": 10, "interval": "week"}))
    require(len(weeks["points"]) == 2, f"10 days have {len(weeks['points'])} weeks")
    return "whole days (UTC) that end with today"


@makes("srv-quality-window")
def window(scene: Scene) -> str:
    for name in ("get_quality_summary", "get_quality_genes", "get_quality_trend"):
        for days in (1, DAYS_MOST):
            value = answered(scene.ask(name, agent=scene.agent, query={"days": days}))
            require(value.get("days") == days, f"{name}: asked for {days} days, the answer says {value.get('days')}")
        value = answered(scene.ask(name, agent=scene.agent))
        found = value.get("days")
        require(found == DAYS, f"{name}: the window is {found} days when none is asked for, not {DAYS}")
    return "the window is the one that was asked for"
