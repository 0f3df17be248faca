"""What a section shows and why not the rest (spec/genome/selection.md)."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from dataclasses import replace
from itertools import compress, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from selection_subjects import PROTECTED, Prices, gene, genome, genomes, note, prices, tasks

from agent_genome.genome._spec_selection import BUDGET, ERROR_OF, FALLBACKS, LEVELS, POLICIES, REASONS
from agent_genome.genome.applies import LeftOut, carried
from agent_genome.genome.errors import GenomeError
from agent_genome.genome.model import Condition, Task
from agent_genome.genome.precedence import in_precedence
from agent_genome.genome.selection import select
from agent_genome.genome.value import value

budgets = st.integers(BUDGET["least"], BUDGET["most"]) | st.integers(500, 1500)
policies = st.sampled_from(sorted(POLICIES))


def choose(*genes, observations=(), task=None, costs=None, policy="precedence", budget=500, **options):
    return select(
        genome(*genes, observations=observations),
        task=task or Task(),
        costs=costs or Prices(),
        policy=policy,
        budget=budget,
        **options,
    )


def ids(selection):
    return [gene.id for gene in selection.included]


def reasons(selection):
    return {left.id: left.reason for left in selection.left_out}


def price(selection, costs):
    """Return what a selection costs, added up from nothing."""
    strata = {gene.stratum for gene in selection.included}
    total = costs.scaffold + sum(map(costs.stratum_frame, strata)) + sum(map(costs.gene, selection.included))
    if selection.observations:
        total += costs.observations_frame + sum(map(costs.observation, selection.observations))
    return total


# The budget


@given(genomes(), tasks, prices, policies, budgets)
def test_a_section_never_passes_its_budget_unless_what_is_protected_does(genome, task, costs, policy, budget):
    chosen = select(genome, task=task, costs=costs, policy=policy, budget=budget)
    assert chosen.characters == price(chosen, costs)
    assert chosen.over_budget == (chosen.characters > budget)
    if chosen.over_budget:
        assert {gene.stratum for gene in chosen.included} <= {*PROTECTED}
        assert chosen.observations == ()


def test_protected_genes_are_there_even_when_they_alone_pass_the_budget():
    chosen = choose(gene("big_rule", "org", cost=400), gene("a_tone", "user", cost=1), observations=[note(1, cost=1)])
    assert ids(chosen) == ["big_rule"]
    assert chosen.over_budget
    assert reasons(chosen) == {"a_tone": "budget"}


def test_a_scaffold_above_the_budget_is_over_budget_without_any_gene():
    assert choose(costs=Prices(scaffold=501)).over_budget
    assert not choose(costs=Prices(scaffold=500)).over_budget


@pytest.mark.parametrize(
    "budget", [499, 12_001, 0, -1, 6000.0, True, "6000", None, pytest.param(10**5000, id="huge"), float("nan")]
)
def test_a_budget_outside_its_limits_is_refused(budget):
    with pytest.raises(GenomeError, match="500 to 12000") as caught:
        choose(budget=budget)
    assert caught.value.code == "budget_out_of_range"


@pytest.mark.parametrize("budget", [500, 12_000])
def test_both_limits_are_budgets(budget):
    assert choose(budget=budget).characters == 100


@pytest.mark.parametrize("policy", ["greedy", "", "PRECEDENCE", "x" * 10**6, None, 1])
def test_an_unknown_policy_is_refused(policy):
    with pytest.raises(ValueError, match="precedence, task_aware") as caught:
        choose(policy=policy)
    assert caught.value.code == "unknown_policy"
    assert len(str(caught.value)) < 200
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


# Included or left out, once, with a reason


@given(genomes(), tasks, prices, policies, budgets)
def test_every_gene_is_either_included_or_left_out_once(genome, task, costs, policy, budget):
    chosen = select(genome, task=task, costs=costs, policy=policy, budget=budget)
    assert sorted([*ids(chosen), *reasons(chosen)]) == sorted(gene.id for gene in genome.genes)
    assert len(chosen.included) + len(chosen.left_out) == len(genome.genes)
    assert list(chosen.included) == in_precedence(chosen.included)
    order = [gene.id for gene in in_precedence(genome.genes)]
    assert [left.id for left in chosen.left_out] == sorted(reasons(chosen), key=order.index)


@given(genomes(), tasks, prices, policies, budgets)
def test_a_protected_gene_is_never_left_out_for_the_budget(genome, task, costs, policy, budget):
    chosen = select(genome, task=task, costs=costs, policy=policy, budget=budget)
    protected = {gene.id for gene in genome.genes if gene.stratum in PROTECTED}
    assert "budget" not in {left.reason for left in chosen.left_out if left.id in protected}


@given(genomes(), tasks, prices, policies, budgets)
def test_only_an_override_names_another_gene_which_applies(genome, task, costs, policy, budget):
    left_out = {left.id: left for left in select(genome, task=task, costs=costs, policy=policy, budget=budget).left_out}
    for left in left_out.values():
        assert left.reason in REASONS
        assert (left.by is not None) == (left.reason == "overridden")
        assert left.by is None or left.by not in left_out or left_out[left.by].reason in {"overridden", "budget"}


@given(genomes(), tasks, prices, policies, budgets)
def test_a_gene_left_out_for_the_budget_would_not_fit_in_addition(genome, task, costs, policy, budget):
    chosen = select(genome, task=task, costs=costs, policy=policy, budget=budget)
    opened = {gene.stratum for gene in chosen.included}
    for gene_ in genome.genes:
        if reasons(chosen).get(gene_.id) == "budget":
            frame = 0 if gene_.stratum in opened else costs.stratum_frame(gene_.stratum)
            assert chosen.characters + frame + costs.gene(gene_) > budget


def test_the_first_reason_of_the_list_is_given():
    strong = gene("strong", "org", overrides=("weak_mode", "weak_scope", "weak_big"))
    chosen = choose(
        strong,
        gene("weak_mode", "user", scope=("other",), when=(Condition("mode", ("send",)),)),
        gene("weak_scope", "user", scope=("other",)),
        gene("weak_big", "user", cost=9_999),
        gene("just_big", "user", cost=9_999),
    )
    assert reasons(chosen) == {
        "weak_mode": "condition",
        "weak_scope": "scope",
        "weak_big": "overridden",
        "just_big": "budget",
    }
    assert LeftOut("weak_big", "overridden", "strong") in chosen.left_out


def test_a_gene_that_does_not_apply_overrides_nothing():
    assert ids(choose(gene("strong", "org", scope=("mail",), overrides=("weak",)), gene("weak", "user"))) == ["weak"]


def test_a_protected_gene_is_left_out_for_every_other_reason():
    chosen = choose(
        gene("kernel_rule", "kernel", overrides=("org_rule",)),
        gene("org_rule", "org"),
        gene("team_rule", "team", scope=("mail",)),
    )
    assert reasons(chosen) == {"org_rule": "overridden", "team_rule": "scope"}


@pytest.mark.parametrize("policy", POLICIES)
def test_what_is_overridden_stays_out_where_its_replacement_finds_no_room(policy):
    chosen = choose(gene("long_form", "user", cost=400, overrides=("short",)), gene("short", cost=1), policy=policy)
    assert reasons(chosen) == {"long_form": "budget", "short": "overridden"}


# By precedence


def test_a_gene_that_does_not_fit_is_skipped_and_the_next_is_tried():
    chosen = choose(gene("first", "user", cost=200), gene("second", "user", cost=200), gene("third", cost=140))
    assert ids(chosen) == ["first", "third"]
    assert chosen.characters == 500


def test_the_frame_of_a_stratum_is_charged_with_its_first_gene_only():
    costs = Prices(frames={"learned": 60, "default": 60})
    chosen = choose(gene("first", cost=180), gene("second", cost=160), gene("third", "default", cost=1), costs=costs)
    assert ids(chosen) == ["first", "second"]
    assert chosen.characters == 500


# By value for the task


def test_personal_genes_come_before_learned_and_default_ones_whatever_those_are_worth():
    chosen = choose(
        gene("faint", "user", cost=300, strength=0),
        gene("sure", "learned", cost=300, strength=1, evidence_count=10),
        policy="task_aware",
    )
    assert ids(chosen) == ["faint"]


def test_two_genes_worth_more_together_are_taken_for_one_that_precedence_would_take():
    genes = [
        gene("large", cost=370, strength=0.9),
        gene("small", cost=180, strength=0.5),
        gene("other", cost=180, strength=0.5),
    ]
    assert ids(choose(*genes)) == ["large"]
    assert ids(choose(*genes, policy="task_aware")) == ["other", "small"]


def test_a_gene_made_for_the_task_is_taken_for_a_general_one():
    genes = [gene("general", cost=370), gene("special", cost=370, scope=("mail",))]
    assert ids(choose(*genes, task=Task(category="mail"), policy="task_aware")) == ["special"]


def test_the_second_level_chooses_with_what_the_first_one_left_its_frame_paid():
    genes = [
        gene("personal", "user", cost=100),
        gene("large", cost=210, strength=0.9),
        gene("small", cost=130, strength=0.5),
        gene("other", cost=130, strength=0.5),
    ]
    chosen = choose(*genes, costs=Prices(frames={"user": 60}), policy="task_aware")
    assert ids(chosen) == ["personal", "large"]
    assert chosen.characters == 500


def levels_of(chosen, task, costs):
    """Return value and negative cost of each level."""
    terms = carried(task)
    for strata in LEVELS:
        genes = [gene for gene in chosen if gene.stratum in strata and gene.stratum not in PROTECTED]
        frames = sum(costs.stratum_frame(stratum) for stratum in {gene.stratum for gene in genes})
        yield sum(value(gene, terms) for gene in genes), -sum(map(costs.gene, genes)) - frames


def rank(candidates, taken, task, costs):
    """Return what the specification compares, one level after the other."""
    chosen = list(compress(candidates, taken))
    for strata, (worth, cost) in zip(LEVELS, levels_of(chosen, task, costs), strict=True):
        yield worth, cost, [flag for gene, flag in zip(candidates, taken, strict=True) if gene.stratum in strata]


@given(genomes(most=7, plain=True), tasks, prices, st.integers(500, 1_800))
def test_no_set_of_all_is_better_than_the_choice_for_the_task(genome, task, costs, budget):
    chosen = select(genome, task=task, costs=costs, policy="task_aware", budget=budget)
    assert chosen.fell_back is None
    if chosen.over_budget:
        return
    genes = in_precedence(genome.genes)
    fixed = [gene for gene in genes if gene.stratum in PROTECTED]
    candidates = [gene for gene in genes if gene.stratum not in PROTECTED]
    used = costs.scaffold + sum(map(costs.gene, fixed))
    used += sum(costs.stratum_frame(stratum) for stratum in {gene.stratum for gene in fixed})
    if chosen.observations:
        used += costs.observations_frame + sum(map(costs.observation, chosen.observations))
    best = max(
        list(rank(candidates, taken, task, costs))
        for taken in product((False, True), repeat=len(candidates))
        if used - sum(cost for _, cost in levels_of(list(compress(candidates, taken)), task, costs)) <= budget
    )
    assert list(rank(candidates, [gene in chosen.included for gene in candidates], task, costs)) == best


@given(genomes(), tasks, prices, budgets, budgets)
def test_more_budget_never_lowers_the_value(genome, task, costs, budget, other):
    genome = replace(genome, observations=())
    less, more = (
        [
            worth
            for worth, _ in levels_of(
                select(genome, task=task, costs=costs, policy="task_aware", budget=size).included, task, costs
            )
        ]
        for size in sorted((budget, other))
    )
    assert less <= more


@given(genomes(), tasks, prices, budgets)
def test_the_choice_for_the_task_is_never_worth_less_than_precedence(genome, task, costs, budget):
    plain, aware = (
        [
            worth
            for worth, _ in levels_of(
                select(genome, task=task, costs=costs, policy=policy, budget=budget).included, task, costs
            )
        ]
        for policy in ("precedence", "task_aware")
    )
    assert plain <= aware


# Falling back


CROWD = [gene(f"gene_{number}", cost=37 + number, strength=number / 40) for number in range(40)]


def test_too_much_work_falls_back_to_precedence_and_says_so():
    plain = choose(*CROWD, budget=900)
    chosen = choose(*CROWD, budget=900, policy="task_aware", work_limit=1)
    assert chosen.fell_back == "work_limit"
    assert chosen.policy == "precedence"
    assert ids(chosen) == ids(plain)
    assert chosen.left_out == plain.left_out


def test_a_failure_falls_back_to_precedence_and_says_so():
    class Free(Prices):
        def gene(self, gene):
            return 0

    chosen = choose(*CROWD, budget=900, costs=Free(), policy="task_aware")
    assert chosen.fell_back == "failure"
    assert chosen.policy == "precedence"
    assert len(chosen.included) == 40


def test_without_a_fallback_the_policy_asked_for_is_named():
    assert choose(*CROWD, policy="task_aware").policy == "task_aware"
    assert choose(*CROWD, policy="task_aware").fell_back is None
    assert choose(*CROWD).policy == "precedence"


# Observations


def test_the_newest_eight_observations_are_shown_the_newest_first():
    chosen = choose(observations=[note(number, cost=1) for number in (3, 9, 1, 4, 10, 5, 2, 6, 8, 7)])
    assert [shown.number for shown in chosen.observations] == [10, 9, 8, 7, 6, 5, 4, 3]


def test_what_a_customer_just_said_is_shown_before_other_genes_get_room():
    notes = [note(1, cost=60), note(2, cost=30), note(3, cost=200)]
    chosen = choose(gene("rule", "org", cost=100), gene("tone", "user", cost=210), observations=notes)
    assert [shown.number for shown in chosen.observations] == [3, 2]
    assert (ids(chosen), reasons(chosen)) == (["rule"], {"tone": "budget"})


def test_an_older_observation_never_takes_the_place_of_one_that_does_not_fit():
    notes = [note(1, cost=1), *(note(number, cost=500) for number in range(2, 10))]
    assert choose(observations=notes).observations == ()


def test_an_observation_that_was_taken_up_is_not_shown_and_takes_no_place():
    notes = [note(number, cost=1, consumed_by="lg_0" if number > 8 else None) for number in range(1, 12)]
    assert [shown.number for shown in choose(observations=notes).observations] == [8, 7, 6, 5, 4, 3, 2, 1]


# The same input, the same output


options = st.fixed_dictionaries({"task": tasks, "costs": prices, "policy": policies, "budget": budgets})


@given(genomes(), options, st.randoms(use_true_random=False))
def test_the_order_of_genes_and_observations_means_nothing(ordered, options, chance):
    genes, notes = list(ordered.genes), list(ordered.observations)
    chance.shuffle(genes)
    chance.shuffle(notes)
    assert select(ordered, **options) == select(genome(*genes, observations=notes), **options)


PROGRAM = """
import random
from selection_subjects import Prices, gene, genome
from agent_genome.genome.model import Task
from agent_genome.genome.selection import select
chance = random.Random(7)
strata = ["org", "user", "learned", "default"]
made = [
    gene(f"g_{n}", chance.choice(strata), cost=chance.randrange(1, 120), scope=tuple(chance.sample("abcd", 2)),
         strength=chance.choice([0.5, 1]), overrides=(f"g_{chance.randrange(80)}",))
    for n in range(80)
]
chosen = select(genome(*made), task=Task(input_has=("a", "b")), costs=Prices(), policy="task_aware", budget=1500)
print([gene.id for gene in chosen.included], chosen.left_out)
"""


def test_hash_randomisation_changes_nothing():
    path = os.pathsep.join(sys.path)
    outputs = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2", "33")
    }
    assert len(outputs) == 1


# The tables of the specification


def test_the_tables_have_the_names_that_the_code_speaks_of():
    assert [*REASONS] == ["condition", "scope", "overridden", "budget"]
    assert {*FALLBACKS} == {"work_limit", "failure"}
    assert {*POLICIES} == {"precedence", "task_aware"}
    assert {*ERROR_OF} == {"budget_out_of_range", "unknown_policy"}
