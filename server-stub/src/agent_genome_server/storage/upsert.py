"""INSERT ... ON CONFLICT, which both databases have, and SQLAlchemy in the words of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

__all__ = ["Upsert", "for_each_database", "insert", "insert_new"]

Upsert: TypeAlias = sqlite.Insert | postgresql.Insert


def insert(connection: Connection, table: Table) -> Upsert:
    """Return an INSERT that may have an ON CONFLICT."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def insert_new(table: Table) -> Callable[[Connection], Executable]:
    """Return what gives an INSERT that leaves rows alone which are there."""
    return for_each_database(table, lambda new: new.on_conflict_do_nothing())


def for_each_database(table: Table, build: Callable[[Upsert], Executable]) -> Callable[[Connection], Executable]:
    """Return what gives the statement in the words of a connection; it is built once, which is most of its cost."""
    statements = {"sqlite": build(sqlite.insert(table)), "postgresql": build(postgresql.insert(table))}
    return lambda connection: statements[connection.dialect.name]
