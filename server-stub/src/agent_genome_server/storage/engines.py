"""URL -> engine: SQLite in WAL mode with writers in line, or PostgreSQL."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

__all__ = ["BUSY_SECONDS", "WRITING", "UnsupportedDatabaseError", "engine_of"]

BUSY_SECONDS: Final = 10
"""How long somebody waits for a lock, a connection or a turn."""
IDLE_SECONDS: Final = 60
"""How long a transaction of PostgreSQL may stand still before it is taken back."""
POOL_CONNECTIONS: Final = 10
MORE_CONNECTIONS: Final = 40
WRITING: Final = "agent_genome_writing"
"""Execution option of a connection that will write."""

_ALIVE: Final = {
    "tcp_user_timeout": BUSY_SECONDS * 1000,
    "keepalives_idle": BUSY_SECONDS,
    "keepalives_interval": BUSY_SECONDS // 2,
    "keepalives_count": 2,
}
"""How soon libpq finds out that nobody is at the other end of a connection any more."""
_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",
)


class UnsupportedDatabaseError(ValueError):
    """The URL names no database that the server can use."""


def engine_of(url: str) -> Engine:
    """Return the engine of a database; nothing is opened yet.

    Args:
        url: `sqlite:///FILE` or `postgresql://...`.

    Raises:
        UnsupportedDatabaseError: the URL is malformed, names another database, or SQLite without a file.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise UnsupportedDatabaseError(
            "The database URL is malformed: write sqlite:///FILE or postgresql://..."
        ) from None
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        return _sqlite(parsed)
    if backend in ("postgresql", "postgres"):
        return _postgresql(parsed)
    raise UnsupportedDatabaseError(f"The server has no use for {backend}: write sqlite:///FILE or postgresql://...")


def _postgresql(url: URL) -> Engine:
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=POOL_CONNECTIONS,
        max_overflow=MORE_CONNECTIONS,
        pool_timeout=BUSY_SECONDS,
        pool_pre_ping=True,
        use_native_hstore=False,
        connect_args={"connect_timeout": BUSY_SECONDS, **_ALIVE},
    )
    event.listen(engine, "connect", _bound)
    return engine


def _bound(connection: Any, _: Any) -> None:
    """Let nobody wait for a lock without end, nor hold one while its process stands still."""
    connection.execute(f"SET lock_timeout = '{BUSY_SECONDS}s'")
    connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'")
    connection.commit()


def _sqlite(url: URL) -> Engine:
    if url.database in (None, "", ":memory:") or url.query:
        raise UnsupportedDatabaseError("SQLite needs a file, and no options: write sqlite:///FILE.")
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        poolclass=QueuePool,
        pool_size=POOL_CONNECTIONS,
        max_overflow=MORE_CONNECTIONS,
        pool_timeout=BUSY_SECONDS,
        # The driver begins no transaction of its own; `_begin` does.
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS, "isolation_level": None},
    )
    event.listen(engine, "do_connect", lambda *_: _create(str(url.database)))
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _create(path: str) -> None:
    """Make a new file that its owner alone may read, since it will hold secrets; SQLite makes its log alike."""
    # A file that is there is not opened: closing it would drop the locks that SQLite has on it.
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _prepare(connection: Any, _: Any) -> None:
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    # A deferred transaction that reads first can fail when it comes to write; one that reads alone needs a snapshot.
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
