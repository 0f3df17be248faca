"""Migrations: they make exactly the tables of the program, once, whoever begins."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from postgres_cluster import PostgresCluster
from sqlalchemy import text

from agent_genome_server.storage import Storage
from agent_genome_server.storage.tables import METADATA

Opener = Callable[[str], Storage]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new.sqlite3'}"
    cluster: PostgresCluster = request.getfixturevalue("postgres")
    cluster.drop("empty")
    return cluster.create("empty")


def test_the_migrations_make_the_tables_of_the_program(storage: Storage):
    with storage.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_an_empty_database_has_no_revision_and_is_not_current(empty_url: str, opened: Opener):
    storage = opened(empty_url)
    assert (storage.revision(), storage.is_current()) == (None, False)
    storage.migrate()
    assert (storage.revision() is not None, storage.is_current()) == (True, True)


def test_migrating_again_changes_nothing(storage: Storage):
    revision = storage.revision()
    storage.migrate()
    assert storage.revision() == revision


def test_several_may_migrate_at_once(empty_url: str, opened: Opener):
    storages = [opened(empty_url) for _ in range(4)]
    failures: list[BaseException] = []

    def migrate(storage: Storage) -> None:
        try:
            storage.migrate()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=migrate, args=(storage,)) for storage in storages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert storages[0].is_current()


def test_a_migration_that_fails_leaves_no_table(empty_url: str, opened: Opener, monkeypatch: pytest.MonkeyPatch):
    from alembic import op

    real = op.create_index

    def fails(name: str, *more: object) -> None:
        if name == "ix_tombstones_erased_at":
            raise RuntimeError("out of luck")
        real(name, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(op, "create_index", fails)
    storage = opened(empty_url)
    with pytest.raises(RuntimeError):
        storage.migrate()
    with storage.reading() as connection:
        catalogue = (
            "sqlite_master WHERE type = 'table'" if storage.is_sqlite else "pg_tables WHERE schemaname = 'public'"
        )
        assert connection.scalar(text(f"SELECT count(*) FROM {catalogue}")) == 0
