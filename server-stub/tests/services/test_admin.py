"""What the operator's commands do."""

from __future__ import annotations

import pytest
from service_world import World, gene
from sqlalchemy import select

from agent_genome.genome import Gene
from agent_genome_server.problem import Problem
from agent_genome_server.storage import Storage, tables


def test_a_key_is_known_by_its_text_and_stored_as_a_hash(world: World, storage: Storage):
    key = world.admin.create_key(workspace="w1", scopes=["genome:read"], label="laptop")
    principal = world.services.authenticate(key.text)
    assert principal is not None
    assert (principal.key_id, principal.workspace, principal.scopes) == (key.id, "w1", frozenset({"genome:read"}))
    with storage.reading() as connection:
        stored = repr(connection.execute(select(tables.api_keys)).all())
    assert key.text not in stored
    assert key.text.removeprefix("agk_") not in stored


def test_a_key_shows_in_no_repr(world: World):
    key = world.admin.create_key(workspace="w1", scopes=["genome:read"])
    assert key.text not in repr(key)


def test_keys_are_listed_without_their_text(world: World):
    key = world.admin.create_key(workspace="w2", scopes=["genome:read", "genome:erase"], label="laptop")
    listed = world.admin.keys("w2")
    assert [(item.id, item.label, item.revoked_at) for item in listed] == [(key.id, "laptop", None)]
    every = world.admin.keys()
    assert {item.workspace for item in every} == {"w1", "w2"}


def test_a_revoked_key_is_refused_at_once_also_by_a_server_that_runs(world: World, storage: Storage):
    other = World(storage, workspace="w2", clock=world.clock)
    assert world.services.authenticate(world.key.text) is not None
    assert other.admin.revoke_key(world.key.id)
    assert world.services.authenticate(world.key.text) is None
    assert not other.admin.revoke_key(world.key.id)
    assert not other.admin.revoke_key("key_0000000000000000")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "agk_",
        f"agk_{'A' * 43}",
        f"agk_{'A' * 42}",
        f"agk_{'A' * 44}",
        f"agk_{'A' * 43}\n",
        f"agk_{'é' * 43}",
        "\ud800",
        "x" * 10_000,
    ],
)
def test_what_is_no_key_is_nobody(world: World, text: str):
    assert world.services.authenticate(text) is None


@pytest.mark.parametrize(
    ("workspace", "scopes"), [("w1", ["genome:all"]), ("", ["genome:read"]), ("a\nb", ["genome:read"])]
)
def test_a_key_needs_a_workspace_and_known_scopes(world: World, workspace: str, scopes: list[str]):
    with pytest.raises(ValueError, match=r"scope|workspace"):
        world.admin.create_key(workspace=workspace, scopes=scopes)


def test_a_label_stands_on_one_line(world: World):
    with pytest.raises(ValueError, match="line"):
        world.admin.create_key(workspace="w1", scopes=[], label="a\0b")


def test_the_secrets_of_a_workspace_stay_and_are_its_own(world: World, storage: Storage):
    world.admin.create_key(workspace="w2", scopes=[])
    world.admin.create_key(workspace="w1", scopes=[])
    with storage.reading() as connection:
        rows = connection.execute(select(tables.workspaces)).all()
    secrets = [value for row in rows for value in row if isinstance(value, bytes)]
    assert len(set(secrets)) == 8
    assert {len(secret) for secret in secrets} == {32}


def test_genes_are_added_changed_and_removed(world: World):
    where = {"workspace": "w1", "agent_id": "biller"}
    world.admin.add_gene(**where, gene=Gene("tone", "style", "Be warm.", "team", source="staff"))
    world.admin.change_gene(**where, gene=Gene("tone", "style", "Be plain.", "team", source="staff"))
    assert "Be plain." in world.compile()["text"]
    assert world.admin.remove_gene(**where, id="tone").text == "Be plain."
    assert world.call("get_genome")["version"] == 4


@pytest.mark.parametrize(
    ("gene_", "code"),
    [
        (Gene("tone", "style", "Mail cfo@example.com.", "org", source="staff"), "gene_refused"),
        (Gene("tone", "style", "Be plain.", "kernel", source="staff"), "stratum_read_only"),
        (Gene("short_sentences", "style", "Be plain.", "org", source="staff"), "gene_exists"),
    ],
)
def test_a_gene_that_may_not_be_written_is_a_problem_of_the_catalogue(world: World, gene_: Gene, code: str):
    with pytest.raises(Problem) as caught:
        world.admin.add_gene(workspace="w1", agent_id="biller", gene=gene_)
    assert caught.value.code == code
    assert world.call("get_genome")["version"] == 1


def test_a_proposal_is_rejected_and_not_made_again(world: World):
    def teach(*references: str) -> None:
        for reference in references:
            world.said("Totals must never be rounded.", reference=reference)
        world.admin.consolidate()

    teach("out-1", "out-2")
    proposal = world.call("get_genome")["proposals"][0]["gene"]["id"]
    assert world.admin.reject_proposal(workspace="w1", agent_id="biller", id=proposal).gene.id == proposal
    teach("out-3", "out-4")
    assert world.call("get_genome")["proposals"] == []


def test_an_agent_that_is_not_there_is_a_problem(world: World):
    with pytest.raises(Problem) as caught:
        world.admin.state(workspace="w1", agent_id="nobody")
    assert caught.value.code == "agent_not_found"


def test_a_demo_can_be_registered(world: World):
    body = {"agent_id": "demo", "species": "Demo", "strata": [{"stratum": "org", "genes": [gene()]}]}
    assert world.admin.register_agent(workspace="w1", body=body)["agent_id"] == "demo"
    with pytest.raises(Problem) as caught:
        world.admin.register_agent(workspace="w1", body=body)
    assert caught.value.code == "agent_exists"


def test_erasing_in_a_workspace_that_is_not_there_is_a_problem_not_a_crash(world: World):
    with pytest.raises(ValueError, match="workspace"):
        world.admin.erase(workspace="nowhere", subject="priya")
