"""What an operator is told of a database that cannot be used: never its password, nor a row."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from postgres_cluster import PostgresCluster
from sqlalchemy import make_url

from agent_genome_server.storage import Storage, StorageUnavailableError
from agent_genome_server.storage.targets import MAX_CAUSE, cause_of, target_of


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("postgresql://me:hunter2@db.example/genome", "database genome at db.example"),
        ("postgresql:///genome?host=/run/pg&port=5433&password=hunter2", "database genome at /run/pg port 5433"),
        ("postgresql://me:hunter2@", "the user's own database"),
        ("sqlite:////var/x.sqlite3", "file /var/x.sqlite3"),
    ],
)
def test_a_target_has_no_password(url: str, target: str):
    assert target_of(make_url(url)) == target


@pytest.mark.parametrize("url", ["postgresql://me:hunter2@x/y", "postgresql://me@x/y?password=hunter2"])
def test_a_cause_has_no_password_and_only_the_first_line(url: str):
    error = RuntimeError("\n no entry for me hunter2.\nDETAIL: a row")
    assert cause_of(error, url=make_url(url)) == "no entry for me ***"


def test_a_cause_is_short():
    assert len(cause_of(RuntimeError("x" * 10_000), url=make_url("postgresql://x/y"))) == MAX_CAUSE


def test_no_cause_is_empty():
    assert cause_of(None, url=make_url("postgresql://x/y")) == ""


def test_a_missing_database_is_the_cause(postgres: PostgresCluster, opened: Callable[[str], Storage]):
    with pytest.raises(StorageUnavailableError) as caught:
        opened(postgres.url("never_made")).revision()
    assert 'database "never_made" does not exist' in caught.value.cause
    assert "never_made" in caught.value.target
    assert "never_made" not in str(caught.value)
