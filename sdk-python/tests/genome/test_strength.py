"""The strength formula."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from agent_genome.genome.strength import as_strength, in_parts, strength_parts

counts = st.integers(0, 10_000)
priors = st.integers(0, 10_000)


def test_two_agreeing_observations_make_fifty_five_hundredths():
    assert as_strength(strength_parts(2, 0)) == 0.55


def test_support_and_contradiction_give_the_values_of_the_specification():
    table = {(1, 0): 4000, (3, 0): 6400, (4, 0): 7000, (2, 1): 3666, (2, 2): 2750, (10, 1): 7285}
    assert {pair: strength_parts(*pair) for pair in table} == table


@given(counts, counts, priors, counts)
def test_strength_stays_between_nothing_and_one(support, against, prior, evidence):
    assert 0 <= strength_parts(support, against, prior_strength=prior, prior_evidence=evidence) <= 10_000


@given(counts, counts, priors, counts)
def test_support_never_lowers_and_contradiction_never_raises(support, against, prior, evidence):
    def parts(more, less):
        return strength_parts(support + more, against + less, prior_strength=prior, prior_evidence=evidence)

    assert parts(1, 0) >= parts(0, 0) >= parts(0, 1)


def test_support_raises_and_contradiction_lowers_by_at_least_a_part_while_they_are_few():
    for support in range(1, 100):
        assert strength_parts(support + 1, 0) > strength_parts(support, 0) > strength_parts(support, 1)


@given(priors, counts)
def test_a_gene_from_elsewhere_starts_from_its_own_strength(prior, evidence):
    assert strength_parts(0, 0, prior_strength=prior, prior_evidence=evidence) == prior


@given(st.integers(0, 10_000))
def test_parts_survive_the_way_through_a_number(parts):
    assert in_parts(as_strength(parts)) == parts
