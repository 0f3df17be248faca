"""Migrations of the tables, run inside a transaction that the caller began."""

from __future__ import annotations

from functools import cache
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

__all__ = ["head", "revision", "upgrade"]

# Any number will do that nobody else takes in this database.
_LOCK: Final = 0x6167656E


def upgrade(connection: Connection) -> None:
    """Bring the tables to the newest revision; another process that does the same waits its turn."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """Return the revision of the tables; None when there are none."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def head() -> str | None:
    """Return the newest revision that this program knows."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "agent_genome_server.storage:migrations")
    return config
