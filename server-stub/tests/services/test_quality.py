"""The three quality answers."""

from __future__ import annotations

from service_world import World

from agent_genome.genome import Gene


def counts(world: World, id: str = "short_sentences", **query: int) -> dict[str, int]:
    row = next(row for row in world.call("get_quality_genes", **query)["genes"] if row["id"] == id)
    return {name: row[name] for name in ("included", "followed", "accepted", "edited", "rejected")}


def test_a_compile_that_was_not_finalized_is_no_run(world: World):
    world.compile()
    assert world.call("get_quality_summary")["runs"] == 0
    assert counts(world)["included"] == 0


def test_the_summary_counts_runs_outcomes_and_genes(world: World):
    world.run(result="accepted")
    world.run(result="accepted")
    world.run(result="rejected")
    world.said("Be brief.")
    summary = world.call("get_quality_summary")
    assert summary["runs"] == 3
    assert [item["count"] for item in summary["outcomes"]] == [2, 0, 1, 1, 0]
    assert [item["result"] for item in summary["outcomes"]] == [
        "accepted",
        "edited",
        "rejected",
        "feedback",
        "approval",
    ]
    assert summary["acceptance_rate"] == 0.6667
    assert summary["genes"] == [{"stratum": "kernel", "count": 1}, {"stratum": "org", "count": 1}]
    assert (summary["observations"], summary["proposals"], summary["days"]) == (1, 0, 30)


def test_without_a_judged_outcome_there_is_no_rate(world: World):
    world.said("Be brief.")
    assert world.call("get_quality_summary")["acceptance_rate"] is None


def test_a_gene_is_credited_with_the_runs_that_showed_it(world: World):
    world.run(followed="short_sentences", result="accepted")
    world.run(result="rejected")
    extra = Gene("metric_units", "style", "Use metric units.", "org", source="staff")
    world.admin.add_gene(workspace="w1", agent_id="biller", gene=extra)
    world.run(followed="metric_units", result="accepted")
    assert counts(world) == {"included": 3, "followed": 1, "accepted": 2, "edited": 0, "rejected": 1}
    assert counts(world, "metric_units") == {"included": 1, "followed": 1, "accepted": 1, "edited": 0, "rejected": 0}


def test_two_outcomes_of_one_run_count_as_one_run(world: World):
    compile_id = world.run(result="accepted")
    world.call("record_outcome", {"result": "accepted", "compile_id": compile_id, "reference": "again"})
    assert counts(world)["accepted"] == 1


def test_genes_stand_in_the_order_of_display_and_personal_ones_do_not(world: World):
    own = Gene("priya_brief", "style", "Be brief with me.", "user", source="customer_explicit", subject="priya")
    world.admin.add_gene(workspace="w1", agent_id="biller", gene=own)
    world.run(subject="priya", followed="priya_brief")
    genes = [row["id"] for row in world.call("get_quality_genes")["genes"]]
    assert genes == ["identity_purpose", "short_sentences"]


def test_the_window_is_made_of_whole_days_and_ends_with_today(world: World):
    world.run(result="accepted")
    world.clock.move(days=1)
    world.run(result="accepted")
    assert world.call("get_quality_summary", days=1)["runs"] == 1
    assert world.call("get_quality_summary", days=2)["runs"] == 2
    world.clock.move(hours=14, minutes=59, seconds=59)
    assert world.call("get_quality_summary", days=2)["runs"] == 2
    world.clock.move(seconds=1)
    assert world.call("get_quality_summary", days=2)["runs"] == 1
    assert counts(world, days=2)["accepted"] == 1


def test_the_trend_shows_every_day_the_empty_ones_too(world: World):
    world.run(result="accepted")
    world.clock.move(days=2)
    world.run(result="rejected")
    points = world.call("get_quality_trend", days=4)["points"]
    assert [point["start"] for point in points] == ["2026-10-12", "2026-10-13", "2026-10-14", "2026-10-15"]
    assert [point["runs"] for point in points] == [0, 1, 0, 1]
    assert [point["acceptance_rate"] for point in points] == [None, 1.0, None, 0.0]


def test_weeks_are_counted_back_from_today_and_the_oldest_may_be_shorter(world: World):
    world.run(result="accepted")
    world.clock.move(days=7)
    world.run(result="accepted")
    points = world.call("get_quality_trend", days=10, interval="week")["points"]
    assert [(point["start"], point["runs"]) for point in points] == [("2026-10-11", 1), ("2026-10-14", 1)]
    assert [point["start"] for point in world.call("get_quality_trend", days=14, interval="week")["points"]] == [
        "2026-10-07",
        "2026-10-14",
    ]


def test_the_etag_changes_with_what_is_counted(world: World):
    first = world.answer("get_quality_summary").headers["ETag"]
    assert world.answer("get_quality_summary").headers["ETag"] == first
    world.run()
    assert world.answer("get_quality_summary").headers["ETag"] != first
