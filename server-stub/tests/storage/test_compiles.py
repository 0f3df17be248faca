"""Records of compiles and the sets of genes that they share."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, func, select

from agent_genome_server.storage import Storage, tables
from agent_genome_server.storage.agents import add_agent
from agent_genome_server.storage.compiles import (
    CompileRow,
    add_compiles,
    erase_compiles,
    find_compile,
    follow,
    forget_genes,
    has_compile,
    revisions,
)
from agent_genome_server.storage.workspaces import ensure_workspace


def row(id: str, *genes: str, subject: str | None = None) -> CompileRow:
    return CompileRow(id=id, agent=1, compiled_at=1, genes=genes, characters=1, genome_version=1, subject=subject)


@pytest.fixture(autouse=True)
def _agent(storage: Storage) -> None:
    def work(connection: Connection) -> None:
        ensure_workspace(connection, "w1", now=1)
        add_agent(connection, workspace="w1", agent_id="biller", budget=1, dialect="open", state="{}", now=1)
        add_compiles(connection, [row("a", "x", "y"), row("b", "x", "y", subject="s"), row("c", "z", subject="s")])
        add_compiles(connection, [])

    storage.writing(work)


def sets(storage: Storage) -> int:
    with storage.reading() as connection:
        return connection.scalar(select(func.count()).select_from(tables.gene_sets)) or 0


def test_a_record_knows_its_genes_in_their_order(storage: Storage):
    with storage.reading() as connection:
        assert find_compile(connection, agent=1, id="a") == ("x", "y")
        assert find_compile(connection, agent=2, id="a") is None
        assert has_compile(connection, agent=1, id="a")
        assert not has_compile(connection, agent=1, id="d")


def test_compiles_with_the_same_genes_share_a_set(storage: Storage):
    assert sets(storage) == 2


def test_following_nothing_is_not_the_same_as_not_being_finalized(storage: Storage):
    assert storage.writing(lambda connection: follow(connection, agent=1, id="a", followed=())) == ()
    with storage.reading() as connection:
        finalized = select(tables.compiles.c.id).where(tables.compiles.c.followed.is_not(None))
        assert list(connection.scalars(finalized)) == ["a"]


def test_erasing_a_subject_leaves_the_sets_that_others_use(storage: Storage):
    def work(connection: Connection) -> None:
        assert erase_compiles(connection, workspace="w2", subject="s") == []
        assert erase_compiles(connection, workspace="w1", subject="s") == [1, 1]
        forget_genes(connection, agent=1, removed=())

    storage.writing(work)
    assert sets(storage) == 1


def test_a_removed_gene_leaves_every_set(storage: Storage):
    storage.writing(lambda connection: forget_genes(connection, agent=1, removed={"x", "z"}))
    with storage.reading() as connection:
        assert [find_compile(connection, agent=1, id=id) for id in "abc"] == [("y",), ("y",), ()]


def test_a_set_that_lost_a_gene_is_not_taken_for_the_one_that_had_it(storage: Storage):
    storage.writing(lambda connection: follow(connection, agent=1, id="a", followed=("x",)))
    storage.writing(lambda connection: forget_genes(connection, agent=1, removed={"x"}))
    storage.writing(lambda connection: add_compiles(connection, [row("d", "x", "y")]))
    with storage.reading() as connection:
        assert [find_compile(connection, agent=1, id=id) for id in "ad"] == [("y",), ("x", "y")]
    assert sets(storage) == 4


def test_what_an_erasure_took_out_of_a_record_is_not_followed_any_more(storage: Storage):
    storage.writing(lambda connection: forget_genes(connection, agent=1, removed={"x"}))
    storage.writing(lambda connection: erase_compiles(connection, workspace="w1", subject="s"))
    left = storage.writing(lambda connection: follow(connection, agent=1, id="a", followed=("x", "y")))
    assert left == ("y",)
    assert storage.writing(lambda connection: follow(connection, agent=1, id="c", followed=("z",))) is None


def test_revisions_are_those_of_the_agents_that_are_there(storage: Storage):
    with storage.reading() as connection:
        assert revisions(connection, {1, 7}) == {1: 1}
