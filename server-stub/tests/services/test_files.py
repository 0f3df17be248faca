"""export_genome, import_preview, import_consent and import_undo."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from service_world import KERNEL, World, gene, strata

from agent_genome import agf
from agent_genome.genome import Gene
from agent_genome_server.problem import Problem
from agent_genome_server.storage import Storage


@pytest.fixture
def file(world: World) -> bytes:
    """Return the file of another agent, with two genes that `biller` has not."""
    listed = strata(
        kernel=[KERNEL], org=[gene("metric_units", "Use metric units.")], team=[gene("no_emoji", "No emoji.")]
    )
    world.register("source", strata=listed)
    exported: bytes = world.call("export_genome", agent="source")
    return exported


def preview(world: World, file: bytes, **query: Any) -> Any:
    return world.call("import_preview", file, **query)


def consent(world: World, file: bytes, shown: Any, *, key: str | None = None, **query: Any) -> Any:
    path, headers = {"import_id": shown["import_id"]}, {"import-token": shown["token"]}
    return world.call("import_consent", file, path=path, headers=headers, key=key, **query)


def undo(world: World, import_id: str, *, key: str | None = None, **more: Any) -> Any:
    return world.call("import_undo", path={"import_id": import_id}, key=key, **more)


def test_the_export_is_a_valid_file_with_a_name(world: World):
    answer = world.answer("export_genome")
    assert agf.loads(answer.body).data["agent"]["slug"] == "biller"
    assert answer.headers["Content-Disposition"] == 'attachment; filename="biller.agf.json"'


def test_the_exports_etag_covers_all_but_the_moment(world: World):
    first = world.answer("export_genome")
    world.clock.move(minutes=5)
    later = world.answer("export_genome")
    assert later.body != first.body
    assert later.headers["ETag"] == first.headers["ETag"]
    assert first.headers["ETag"].startswith('W/"')
    world.admin.remove_gene(workspace="w1", agent_id="biller", id="short_sentences")
    assert world.answer("export_genome").headers["ETag"] != first.headers["ETag"]


def test_references_leave_as_pseudonyms_of_the_workspace(world: World):
    for reference in ("out-1", "out-2"):
        world.said("Keep it under 60 words.", reference=reference, subject="priya")
    world.admin.consolidate()
    exported = world.call("export_genome").decode()
    assert "lg_" in exported
    assert not [word for word in ("out-1", "priya", "w1") if word in exported]
    assert '"provenance": []' in world.call("export_genome", provenance_mode="none").decode()


def test_personal_genes_leave_when_their_person_asks(world: World):
    own = Gene("priya_brief", "style", "Be brief with me.", "user", source="customer_explicit", subject="priya")
    world.admin.add_gene(workspace="w1", agent_id="biller", gene=own)
    assert b"priya_brief" not in world.call("export_genome")
    assert b"priya_brief" in world.call("export_genome", subject="priya")


def test_a_preview_writes_nothing(world: World, file: bytes):
    before = world.admin.state(workspace="w1", agent_id="biller")
    shown = preview(world, file)
    assert [item["gene"]["id"] for item in shown["genes"]] == ["metric_units", "no_emoji"]
    assert shown["not_carried"] == [{"what": "germline", "id": "identity_purpose"}]
    assert world.admin.state(workspace="w1", agent_id="biller") == before


def test_what_meets_a_gene_that_is_there_is_shown_and_not_written(world: World):
    shown = preview(world, world.call("export_genome"))
    assert [(item["id"], item["reason"]) for item in shown["conflicts"]] == [("short_sentences", "same_id")]
    path, headers = {"import_id": shown["import_id"]}, {"import-token": shown["token"]}
    problem = world.refused("import_consent", world.call("export_genome"), path=path, headers=headers)
    assert problem.code == "nothing_to_import"


def test_a_file_that_is_not_agf_is_refused_with_every_code(world: World):
    problem = world.refused("import_preview", b'{"agf": "1.0", "kind": "genome"}')
    assert problem.code == "file_invalid"
    assert len(problem.errors) > 3
    assert world.refused("import_preview", b"\xff\x00").code == "file_invalid"


def test_consent_writes_what_the_preview_showed(world: World, file: bytes):
    shown = preview(world, file)
    applied = consent(world, file, shown)
    assert applied == {"import_id": shown["import_id"], "genes": ["metric_units", "no_emoji"], "proposals": []}
    assert world.compile()["included"] == ["identity_purpose", "metric_units", "short_sentences", "no_emoji"]


def test_consent_pressed_twice_is_applied_once(world: World, file: bytes):
    shown = preview(world, file)
    first = consent(world, file, shown, key="k1")
    assert consent(world, file, shown, key="k1") == first
    path, headers = {"import_id": shown["import_id"]}, {"import-token": shown["token"]}
    assert world.refused("import_consent", file, path=path, headers=headers).code == "import_already_applied"


def test_consent_given_by_many_at_once_is_applied_once(world: World, file: bytes):
    shown = preview(world, file)
    applied: list[Any] = []
    refused: list[str] = []

    def give() -> None:
        try:
            applied.append(consent(world, file, shown))
        except Problem as problem:
            refused.append(problem.code)

    threads = [threading.Thread(target=give) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(applied), refused) == (1, ["import_already_applied"] * 4)


def test_a_key_that_was_used_with_other_bytes_is_a_conflict(world: World, file: bytes):
    shown = preview(world, file)
    consent(world, file, shown, key="k1")
    path, headers = {"import_id": shown["import_id"]}, {"import-token": shown["token"]}
    problem = world.refused("import_consent", file + b" ", path=path, headers=headers, key="k1")
    assert problem.code == "idempotency_conflict"


def test_a_token_is_good_for_its_file_agent_import_and_time_alone(world: World, file: bytes):
    world.register("writer")
    shown = preview(world, file)
    headers, path = {"import-token": shown["token"]}, {"import_id": shown["import_id"]}

    def code(body: bytes = file, **more: Any) -> str:
        return world.refused("import_consent", body, **{"path": path, "headers": headers, **more}).code

    assert code(file + b" ") == "token_other_file"
    assert code(agent="writer") == "token_other_agent"
    assert code(path={"import_id": "im_0000000000000000"}) == "import_unknown"
    assert code(headers={"import-token": shown["token"] + "0"}) == "token_invalid"
    world.clock.move(hours=2)
    assert code() == "token_expired"


def test_the_token_of_another_workspace_is_none(world: World, storage: Storage, file: bytes):
    other = World(storage, workspace="w2", clock=world.clock)
    other.register()
    shown = preview(world, file)
    path, headers = {"import_id": shown["import_id"]}, {"import-token": shown["token"]}
    assert other.refused("import_consent", file, path=path, headers=headers).code == "token_invalid"


def test_a_preview_holds_only_for_the_genome_that_it_was_made_for(world: World, file: bytes):
    shown = preview(world, file)
    taken = Gene("no_emoji", "style", "Never use emoji.", "org", source="staff")
    world.admin.add_gene(workspace="w1", agent_id="biller", gene=taken)
    path, headers = {"import_id": shown["import_id"]}, {"import-token": shown["token"]}
    assert world.refused("import_consent", file, path=path, headers=headers).code == "preview_outdated"


def test_learned_genes_arrive_as_proposals(world: World):
    world.register("source")
    for reference in ("out-1", "out-2"):
        world.said("Keep it under 60 words.", reference=reference, agent="source")
    world.admin.consolidate()
    file = world.call("export_genome", agent="source")
    applied = consent(world, file, preview(world, file))
    assert (applied["genes"], len(applied["proposals"])) == ([], 1)
    assert world.call("get_genome")["proposals"][0]["import_id"] == applied["import_id"]


def test_undo_takes_the_import_back_also_after_a_restart(world: World, storage: Storage, file: bytes):
    before = world.call("get_genome")["strata"]
    import_id = consent(world, file, preview(world, file))["import_id"]
    restarted = World(storage, clock=world.clock)
    undone = undo(restarted, import_id)
    assert (undone["genes"], undone["left"]) == (["metric_units", "no_emoji"], [])
    assert world.call("get_genome")["strata"] == before


def test_undo_leaves_what_was_changed_since(world: World, file: bytes):
    import_id = consent(world, file, preview(world, file))["import_id"]
    changed = Gene("no_emoji", "style", "Never use emoji.", "team", source="staff")
    world.admin.change_gene(workspace="w1", agent_id="biller", gene=changed)
    undone = undo(world, import_id, key="k1")
    assert undone["left"] == [{"id": "no_emoji", "reason": "changed"}]
    assert undo(world, import_id, key="k1") == undone
    assert world.refused("import_undo", path={"import_id": import_id}).code == "import_already_undone"


def test_an_import_of_another_agent_is_unknown(world: World, file: bytes):
    import_id = consent(world, file, preview(world, file))["import_id"]
    assert world.refused("import_undo", agent="source", path={"import_id": import_id}).code == "import_unknown"


@pytest.mark.parametrize("operation_id", ["import_preview", "import_consent", "import_undo"])
def test_imports_are_not_offered_without_their_flag(storage: Storage, operation_id: str):
    world = World(storage, flags=frozenset())
    more = {"path": {"import_id": "im_0000000000000000"}, "headers": {"import-token": "x"}}
    assert world.refused(operation_id, b"{}", **more).code == "imports_not_offered"


def test_members_that_agf_does_not_name_survive_the_way_through_the_database(world: World, storage: Storage):
    odd = {"x_note": {"big": 9007199254740991, "small": 1e-7, "text": "नमस्ते\u0000\u2028", "none": None}}
    world.register("source", strata=strata(kernel=[KERNEL | odd]))
    shown = World(storage, clock=world.clock).call("get_genome", agent="source")
    assert shown["strata"][0]["genes"][0]["x_note"] == odd["x_note"]
