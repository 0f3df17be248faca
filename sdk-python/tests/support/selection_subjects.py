"""What the tests of selection choose from: genomes, tasks and a price list, by hand and from hypothesis."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hypothesis import strategies as st

from agent_genome.agf._spec import GENE_KINDS, STRATA, STRATUM_ROW_OF
from agent_genome.genome.model import Condition, Gene, Genome, Observation, Task

TERMS = ("invoice", "letter", "table", "hi", "en")
PROTECTED = tuple(stratum for stratum in STRATA if STRATUM_ROW_OF[stratum].protected)


@dataclass(frozen=True)
class Prices:
    """A price list: every text costs its length."""

    scaffold: int = 100
    frames: Mapping[str, int] = field(default_factory=dict)
    observations_frame: int = 40

    def stratum_frame(self, stratum: str) -> int:
        return self.frames.get(stratum, 30)

    def gene(self, gene: Gene) -> int:
        return len(gene.text)

    def observation(self, observation: Observation) -> int:
        return len(observation.text)


def gene(name: str, stratum: str = "learned", *, cost: int = 100, kind: str = "style", **members: object) -> Gene:
    """Return a gene whose price is `cost`."""
    return Gene(name, kind, "x" * cost, stratum, **members)


def genome(*genes: Gene, observations: Sequence[Observation] = ()) -> Genome:
    return Genome("bench", "Bench", genes=genes, observations=tuple(observations))


def note(number: int, *, cost: int = 50, consumed_by: str | None = None) -> Observation:
    return Observation(number, "edit", "x" * cost, f"ref:{number}", consumed_by=consumed_by)


terms = st.sampled_from(TERMS)
tasks = st.builds(
    Task,
    task_type=st.none() | terms,
    category=st.none() | terms,
    input_has=st.lists(terms, max_size=2).map(tuple),
    language=st.none() | terms,
)
conditions = st.builds(
    Condition,
    feature=st.sampled_from(["task_type", "input_has", "language", "mode"]),
    any_of=st.lists(terms, min_size=1, max_size=3).map(tuple),
)


@st.composite
def genomes(draw: st.DrawFn, *, most: int = 30, strata: Sequence[str] = STRATA, plain: bool = False) -> Genome:
    """Draw a genome; `plain` ones have no scope, condition or override."""
    ids = [f"gene_{number}" for number in range(draw(st.integers(0, most)))]
    few = st.sampled_from([0.0, 0.25, 0.55, 1.0])
    genes = [
        gene(
            name,
            draw(st.sampled_from(strata)),
            cost=draw(st.sampled_from([20, 50, 90, 91]) | st.integers(1, 400)),
            kind=draw(st.sampled_from(GENE_KINDS)),
            strength=draw(few | st.floats(0, 1)),
            evidence_count=draw(st.integers(0, 20)),
            scope=() if plain else tuple(draw(st.lists(terms, max_size=2))),
            when=() if plain else tuple(draw(st.lists(conditions, max_size=1))),
            overrides=() if plain else tuple(draw(st.lists(st.sampled_from(ids), max_size=2))),
        )
        for name in ids
    ]
    notes = [note(number, cost=draw(st.integers(1, 300))) for number in range(draw(st.integers(0, 12)))]
    return genome(*genes, observations=notes)


prices = st.builds(
    Prices,
    scaffold=st.sampled_from([0, 100, 480, 1100]),
    frames=st.fixed_dictionaries({stratum: st.integers(0, 120) for stratum in STRATA}),
    observations_frame=st.integers(0, 60),
)

HARD = ("uncorrelated", "weak", "strong", "almost_strong", "inverse", "subset_sum", "even", "alike")


def hard(shape: str, seed: int, *, count: int = 200) -> list[tuple[str, int, int]]:
    """Return stratum, cost and value of candidates of a shape that the literature on knapsacks calls hard."""
    chance = random.Random(f"{shape} {seed}")
    made = []
    for number in range(count):
        cost = chance.randint(80, 480)
        value = {
            "uncorrelated": chance.randint(40, 160_160),
            "weak": 40 * max(1, cost + chance.randint(-40, 40)),
            "strong": 40 * (cost + 100),
            "almost_strong": 40 * (cost + 100) + chance.randint(-40, 40),
            "inverse": 40 * (cost - 40),
            "subset_sum": 40 * cost,
            "even": 40 * (2 * (cost // 2) + 60),
            "alike": 40_040,
        }[shape]
        made.append((("learned", "default")[number % 2], 2 * (cost // 2) if shape == "even" else cost, value))
    return made
