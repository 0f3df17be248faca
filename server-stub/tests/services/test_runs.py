"""compile_genome and finalize_output: sections, records, rates and quotas."""

from __future__ import annotations

from typing import Any

import pytest
from service_world import KERNEL, World, gene, strata

from agent_genome.genome import Gene, GenomeState
from agent_genome_server.problem import Problem
from agent_genome_server.services import Answer, Call, runs
from agent_genome_server.services.states import States
from agent_genome_server.storage import Storage, StorageUnavailableError


def test_a_section_shows_the_genes_that_are_there(world: World):
    compiled = world.compile()
    assert compiled["included"] == ["identity_purpose", "short_sentences"]
    assert "Keep sentences short." in compiled["text"]
    assert compiled["characters"] == len(compiled["text"])


def test_dialect_and_budget_are_the_agents_unless_the_request_says(world: World):
    world.register("writer", dialect="open", budget=700, strata=strata(kernel=[KERNEL], default=[gene(source="base")]))
    assert world.compile("writer")["dialect"] == "open"
    assert world.compile("writer", dialect="gpt")["dialect"] == "gpt"
    assert world.compile("writer", budget=500)["left_out"][0]["reason"] == "budget"


def test_the_task_decides_what_applies(world: World):
    genes = [gene("for_mails", scope=["mail"]), gene("hindi_only", when=[{"feature": "language", "any_of": ["hi"]}])]
    world.register("writer", strata=strata(org=genes))
    left_out = {item["id"]: item["reason"] for item in world.compile("writer")["left_out"]}
    assert left_out == {"for_mails": "scope", "hindi_only": "condition"}
    task = {"input_has": ["mail"], "language": "hi"}
    assert world.compile("writer", task=task)["included"] == ["for_mails", "hindi_only"]


def test_an_overridden_gene_names_what_overrides_it(world: World):
    genes = strata(org=[gene("formal", overrides=["casual"])], default=[gene("casual", source="base")])
    world.register("writer", strata=genes)
    assert world.compile("writer")["left_out"] == [{"id": "casual", "reason": "overridden", "by": "formal"}]


@pytest.mark.parametrize(("flags", "policy"), [((), "precedence"), (("task_aware_selection",), "task_aware")])
def test_the_policy_is_the_servers(storage: Storage, flags: tuple[str, ...], policy: str):
    world = World(storage, flags=frozenset(flags))
    world.register()
    assert world.compile()["policy"] == policy


def test_a_correction_is_in_the_very_next_section(world: World, storage: Storage):
    world.compile()
    World(storage, clock=world.clock).said("Keep it under 60 words.")
    compiled = world.compile()
    assert "Keep it under 60 words." in compiled["text"]
    assert compiled["observations_shown"] == [1]


def test_personal_genes_are_in_the_sections_of_their_person_alone(world: World):
    own = Gene("priya_brief", "style", "Be brief with me.", "user", source="customer_explicit", subject="priya")
    world.admin.add_gene(workspace="w1", agent_id="biller", gene=own)
    assert "priya_brief" in world.compile(subject="priya")["included"]
    assert "priya_brief" not in world.compile(subject="bob")["included"]
    assert "priya_brief" not in world.compile()["included"]


def test_finalize_strips_the_report_and_names_the_genes_of_the_compile(world: World):
    compile_id = world.compile()["compile_id"]
    text = 'Done.\n<genome_report>{"followed": ["short_sentences", "made_up"]}</genome_report>'
    finalized = world.call("finalize_output", {"compile_id": compile_id, "text": text})
    assert finalized == {"compile_id": compile_id, "text": "Done.\n", "followed": ["short_sentences"]}


def test_finalize_may_be_repeated_and_the_last_call_counts(world: World):
    compile_id = world.run(followed="short_sentences")
    world.call("finalize_output", {"compile_id": compile_id, "text": "Done."})
    counted = {item["id"]: item["followed"] for item in world.call("get_quality_genes")["genes"]}
    assert counted["short_sentences"] == 0
    assert world.call("get_quality_summary")["runs"] == 1


