"""What a gene is worth to a task (spec/genome/selection.md#value)."""

from __future__ import annotations

import pytest
from selection_subjects import gene

from agent_genome.genome.model import Condition
from agent_genome.genome.value import value


def worth(*, carried=(), **members):
    return value(gene("some_gene", **members), frozenset(carried))


@pytest.mark.parametrize(
    ("strength", "factor"),
    [(0, 1), (0.0004, 1), (0.0005, 2), (0.55, 551), (0.5555, 557), (0.9996, 1001), (1, 1001), (1.0, 1001)],
)
def test_strength_counts_in_thousandths_and_one_more(strength, factor):
    assert worth(strength=strength) == factor * 10 * 4


@pytest.mark.parametrize(("count", "factor"), [(0, 10), (3, 13), (10, 20), (11, 20), (9_999, 20)])
def test_evidence_makes_a_gene_up_to_twice_as_valuable(count, factor):
    assert worth(strength=1, evidence_count=count) == 1001 * factor * 4


def test_each_scope_term_that_the_task_carries_counts_once():
    scope = ("invoice", "invoice", "table", "other")
    assert worth(strength=1, scope=scope, carried=("invoice", "table")) == 1001 * 10 * 6


def test_each_feature_of_the_conditions_counts_once():
    when = (Condition("mode", ("a",)), Condition("mode", ("a", "b")), Condition("language", ("hi",)))
    assert worth(strength=1, when=when) == 1001 * 10 * 6


def test_matches_make_a_gene_up_to_twice_as_valuable():
    terms = tuple("abcdefghij")
    assert worth(strength=1, scope=terms, carried=terms) == 1001 * 10 * 8


def test_the_value_is_an_integer_and_never_nothing():
    assert type(worth(strength=0.3)) is int
    assert worth(strength=0) == 40
