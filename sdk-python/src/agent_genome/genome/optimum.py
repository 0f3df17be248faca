"""The best set of one level: greatest value, then least cost, then precedence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from agent_genome.genome.knapsack import Item, Work, greatest

__all__ = ["Candidate", "optimum"]


class Candidate(NamedTuple):
    """A gene that a level may take."""

    stratum: str
    cost: int
    value: int


def optimum(candidates: Sequence[Candidate], *, frames: Mapping[str, int], capacity: int, work: Work) -> list[int]:
    """Return the indices of the best set that fits, in ascending order (spec: selection.md#by-task).

    Args:
        candidates: in the order of precedence.
        frames: what each stratum of them costs once.
        capacity: characters that may be used; not negative.
        work: steps that may be spent.

    Raises:
        WorkLimitPassed: the work did not suffice.

    Example:
        >>> genes = [Candidate("learned", 60, 5), Candidate("default", 40, 5), Candidate("default", 50, 5)]
        >>> optimum(genes, frames={"learned": 10, "default": 10}, capacity=110, work=Work(1000))
        [1, 2]
    """
    # One number says all three: value above cost above one bit a candidate, the first candidate's the highest.
    # So no two sets are equal, and the best score tells which candidates made it.
    size, scale = len(candidates), capacity + 1
    items: dict[str, list[Item]] = {}
    for index, (stratum, cost, value) in enumerate(candidates):
        score = ((value * scale - cost) << size) | 1 << (size - 1 - index)
        items.setdefault(stratum, []).append(Item(cost, score))
    best = 0
    for count in range(len(items), 0, -1):
        for strata in combinations(items, count):
            frame = sum(frames[stratum] for stratum in strata)
            if frame <= capacity:
                choice = [item for stratum in strata for item in items[stratum]]
                charged = frame << size
                best = greatest(choice, capacity=capacity - frame, above=best + charged, work=work) - charged
    return [index for index in range(size) if best >> (size - 1 - index) & 1]
