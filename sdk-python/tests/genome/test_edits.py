"""Genes that people write."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from agent_genome.genome.edits import add_gene, change_gene, remove_gene
from agent_genome.genome.model import Condition, Gene
from agent_genome.genome.refusals import EngineError
from agent_genome.genome.register import new_state

KERNEL = Gene("identity_purpose", "identity", "Prepare invoices.", "kernel")
LEARNED = Gene("lg_aaaaaaaaaaaa", "style", "Be brief.", "learned", 0.55, "learned_from_edits", 2)
ORG = Gene("tone", "style", "Be kind.", "org", source="staff")
MINE = Gene("mine", "style", "Use tables.", "user", source="customer_explicit", subject="anna")
STATE = new_state(agent="biller", workspace="w1", species="Biller", genes=(KERNEL, LEARNED))


def no_at_sign(*, text, when_terms=(), **texts):
    return [
        SimpleNamespace(code="contains_fact", severity="error", field=field, message="An address.", hint="Out.")
        for field, value in (("text", text), *when_terms)
        if "@" in value
    ]


def add(state, gene):
    return add_gene(state, gene, check=no_at_sign)[0]


def refused(code, act):
    with pytest.raises(EngineError) as caught:
        act()
    assert caught.value.code == code
    return caught.value


@pytest.mark.parametrize("gene", [ORG, replace(ORG, stratum="team"), replace(ORG, stratum="default"), MINE])
def test_people_add_org_team_default_and_their_own_genes(gene):
    after = add(STATE, gene)
    assert after.genes == (*STATE.genes, gene)
    assert after.version == STATE.version + 1


@pytest.mark.parametrize(
    ("code", "gene"),
    [
        ("stratum_read_only", replace(ORG, stratum="kernel", source="base")),
        ("stratum_read_only", replace(ORG, stratum="learned", source="learned_from_edits")),
        ("stratum_read_only", replace(ORG, stratum="nowhere\x1b")),
        ("source_not_a_person", replace(ORG, stratum="default", source="base")),
        ("source_not_a_person", replace(ORG, source="learned_from_edits")),
        ("subject_required", replace(MINE, subject=None)),
        ("subject_not_allowed", replace(ORG, subject="anna")),
        ("id_reserved", replace(ORG, id="lg_bbbbbbbbbbbb")),
        ("id_reserved", replace(ORG, id="pr_bbbbbbbbbbbb")),
        ("gene_exists", replace(ORG, id="identity_purpose")),
        ("gene_invalid", replace(ORG, id="Tone")),
        ("gene_invalid", replace(ORG, text="two\nlines")),
        ("gene_invalid", replace(ORG, text="\ud83d")),
        ("gene_invalid", replace(ORG, strength=float("nan"))),
        ("gene_invalid", replace(ORG, kind="identity")),
        ("gene_invalid", replace(ORG, kind="role")),
        ("gene_invalid", replace(MINE, kind="rule")),
        ("gene_invalid", replace(MINE, source="staff")),
        ("gene_invalid", replace(ORG, overrides=("identity_purpose",))),
        ("gene_invalid", replace(ORG, overrides=("tone",))),
        ("gene_refused", replace(ORG, text="Copy cfo@example.com")),
        ("gene_refused", replace(ORG, when=(Condition("mode", ("a@b.c",)),))),
        ("gene_refused", replace(ORG, extra={"by": ["a@b.c"]})),
        ("gene_refused", replace(ORG, extra={"a@b.c": 1})),
    ],
)
def test_any_other_gene_is_refused_with_a_code(code, gene):
    error = refused(code, lambda: add(STATE, gene))
    assert str(error).isprintable()


def test_what_is_wrong_with_a_gene_is_said_with_pointers_within_it():
    error = refused("gene_invalid", lambda: add(STATE, replace(ORG, text="", kind="x", strength=2)))
    assert {(detail.code, detail.pointer) for detail in error.details} == {
        ("too_short", "/text"),
        ("unknown_value", "/kind"),
        ("out_of_range", "/strength"),
    }
    error = refused("gene_refused", lambda: add(STATE, replace(ORG, extra={"a/b": ["x", "a@b.c"]})))
    assert [detail.pointer for detail in error.details] == ["/a~1b/1"]


def test_a_gene_overrides_lower_genes_and_ids_that_are_not_there():
    assert add(STATE, replace(ORG, overrides=("lg_aaaaaaaaaaaa", "gone")))


def test_an_id_that_a_gene_of_the_same_or_a_lower_stratum_overrides_is_taken():
    state = add(STATE, replace(ORG, overrides=("gone",)))
    refused("gene_exists", lambda: add(state, replace(ORG, id="gone")))
    assert add(state, replace(ORG, id="gone", stratum="default"))


def test_two_people_may_use_the_same_id_and_see_their_own():
    state = add(add(STATE, MINE), replace(MINE, subject="ben", text="Use lists."))
    assert state.gene("mine", subject="ben").text == "Use lists."
    state, removed = remove_gene(state, "mine", subject="anna")
    assert removed == MINE
    assert state.gene("mine", subject="anna") is None
    assert state.gene("mine", subject="ben").text == "Use lists."
    assert state.gene("mine") is None


def test_a_genome_holds_two_hundred_genes_of_what_one_person_sees():
    many = tuple(replace(ORG, id=f"gene_{number}") for number in range(199))
    state = new_state(agent="biller", workspace="w1", species="Biller", genes=many)
    state = add(add(state, MINE), replace(MINE, subject="ben"))
    refused("genome_full", lambda: add(state, replace(MINE, id="more")))
    refused("genome_full", lambda: add(state, ORG))


def test_the_name_of_a_removed_personal_gene_leaves_the_overrides_of_others():
    state = add(add(STATE, MINE), replace(ORG, overrides=("mine", "other")))
    assert remove_gene(state, "mine", subject="anna")[0].gene("tone").overrides == ("other",)
    state = add(state, replace(MINE, subject="ben"))
    assert remove_gene(state, "mine", subject="anna")[0].gene("tone").overrides == ("mine", "other")


def test_a_gene_is_changed_in_its_place():
    state = add(add(STATE, ORG), MINE)
    changed = replace(ORG, text="Be kinder.", strength=0.5)
    after, _ = change_gene(state, changed, check=no_at_sign)
    assert after.genes == (KERNEL, LEARNED, changed, MINE)
    assert change_gene(after, changed, check=no_at_sign)[0] is after


@pytest.mark.parametrize(
    ("code", "gene"),
    [
        ("gene_unknown", replace(ORG, id="gone")),
        ("gene_unknown", replace(ORG, stratum="team")),
        ("gene_unknown", replace(MINE, subject="ben")),
        ("stratum_read_only", replace(KERNEL, text="Do all.")),
        ("stratum_read_only", replace(LEARNED, strength=1.0)),
        ("gene_invalid", replace(ORG, text="")),
        ("gene_refused", replace(ORG, text="@")),
    ],
)
def test_a_change_is_refused_with_a_code(code, gene):
    state = add(add(STATE, ORG), MINE)
    refused(code, lambda: change_gene(state, gene, check=no_at_sign))


def test_learned_genes_can_be_removed_and_kernel_genes_not():
    after, _ = remove_gene(STATE, LEARNED.id)
    assert (after.genes, after.priors) == ((KERNEL,), ())
    refused("stratum_read_only", lambda: remove_gene(STATE, KERNEL.id))
    refused("gene_unknown", lambda: remove_gene(STATE, "gone"))


def test_a_state_may_be_larger_than_a_file():
    references = tuple(f"out-{number}" for number in range(50))
    genes = tuple(replace(ORG, id=f"gene_{number}", provenance=references) for number in range(200))
    assert new_state(agent="biller", workspace="w1", species="Biller", genes=genes).genes == genes


@pytest.mark.parametrize(
    ("code", "genes"),
    [
        ("genome_invalid", (KERNEL, KERNEL)),
        ("genome_invalid", (replace(ORG, kind="identity"),)),
        ("genome_invalid", (replace(ORG, stratum="nowhere"),)),
        ("genome_invalid", (replace(MINE, kind="rule"),)),
        ("genome_invalid", tuple(replace(ORG, id=f"gene_{number}") for number in range(201))),
        ("subject_required", (replace(MINE, subject=None),)),
        ("subject_not_allowed", (replace(ORG, subject="anna"),)),
    ],
)
def test_a_state_begins_with_a_valid_genome(code, genes):
    refused(code, lambda: new_state(agent="biller", workspace="w1", species="Biller", genes=genes))
    refused("genome_invalid", lambda: new_state(agent="No Slug", workspace="w1", species="Biller"))
