"""erase_subject: nothing of the person is left, and nobody else loses anything."""

from __future__ import annotations

import json
import threading
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest
from postgres_cluster import PostgresCluster
from service_world import World
from sqlalchemy import select

from agent_genome.genome import Finalized, Gene, finalize
from agent_genome_server.services import runs
from agent_genome_server.storage import Storage, tables
from agent_genome_server.storage import storage as storage_module

WORDS = ("kumquat", "priya", "zz-9")


@pytest.fixture
def known(world: World) -> World:
    """Return a world that knows a lot of priya, and something of bob."""
    world.register("writer")
    own = Gene("priya_kumquat", "style", "Write kumquat style.", "user", source="customer_explicit", subject="priya")
    world.admin.add_gene(workspace="w1", agent_id="biller", gene=own)
    for number in (1, 2):
        world.said("Use kumquat words.", subject="priya", reference=f"zz-9-{number}", key=f"k{number}")
        world.said("Keep it under 60 words.", subject="bob", reference=f"bob-{number}")
    world.said("Mention the kumquat once.", subject="priya", agent="writer", reference="zz-9-3")
    world.run(subject="priya", followed="priya_kumquat", result="accepted")
    world.call("record_outcome", {"result": "accepted", "subject": "priya", "reference": "zz-9-4"}, key="k3")
    world.run(subject="bob", result="accepted")
    world.admin.consolidate()
    return world


def everything(storage: Storage) -> str:
    """Return every value of every table, but for workspaces and keys."""
    with storage.reading() as connection:
        return repr([connection.execute(select(table)).all() for table in tables.METADATA.sorted_tables])


def answers(world: World) -> str:
    """Return all that a client can ask for."""
    shown: list[Any] = []
    for agent in world.admin.agents(workspace="w1"):
        for subject in ({}, {"subject": "priya"}, {"subject": "bob"}):
            shown += [
                world.call("get_genome", agent=agent, **subject),
                world.call("export_genome", agent=agent, **subject),
            ]
            shown.append(world.compile(agent, **subject))
        shown += [world.call(f"get_quality_{part}", agent=agent) for part in ("summary", "genes", "trend")]
    return repr(shown)


def test_the_answer_counts_what_was_erased(known: World):
    erased = known.call("erase_subject", {"subject": "priya"})
    assert [agent["agent_id"] for agent in erased["agents"]] == ["biller", "writer"]
    assert erased["agents"][0]["personal_genes"] == 1
    assert erased["agents"][0]["learned_genes"] == 1
    assert (erased["outcomes"], erased["compiles"]) == (4, 1)


def test_nothing_of_the_subject_is_left_in_any_table(known: World, storage: Storage):
    assert [word for word in WORDS if word in everything(storage)] == list(WORDS)
    known.call("erase_subject", {"subject": "priya"})
    assert [word for word in WORDS if word in everything(storage)] == []


def test_nothing_of_the_subject_is_left_in_any_answer(known: World):
    learned = [id for id in known.compile()["included"] if id.startswith("lg_")]
    assert "kumquat" in answers(known)
    known.call("erase_subject", {"subject": "priya"})
    shown = answers(known)
    assert [word for word in WORDS if word in shown] == []
    assert len([id for id in learned if id in shown]) == 1


def test_the_ids_of_genes_that_went_are_in_no_record_of_a_compile(known: World, storage: Storage):
    before = {id for id in known.compile(subject="bob")["included"] if id.startswith("lg_")}
    known.call("erase_subject", {"subject": "priya"})
    left = {id for id in known.compile()["included"] if id.startswith("lg_")}
    assert len(before - left) == 1
    assert (before - left).pop() not in everything(storage)


def test_a_gene_that_is_learned_again_after_its_erasure_is_in_the_records_of_compiles_again(world: World):
    def learned_from(subject: str) -> str:
        for number in (1, 2):
            world.said("Use kumquat words.", subject=subject, reference=f"{subject}-{number}")
        world.admin.consolidate()
        (learned,) = (id for id in world.compile()["included"] if id.startswith("lg_"))
        return str(learned)

    gone = learned_from("priya")
    world.call("erase_subject", {"subject": "priya"})
    assert learned_from("bob") == gone
    compile_id = world.run(followed=gone)
    text = f'Done.\n<genome_report>{{"followed": ["{gone}"]}}</genome_report>'
    assert world.call("finalize_output", {"compile_id": compile_id, "text": text})["followed"] == [gone]


