"""`agf show`."""

from __future__ import annotations

import json

import pytest

from agent_genome.agf import digest
from agent_genome.cli.tree import branches

TREE = """\
biller  Biller
AGF 1.0, exported 2026-10-13T09:00:00Z by agent-genome 2.3.0
digest {digest} ok

kernel  1 gene, protected
└─ identity identity_purpose
   Prepare invoices.
learned  2 genes
├─ decision late 0.9
│  Chase late payers.
│  scope: dunning
│  when: task_type is letter or call
│  overrides: plain
└─ style greet 0.6
   Greet by first name.
default  1 gene
└─ style plain
   Write plainly.
"""


def test_a_genome_is_a_tree_of_strata_the_strongest_first(agf, save, genome):
    assert agf("show", save(genome)) == (0, TREE.format(digest=genome["integrity"]["sha256"]), "")


def test_genes_stand_by_kind_then_strength_then_id(genome):
    genes = [
        {"id": "c", "kind": "style", "strength": 1},
        {"id": "b", "kind": "trait", "strength": 1},
        {"id": "e", "kind": "style", "strength": 0.5},
        {"id": "d", "kind": "style", "strength": 0.5},
        {"id": "a", "kind": "rule", "strength": 0},
    ]
    (branch,) = branches({"layers": [{"stratum": "org", "genes": genes}]})
    assert [gene["id"] for gene in branch.genes] == ["a", "c", "d", "e", "b"]


def test_a_file_that_is_not_valid_is_shown_as_far_as_it_can_be(agf, save, genome):
    del genome["exporter"]
    genome["layers"][1] = {"stratum": "nonsense", "genes": [{"text": 7}, 8]}
    code, out, _ = agf("show", save(genome))
    assert code == 0
    assert "by ? ?\n" in out
    assert "(the file states another)\nnot valid: " in out
    assert "unknown  1 gene\n└─ ? ?\n   7\n" in out


def test_what_is_no_agf_is_refused_with_its_problem(agf, save):
    code, out, err = agf("show", save(b'{"agf": "2.0"}'))
    assert (code, out) == (1, "")
    assert "[version_unsupported]" in err


def test_json_has_the_genes_in_the_same_order(agf, save, genome):
    shown = json.loads(agf("show", "--json", save(genome)).out)
    assert [branch["stratum"] for branch in shown["strata"]] == ["kernel", "learned", "default"]
    assert shown["strata"][1]["genes"][0] == genome["layers"][0]["genes"][1]
    assert (shown["valid"], shown["digest"]["ok"]) == (True, True)


MARKED = """\
section open, precedence: 2 included, 2 left out, {characters} of 6,000 characters

kernel  1 gene, protected
└─ + identity identity_purpose
   Prepare invoices.
learned  2 genes
├─ - decision late 0.9
│  Chase late payers.
│  scope: dunning
│  when: task_type is letter or call
│  overrides: plain
│  left out (condition): A condition of its `when` does not hold.
└─ + style greet 0.6
   Greet by first name.
   overrides: plain
default  1 gene
└─ - style plain
   Write plainly.
   left out (overridden by greet): A stronger gene that applies to the task overrides it.
"""


def test_a_task_marks_what_it_would_include_and_why_not_the_rest(agf, save, genome):
    genome["layers"][0]["genes"][0]["overrides"] = ["plain"]
    genome["integrity"]["sha256"] = digest(genome)
    arguments = ("--task", '{"task_type": "invoice"}', "--dialect", "open", save(genome))
    section = agf("compile", *arguments).out
    code, out, err = agf("show", *arguments)
    assert (code, err) == (0, "")
    assert out.partition("\n\n")[0].endswith(" ok\n" + MARKED.format(characters=len(section)).partition("\n")[0])
    assert out.endswith(MARKED.format(characters=len(section)))


def test_scope_and_budget_are_reasons_too(agf, save, genome):
    del genome["layers"][0]["genes"][1]["when"]
    genome["layers"][1]["genes"][0]["text"] = "word " * 79 + "word"
    genome["integrity"]["sha256"] = digest(genome)
    out = agf("show", "--dialect", "open", "--budget", "600", save(genome)).out
    assert "left out (scope): The task carries none of the terms of its scope.\n" in out
    assert "left out (budget): It does not fit beside the genes that were preferred to it.\n" in out


def test_json_has_the_section_without_its_text(agf, save, genome):
    arguments = ("--json", "--task", '{"mode": "draft"}', "--policy", "task_aware", save(genome))
    compiled = json.loads(agf("compile", *arguments).out)
    del compiled["text"]
    shown = json.loads(agf("show", *arguments).out)
    assert shown["section"] == compiled
    assert shown["strata"] == json.loads(agf("show", "--json", save(genome)).out)["strata"]


def test_without_a_task_or_an_option_of_compile_nothing_is_marked(agf, save, genome):
    assert "section" not in json.loads(agf("show", "--json", save(genome)).out)


def test_with_a_task_the_file_must_be_valid(agf, save, genome):
    del genome["exporter"]
    ran = agf("show", "--task", "{}", save(genome))
    assert (ran.code, ran.out) == (1, "")
    assert "[missing_field]" in ran.err


@pytest.mark.parametrize("options", [("--task", "[]"), ("--budget", "1"), ("--dialect", "klingon")])
def test_a_wrong_option_gives_2(agf, save, genome, options):
    ran = agf("show", *options, save(genome))
    assert (ran.code, ran.out) == (2, "")


def test_a_section_beyond_its_budget_is_said(agf, save, genome):
    ran = agf("show", "--budget", "500", save(genome))
    assert ran.code == 0
    assert ran.err.endswith("[over_budget]\n")
