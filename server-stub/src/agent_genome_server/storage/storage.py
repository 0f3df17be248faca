"""The database: transactions that are whole or not at all, the cleaning of its file, its migrations."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from agent_genome_server.storage import engines, migrate
from agent_genome_server.storage.engines import WRITING, engine_of
from agent_genome_server.storage.tables import METADATA
from agent_genome_server.storage.targets import cause_of, target_of

__all__ = ["Storage", "StorageUnavailableError", "open_storage"]

ATTEMPTS: Final = 5
PAUSE_SECONDS: Final = 0.05
FORGET_SECONDS: Final = 1
# serialization_failure, deadlock_detected
_TRY_AGAIN: Final = frozenset(("40001", "40P01"))
# What says that the database is at fault; the other classes say that a statement is.
_UNUSABLE: Final = frozenset((DatabaseError, InterfaceError, InternalError, OperationalError))
_TRUNCATE: Final = "PRAGMA wal_checkpoint(TRUNCATE)"
_ANY_REASON: Final = "The database does not answer, or is busy."
_NO_TABLES: Final = "The database has not the tables of this version: is it migrated?"
_STATES: Final = {
    "3F000": _NO_TABLES,
    "42P01": _NO_TABLES,
    "42703": _NO_TABLES,
    "42501": "The database does not let the server do what it has to.",
}
"""What PostgreSQL says of a statement, though the database is at fault."""
_REASONS: Final = {
    sqlite3.SQLITE_READONLY: "The database may only be read.",
    sqlite3.SQLITE_FULL: "There is no room left for the database.",
    sqlite3.SQLITE_CANTOPEN: "The database cannot be opened.",
    sqlite3.SQLITE_NOTADB: "The file of the database is none.",
}

T = TypeVar("T")


class StorageUnavailableError(Exception):
    """The database cannot be used now: locked for too long, gone, full or not reachable. Nothing was written.

    Its text says nothing of the installation, so a client may read it; what follows is for the operator alone.

    Attributes:
        target: which database it is, without its password; empty when the database is not at fault.
        cause: the driver's own words, on one line; empty when it said nothing.
    """

    def __init__(self, text: str, *, target: str = "", cause: str = "") -> None:
        super().__init__(text)
        self.target = target
        self.cause = cause


def open_storage(url: str) -> Storage:
    """Return the storage behind a URL; the first use opens it.

    Raises:
        UnsupportedDatabaseError: the URL names no database that the server can use.
    """
    return Storage(engine_of(url))


class Storage:
    """One database, for all threads of a process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._target = target_of(engine.url)
        self.is_sqlite = engine.dialect.name == "sqlite"
        self._readers = engine if self.is_sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
        self._writer = threading.Lock() if self.is_sqlite else None

    @contextmanager
    def reading(self) -> Generator[Connection]:
        """Yield a connection whose statements all see one snapshot of the database.

        Raises:
            StorageUnavailableError: the database cannot be used now.
        """
        with self._translated(), self._readers.connect() as connection:
            yield connection

    def writing(self, work: Callable[[Connection], T]) -> T:
        """Return what the work returns, once all that it wrote is committed; an exception takes it all back.

        The work may run more than once: a deadlock of PostgreSQL starts it anew.

        Raises:
            StorageUnavailableError: the database cannot be used now.
        """
        with self._translated():
            for attempt in range(1, ATTEMPTS):
                try:
                    return self._once(work)
                except OperationalError as error:
                    if getattr(error.orig, "sqlstate", None) not in _TRY_AGAIN:
                        raise
                # Whoever was in the way goes first.
                time.sleep(random.uniform(0, PAUSE_SECONDS * attempt))
            return self._once(work)

    def _once(self, work: Callable[[Connection], T]) -> T:
        with (
            self._turn(),
            self._engine.connect() as connection,
            connection.execution_options(**{WRITING: True}).begin(),
        ):
            return work(connection)

    @contextmanager
    def _turn(self) -> Generator[None]:
        """Let the writers of this process wait in turn; SQLite itself would have them sleep and try again."""
        if self._writer is None:
            yield
            return
        # One after the other would wait for a lock of another process, each as long as SQLite allows.
        if not self._writer.acquire(timeout=engines.BUSY_SECONDS):
            raise StorageUnavailableError(_ANY_REASON, target=self._target)
        try:
            yield
        finally:
            self._writer.release()

    def clean(self) -> None:
        """Leave no byte of deleted rows in the database's files.

        SQLite: the file is written anew and the log truncated. PostgreSQL: the tables are written anew; its
        write-ahead log and backups are the operator's.

        Raises:
            StorageUnavailableError: somebody reads for too long.
        """
        with self._translated(), self._turn(), self._engine.connect() as connection:
            if self.is_sqlite:
                driver = connection.connection
                driver.execute("VACUUM")
                _truncate(lambda: driver.execute(_TRUNCATE).fetchone()[0] == 0)
            else:
                plain = connection.execution_options(isolation_level="AUTOCOMMIT")
                for table in METADATA.sorted_tables:
                    plain.execute(text(f"VACUUM (FULL) {table.name}"))

    def forget(self) -> None:
        """Take rows that were just deleted out of the write-ahead log of SQLite, if readers let it happen soon."""
        if self.is_sqlite:
            with self._translated(), self._turn(), self._engine.connect() as connection:
                driver = connection.connection
                driver.execute(f"PRAGMA busy_timeout = {FORGET_SECONDS * 1000}")
                try:
                    driver.execute(_TRUNCATE).fetchone()
                finally:
                    driver.execute(f"PRAGMA busy_timeout = {engines.BUSY_SECONDS * 1000}")

    def migrate(self) -> None:
        """Bring the tables to the revision of this program; several processes may do it at once.

        Raises:
            StorageUnavailableError: the database cannot be used now.
        """
        self.writing(migrate.upgrade)

    def revision(self) -> str | None:
        """Return the revision of the tables; None when there are none."""
        with self.reading() as connection:
            return migrate.revision(connection)

    def is_current(self) -> bool:
        """Say whether the tables have the revision of this program.

        Raises:
            StorageUnavailableError: the database cannot be used now, or has the revision but not all of its tables.
        """
        if self.revision() != migrate.head():
            return False
        with self.reading() as connection:
            for table in METADATA.sorted_tables:
                connection.execute(select(table).limit(0))
        return True

    def close(self) -> None:
        """Close all connections that nobody uses."""
        self._engine.dispose()

    @contextmanager
    def _translated(self) -> Generator[None]:
        try:
            yield
        except PoolTimeoutError:
            raise StorageUnavailableError("All connections to the database are in use.", target=self._target) from None
        except DBAPIError as error:
            # Without a statement it is the connection that could not be made.
            at_fault = type(error) in _UNUSABLE or getattr(error.orig, "sqlstate", None) in _STATES
            if error.connection_invalidated or error.statement is None or at_fault:
                raise self._unavailable(error.orig) from error
            raise
        except sqlite3.Error as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: BaseException | None) -> StorageUnavailableError:
        return StorageUnavailableError(_reason(error), target=self._target, cause=cause_of(error, url=self._engine.url))


def _truncate(attempt: Callable[[], bool]) -> None:
    """Truncate the log of SQLite, which waits for readers, but never for another process that does the same."""
    last = time.monotonic() + engines.BUSY_SECONDS
    while not attempt():
        if time.monotonic() >= last:
            raise StorageUnavailableError("The log still holds what was deleted: somebody reads the database.")
        time.sleep(PAUSE_SECONDS)


def _reason(error: BaseException | None) -> str:
    """Say in words without any data why the database cannot be used, where it is known."""
    # The low byte is the kind of error, the rest a finer one; a table that is missing has no number of its own.
    number = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if number == sqlite3.SQLITE_ERROR and str(error).startswith(("no such table", "no such column")):
        return _NO_TABLES
    return _REASONS.get(number) or _STATES.get(getattr(error, "sqlstate", None) or "", _ANY_REASON)
