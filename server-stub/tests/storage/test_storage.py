"""Transactions: whole or not at all, one snapshot, and a plain word when the database cannot be used."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, text

from agent_genome_server.storage import Storage, StorageUnavailableError, engines, tables
from agent_genome_server.storage import storage as storage_module
from agent_genome_server.storage.workspaces import ensure_workspace, hold_workspaces, workspace, workspace_ids

Opener = Callable[[str], Storage]


def add(storage: Storage, id: str) -> None:
    storage.writing(lambda connection: ensure_workspace(connection, id, now=1))


def test_what_was_written_is_there(storage: Storage):
    add(storage, "w1")
    with storage.reading() as connection:
        assert workspace_ids(connection) == ["w1"]


def test_an_exception_takes_everything_back(storage: Storage):
    def work(connection: Connection) -> None:
        ensure_workspace(connection, "w1", now=1)
        raise LookupError("no")

    with pytest.raises(LookupError):
        storage.writing(work)
    with storage.reading() as connection:
        assert workspace_ids(connection) == []


def test_a_reader_sees_one_snapshot(storage: Storage):
    with storage.reading() as connection:
        assert workspace_ids(connection) == []
        add(storage, "w1")
        assert workspace_ids(connection) == []
    with storage.reading() as connection:
        assert workspace_ids(connection) == ["w1"]


def test_writers_of_many_threads_lose_no_update(storage: Storage):
    add(storage, "w1")

    def count_up(connection: Connection) -> None:
        column = tables.workspaces.c.created_at
        held = select(column).with_for_update()
        connection.execute(tables.workspaces.update().values(created_at=connection.scalar(held) + 1))

    threads = [threading.Thread(target=lambda: [storage.writing(count_up) for _ in range(10)]) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with storage.reading() as connection:
        assert connection.scalar(select(tables.workspaces.c.created_at)) == 51


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_database_that_is_busy_for_too_long_is_unavailable(
    database_url: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    first, second = opened(database_url), opened(database_url)

    def work(_: Connection) -> None:
        with pytest.raises(StorageUnavailableError):
            add(second, "w2")

    first.writing(work)
    add(second, "w2")


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_lock_that_is_held_for_too_long_is_unavailable(
    database_url: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    storage = opened(database_url)

    def work(connection: Connection) -> None:
        hold_workspaces(connection, ["w1"], exclusive=True)
        with pytest.raises(StorageUnavailableError):
            storage.writing(lambda other: hold_workspaces(other, ["w1"]))

    storage.writing(work)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_writer_whose_turn_does_not_come_is_told_that_the_database_is_unavailable(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)

    def work(_: Connection) -> None:
        with pytest.raises(StorageUnavailableError):
            add(storage, "w2")

    storage.writing(work)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_deadlock_starts_the_work_anew(storage: Storage):
    for id in ("a", "b"):
        add(storage, id)
    gate = threading.Barrier(2)
    runs: list[str] = []
    finished: list[str] = []

    def work(first: str, second: str) -> None:
        def lock(connection: Connection) -> None:
            runs.append(first)
            held = select(tables.workspaces.c.id).with_for_update()
            connection.execute(held.where(tables.workspaces.c.id == first))
            if runs.count(first) == 1:
                gate.wait(60)
            connection.execute(held.where(tables.workspaces.c.id == second))

        storage.writing(lock)
        finished.append(first)

    threads = [threading.Thread(target=work, args=pair) for pair in (("a", "b"), ("b", "a"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(runs) > 2
    assert sorted(finished) == ["a", "b"]


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_who_waits_to_be_alone_in_a_workspace_is_not_overtaken_for_ever(storage: Storage):
    stop, is_alone = threading.Event(), threading.Event()

    def share() -> None:
        while not stop.is_set():
            storage.writing(lambda connection: hold_workspaces(connection, ["w1"]))

    def be_alone() -> None:
        storage.writing(lambda connection: hold_workspaces(connection, ["w1"], exclusive=True))
        is_alone.set()

    sharing = [threading.Thread(target=share) for _ in range(4)]
    alone = threading.Thread(target=be_alone)
    for thread in (*sharing, alone):
        thread.start()
    assert is_alone.wait(30)
    stop.set()
    for thread in (*sharing, alone):
        thread.join()


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////no/such/folder/genome.sqlite3",
        "postgresql://127.0.0.1:1/none",
        "postgresql:///x?host=/nowhere",
        "postgresql:///x?nowhere=1",
    ],
)
def test_a_database_that_is_not_there_is_unavailable(url: str, opened: Opener):
    storage = opened(url)
    with pytest.raises(StorageUnavailableError) as caught:
        storage.is_current()
    assert "nowhere" not in str(caught.value)


def test_a_file_that_is_no_database_is_unavailable(tmp_path: Path, opened: Opener):
    path = tmp_path / "notes.txt"
    path.write_text("This is no database at all.\n" * 100)
    with pytest.raises(StorageUnavailableError, match="is none"):
        opened(f"sqlite:///{path}").migrate()


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_connection_that_the_server_closed_is_not_used_again(storage: Storage):
    add(storage, "w1")
    kill = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    with storage.reading() as first, storage.reading() as second:
        assert first.scalar(text("SELECT 1")) == second.scalar(text("SELECT 1"))
    with storage.reading() as connection:
        connection.execute(kill)
    for _ in range(3):
        with storage.reading() as connection:
            assert workspace(connection, "w1") is not None


def test_cleaning_keeps_what_is_there(storage: Storage):
    add(storage, "w1")
    storage.clean()
    storage.forget()
    with storage.reading() as connection:
        assert connection.scalar(select(func.count()).select_from(tables.workspaces)) == 1


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_cleaning_beside_a_reader_says_that_it_could_not(
    database_url: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    storage = opened(database_url)
    add(storage, "w1")
    with storage.reading() as connection:
        workspace_ids(connection)
        add(storage, "w2")
        with pytest.raises(StorageUnavailableError):
            storage.clean()
    storage.clean()


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_cleaning_beside_a_writer_of_another_process_says_that_it_could_not(
    database_url: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    first, second = opened(database_url), opened(database_url)

    def work(_: Connection) -> None:
        with pytest.raises(StorageUnavailableError):
            second.clean()

    first.writing(work)


def test_truncating_the_log_is_tried_again_while_another_process_does_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(storage_module, "PAUSE_SECONDS", 0)
    answers = [False, False, True]
    storage_module._truncate(lambda: answers.pop(0))
    assert answers == []
