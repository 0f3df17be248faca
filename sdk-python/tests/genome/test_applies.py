"""Scope, conditions and overrides (spec/genome/selection.md)."""

from __future__ import annotations

import pytest
from selection_subjects import gene

from agent_genome.genome.applies import carried, overridden, unfit
from agent_genome.genome.model import Condition, Task
from agent_genome.genome.precedence import in_precedence

TASK = Task(task_type="invoice", category="billing", input_has=("table", "logo"), language="hi", mode="draft")


def why_unfit(task=TASK, **members):
    return unfit(gene("some_gene", **members), task, carried(task))


@pytest.mark.parametrize("term", ["invoice", "billing", "table", "logo"])
def test_a_scope_term_may_be_the_task_type_the_category_or_something_the_input_has(term):
    assert why_unfit(scope=("other", term)) is None


@pytest.mark.parametrize("term", ["hi", "draft", "Invoice", "invoice ", "inv", ""])
def test_a_scope_term_that_the_task_does_not_carry_to_the_letter_keeps_the_gene_out(term):
    assert why_unfit(scope=(term,)) == "scope"


def test_an_empty_scope_fits_every_task_and_a_scope_never_fits_an_empty_task():
    assert why_unfit(Task()) is None
    assert why_unfit(Task(), scope=("invoice",)) == "scope"


@pytest.mark.parametrize(
    ("feature", "value"),
    [("task_type", "invoice"), ("category", "billing"), ("input_has", "logo"), ("language", "hi"), ("mode", "draft")],
)
def test_a_condition_holds_when_the_feature_has_one_of_the_values(feature, value):
    assert why_unfit(when=(Condition(feature, ("other", value)),)) is None
    assert why_unfit(when=(Condition(feature, ("other",)),)) == "condition"
    assert why_unfit(Task(), when=(Condition(feature, (value,)),)) == "condition"


def test_all_conditions_must_hold():
    language, mode = Condition("language", ("hi",)), Condition("mode", ("send",))
    assert why_unfit(when=(language, mode)) == "condition"
    assert why_unfit(when=(mode, language)) == "condition"


def test_a_condition_that_does_not_hold_is_named_before_a_scope_that_does_not_fit():
    assert why_unfit(scope=("other",), when=(Condition("mode", ("send",)),)) == "condition"


def test_a_gene_overrides_only_genes_of_lower_strata():
    genes = [
        gene("from_org", "org", overrides=("from_team", "from_org", "other_org", "from_kernel", "not_there")),
        gene("other_org", "org"),
        gene("from_team", "team"),
        gene("from_kernel", "kernel"),
    ]
    assert overridden(in_precedence(genes)) == {"from_team": "from_org"}


def test_the_first_of_several_overriding_genes_is_named():
    genes = [
        gene("by_user", "user", overrides=("tone",)),
        gene("by_team", "team", overrides=("tone", "tone")),
        gene("tone", "default"),
    ]
    assert overridden(in_precedence(genes)) == {"tone": "by_team"}


def test_an_overridden_gene_still_overrides():
    genes = [
        gene("first", "org", overrides=("second",)),
        gene("second", "user", overrides=("third",)),
        gene("third", "default"),
    ]
    assert overridden(in_precedence(genes)) == {"second": "first", "third": "second"}
