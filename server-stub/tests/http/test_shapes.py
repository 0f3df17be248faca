"""A body is held against its schema, with the catalogue's code, the place and the remedy of each fault."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome_server.http._spec import OPENAPI
from agent_genome_server.http.bounds import Bounds
from agent_genome_server.http.shapes import Shape

GENE = {
    "id": "be_brief",
    "kind": "style",
    "text": "Be brief.",
    "strength": 0.5,
    "source": "staff",
    "evidence_count": 0,
    "scope": [],
    "overrides": [],
    "provenance": [],
}
REGISTRATION = {"agent_id": "a", "species": "A"}


def shape(name):
    return Shape({"$ref": f"#/components/schemas/{name}"}, OPENAPI["components"])


def found(name, value):
    return [(fault.code, fault.pointer) for fault in shape(name).faults(value)]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([], [("wrong_type", "")]),
        (None, [("wrong_type", "")]),
        ({}, [("missing_field", "/agent_id"), ("missing_field", "/species")]),
        (REGISTRATION | {"agent_id": 1}, [("wrong_type", "/agent_id")]),
        (REGISTRATION | {"agent_id": "a\n"}, [("bad_format", "/agent_id")]),
        (REGISTRATION | {"budget": 1}, [("out_of_range", "/budget")]),
        (REGISTRATION | {"budget": True}, [("wrong_type", "/budget")]),
        (REGISTRATION | {"dialect": "latin"}, [("unknown_value", "/dialect")]),
        (REGISTRATION | {"a/b~c": 1}, [("unknown_field", "/a~1b~0c")]),
        (REGISTRATION | {"strata": [{"stratum": "org"}]}, [("missing_field", "/strata/0/genes")]),
        (
            REGISTRATION | {"strata": [{"stratum": "org", "genes": [GENE | {"text": "x" * 5000}]}]},
            [("too_long", "/strata/0/genes/0/text")],
        ),
    ],
)
def test_a_departure_has_its_code_and_place(value, expected):
    assert sorted(found("AgentRegistration", value)) == sorted(expected)


def test_unknown_members_of_a_gene_are_kept_as_in_a_file():
    assert (
        found("AgentRegistration", REGISTRATION | {"strata": [{"stratum": "org", "genes": [GENE | {"x_new": 1}]}]})
        == []
    )


def test_lengths_count_code_points():
    assert found("ErasureRequest", {"subject": "\U0001f600" * 256}) == []
    assert found("ErasureRequest", {"subject": "\U0001f600" * 257}) == [("too_long", "/subject")]


def test_every_fault_says_what_was_found_and_how_to_mend_it():
    value = REGISTRATION | {"budget": 1, "dialect": "latin", "x": 1, "species": 3}
    for fault in shape("AgentRegistration").faults(value):
        assert fault.message
        assert fault.hint


def test_no_more_faults_are_listed_than_a_problem_may_hold_and_no_place_is_endless():
    value = REGISTRATION | {f"x{number}" * 2000: 1 for number in range(500)}
    faults = shape("AgentRegistration").faults(value)
    assert len(faults) == 100
    assert max(len(fault.pointer) for fault in faults) <= 1000


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["agent_id", "species", "strata", "genes", "stratum", "text", "x"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(st.sampled_from(sorted(OPENAPI["components"]["schemas"])), json_values)
def test_no_value_breaks_a_shape(name, value):
    held = shape(name)
    assert bool(held.faults(value)) != held.fits(value)


def test_an_array_far_too_long_is_told_with_its_length_and_not_looked_through():
    strata = [{"stratum": "org", "genes": [{"id": 1}] * 5000}] * 50
    faults = shape("AgentRegistration").faults(REGISTRATION | {"strata": strata})
    assert "`strata` has 50 items; at most 4 are allowed." in {fault.message for fault in faults}
    assert len(strata[0]["genes"]) == 5000


def cut(value):
    held = shape("AgentRegistration")
    root = {"components": OPENAPI["components"]}
    return Bounds(OPENAPI["components"]["schemas"]["AgentRegistration"], held.resolved, root).cut(value)


def test_an_array_that_fits_is_looked_at_whole_and_of_one_that_is_too_long_one_item_more_than_it_may_have():
    fitting, long = (
        {"stratum": "org", "genes": [GENE | {"id": f"gene_{n}"} for n in range(200)]},
        {"genes": [GENE] * 5000},
    )
    strata = cut(REGISTRATION | {"strata": [fitting, *[long] * 5000]})["strata"]
    assert [len(layer["genes"]) for layer in strata] == [200, 201, 201, 201, 201]


def test_behind_a_hundred_items_with_faults_none_with_a_fault_is_looked_at():
    wrong = {"genes": [GENE | {"scope": [1] * 11, "provenance": [1] * 51}] * 201}
    strata = cut(REGISTRATION | {"strata": [wrong] * 5})["strata"]
    genes = [gene for layer in strata if layer for gene in layer["genes"]]
    looked_at = [item for gene in genes if gene for item in gene["scope"] + gene["provenance"] if item]
    assert len(looked_at) <= 100
    assert (len(strata), len(genes)) == (5, 201)


def test_what_was_not_looked_at_is_no_fault_of_its_own():
    wrong = {"stratum": "org", "genes": [GENE | {"scope": [1], "x": {}}] * 200}
    faults = shape("AgentRegistration").faults(REGISTRATION | {"strata": [wrong, wrong | {"stratum": "team"}]})
    assert {fault.message for fault in faults} == {"`scope[0]` is a number; it must be a string."}


def test_a_fault_behind_many_good_items_is_found():
    genes = [GENE | {"id": f"gene_{n}"} for n in range(200)]
    genes[150] |= {"scope": [*[f"term_{n}" for n in range(9)], 1]}
    (fault,) = shape("AgentRegistration").faults(REGISTRATION | {"strata": [{"stratum": "org", "genes": genes}]})
    assert (fault.code, fault.pointer) == ("wrong_type", "/strata/0/genes/150/scope/9")


def test_a_whole_number_with_a_fraction_of_zero_is_an_integer_where_the_schema_asks_for_one():
    value = REGISTRATION | {
        "budget": 6000.0,
        "strata": [{"stratum": "org", "genes": [GENE | {"x": 1.0, "evidence_count": 2.0}]}],
    }
    read = shape("AgentRegistration").read(value)
    assert isinstance(read["budget"], int)
    gene = read["strata"][0]["genes"][0]
    assert [type(gene[name]) for name in ("evidence_count", "strength", "x")] == [int, float, float]
