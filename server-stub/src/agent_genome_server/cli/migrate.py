"""`migrate`: brings the database to this version."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from agent_genome.cli.exits import DONE
from agent_genome.cli.streams import write_out
from agent_genome_server.cli.database import add_database, settings
from agent_genome_server.storage import open_storage

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Make the tables, or bring them to this version. Safe to run twice, and by several
processes at once."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = DESCRIPTION
    add_database(parser)


def run(options: Namespace) -> int:
    """Do it, and return the exit code."""
    storage = open_storage(settings(options).database_url)
    try:
        before = storage.revision()
        storage.migrate()
        after = storage.revision()
    finally:
        storage.close()
    write_out(f"The database is at revision {after}" + (", as before.\n" if after == before else ".\n"))
    return DONE
