"""The exact 0/1 knapsack against every subset."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from selection_subjects import HARD, hard

from agent_genome.genome.knapsack import Item, Work, WorkLimitPassed, greatest

PLENTY = 1_000_000


def by_trying_all(items, capacity):
    """Return the greatest score, by the table of all capacities."""
    best = [0] * (capacity + 1)
    for weight, score in items:
        for room in range(capacity, weight - 1, -1):
            best[room] = max(best[room], best[room - weight] + score)
    return best[capacity]


def items_of(shape, seed):
    return [Item(cost, value) for _, cost, value in hard(shape, seed)]


small = st.integers(1, 12)
items_lists = st.lists(st.builds(Item, small, small | st.integers(1, 10**30)), max_size=14)


@given(items_lists, st.integers(0, 60), st.integers(0, 40))
@example([Item(5, 1), Item(4, 1), Item(3, 1)], 7, 0)
@example([], 0, 0)
def test_it_finds_the_greatest_score_of_all_subsets_or_what_was_known(items, capacity, above):
    found = greatest(items, capacity=capacity, above=above, work=Work(PLENTY))
    assert found == max(above, by_trying_all(items, capacity))


def test_it_finds_optima_that_are_better_by_one():
    chance = random.Random(1)
    for _ in range(3_000):
        items = [Item(chance.randint(2, 9), chance.randint(2, 9)) for _ in range(chance.randint(3, 12))]
        capacity = chance.randint(5, 40)
        assert greatest(items, capacity=capacity, above=0, work=Work(PLENTY)) == by_trying_all(items, capacity)


@given(items_lists, st.integers(0, 60), st.randoms(use_true_random=False))
def test_the_order_of_the_items_means_nothing(items, capacity, chance):
    shuffled = list(items)
    chance.shuffle(shuffled)
    first, second = Work(PLENTY), Work(PLENTY)
    assert greatest(items, capacity=capacity, above=0, work=first) == greatest(
        shuffled, capacity=capacity, above=0, work=second
    )


@pytest.mark.parametrize("shape", HARD)
def test_it_finds_the_optimum_of_hard_shapes(shape):
    items = items_of(shape, 1)[:60]
    capacity = sum(item.weight for item in items) // 3
    assert greatest(items, capacity=capacity, above=0, work=Work(PLENTY)) == by_trying_all(items, capacity)


def test_it_stops_when_the_work_is_spent():
    items = items_of("inverse", 1)
    with pytest.raises(WorkLimitPassed):
        greatest(items, capacity=9_999, above=0, work=Work(1_000))


def test_easy_shapes_take_little_work():
    work = Work(PLENTY)
    greatest(items_of("uncorrelated", 1), capacity=9_999, above=0, work=work)
    assert PLENTY - work.left < 5_000