def test_a_compile_of_another_agent_is_not_found(world: World):
    world.register("writer")
    body = {"compile_id": world.compile()["compile_id"], "text": "Done."}
    assert world.refused("finalize_output", body, agent="writer").code == "compile_not_found"
    assert world.refused("finalize_output", {**body, "compile_id": f"cp_{0:032}"}).code == "compile_not_found"


def test_the_last_compile_within_the_rate_is_answered_and_the_next_refused(storage: Storage):
    world = World(storage, compiles_per_key=3)
    world.register()
    lefts = [world.answer("compile_genome", {}).headers["RateLimit"] for _ in range(3)]
    assert [left.split(",")[0] for left in lefts] == ['"key";r=2;t=60', '"key";r=1;t=60', '"key";r=0;t=60']
    world.clock.move(seconds=20)
    problem = world.refused("compile_genome", {})
    assert (problem.code, problem.headers["Retry-After"]) == ("rate_limited", "40")
    assert problem.headers["RateLimit"].startswith('"key";r=0;t=40')
    assert problem.headers["RateLimit-Policy"] == '"key";q=3;w=60, "workspace";q=10000;w=86400'


def test_the_next_window_begins_anew(storage: Storage):
    world = World(storage, compiles_per_key=1)
    world.register()
    world.compile()
    world.refused("compile_genome", {})
    world.clock.move(seconds=60)
    world.compile()


def test_each_key_has_a_rate_of_its_own_and_the_workspace_one_quota(storage: Storage):
    first = World(storage, compiles_per_key=2, compiles_per_workspace=3)
    second = World(storage, clock=first.clock, compiles_per_key=2, compiles_per_workspace=3)
    first.register()
    for world in (first, first, second):
        world.compile()
    assert first.refused("compile_genome", {}).code == "rate_limited"
    problem = second.refused("compile_genome", {})
    assert (problem.code, problem.headers["Retry-After"]) == ("quota_exceeded", str(15 * 3600))


def test_another_workspace_is_not_counted(storage: Storage):
    first, second = World(storage, compiles_per_workspace=1), World(storage, workspace="w2", compiles_per_workspace=1)
    for world in (first, second):
        world.register()
        world.compile()
    assert first.refused("compile_genome", {}).code == "quota_exceeded"


def test_a_refused_compile_counts_against_nothing(storage: Storage):
    world = World(storage, compiles_per_key=2, compiles_per_workspace=1)
    world.register()
    world.refused("compile_genome", {}, agent="nobody")
    world.compile()
    for _ in range(3):
        assert world.refused("compile_genome", {}).code == "quota_exceeded"
    world.clock.move(days=1)
    assert world.answer("compile_genome", {}).headers["RateLimit"] == '"key";r=1;t=60, "workspace";r=0;t=54000'


def test_a_refused_compile_leaves_no_record(storage: Storage):
    from sqlalchemy import func, select

    from agent_genome_server.storage.tables import compiles

    world = World(storage, compiles_per_key=1)
    world.register()
    world.compile()
    world.refused("compile_genome", {})
    with storage.reading() as connection:
        assert connection.scalar(select(func.count()).select_from(compiles)) == 1


def compiles(world: World, *agents: str) -> list[Call]:
    """Return requests to compile, one for each agent."""
    return [
        Call(operation_id="compile_genome", principal=world.principal, path={"agent_id": agent}, body={})
        for agent in agents
    ]


def test_requests_that_are_compiled_together_are_each_answered_or_refused_for_itself(world: World):
    world.register("writer")
    biller, unknown, writer = world.services.call_together(compiles(world, "biller", "nobody", "writer"))
    assert isinstance(unknown, Problem)
    assert unknown.code == "agent_not_found"
    for agent, answer in (("biller", biller), ("writer", writer)):
        assert isinstance(answer, Answer)
        assert answer.body["agent_id"] == agent
        world.call("finalize_output", {"compile_id": answer.body["compile_id"], "text": "Done."}, agent=agent)


