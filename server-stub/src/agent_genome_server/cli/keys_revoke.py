"""`keys revoke`: makes an API key useless."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from agent_genome.agf.wording import shown
from agent_genome.cli.exits import DONE, REFUSED
from agent_genome.cli.streams import write_error, write_out
from agent_genome_server.cli.database import add_database, administered

__all__ = ["configure", "run"]


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "Make an API key useless from now on, in every running server."
    add_database(parser)
    parser.add_argument("key", metavar="KEY", help="the id of the key, as `keys list` shows it")


def run(options: Namespace) -> int:
    """Revoke the key, and return the exit code."""
    with administered(options) as admin:
        done = admin.revoke_key(options.key)
    if not done:
        write_error(f"agent-genome-server: there is no key {shown(options.key)} that still works.\n")
        return REFUSED
    write_out(f"Revoked {options.key}.\n")
    return DONE
