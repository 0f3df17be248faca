"""`genes add`: writes a gene for a person of the workspace."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from agent_genome.agf.wording import safe
from agent_genome.cli.exits import DONE
from agent_genome.cli.streams import write_out
from agent_genome_server.cli.database import administered, workspace_of
from agent_genome_server.cli.genes import add_agent, add_gene_source, given_gene

__all__ = ["configure", "run"]


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "Write a gene; it is checked as any other write."
    add_agent(parser)
    add_gene_source(parser)


def run(options: Namespace) -> int:
    """Do it, and return the exit code."""
    gene = given_gene(options)
    with administered(options) as admin:
        admin.add_gene(workspace=workspace_of(admin, options), agent_id=options.agent, gene=gene)
    write_out(f"Wrote {safe(gene.id)} in {gene.stratum}.\n")
    return DONE
