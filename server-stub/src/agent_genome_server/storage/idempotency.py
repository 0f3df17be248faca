"""First answers to idempotency keys, written in the transaction of what they answer."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from agent_genome_server.storage.tables import idempotency
from agent_genome_server.storage.upsert import insert

__all__ = ["FirstAnswer", "claim", "forget_answers", "keep_answer", "purge_answers"]


@dataclass(frozen=True, slots=True)
class FirstAnswer:
    """What is kept of the first request with a key.

    Attributes:
        request: keyed hash of the request.
        answer: None when it was erased.
    """

    request: str
    answer: bytes | None


def claim(
    connection: Connection, *, workspace: str, key: str, request: str, now: int, kept_since: int
) -> FirstAnswer | None:
    """Take a key for a request, or return what its first request was answered.

    A transaction that claims the same key waits for this one, and then sees its answer, or takes the key itself when
    this one is taken back.

    Args:
        connection: of the transaction that does the work.
        workspace: id of the workspace.
        key: keyed hash of operation and key.
        request: keyed hash of the request.
        now: seconds since 1970.
        kept_since: answers that are older count no more.
    """
    mine = (idempotency.c.workspace == workspace, idempotency.c.key == key)
    connection.execute(delete(idempotency).where(*mine, idempotency.c.created_at < kept_since))
    new = insert(connection, idempotency).values(workspace=workspace, key=key, request=request, created_at=now)
    taken = new.on_conflict_do_nothing().returning(idempotency.c.key)
    while connection.execute(taken).first() is None:
        row = connection.execute(select(idempotency.c.request, idempotency.c.answer).where(*mine)).one_or_none()
        if row is not None:
            return FirstAnswer(*row)
    return None


def keep_answer(connection: Connection, *, workspace: str, key: str, answer: bytes, subject: str | None) -> None:
    """Store the answer to a claimed key; `subject` is the keyed hash of the person whose words it may hold."""
    mine = (idempotency.c.workspace == workspace, idempotency.c.key == key)
    connection.execute(update(idempotency).where(*mine).values(answer=answer, subject=subject))


def forget_answers(connection: Connection, *, workspace: str, subject: str) -> None:
    """Drop the answers that may hold a person's words; their keys stay taken."""
    mine = (idempotency.c.workspace == workspace, idempotency.c.subject == subject)
    connection.execute(update(idempotency).where(*mine).values(answer=None))


def purge_answers(connection: Connection, *, before: int) -> int:
    """Delete keys that are older than a moment, and return how many."""
    return connection.execute(delete(idempotency).where(idempotency.c.created_at < before)).rowcount
