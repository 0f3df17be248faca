"""Migrated databases for tests, of both kinds: each test finds an empty one that nobody else uses."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from postgres_cluster import PostgresCluster, PostgresMissingError

from agent_genome_server.storage import Storage, open_storage
from agent_genome_server.storage.tables import METADATA

KINDS = ("sqlite", "postgresql")
TEMPLATE = "migrated"
_SHARED = "shared"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresCluster]:
    """Yield the session's PostgreSQL."""
    cluster = started_cluster()
    try:
        _migrate(cluster.create(TEMPLATE))
        cluster.create(_SHARED, template=TEMPLATE)
        yield cluster
    finally:
        cluster.close()


def started_cluster() -> PostgresCluster:
    """Return a running PostgreSQL; without one the test is skipped with the reason, but fails in CI."""
    try:
        return PostgresCluster()
    except PostgresMissingError as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a migrated SQLite file."""
    path = tmp_path_factory.mktemp("sqlite") / "template.sqlite3"
    _migrate(f"sqlite:///{path}")
    return path


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the URL of a migrated database that this test alone uses; each test runs on both kinds."""
    if request.param == "sqlite":
        path = tmp_path / "genome.sqlite3"
        shutil.copyfile(request.getfixturevalue("sqlite_template"), path)
        yield f"sqlite:///{path}"
    else:
        cluster: PostgresCluster = request.getfixturevalue("postgres")
        # Emptying a database takes a quarter of the time that making one takes.
        yield cluster.url(_SHARED)
        cluster.empty(_SHARED, [table.name for table in METADATA.sorted_tables])


@pytest.fixture(params=KINDS)
def fragile_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a migrated database whose tables a test may break; each test runs on both kinds."""
    if request.param == "sqlite":
        path = tmp_path / "fragile.sqlite3"
        shutil.copyfile(request.getfixturevalue("sqlite_template"), path)
        return f"sqlite:///{path}"
    cluster: PostgresCluster = request.getfixturevalue("postgres")
    cluster.drop("fragile")
    return cluster.create("fragile", template=TEMPLATE)


@pytest.fixture
def storage(database_url: str) -> Iterator[Storage]:
    """Yield the storage of the test's database."""
    storage = open_storage(database_url)
    yield storage
    storage.close()


@pytest.fixture
def opened() -> Iterator[Callable[[str], Storage]]:
    """Yield what opens a storage that is closed after the test."""
    storages: list[Storage] = []

    def open_one(url: str) -> Storage:
        storages.append(open_storage(url))
        return storages[-1]

    yield open_one
    for storage in storages:
        storage.close()


def _migrate(url: str) -> None:
    storage = open_storage(url)
    storage.migrate()
    storage.close()
