"""Compiling: what a section of a full genome costs beside writing that genome as JSON, and how cost grows."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from agent_genome.genome.compile import compile_genome
from agent_genome.genome.convert import from_agf
from agent_genome.genome.model import Genome
from measuring import best
from subjects import GENES, large_genome

FEW = GENES // 8


def compile_against_dumps(_scratch: Path) -> float:
    """Return compile of 200 genes / json.dumps of the same genome."""
    document = unconditional()
    genome = from_agf(document)
    compiled, dumped = best(compiling(genome), lambda: json.dumps(document), rounds=200)
    return compiled / dumped


def growth_of_compile(_scratch: Path) -> float:
    """Return the cost of a gene among 200 / that of a gene among 25, every stratum thinned out alike."""
    genome = from_agf(unconditional())
    few, many = best(compiling(thinned(genome, FEW)), compiling(genome), rounds=200)
    return (many / GENES) / (few / FEW)


def unconditional() -> dict[str, Any]:
    """Return the genome with every gene applying to every task, which is the most work."""
    document: dict[str, Any] = json.loads(large_genome())
    for layer in (document["germline"], *document["layers"]):
        for gene in layer["genes"]:
            gene["scope"] = []
            gene.pop("when", None)
    return document


def thinned(genome: Genome, count: int) -> Genome:
    """Return a genome with a share of the genes of each stratum."""
    return replace(genome, genes=genome.genes[:: len(genome.genes) // count])


def compiling(genome: Genome) -> Callable[[], object]:
    """Return the action that is measured."""
    return lambda: compile_genome(genome)
