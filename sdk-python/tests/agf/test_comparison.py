"""What differs between two genomes."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from agf_documents import SAMPLE, documents, mutated
from hypothesis import given
from hypothesis import strategies as st

from agent_genome import agf
from agent_genome.agf._spec import SCHEMA
from agent_genome.agf.comparison import Change
from agent_genome.agf.ecma import compiled
from agent_genome.agf.json_value import is_array, is_object

GENE_ID = compiled(SCHEMA["$defs"]["geneId"]["pattern"])


def sorted_digest(document: dict[str, Any]) -> str:
    """Return the digest of a document whose layers stand by stratum and whose genes by id, what has none behind."""
    ordered = copy.deepcopy(document)
    layers = ordered.get("layers")
    if is_array(layers):
        ordered["layers"] = _by(layers, "stratum", lambda name: True)
    for holder in [ordered.get("germline"), *(ordered["layers"] if is_array(layers) else ())]:
        sortable = holder is ordered.get("germline") or (is_object(holder) and isinstance(holder.get("stratum"), str))
        if sortable and is_object(holder) and is_array(holder.get("genes")):
            holder["genes"] = _by(holder["genes"], "id", lambda name: bool(GENE_ID.search(name)))
    return agf.digest(ordered)


def _by(values: list[Any], member: str, formed: Any) -> list[Any]:
    def key(value: Any) -> tuple[bool, str]:
        name = value.get(member) if is_object(value) else None
        return (False, name) if isinstance(name, str) and formed(name) else (True, "")

    return sorted(values, key=key)


@given(documents(), documents(), st.integers(0, 2**32), st.booleans())
def test_nothing_differs_exactly_when_the_digests_are_the_same_apart_from_the_order(
    document: dict[str, Any], other: dict[str, Any], seed: int, related: bool
) -> None:
    chance = random.Random(seed)
    first = mutated(document, chance)
    second = copy.deepcopy(first) if related else mutated(other, chance)
    if related and chance.random() < 0.7:
        second = mutated(second, chance)
    if is_array(second.get("layers")):
        chance.shuffle(second["layers"])
    try:
        same = sorted_digest(first) == sorted_digest(second)
    except agf.CanonicalizationError:
        return
    assert (agf.diff(first, second) == []) is same
    assert (agf.diff(second, first) == []) is same


def told(first: Any, second: Any) -> list[tuple[str, str, str, str]]:
    return [(change.what, change.id, change.stratum, change.member) for change in agf.diff(first, second)]


def test_a_boolean_is_no_number_even_in_a_list_and_null_is_not_absent() -> None:
    assert told({"x": [True]}, {"x": [1]}) == [("changed", "", "", "/x")]
    assert told({"x": [1]}, {"x": [1.0]}) == []
    assert told({"x": None}, {}) == [("removed", "", "", "/x")]
    assert agf.diff({}, {"x": None}) == [Change("added", "", "", "/x", None, None)]


def _gene(name: Any, **members: Any) -> dict[str, Any]:
    return {"id": name, "kind": "style", "text": "Be brief."} | members


def _layer(*genes: Any, stratum: str = "org", **members: Any) -> dict[str, Any]:
    return {"layers": [{"stratum": stratum, "genes": [*genes]} | members]}


def test_members_of_a_gene_are_told_as_added_removed_or_changed_in_the_order_of_the_schema() -> None:
    first = _layer(_gene("gene_a", strength=1, when=[]))
    second = _layer(_gene("gene_a", strength=0.5, scope=[], role_description="x") | {"text": "Be short."})
    assert told(first, second) == [
        ("changed", "gene_a", "org", "/text"),
        ("changed", "gene_a", "org", "/strength"),
        ("added", "gene_a", "org", "/scope"),
        ("removed", "gene_a", "org", "/when"),
        ("added", "gene_a", "org", "/role_description"),
    ]


def test_members_of_a_layer_and_layers_without_genes_are_told() -> None:
    assert told(_layer(), _layer(x=1)) == [("added", "", "org", "/x")]
    assert told({"layers": []}, _layer()) == [("added", "", "org", "")]
    assert told(_layer(x=1), {"layers": []}) == [("removed", "", "org", "")]
    assert told({"layers": []}, _layer(_gene("gene_a"))) == [("added", "gene_a", "org", "")]
    assert told(_layer(_gene("gene_a"), x=1), {"layers": []}) == [
        ("removed", "", "org", ""),
        ("removed", "gene_a", "org", ""),
    ]


def test_genes_without_a_well_formed_id_are_compared_as_they_stand() -> None:
    assert told(_layer(_gene("A"), _gene("gene_a")), _layer(_gene("B"), _gene("gene_a"))) == [
        ("changed", "", "org", "/genes")
    ]
    assert told(_layer(_gene("gene_a"), 1), _layer(1, _gene("gene_a"))) == []


def test_of_genes_with_the_same_id_the_first_counts_and_the_others_are_extra() -> None:
    one, two = _gene("gene_a"), _gene("gene_a", text="Other.")
    assert told(_layer(one), _layer(one, two)) == [("added", "gene_a", "org", "")]
    assert told(_layer(two, one), _layer(one)) == [
        ("changed", "gene_a", "org", "/text"),
        ("removed", "gene_a", "org", ""),
    ]


@pytest.mark.parametrize("stratum", ["", "kernel", "org"])
def test_a_layer_is_never_taken_for_the_germline(stratum: str) -> None:
    first = {"germline": {"genes": [_gene("gene_a")]}} | _layer(_gene("gene_b"), stratum=stratum)
    second = {"germline": {"genes": []}} | _layer(_gene("gene_b"), _gene("gene_a"), stratum=stratum)
    assert told(first, second) == [("moved", "gene_a", stratum, "")]


def test_a_second_layer_of_the_same_stratum_is_told_apart() -> None:
    apart = {"layers": [*_layer(_gene("gene_a"))["layers"], *_layer(_gene("gene_b"))["layers"]]}
    assert told(_layer(_gene("gene_a"), _gene("gene_b")), apart) == [("moved", "gene_b", "org (2)", "")]


@pytest.mark.parametrize("wrap", [agf.Document, dict])
def test_a_document_does_as_well_as_its_data(wrap: Any) -> None:
    data = json.loads(SAMPLE)
    assert agf.diff(wrap(data), agf.loads(SAMPLE)) == []
    assert agf.digest(wrap(data)) == data["integrity"]["sha256"]
