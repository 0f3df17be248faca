"""`agf show`."""

from __future__ import annotations

import json

from agent_genome.cli.tree import branches

TREE = """\
biller  Biller
AGF 1.0, exported 2026-10-13T09:00:00Z by agent-genome 1.0
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
