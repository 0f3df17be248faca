"""The order of precedence (spec/genome/selection.md#precedence)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from selection_subjects import gene, genomes

from agent_genome.genome.precedence import in_precedence


def test_genes_come_by_stratum_then_kind_then_strength_then_id():
    ordered = [
        gene("z_kernel", "kernel", kind="style"),
        gene("z_rule", "org", kind="rule", strength=0.1),
        gene("z_strong", "org", strength=0.9),
        gene("a_weak", "org", strength=0.5),
        gene("b_weak", "org", strength=0.5),
        gene("a_user", "user"),
        gene("a_learned", "learned"),
        gene("a_default", "default"),
    ]
    assert in_precedence(reversed(ordered)) == ordered


@given(genomes(), st.randoms(use_true_random=False))
def test_the_order_in_which_genes_come_means_nothing(genome, chance):
    shuffled = list(genome.genes)
    chance.shuffle(shuffled)
    assert in_precedence(shuffled) == in_precedence(genome.genes)
