"""`consolidate`: the nightly work."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any, Final

from agent_genome.cli.exits import DONE
from agent_genome.cli.streams import write_out
from agent_genome_server.cli.database import add_database, add_json, administered, workspace_of
from agent_genome_server.cli.genes import as_json
from agent_genome_server.cli.tables import table
from agent_genome_server.services.consolidation import AgentConsolidated

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Turn what repeats into learned genes and proposals, in every agent, and delete what is
past its time. Safe to run twice, and beside a running server."""
CHANGES: Final = ("learned", "reinforced", "weakened", "retired", "proposed")


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = DESCRIPTION
    add_database(parser)
    parser.add_argument("--workspace", metavar="NAME", help="only the agents of a workspace")
    add_json(parser)


def run(options: Namespace) -> int:
    """Do it, and return the exit code."""
    with administered(options) as admin:
        workspace = None if options.workspace is None else workspace_of(admin, options)
        done = admin.consolidate(workspace)
    if options.json:
        write_out(as_json([_body(agent) for agent in done]))
        return DONE
    rows = [
        (agent.workspace, agent.agent_id, *(" ".join(getattr(agent.done, name)) or "-" for name in CHANGES))
        for agent in done
    ]
    write_out(table(("WORKSPACE", "AGENT", *(name.upper() for name in CHANGES)), rows))
    return DONE


def _body(agent: AgentConsolidated) -> dict[str, Any]:
    changes = {name: list(getattr(agent.done, name)) for name in CHANGES}
    return {"workspace": agent.workspace, "agent_id": agent.agent_id, **changes}
