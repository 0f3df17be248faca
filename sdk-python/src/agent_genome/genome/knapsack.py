"""The exact 0/1 knapsack in integers: the greatest score that fits a capacity.

A core algorithm after Pisinger (A minimal algorithm for the 0-1 knapsack problem, 1997). It starts from the items with
the best score per weight, as many as fit, and decides the others around that break one by one, on both sides in turn.
Of the partial sets it keeps those that no lighter one beats and whose bound still promises more than the best found.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["Item", "Work", "WorkLimitPassed", "greatest"]


class WorkLimitPassed(Exception):  # noqa: N818 - it is an outcome that the caller expects
    """The search took more steps than it was allowed."""


class Work:
    """Counts the steps of a search, so that it ends after the same amount of work on every machine."""

    def __init__(self, limit: int) -> None:
        self.left = limit

    def spend(self, steps: int) -> None:
        """Take steps from what is left.

        Raises:
            WorkLimitPassed: there were not so many left.
        """
        self.left -= steps
        if self.left < 0:
            raise WorkLimitPassed


class Item(NamedTuple):
    """Something to take or leave; both numbers are at least 1."""

    weight: int
    score: int


def greatest(items: Iterable[Item], *, capacity: int, above: int, work: Work) -> int:
    """Return the greatest total score of items that fit, or `above` when none is greater.

    Args:
        items: each to be taken at most once.
        capacity: greatest total weight; not negative.
        above: a score that is known to be reached otherwise; not negative.
        work: steps that may be spent; one step is one partial set, made or compared.

    Raises:
        WorkLimitPassed: the work did not suffice.

    Example:
        >>> items = [Item(weight=5, score=10), Item(weight=4, score=7), Item(weight=3, score=5)]
        >>> greatest(items, capacity=7, above=0, work=Work(100))
        12
    """
    order = _by_ratio(items, capacity)
    start, weight, score = _break(order, capacity)
    best = max(above, score, _filled(order[start:], capacity - weight) + score)
    if start == len(order):
        return best
    core = _Core(order, start)
    # What any set scores at most, times the weight of the broken item so that it is an integer.
    bound = score * core.broken.weight + (capacity - weight) * core.broken.score
    if bound <= best * core.broken.weight:
        return best
    # A partial set is its weight and its negated score: sorted, the better of two equal weights comes first.
    states = [(weight, -score)]
    while states and (item := core.decide(bound - best * core.broken.weight)):
        states += [(weight + item.weight, score - item.score) for weight, score in states]
        work.spend(len(states))
        states = _undominated(states)
        fitting = bisect_right(states, (capacity, 0))
        if fitting:
            best = max(best, -states[fitting - 1][1])
        # What is free is filled at the next ratio outside at best; what is too much is emptied at the next inside.
        gain, loss = core.gain(), core.loss()
        heavy = states[fitting:] if loss is not None else []
        states = [state for state in states[:fitting] if (capacity - state[0]) * gain - state[1] > best]
        states += [state for state in heavy if (capacity - state[0]) * (loss or 0) - state[1] > best]
    return best


class _Core:
    """The items around the break: those before it are in, the others out, until they are decided."""

    def __init__(self, order: list[Item], start: int) -> None:
        self.broken = order[start]
        self._inside = order[start - 1 :: -1] if start else []
        self._outside = order[start:]
        self._in = self._out = 0

    def decide(self, room: int) -> Item | None:
        """Return the next item that may change sides, negated when it is in; None when there is none.

        Args:
            room: how much a set may lose against the bound and still be better than the best.
        """
        while self._out < len(self._outside) and self._distance(self._outside[self._out]) >= room:
            self._out += 1
        while self._in < len(self._inside) and -self._distance(self._inside[self._in]) >= room:
            self._in += 1
        if self._out < len(self._outside) and (self._in == len(self._inside) or self._out <= self._in):
            self._out += 1
            return self._outside[self._out - 1]
        if self._in < len(self._inside):
            weight, score = self._inside[self._in]
            self._in += 1
            return Item(-weight, -score)
        return None

    def gain(self) -> int:
        """Return, rounded up, the best ratio of the items outside; 0 when all are decided."""
        if self._out == len(self._outside):
            return 0
        weight, score = self._outside[self._out]
        return -(-score // weight)

    def loss(self) -> int | None:
        """Return, rounded down, the least ratio of the items inside; None when all are decided."""
        if self._in == len(self._inside):
            return None
        weight, score = self._inside[self._in]
        return score // weight

    def _distance(self, item: Item) -> int:
        """Return how much less an item scores than its weight at the break's ratio, times the break's weight."""
        return self.broken.score * item.weight - item.score * self.broken.weight


def _by_ratio(items: Iterable[Item], capacity: int) -> list[Item]:
    """Sort the items that fit by score per weight, the best first.

    Two different ratios of weights up to the capacity differ by at least 1 / capacity^2: the shift keeps them apart.
    """
    shift = 2 * capacity.bit_length()
    fitting = [item for item in items if item.weight <= capacity]
    return sorted(fitting, key=lambda item: (item.score << shift) // item.weight, reverse=True)


def _break(order: list[Item], capacity: int) -> tuple[int, int, int]:
    """Return the index of the first item that does not fit, and the weight and score of those before it."""
    weight = score = 0
    for index, item in enumerate(order):
        if weight + item.weight > capacity:
            return index, weight, score
        weight += item.weight
        score += item.score
    return len(order), weight, score


def _filled(order: list[Item], room: int) -> int:
    """Return the score of the items that fit into the room when each that fits is taken."""
    score = 0
    for item in order:
        if item.weight <= room:
            room -= item.weight
            score += item.score
    return score


def _undominated(states: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Keep, by weight, the sets that score more than every lighter one."""
    # Two sorted runs, which the sort merges.
    states.sort()
    kept: list[tuple[int, int]] = []
    least = 1
    for state in states:
        if state[1] < least:
            least = state[1]
            kept.append(state)
    return kept
