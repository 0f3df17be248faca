"""The URL of a database."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from agent_genome_server.storage import Storage, UnsupportedDatabaseError, open_storage


@pytest.mark.parametrize(
    "url",
    [
        "",
        "genome.sqlite3",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///a.db?mode=ro",
        "mysql://host/db",
        "http://x",
        "://",
    ],
)
def test_what_is_no_url_of_a_usable_database_is_refused(url: str):
    with pytest.raises(UnsupportedDatabaseError):
        open_storage(url)


def test_a_refused_url_gives_no_password_away():
    with pytest.raises(UnsupportedDatabaseError) as caught:
        open_storage("mysql://me:hunter2@host/db")
    assert "hunter2" not in str(caught.value)


def test_nothing_is_opened_before_the_first_use(tmp_path: Path):
    open_storage(f"sqlite:///{tmp_path / 'new.sqlite3'}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("foreign_keys", 1), ("secure_delete", 1), ("synchronous", 1)]
)
def test_sqlite_is_set_up_on_every_connection(storage: Storage, pragma: str, value: object):
    with storage.reading() as first, storage.reading() as second:
        assert [connection.scalar(text(f"PRAGMA {pragma}")) for connection in (first, second)] == [value] * 2


@pytest.mark.skipif(os.name != "posix", reason="there are no such permissions here")
def test_a_new_file_of_sqlite_is_its_owners_alone(tmp_path: Path, opened: Callable[[str], Storage]):
    opened(f"sqlite:///{tmp_path / 'new.sqlite3'}").migrate()
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_connection_of_postgresql_whose_other_end_is_gone_is_given_up(storage: Storage):
    with storage.reading() as connection:
        known = connection.connection.driver_connection.info.get_parameters()  # type: ignore[union-attr]
    assert int(known["tcp_user_timeout"]) <= 10_000
    assert int(known["keepalives_idle"]) + int(known["keepalives_interval"]) * int(known["keepalives_count"]) <= 30
