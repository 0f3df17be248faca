"""Genomes as AGF and back."""

from __future__ import annotations

from dataclasses import replace

from agent_genome.agf import make_seal
from agent_genome.agf.digests import digested
from agent_genome.genome.convert import from_agf, gene_to_agf, genome_of, to_agf
from agent_genome.genome.model import Condition, Gene, Genome, Observation
from agent_genome.genome.state import GenomeState

KERNEL = Gene("identity_purpose", "identity", "Prepare invoices.", "kernel")
LEAD = Gene(
    "lead",
    "role",
    "Ask the lead.",
    "org",
    0.25,
    "staff",
    3,
    ("invoice",),
    ("plain",),
    ("p_1",),
    (Condition("language", ("hi",), {"x": 1}),),
    "Leads.",
    extra={"note": {"deep": [1, None]}},
)
PLAIN = Gene("plain", "style", "Be brief.", "default")
GENOME = Genome(id="biller", species="Biller", genes=(KERNEL, LEAD, PLAIN))
SEALED = make_seal([gene_to_agf(KERNEL)], kid="k1", key=b"secret")


def document_of(genome):
    return to_agf(genome, exported_at="2026-10-13T09:00:00Z", source_tenant="9" * 24, seal=SEALED)


def test_a_genome_survives_the_way_through_a_file():
    assert from_agf(document_of(GENOME).data) == GENOME


def test_a_document_survives_the_way_through_a_genome():
    document = document_of(GENOME)
    assert digested(document_of(from_agf(document.data)).data) == digested(document.data)


def test_unknown_members_of_genes_and_conditions_are_kept():
    assert gene_to_agf(LEAD)["note"] == {"deep": [1, None]}
    assert gene_to_agf(LEAD)["when"] == [{"feature": "language", "any_of": ["hi"], "x": 1}]


def test_an_unknown_member_never_covers_a_member_of_agf():
    assert gene_to_agf(replace(PLAIN, extra={"text": "Other.", "when": []})) == gene_to_agf(PLAIN)


def test_a_run_sees_shared_genes_and_the_person_s_own_alone():
    own, other = (replace(PLAIN, id=f"of_{name}", stratum="user", subject=name) for name in ("anna", "ben"))
    state = GenomeState("biller", "w1", "Biller", version=3, genes=(KERNEL, LEAD, PLAIN, own, other))
    assert genome_of(state, subject="anna").genes == (KERNEL, LEAD, PLAIN, own)
    assert genome_of(state).genes == (KERNEL, LEAD, PLAIN)
    assert genome_of(state).version == 3


def test_a_run_sees_observations_that_were_not_taken_up():
    new, old = Observation(1, "edit", "A.", "out-1"), Observation(2, "edit", "B.", "out-2", None, "lg_aaaaaaaaaaaa")
    state = GenomeState("biller", "w1", "Biller", observations=(new, old))
    assert genome_of(state).observations == (new,)