def test_another_subject_loses_nothing(known: World):
    before = known.admin.state(workspace="w1", agent_id="biller")
    known.call("erase_subject", {"subject": "priya"})
    after = known.admin.state(workspace="w1", agent_id="biller")
    assert [item for item in after.observations if item.subject == "bob"] == [
        item for item in before.observations if item.subject == "bob"
    ]
    assert "Keep it under 60 words." in {gene.text for gene in after.genes}
    assert known.call("get_quality_summary")["runs"] == 1


def test_another_workspace_loses_nothing(known: World, storage: Storage):
    other = World(storage, workspace="w2", clock=known.clock)
    other.register()
    other.said("Use kumquat words.", subject="priya")
    known.call("erase_subject", {"subject": "priya"})
    assert len(other.call("get_genome")["observations"]) == 1


def test_a_second_erasure_finds_nothing(known: World):
    known.call("erase_subject", {"subject": "priya"})
    version = known.call("get_genome")["version"]
    assert known.call("erase_subject", {"subject": "priya"}) == {"agents": [], "outcomes": 0, "compiles": 0}
    assert known.call("get_genome")["version"] == version


def test_a_retry_with_its_key_is_answered_with_the_first_counts(known: World):
    first = known.call("erase_subject", {"subject": "priya"}, key="e1")
    assert first["outcomes"] == 4
    assert known.call("erase_subject", {"subject": "priya"}, key="e1") == first


@pytest.mark.parametrize("body", [{"result": "feedback", "text": "Use kumquat words.", "reference": "zz-9-1"}])
def test_a_late_retry_of_an_erased_outcome_writes_nothing(known: World, body: dict[str, str]):
    known.call("erase_subject", {"subject": "priya"})
    said = {**body, "subject": "priya"}
    assert known.refused("record_outcome", said, key="k1").code == "idempotency_answer_erased"
    assert known.call("record_outcome", said)["recorded"] == "duplicate"
    known.clock.move(days=2)
    assert known.call("record_outcome", said, key="k1")["recorded"] == "duplicate"
    assert "kumquat" not in answers(known)


def test_a_late_retry_that_names_an_erased_compile_is_a_duplicate(known: World):
    compile_id = known.run(subject="priya")
    body = {"result": "accepted", "subject": "priya", "compile_id": compile_id}
    known.call("record_outcome", body)
    known.call("erase_subject", {"subject": "priya"})
    assert known.call("record_outcome", body)["recorded"] == "duplicate"


def test_a_compile_of_the_erased_subject_is_not_found(known: World):
    compile_id = known.compile(subject="priya")["compile_id"]
    known.call("erase_subject", {"subject": "priya"})
    problem = known.refused("finalize_output", {"compile_id": compile_id, "text": "Done."})
    assert problem.code == "compile_not_found"


