"""The gene checks find in each vector what was worked out of their prose by hand."""

from __future__ import annotations

import json

import pytest

from agent_genome.agf._spec import definition
from agent_genome.agf.gene_checks import check_gene
from agent_genome.agf.gene_checks._spec import CATEGORIES, FINDINGS
from build_cases.output import ROOT

VECTORS = json.loads((ROOT / "vectors" / "gene-checks" / "genes.json").read_bytes())["vectors"]


@pytest.mark.parametrize("listed", VECTORS, ids=[f"{row['rule'].partition('#')[2]}: {row['why']}" for row in VECTORS])
def test_a_gene_has_the_findings_that_its_rule_gives(listed) -> None:
    gene = listed["gene"]
    terms = [
        (f"/when/{row}/any_of/{column}", term)
        for row, held in enumerate(gene.get("when", ()))
        for column, term in enumerate(held["any_of"])
    ]
    found = check_gene(
        kind=gene["kind"],
        text=gene["text"],
        role_description=gene.get("role_description"),
        scope=gene.get("scope", ()),
        when_terms=terms,
    )
    expected = listed["findings"]
    assert [{name: getattr(row, name) for name in ("code", "category", "field")} for row in found] == [
        {name: row[name] for name in ("code", "category", "field")} for row in expected
    ]
    places = [(row.start, row.end) for row in found]
    assert [
        (one.get("start", place[0]), one.get("end", place[1])) for one, place in zip(expected, places, strict=True)
    ] == places


def test_each_code_is_found_and_each_category_that_a_rule_of_its_own_is_about() -> None:
    found = {(row["code"], row["category"]) for vector in VECTORS for row in vector["findings"]}
    assert {code for code, _ in found} == {row["code"] for row in FINDINGS}
    assert found <= {(row["code"], row["category"]) for row in CATEGORIES}
    shared = {row["category"] for row in CATEGORIES if row["rule"].endswith("#command")}
    assert {row["category"] for row in CATEGORIES} - {name for _, name in found} <= shared


def test_each_vector_is_about_a_rule_and_a_gene_that_a_file_can_hold() -> None:
    page = (ROOT.parent / "spec" / "agf" / "1.0" / "gene-checks.md").read_text(encoding="utf-8")
    members = definition("gene")["properties"]
    for vector in VECTORS:
        assert f'<a id="{vector["rule"].removeprefix("gene-checks.md#")}">' in page, vector["rule"]
        assert set(vector["gene"]) <= set(members)
