"""`genes accept`: decides about a proposal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from agent_genome.agf.wording import safe
from agent_genome.cli.exits import DONE
from agent_genome.cli.streams import write_out
from agent_genome_server.cli.database import administered, workspace_of
from agent_genome_server.cli.genes import add_agent

__all__ = ["configure", "run"]


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "Make a proposal a gene."
    add_agent(parser)
    parser.add_argument("proposal", metavar="PROPOSAL", help="the proposal's id, as `genes list` shows it")


def run(options: Namespace) -> int:
    """Do it, and return the exit code."""
    with administered(options) as admin:
        gene = admin.accept_proposal(
            workspace=workspace_of(admin, options), agent_id=options.agent, id=options.proposal
        )
    write_out(f"Accepted {safe(gene.id)}: it stands in {gene.stratum} now.\n")
    return DONE