@pytest.fixture
def erased_meanwhile(known: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every finalize find that priya was erased between its reading and its writing."""

    def finalize_slowly(text: str, genes: Collection[str]) -> Finalized:
        finalized = finalize(text, genes)
        known.call("erase_subject", {"subject": "priya"})
        return finalized

    monkeypatch.setattr(runs, "finalize", finalize_slowly)


def report(compiled: Any) -> dict[str, str]:
    """Return a finalize of a text whose report names every gene."""
    text = f"Done.\n<genome_report>{json.dumps({'followed': compiled['included']})}</genome_report>"
    return {"compile_id": compiled["compile_id"], "text": text}


@pytest.mark.usefixtures("erased_meanwhile")
def test_a_finalize_beside_an_erasure_follows_no_gene_that_went(known: World, storage: Storage):
    compiled = known.compile(subject="bob")
    followed = known.call("finalize_output", report(compiled))["followed"]
    left = known.compile(subject="bob")["included"]
    assert followed == left != compiled["included"]
    (gone,) = set(compiled["included"]) - set(left)
    assert gone not in everything(storage)


@pytest.mark.usefixtures("erased_meanwhile")
def test_a_finalize_for_a_person_beside_their_erasure_writes_nothing(known: World, storage: Storage):
    problem = known.refused("finalize_output", report(known.compile(subject="priya")))
    assert problem.code == "compile_not_found"
    assert "kumquat" not in everything(storage)


def test_the_answer_of_an_import_with_personal_genes_goes_with_their_subject(world: World):
    world.register("source")
    own = Gene("priya_kumquat", "style", "Write kumquat style.", "user", source="customer_explicit", subject="priya")
    world.admin.add_gene(workspace="w1", agent_id="source", gene=own)
    file = world.call("export_genome", agent="source", subject="priya")
    shown = world.call("import_preview", file, subject="priya")
    path, headers = {"import_id": shown["import_id"]}, {"import-token": shown["token"]}
    assert world.call("import_consent", file, path=path, headers=headers, key="k1", subject="priya")["genes"]
    world.call("erase_subject", {"subject": "priya"})
    assert "kumquat" not in everything(world.storage)


@pytest.mark.parametrize("subject", ['quo"te\\d', "ünï çødé 名前 🙂", "a%_b", "line one", "x" * 256])
def test_a_subject_may_be_any_text_on_one_line(world: World, storage: Storage, subject: str):
    world.said("Use kumquat words.", subject=subject)
    assert world.call("erase_subject", {"subject": subject})["agents"][0]["observations"] == 1
    assert "kumquat" not in everything(storage)


def test_a_subject_whose_name_is_part_of_another_takes_nothing_from_it(world: World):
    world.said("Use kumquat words.", subject="priya-2")
    assert world.call("erase_subject", {"subject": "priya"}) == {"agents": [], "outcomes": 0, "compiles": 0}


def held(folder: Path) -> list[str]:
    """Return the words that some file of a folder holds."""
    files = [path.read_bytes() for path in folder.iterdir() if path.is_file()]
    return [word for word in WORDS if any(word.encode() in data for data in files)]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_after_the_commands_erasure_no_byte_of_the_files_of_sqlite_holds_the_subject(known: World, database_url: str):
    folder = Path(database_url.removeprefix("sqlite:///")).parent
    assert held(folder) == list(WORDS)
    assert known.admin.erase(workspace="w1", subject="priya")["outcomes"] == 4
    known.admin.clean()
    assert held(folder) == []


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_the_operations_erasure_leaves_no_byte_in_the_files_of_sqlite_either(known: World, database_url: str):
    known.call("erase_subject", {"subject": "priya"})
    assert held(Path(database_url.removeprefix("sqlite:///")).parent) == []


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_bytes_that_a_reader_kept_in_the_log_of_sqlite_go_with_the_next_consolidation(
    known: World, storage: Storage, database_url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(storage_module, "FORGET_SECONDS", 0)
    folder = Path(database_url.removeprefix("sqlite:///")).parent
    with storage.reading() as connection:
        connection.execute(select(tables.agents.c.id)).all()
        known.call("erase_subject", {"subject": "priya"})
        assert held(folder) == list(WORDS)
    known.admin.consolidate()
    assert held(folder) == []


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_after_the_commands_erasure_no_table_file_of_postgresql_holds_the_subject(
    known: World, postgres: PostgresCluster, database_url: str
):
    folder = postgres.files(database_url)
    assert held(folder) == list(WORDS)
    known.admin.erase(workspace="w1", subject="priya")
    known.admin.clean()
    assert held(postgres.files(database_url)) == []


def test_an_erasure_beside_outcomes_of_the_same_person_leaves_nothing_half_there(world: World, storage: Storage):
    world.holds_answers = False
    done = threading.Event()

    def speak(name: str) -> None:
        for number in range(12):
            world.said(f"Use {name} words.", subject="priya", reference=f"{name}-{number}", key=f"{name}-{number}")

    def erase() -> None:
        while not done.is_set():
            world.call("erase_subject", {"subject": "priya"})

    speakers = [threading.Thread(target=speak, args=(name,)) for name in ("kumquat", "lemon", "melon")]
    eraser = threading.Thread(target=erase)
    for thread in (*speakers, eraser):
        thread.start()
    for thread in speakers:
        thread.join()
    done.set()
    eraser.join()
    state = world.admin.state(workspace="w1", agent_id="biller")
    with storage.reading() as connection:
        rows = set(connection.scalars(select(tables.outcomes.c.reference)))
        buried = connection.execute(select(tables.tombstones)).all()
        kept = connection.scalars(select(tables.idempotency.c.answer)).all()
    assert rows == {item.reference for item in state.outcomes}
    assert len(buried) + len(rows) == 36
    assert len([answer for answer in kept if answer is not None]) == len(rows)


def test_a_personal_gene_that_was_removed_before_is_in_no_record_either(world: World, storage: Storage):
    own = Gene("priya_kumquat", "style", "Write kumquat style.", "user", source="customer_explicit", subject="priya")
    world.admin.add_gene(workspace="w1", agent_id="biller", gene=own)
    world.run(subject="priya", followed="priya_kumquat")
    world.admin.remove_gene(workspace="w1", agent_id="biller", id="priya_kumquat", subject="priya")
    assert "kumquat" in everything(storage)
    assert world.call("erase_subject", {"subject": "priya"}) == {"agents": [], "outcomes": 0, "compiles": 1}
    assert "kumquat" not in everything(storage)
