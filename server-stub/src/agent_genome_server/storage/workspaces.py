"""Workspaces, their secrets, and the keys that are pinned to them."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, select, text, update

from agent_genome_server.storage.secrets import hex_id, key_digest, keyed_hash, secret_key
from agent_genome_server.storage.tables import api_keys, workspaces
from agent_genome_server.storage.upsert import insert

__all__ = [
    "KeyInfo",
    "Workspace",
    "add_key",
    "ensure_workspace",
    "find_keys",
    "hold_workspaces",
    "list_keys",
    "revoke_key",
    "workspace",
    "workspace_ids",
]


@dataclass(frozen=True, slots=True)
class Workspace:
    """A workspace and its secrets, which never show in a repr.

    Attributes:
        kid: id of the seal key.
        seal_key: for the seals of exported germlines.
        pseudonym_key: for the references of exported genes.
        token_key: for the tokens of import previews.
        hash_key: for the keyed hashes of the tables.
    """

    id: str
    kid: str
    seal_key: bytes = field(repr=False)
    pseudonym_key: bytes = field(repr=False)
    token_key: bytes = field(repr=False)
    hash_key: bytes = field(repr=False)

    def hashed(self, purpose: str, *parts: str) -> str:
        """Return the keyed hash that stands for parts in the tables."""
        return keyed_hash(self.hash_key, purpose, *parts)

    def subject_hash(self, subject: str | None) -> str | None:
        """Return the keyed hash that stands for a person in the tables."""
        return None if subject is None else self.hashed("subject", subject)


@dataclass(frozen=True, slots=True)
class KeyInfo:
    """What is known of a key, apart from the key itself; moments in seconds since 1970."""

    id: str
    workspace: str
    scopes: frozenset[str]
    label: str
    created_at: int
    revoked_at: int | None


def ensure_workspace(connection: Connection, id: str, *, now: int) -> None:
    """Make a workspace with new secrets, unless it is there."""
    connection.execute(
        insert(connection, workspaces)
        .values(
            id=id,
            created_at=now,
            kid=hex_id("k", 8),
            seal_key=secret_key(),
            pseudonym_key=secret_key(),
            token_key=secret_key(),
            hash_key=secret_key(),
        )
        .on_conflict_do_nothing()
    )


def hold_workspaces(connection: Connection, ids: Collection[str], *, exclusive: bool = False) -> None:
    """Hold workspaces until this transaction ends: an erasure alone, whatever may write words of people together.

    So an erasure has a place in the order of all writes of its workspace. SQLite has one writer at a time anyhow.
    """
    if connection.dialect.name != "sqlite":
        # Row locks would let those who share go on past one who waits to be alone; these stand in line.
        hold = _HOLD_ALONE if exclusive else _HOLD
        for number in sorted(_lock_number(id) for id in ids):
            connection.execute(hold, {"number": number})


def _lock_number(id: str) -> int:
    return int.from_bytes(hashlib.sha256(id.encode()).digest()[:8], "big", signed=True)


def workspace(connection: Connection, id: str) -> Workspace | None:
    """Return a workspace; None when there is none of that id."""
    columns = workspaces.c
    row = connection.execute(
        select(
            columns.id,
            columns.kid,
            columns.seal_key,
            columns.pseudonym_key,
            columns.token_key,
            columns.hash_key,
        ).where(columns.id == id)
    ).one_or_none()
    return None if row is None else Workspace(*row)


def workspace_ids(connection: Connection) -> list[str]:
    """Return the ids of all workspaces, sorted."""
    return sorted(connection.scalars(select(workspaces.c.id)))


def add_key(
    connection: Connection, key_text: str, *, workspace: str, scopes: Collection[str], label: str, now: int
) -> KeyInfo:
    """Store a new key; its text is not kept."""
    info = KeyInfo(hex_id("key_", 16), workspace, frozenset(scopes), label, now, None)
    connection.execute(
        api_keys.insert().values(
            id=info.id,
            sha256=key_digest(key_text),
            workspace=workspace,
            scopes=" ".join(sorted(scopes)),
            label=label,
            created_at=now,
        )
    )
    return info


def find_keys(connection: Connection, key_texts: Collection[str]) -> dict[str, KeyInfo]:
    """Return what is known of keys by their texts, also of those that are revoked."""
    texts = {key_digest(text): text for text in key_texts}
    rows = connection.execute(_FIND_KEYS, {"digests": list(texts)}).all()
    return {texts[row[-1]]: _info(row) for row in rows}


def list_keys(connection: Connection, *, workspace: str | None = None) -> list[KeyInfo]:
    """Return all keys, or those of a workspace, the oldest first."""
    query = _KEY_INFO.order_by(api_keys.c.created_at, api_keys.c.id)
    if workspace is not None:
        query = query.where(api_keys.c.workspace == workspace)
    return [_info(row) for row in connection.execute(query)]


def revoke_key(connection: Connection, id: str, *, now: int) -> bool:
    """Make a key useless from now on; False when there is no such key, or it was revoked before."""
    query = update(api_keys).where(api_keys.c.id == id, api_keys.c.revoked_at.is_(None)).values(revoked_at=now)
    return connection.execute(query).rowcount == 1


_KEY_INFO = select(
    api_keys.c.id,
    api_keys.c.workspace,
    api_keys.c.scopes,
    api_keys.c.label,
    api_keys.c.created_at,
    api_keys.c.revoked_at,
)
_HOLD = text("SELECT pg_advisory_xact_lock_shared(:number)")
_HOLD_ALONE = text("SELECT pg_advisory_xact_lock(:number)")
_FIND_KEYS = _KEY_INFO.add_columns(api_keys.c.sha256).where(api_keys.c.sha256.in_(bindparam("digests", expanding=True)))


def _info(row: Sequence[Any]) -> KeyInfo:
    return KeyInfo(row[0], row[1], frozenset(row[2].split()), row[3], row[4], row[5])