def test_requests_that_are_compiled_together_are_counted_one_by_one(storage: Storage):
    world = World(storage, compiles_per_key=2)
    world.register()
    *made, refused = world.services.call_together(compiles(world, *["biller"] * 3))
    lefts = [answer.headers["RateLimit"] for answer in made if isinstance(answer, Answer)]
    assert [left.split(",")[0] for left in lefts] == ['"key";r=1;t=60', '"key";r=0;t=60']
    assert isinstance(refused, Problem)
    assert refused.code == "rate_limited"


def test_a_genome_that_changed_meanwhile_is_compiled_anew_for_all(world: World, storage: Storage):
    world.compile()
    World(storage, clock=world.clock).said("Keep it under 60 words.")
    for answer in world.services.call_together(compiles(world, "biller", "biller")):
        assert isinstance(answer, Answer)
        assert "Keep it under 60 words." in answer.body["text"]


def test_what_is_stored_is_answered_though_the_database_fails_the_rest(world: World, monkeypatch: pytest.MonkeyPatch):
    world.register("writer")
    for agent in ("biller", "writer"):
        world.compile(agent)
    World(world.storage, clock=world.clock).said("Keep it under 60 words.", agent="writer")

    def gone(*_: object) -> None:
        raise StorageUnavailableError("The database does not answer, or is busy.")

    monkeypatch.setattr(States, "fresh", gone)
    answer, *refused = world.services.call_together(compiles(world, "biller", "writer", "writer"))
    assert isinstance(answer, Answer)
    assert [problem.code for problem in refused if isinstance(problem, Problem)] == ["unavailable"] * 2
    world.call("finalize_output", {"compile_id": answer.body["compile_id"], "text": "Done."})


@pytest.mark.parametrize("fault", [RuntimeError("x"), RecursionError(), MemoryError()])
def test_a_fault_with_one_request_is_not_that_of_another(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: Exception
):
    world.register("writer")
    before = runs.genome_of

    def broken(state: GenomeState, **more: Any) -> Any:
        if state.agent == "writer":
            raise fault
        return before(state, **more)

    monkeypatch.setattr(runs, "genome_of", broken)
    first, refused, last = world.services.call_together(compiles(world, "biller", "writer", "biller"))
    assert isinstance(first, Answer)
    assert isinstance(last, Answer)
    assert refused is fault


def test_requests_of_two_workspaces_compiled_together_see_and_count_their_own(storage: Storage):
    first, second = World(storage, compiles_per_workspace=1), World(storage, workspace="w2", compiles_per_workspace=1)
    first.register(strata=strata(org=[gene(text="Be brief.")]))
    second.register(strata=strata(org=[gene(text="Be thorough.")]))
    second.register("theirs")
    mine = compiles(first, "biller", "theirs", "biller")
    one, hidden, more, other = first.services.call_together([*mine, *compiles(second, "biller")])
    assert isinstance(one, Answer)
    assert isinstance(other, Answer)
    assert ("Be brief." in one.body["text"], "Be thorough." in other.body["text"]) == (True, True)
    assert [item.code for item in (hidden, more) if isinstance(item, Problem)] == ["agent_not_found", "quota_exceeded"]
    assert "Be thorough." not in one.body["text"]
    assert (
        second.refused("finalize_output", {"compile_id": one.body["compile_id"], "text": ""}).code
        == "compile_not_found"
    )


def test_a_person_erased_between_compile_and_commit_is_in_no_section(world: World, monkeypatch: pytest.MonkeyPatch):
    world.said("Use kumquat words.", subject="priya")
    assert "kumquat" in world.compile()["text"]
    other = World(world.storage, clock=world.clock)
    before = world.services._context.records.add

    def erased_first(*arguments: Any) -> Any:
        other.call("erase_subject", {"subject": "priya"})
        return before(*arguments)

    monkeypatch.setattr(world.services._context.records, "add", erased_first)
    for answer in world.services.call_together(compiles(world, "biller", "biller")):
        assert isinstance(answer, Answer)
        assert "kumquat" not in answer.body["text"]
