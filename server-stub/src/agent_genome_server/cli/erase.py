"""`erase`: erases a person from a workspace, and the bytes from the database files."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any, Final

from agent_genome.cli.exits import DONE
from agent_genome.cli.streams import write_error, write_out
from agent_genome_server.cli.database import add_database, add_json, add_workspace, administered, workspace_of
from agent_genome_server.cli.genes import as_json
from agent_genome_server.cli.tables import table
from agent_genome_server.http._spec import OPENAPI
from agent_genome_server.http.shapes import Shape, refuse
from agent_genome_server.storage import StorageUnavailableError

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Erase a person from every agent of a workspace, then clean the files of the database.
It cannot be undone."""
NOT_CLEAN: Final = """\
The person is erased, but bytes may still stand in the files of the database: run the command again to clean them.
"""
COUNTS: Final = ("observations", "personal_genes", "learned_genes", "proposals", "references")


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = DESCRIPTION
    add_database(parser)
    add_workspace(parser)
    parser.add_argument("subject", metavar="PERSON", help="the platform's own id of the person")
    add_json(parser)


def run(options: Namespace) -> int:
    """Do it, and return the exit code."""
    refuse(Shape({"$ref": "#/components/schemas/Subject"}, OPENAPI["components"]).faults(options.subject))
    with administered(options) as admin:
        erased = admin.erase(workspace=workspace_of(admin, options), subject=options.subject)
        # It is done and will not be counted again, whatever becomes of the cleaning.
        write_out(as_json(erased) if options.json else _shown(erased))
        try:
            admin.clean()
        except StorageUnavailableError:
            write_error(NOT_CLEAN)
            raise
    return DONE


def _shown(erased: Mapping[str, Any]) -> str:
    rows = [
        (agent["agent_id"], *(str(agent[name]) for name in COUNTS), " ".join(gene["id"] for gene in agent["kept"]))
        for agent in erased["agents"]
    ]
    agents = table(("AGENT", *(name.upper() for name in COUNTS), "KEPT"), rows) if rows else "No agent held anything.\n"
    return f"{agents}Records of outcomes: {erased['outcomes']}, of compiles: {erased['compiles']}.\n"
