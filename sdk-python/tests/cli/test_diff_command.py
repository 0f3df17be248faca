"""`agf diff`."""

from __future__ import annotations

import copy
import json

DIFFERENCE = """\
~ /agent/species
    - "Biller"
    + "Biller 2"
> greet: learned -> default
- learned late (decision): Chase late payers.
+ default new (style): Sign with the team's name.
~ default plain /strength
    - 1
    + 0.5
"""


def test_differences_are_shown_gene_by_gene_with_1(agf, save, genome):
    changed = copy.deepcopy(genome)
    changed["agent"]["species"] = "Biller 2"
    greeting, _late = changed["layers"][0]["genes"]
    plain = changed["layers"][1]["genes"][0]
    plain["strength"] = 0.5
    new = plain | {"id": "new", "text": "Sign with the team's name."}
    changed["layers"] = [{"stratum": "default", "genes": [plain, greeting, new]}]
    assert agf("diff", save(genome, "a.json"), save(changed, "b.json")) == (1, DIFFERENCE, "")


def test_the_same_genome_in_another_order_gives_nothing_and_0(agf, save, genome):
    other = json.dumps(genome | {"layers": genome["layers"][::-1]}, sort_keys=True).encode()
    assert agf("diff", save(genome, "a.json"), save(other, "b.json")) == (0, "", "")


def test_trouble_gives_2(agf, save, genome):
    path = save(genome)
    assert agf("diff", path, "missing.json").code == 2
    ran = agf("diff", path, save(b"{", "b.json"))
    assert (ran.code, ran.out) == (2, "")
    assert "[not_json]" in ran.err
    assert agf("diff", "-", "-").code == 2


def test_json_lists_the_changes(agf, save, genome):
    path = save(genome, "a.json")
    genome["layers"] = []
    changes = json.loads(agf("diff", "--json", path, save(genome, "b.json")).out)
    assert [(change["what"], change["id"]) for change in changes] == [
        ("removed", "greet"),
        ("removed", "late"),
        ("removed", "plain"),
    ]


def test_members_of_layers_and_genes_are_told_with_their_place(agf, save, genome):
    changed = copy.deepcopy(genome)
    changed["layers"][0]["x"] = None
    changed["layers"][0]["genes"].append({"id": "No Id"})
    changed["layers"].append({"stratum": "org", "genes": [], "y": 1})
    del changed["layers"][0]["genes"][1]["when"]
    assert agf("diff", save(genome, "a.json"), save(changed, "b.json")).out == (
        '+ org: {"genes": [], "y": 1}\n'
        "~ learned /genes\n"
        "    - []\n"
        '    + [{"id": "No Id"}]\n'
        "+ learned /x: null\n"
        '- learned late /when: [{"feature": "task_type", "any_of": ["letter", "call"]}]\n'
    )
