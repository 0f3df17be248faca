"""`genes list`: shows the genes and the proposals of an agent."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any

from agent_genome.cli.exits import DONE
from agent_genome.cli.streams import write_out
from agent_genome.genome import genome_of
from agent_genome_server.cli.database import add_json, administered, workspace_of
from agent_genome_server.cli.genes import add_agent, as_json
from agent_genome_server.cli.tables import table
from agent_genome_server.services.bodies import proposal_body, strata_body

__all__ = ["configure", "run"]


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "Show the genes of an agent, the strongest stratum first, and the proposals that wait."
    add_agent(parser)
    parser.add_argument("--subject", metavar="PERSON", help="show the personal genes of a person too")
    add_json(parser)


def run(options: Namespace) -> int:
    """Do it, and return the exit code."""
    with administered(options) as admin:
        state = admin.state(workspace=workspace_of(admin, options), agent_id=options.agent)
    strata = strata_body(genome_of(state, subject=options.subject).genes)
    proposals = [proposal_body(proposal) for proposal in state.proposals]
    if options.json:
        write_out(as_json({"strata": strata, "proposals": proposals}))
        return DONE
    rows = [_row(layer["stratum"], gene) for layer in strata for gene in layer["genes"]]
    rows += [_row(f"proposal for {entry['stratum']}", entry["gene"]) for entry in proposals]
    write_out(table(("STRATUM", "ID", "KIND", "STRENGTH", "TEXT"), rows))
    return DONE


def _row(place: str, gene: Mapping[str, Any]) -> tuple[str, ...]:
    return place, gene["id"], gene["kind"], f"{gene['strength']:.2f}", gene["text"]
