"""What the commands on genes share: their options, a gene that is given as AGF, and how genes are shown."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from agent_genome.agf._spec import MAX_FILE_BYTES
from agent_genome.agf.files import read_bounded
from agent_genome.agf.json_value import is_object
from agent_genome.cli.exits import CommandError, reason
from agent_genome.cli.names import printable
from agent_genome.genome import Gene
from agent_genome.genome.convert import gene_from_agf
from agent_genome_server.cli.database import add_database, add_workspace
from agent_genome_server.http._spec import OPENAPI
from agent_genome_server.http.shapes import Shape, refuse
from agent_genome_server.http.strict_json import read_json

__all__ = ["add_agent", "add_gene_source", "as_json", "given_gene"]

STDIN: Final = "-"
_LEFT_OUT: Final[dict[str, Any]] = {
    "strength": 1.0,
    "evidence_count": 0,
    "scope": [],
    "overrides": [],
    "provenance": [],
}
"""What a gene has where the given one does not say: a person writes it."""


def add_agent(parser: ArgumentParser) -> None:
    """Add the database, the workspace and the agent."""
    add_database(parser)
    add_workspace(parser)
    parser.add_argument("agent", metavar="AGENT", help="the agent's id")


def add_gene_source(parser: ArgumentParser) -> None:
    """Add the options that say which gene is written, and where."""
    parser.add_argument(
        "gene",
        metavar="GENE",
        help="an AGF gene: a JSON file, - for standard input, or the JSON itself; id, kind and text are enough",
    )
    parser.add_argument("--stratum", required=True, help="where the gene stands: org, team, user or default")
    parser.add_argument("--subject", metavar="PERSON", help="whose gene it is, in the user stratum")


def given_gene(options: Namespace) -> Gene:
    """Return the gene that the options give.

    Raises:
        CommandError: the file cannot be read.
        Problem: it is no JSON, or no AGF gene.
    """
    value = read_json(_text(options.gene))
    if is_object(value):
        # A member of the workspace writes for themselves, staff for everybody.
        value = _LEFT_OUT | {"source": "staff" if options.subject is None else "customer_explicit"} | value
    refuse(Shape({"$ref": "#/components/schemas/AgfGene"}, OPENAPI["components"]).faults(value))
    return gene_from_agf(value, stratum=options.stratum, subject=options.subject)


def _text(given: str) -> bytes:
    if given.lstrip().startswith("{"):
        return given.encode("utf-8", "surrogateescape")
    try:
        data = read_bounded(sys.stdin.buffer if given == STDIN else Path(given))
    except OSError as error:
        raise CommandError(f"cannot read {printable(given)}: {reason(error)}.") from None
    if len(data) > MAX_FILE_BYTES:
        raise CommandError(f"{printable(given)} is too large for a gene.")
    return data


def as_json(value: Any) -> str:
    """Return a JSON text for people and programs, in which nothing steers a terminal."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    return "".join(_escaped(character) for character in text) + "\n"


def _escaped(character: str) -> str:
    """Return a character of a JSON text as it stands, or as an escape where it does not show."""
    return character if character.isprintable() or character == "\n" else json.dumps(character)[1:-1]
