"""Claims: one transaction has a key, and the others wait for it."""

from __future__ import annotations

import threading

import pytest
from sqlalchemy import Connection

from agent_genome_server.storage import Storage
from agent_genome_server.storage.idempotency import FirstAnswer, claim, forget_answers, keep_answer, purge_answers
from agent_genome_server.storage.workspaces import ensure_workspace

NOW = 1_000_000


@pytest.fixture(autouse=True)
def _workspace(storage: Storage) -> None:
    storage.writing(lambda connection: ensure_workspace(connection, "w1", now=NOW))


def take(connection: Connection, *, request: str = "r", now: int = NOW) -> FirstAnswer | None:
    return claim(connection, workspace="w1", key="k", request=request, now=now, kept_since=now - 100)


def answer(connection: Connection, text: bytes = b"first", subject: str | None = None) -> None:
    keep_answer(connection, workspace="w1", key="k", answer=text, subject=subject)


def take_and_answer(connection: Connection) -> None:
    assert take(connection) is None
    answer(connection, subject="s")


def test_a_key_that_is_free_is_taken(storage: Storage):
    assert storage.writing(take) is None


def test_a_key_that_is_taken_gives_its_first_answer(storage: Storage):
    storage.writing(take_and_answer)
    assert storage.writing(lambda connection: take(connection, request="other")) == FirstAnswer("r", b"first")


def test_a_key_of_a_transaction_that_was_taken_back_is_free(storage: Storage):
    def fail(connection: Connection) -> None:
        take_and_answer(connection)
        raise LookupError

    with pytest.raises(LookupError):
        storage.writing(fail)
    assert storage.writing(take) is None


def test_an_answer_that_is_too_old_counts_no_more(storage: Storage):
    storage.writing(take_and_answer)
    assert storage.writing(lambda connection: take(connection, now=NOW + 100)) is not None
    assert storage.writing(lambda connection: take(connection, now=NOW + 101)) is None


def test_an_erased_answer_leaves_its_key_taken(storage: Storage):
    storage.writing(take_and_answer)
    storage.writing(lambda connection: forget_answers(connection, workspace="w1", subject="other"))
    assert storage.writing(take) == FirstAnswer("r", b"first")
    storage.writing(lambda connection: forget_answers(connection, workspace="w1", subject="s"))
    assert storage.writing(take) == FirstAnswer("r", None)


def test_old_keys_are_purged(storage: Storage):
    storage.writing(take_and_answer)
    assert storage.writing(lambda connection: purge_answers(connection, before=NOW)) == 0
    assert storage.writing(lambda connection: purge_answers(connection, before=NOW + 1)) == 1


@pytest.mark.parametrize("fails", [False, True])
def test_who_comes_meanwhile_waits_and_then_gets_the_answer_or_the_key(storage: Storage, fails: bool):
    seen: list[FirstAnswer | None] = []

    def first(connection: Connection) -> None:
        take_and_answer(connection)
        second.start()
        second.join(0.2)
        assert second.is_alive(), "the second did not wait"
        if fails:
            raise LookupError

    second = threading.Thread(target=lambda: seen.append(storage.writing(take)))
    if fails:
        with pytest.raises(LookupError):
            storage.writing(first)
    else:
        storage.writing(first)
    second.join()
    assert seen == [None if fails else FirstAnswer("r", b"first")]
