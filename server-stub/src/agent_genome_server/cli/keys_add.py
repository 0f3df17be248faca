"""`keys add`: makes an API key and shows it this once."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from agent_genome.agf.wording import safe, shown
from agent_genome.cli.exits import DONE, CommandError
from agent_genome.cli.streams import write_error, write_out
from agent_genome_server._spec import SCOPES
from agent_genome_server.cli.database import add_database, administered

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Make an API key for a workspace; a workspace that is not there is made too. The key
is written to standard output, once; the database keeps a hash of it."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = DESCRIPTION
    add_database(parser)
    parser.add_argument("--workspace", metavar="NAME", required=True, help="the workspace that the key is pinned to")
    parser.add_argument(
        "--scope",
        action="append",
        choices=list(SCOPES),
        help="a scope of the key; may be given again (all when none is given)",
    )
    parser.add_argument("--label", default="", metavar="TEXT", help="what the key is for, to tell it from others")


def run(options: Namespace) -> int:
    """Make the key, and return the exit code."""
    with administered(options, make=True) as admin:
        is_new = options.workspace not in admin.workspaces()
        try:
            made = admin.create_key(
                workspace=options.workspace, scopes=options.scope or list(SCOPES), label=options.label
            )
        except ValueError as error:
            raise CommandError(str(error)) from None
    write_out(f"{made.text}\n")
    scopes = ", ".join(sorted(made.scopes))
    if is_new:
        write_error(f"Made the workspace {shown(made.workspace)}.\n")
    write_error(f"Key {made.id} of workspace {safe(made.workspace)}: {scopes}. It is not shown again.\n")
    return DONE
