"""The fixture of the databases itself: no test is left out unseen."""

from __future__ import annotations

import os
from pathlib import Path

import postgres_cluster
import pytest
import server_databases
from postgres_cluster import PostgresCluster
from sqlalchemy import text

from agent_genome_server.storage import Storage


@pytest.fixture
def without_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide PostgreSQL."""
    monkeypatch.setattr(postgres_cluster, "FOLDERS", Path("/nowhere"))
    monkeypatch.setenv("PATH", "/nowhere")


@pytest.mark.usefixtures("without_postgres")
def test_without_postgresql_a_test_fails_in_ci(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="apt-get install postgresql"):
        server_databases.started_cluster()


@pytest.mark.usefixtures("without_postgres")
def test_without_postgresql_a_test_is_skipped_elsewhere_with_the_reason(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="not installed"):
        server_databases.started_cluster()


def test_each_test_has_a_database_of_its_own_kind(storage: Storage, database_url: str):
    with storage.reading() as connection:
        version = connection.scalar(text("SELECT sqlite_version()" if storage.is_sqlite else "SELECT version()"))
    assert str(version).startswith("PostgreSQL" if database_url.startswith("postgresql") else "3.")


def test_the_cluster_runs_as_no_privileged_user(postgres: PostgresCluster):
    url = postgres.create("whose")
    try:
        owner = postgres.files(url).stat().st_uid
    finally:
        postgres.drop("whose")
    assert owner != 0
    assert os.geteuid() in (0, owner)
