"""The vectors of learning, which any implementation has to meet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from agent_genome.genome._spec_learning import LEARNED, PROPOSED
from agent_genome.genome.edit_statements import statement_of_edit
from agent_genome.genome.keys import pseudonym, tenant
from agent_genome.genome.likeness import contradict, derived_id, normal_form
from agent_genome.genome.strength import strength_parts

VECTORS = json.loads((Path(__file__).parents[3] / "conformance/vectors/genome/learning.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS["normal_forms"], ids=lambda vector: vector["text"])
def test_the_normal_form_and_id_of_a_statement(vector):
    key = normal_form(vector["text"]).key
    name = derived_id(LEARNED["prefix"], key, hex_digits=LEARNED["hex_digits"])
    assert (key, name) == (vector["key"], vector["learned_id"])


@pytest.mark.parametrize("vector", VECTORS["proposal_ids"], ids=lambda vector: vector["kind"])
def test_the_id_of_a_proposal(vector):
    said = f"{vector['kind']}\n{normal_form(vector['text']).key}"
    assert derived_id(PROPOSED["prefix"], said, hex_digits=PROPOSED["hex_digits"]) == vector["id"]


@pytest.mark.parametrize("vector", VECTORS["contradictions"], ids=lambda vector: vector["other"])
def test_whether_statements_contradict(vector):
    assert contradict(normal_form(vector["one"]), normal_form(vector["other"])) == vector["contradict"]


@pytest.mark.parametrize("vector", VECTORS["strengths"], ids=str)
def test_the_strength(vector):
    given = dict(vector)
    parts = given.pop("parts")
    assert strength_parts(given.pop("support"), given.pop("against"), **given) == parts


@pytest.mark.parametrize("vector", VECTORS["edits"], ids=lambda vector: str(vector["statement"]))
def test_the_statement_of_an_edit(vector):
    assert statement_of_edit(vector["before"], vector["after"]) == vector["statement"]


@pytest.mark.parametrize("vector", VECTORS["pseudonyms"], ids=str)
def test_pseudonyms(vector):
    key = bytes.fromhex(vector["key_hex"])
    assert pseudonym(vector["reference"], workspace=vector["workspace"], key=key) == vector["pseudonym"]
    assert tenant(vector["workspace"], key=key) == vector["source_tenant"]
