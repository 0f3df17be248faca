"""The best set of one level against all sets, and against an independent solver."""

from __future__ import annotations

import importlib
import os
import warnings
from itertools import compress, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from selection_subjects import HARD, hard

from agent_genome.genome._spec_selection import WORK_LIMIT
from agent_genome.genome.knapsack import Work
from agent_genome.genome.optimum import Candidate, optimum

PLENTY = 1_000_000


def solver():
    """Return OR-tools' CP-SAT; CI must have it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return importlib.import_module("ortools.sat.python.cp_model")
    except ImportError:
        if os.environ.get("AGENT_GENOME_SOLVER") == "required":
            raise
        return pytest.skip("OR-tools is not installed: nox -s solver brings it")


def cost_of(chosen, frames):
    return sum(gene.cost for gene in chosen) + sum(frames[name] for name in {gene.stratum for gene in chosen})


def by_trying_all(candidates, frames, capacity):
    """Return the best set by the three rules of the specification, as they are written there."""
    ranked = []
    for taken in product((False, True), repeat=len(candidates)):
        chosen = list(compress(candidates, taken))
        cost = cost_of(chosen, frames)
        if cost <= capacity:
            ranked.append((sum(gene.value for gene in chosen), -cost, taken))
    return list(compress(range(len(candidates)), max(ranked)[2]))


few = st.integers(1, 4)
candidate_lists = st.lists(
    st.builds(Candidate, st.sampled_from(["learned", "default"]), few | st.integers(1, 40), few | st.integers(1, 900)),
    max_size=9,
)
frame_lists = st.fixed_dictionaries({"learned": st.integers(0, 20), "default": st.integers(0, 20)})


@given(candidate_lists, frame_lists, st.integers(0, 120))
def test_it_is_the_first_of_all_sets_by_value_then_cost_then_precedence(candidates, frames, capacity):
    found = optimum(candidates, frames=frames, capacity=capacity, work=Work(PLENTY))
    assert found == by_trying_all(candidates, frames, capacity)


def test_of_sets_of_equal_value_the_cheapest_is_taken():
    candidates = [Candidate("learned", 60, 5), Candidate("learned", 50, 5)]
    assert optimum(candidates, frames={"learned": 0}, capacity=100, work=Work(PLENTY)) == [1]


def test_of_sets_of_equal_value_and_cost_the_first_in_precedence_is_taken():
    candidates = [Candidate("learned", 50, value) for value in (4, 2, 3, 3, 4)]
    assert optimum(candidates, frames={"learned": 0}, capacity=100, work=Work(PLENTY)) == [0, 4]
    assert optimum(candidates[:4], frames={"learned": 0}, capacity=100, work=Work(PLENTY)) == [0, 2]


def test_a_stratum_whose_frame_eats_the_gain_stays_closed():
    candidates = [Candidate("learned", 50, 5), Candidate("learned", 40, 4), Candidate("default", 30, 5)]
    frames = {"learned": 10, "default": 40}
    assert optimum(candidates, frames=frames, capacity=100, work=Work(PLENTY)) == [0, 1]


@pytest.mark.parametrize("shape", HARD)
@pytest.mark.parametrize("capacity", [3_100, 10_900])
def test_an_independent_solver_finds_the_same_value_for_200_genes(shape, capacity):
    cp = solver()
    candidates = [Candidate(*row) for row in hard(shape, capacity)]
    frames = {"learned": 38, "default": 39}
    found = optimum(candidates, frames=frames, capacity=capacity, work=Work(WORK_LIMIT))
    chosen = [candidates[index] for index in found]
    assert cost_of(chosen, frames) <= capacity

    best = 0
    for strata in (["learned"], ["default"], ["learned", "default"]):
        genes = [gene for gene in candidates if gene.stratum in strata]
        model = cp.CpModel()
        taken = [model.new_bool_var("") for _ in genes]
        cost = sum(gene.cost * variable for gene, variable in zip(genes, taken, strict=True))
        model.add(cost <= capacity - sum(frames[stratum] for stratum in strata))
        model.maximize(sum(gene.value * variable for gene, variable in zip(genes, taken, strict=True)))
        search = cp.CpSolver()
        assert search.solve(model) == cp.OPTIMAL
        best = max(best, round(search.objective_value))
    assert sum(gene.value for gene in chosen) == best
