"""`genes remove`: removes a gene."""

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
    parser.description = "Remove a gene that people wrote, or a learned one."
    add_agent(parser)
    parser.add_argument("gene", metavar="GENE", help="the gene's id")
    parser.add_argument("--subject", metavar="PERSON", help="whose gene it is, in the user stratum")


def run(options: Namespace) -> int:
    """Do it, and return the exit code."""
    with administered(options) as admin:
        gene = admin.remove_gene(
            workspace=workspace_of(admin, options), agent_id=options.agent, id=options.gene, subject=options.subject
        )
    write_out(f"Removed {safe(gene.id)} from {gene.stratum}.\n")
    return DONE
