"""Genes, observations and the like as the answers show them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import orjson

from agent_genome.agf._spec import STRATA
from agent_genome.genome import Gene, Observation
from agent_genome.genome.convert import gene_to_agf
from agent_genome.genome.precedence import in_precedence
from agent_genome.genome.refusals import Detail
from agent_genome.genome.state import Proposal

__all__ = [
    "detail_body",
    "etag",
    "gene_in_stratum",
    "observation_body",
    "proposal_body",
    "strata_body",
    "without_none",
]


def strata_body(genes: Iterable[Gene]) -> list[dict[str, Any]]:
    """Return genes by stratum, the strongest first, in the order of display."""
    by_stratum: dict[str, list[dict[str, Any]]] = {stratum: [] for stratum in STRATA}
    for gene in in_precedence(genes):
        by_stratum[gene.stratum].append(gene_to_agf(gene))
    return [{"stratum": stratum, "genes": listed} for stratum, listed in by_stratum.items() if listed]


def observation_body(observation: Observation) -> dict[str, Any]:
    """Return an observation, without whose it is."""
    return {
        "number": observation.number,
        "signal": observation.signal,
        "text": observation.text,
        "reference": observation.reference,
    }


def proposal_body(proposal: Proposal) -> dict[str, Any]:
    """Return a proposal that waits."""
    body = {**gene_in_stratum(proposal.gene), "origin": proposal.origin}
    return body if proposal.import_id is None else {**body, "import_id": proposal.import_id}


def gene_in_stratum(gene: Gene) -> dict[str, Any]:
    """Return a gene and the stratum that it stands in."""
    return {"stratum": gene.stratum, "gene": gene_to_agf(gene)}


def detail_body(detail: Detail) -> dict[str, str]:
    """Return a finding of a check."""
    return {"code": detail.code, "pointer": detail.pointer, "message": detail.message, "hint": detail.hint}


def etag(body: Any, *, weak: bool = False) -> str:
    """Return the validator of a body.

    Example:
        >>> etag({"runs": 0})
        '"6aa0e2c796ff96ddbbb5d750e027d1a3"'
    """
    digest = hashlib.sha256(orjson.dumps(body)).hexdigest()[:32]
    return f'W/"{digest}"' if weak else f'"{digest}"'


def without_none(members: Mapping[str, Any]) -> dict[str, Any]:
    """Return an object without the members that are None."""
    return {name: value for name, value in members.items() if value is not None}
