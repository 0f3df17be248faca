"""What is promised about selection: the exact choice against OR-tools' CP-SAT."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ortools.sat.python import cp_model

from agent_genome.agf._spec import STRATUM_ROW_OF
from agent_genome.genome._spec_selection import BUDGET, LEVELS
from agent_genome.genome.applies import carried
from agent_genome.genome.model import Gene, Genome, Task
from agent_genome.genome.rendering import costs
from agent_genome.genome.selection import select
from agent_genome.genome.value import value
from measuring import best
from subjects import WORDS

TASK = Task(task_type="invoice", category="letter", input_has=("table",))
DIALECT = "gemini"
SHARES = {"kernel": 8, "org": 8, "user": 16, "learned": 104, "default": 64}


def crowded_genome(*, seed: int = 0) -> Genome:
    """Return a genome that the budget cannot hold: texts of 30 to 400 characters, all that is scoped in scope."""
    chance = random.Random(seed)
    strata = [stratum for stratum, share in SHARES.items() for _ in range(share)]
    return Genome("bench", "Bench Agent", genes=tuple(gene(chance, stratum) for stratum in strata))


def gene(chance: random.Random, stratum: str) -> Gene:
    return Gene(
        f"{stratum}_{chance.getrandbits(64):016x}",
        "identity" if stratum == "kernel" else "style",
        " ".join(chance.choices(WORDS, k=60))[: chance.randint(30, 400)].strip(),
        stratum,
        strength=chance.randint(1, 1000) / 1000,
        evidence_count=chance.randrange(12) if stratum == "learned" else 0,
        scope=tuple(chance.choice([(), (), ("invoice",), ("table", "invoice")])),
    )


def exact_against_cp_sat(_scratch: Path) -> float:
    """Return the time of the whole exact selection / that of CP-SAT's search alone, which must agree on the optimum."""
    genome, budget = crowded_genome(), BUDGET["most"]

    def exact() -> Any:
        return select(genome, task=TASK, costs=prices, policy="task_aware", budget=budget)

    prices = costs(DIALECT, genome)
    chosen = exact()
    assert chosen.fell_back is None
    terms = carried(TASK)
    values = {gene.id: value(gene, terms) for gene in genome.genes}
    model, levels = model_of(genome, prices, values, budget)
    searches = [searcher(workers) for workers in (1, 0)]
    for search in searches:
        assert search.solve(model) == cp_model.OPTIMAL
        for strata, level in zip(LEVELS, levels, strict=True):
            ours = [gene for gene in candidates(chosen.included) if gene.stratum in strata]
            assert search.value(level) == sum(values[gene.id] for gene in ours)
    ours_took, *theirs = best(exact, *(lambda search=search: search.solve(model) for search in searches), rounds=9)
    return ours_took / min(theirs)


def searcher(workers: int) -> cp_model.CpSolver:
    """Return a search with so many workers, 0 for as many as the machine has."""
    search = cp_model.CpSolver()
    search.parameters.num_workers = workers
    return search


def candidates(genes: tuple[Gene, ...]) -> list[Gene]:
    return [gene for gene in genes if not STRATUM_ROW_OF[gene.stratum].protected]


def model_of(genome: Genome, prices: Any, values: Mapping[str, int], budget: int) -> tuple[Any, list[Any]]:
    """Return the choice as a model of CP-SAT, and the value of each level in it."""
    model = cp_model.CpModel()
    fixed = [gene for gene in genome.genes if STRATUM_ROW_OF[gene.stratum].protected]
    used = prices.scaffold + sum(map(prices.gene, fixed))
    used += sum(map(prices.stratum_frame, {gene.stratum for gene in fixed}))
    taken = {gene.id: model.new_bool_var(gene.id) for gene in candidates(genome.genes)}
    opened = {stratum: model.new_bool_var(stratum) for stratum in {gene.stratum for gene in candidates(genome.genes)}}
    for gene in candidates(genome.genes):
        model.add_implication(taken[gene.id], opened[gene.stratum])
    cost = sum(prices.gene(gene) * taken[gene.id] for gene in candidates(genome.genes))
    cost += sum(prices.stratum_frame(stratum) * variable for stratum, variable in opened.items())
    model.add(cost <= budget - used)
    levels: list[Any] = [
        sum(values[gene.id] * taken[gene.id] for gene in candidates(genome.genes) if gene.stratum in strata)
        for strata in LEVELS
    ]
    weaker = sum(values[gene.id] for gene in candidates(genome.genes) if gene.stratum in LEVELS[1])
    model.maximize(levels[0] * (weaker + 1) + levels[1])
    return model, levels
