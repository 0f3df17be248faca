"""The library, PyPI's rfc8785 and Node agree on canonical bytes and digests."""

from __future__ import annotations

import base64
import hashlib
import json
import math

import pytest
import rfc8785
from hypothesis import assume, given
from hypothesis import strategies as st

from agent_genome.agf import canonical_bytes, check, digest
from agent_genome.agf._spec import MAX_SAFE_INTEGER
from agent_genome.agf.digests import digested
from build_cases.documents import SAMPLE_BYTES, sample, sealed
from build_cases.published import vectors

SAMPLE_DIGEST = "6a9a32364df8add5c82800c8eaa91d530d847346befc57b470287fca1e9d5a30"

integers = st.integers(-MAX_SAFE_INTEGER, MAX_SAFE_INTEGER)
floats = st.floats(allow_nan=False, allow_infinity=False)
scalars = st.none() | st.booleans() | integers | floats | st.text()
names = st.text() | st.sampled_from(["strength", "genes", "layers", "germline", "integrity", "__proto__", "1", "10"])
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4), max_leaves=12
)
open_strengths = st.floats(0, 1, exclude_min=True, exclude_max=True)


def genes(strengths):
    members = {"id": st.text(), "strength": strengths, "evidence_count": integers | floats}
    return st.lists(st.fixed_dictionaries(members, optional={"extra": values}), max_size=3)


def documents(strengths):
    holder = st.fixed_dictionaries({"genes": genes(strengths), "extra": values})
    return st.fixed_dictionaries(
        {"agf": st.text(), "germline": holder, "layers": st.lists(holder, max_size=2)},
        optional={"extensions": st.dictionaries(names, values, max_size=4), "integrity": values},
    )


def test_the_library_writes_the_canonical_bytes_of_a_vector(vector):
    document = json.loads(vector.input)
    assert canonical_bytes(digested(document)) == vector.canonical
    assert digest(document) == vector.sha256


def test_node_writes_the_canonical_bytes_of_a_vector(vector, canonical_oracle):
    answer = canonical_oracle.ask(vector.input)
    assert base64.b64decode(answer["canonical"]) == vector.canonical
    assert answer["sha256"] == vector.sha256


def test_the_digest_of_a_vector_is_over_its_canonical_bytes(vector):
    assert hashlib.sha256(vector.canonical).hexdigest() == vector.sha256


def test_every_spelling_of_the_sample_has_the_published_digest():
    spellings = [vector.sha256 for vector in vectors() if vector.name.startswith("sample")]
    assert len(spellings) > 5
    assert set(spellings) == {SAMPLE_DIGEST}


def test_vectors_have_names_of_their_own():
    listed = [vector.name for vector in vectors()]
    assert len(set(listed)) == len(listed)


def test_node_computes_the_expected_digest(digested_case, canonical_oracle):
    assert canonical_oracle.ask(digested_case.data)["sha256"] == digested_case.expect["digest"]


@given(documents(open_strengths))
def test_where_no_strength_is_integral_the_form_is_that_of_rfc_8785(document):
    assert canonical_bytes(document) == rfc8785.dumps(document)


@given(documents(st.sampled_from([0, 1, 0.0, -0.0, 1.0, 0.5, 2, 1e20, 1e21, -7.0]) | floats | integers | scalars))
def test_node_and_the_library_agree_on_any_document(canonical_oracle, document):
    answer = canonical_oracle.ask(json.dumps(document).encode())
    expected = canonical_bytes(digested(document))
    assert base64.b64decode(answer["canonical"]) == expected
    assert answer["sha256"] == digest(document)


@given(
    st.dictionaries(names, values, max_size=4), st.lists(st.floats(0, 1) | st.integers(0, 1), min_size=4, max_size=4)
)
def test_node_and_a_check_agree_on_the_digest_of_a_valid_file(canonical_oracle, extensions, strengths):
    document = sample()
    document["extensions"] = extensions
    for gene, strength in zip(document["germline"]["genes"], strengths, strict=True):
        gene["strength"] = strength
    data = json.dumps(sealed(document), ensure_ascii=False).encode()
    verdict = check(data)
    assert verdict.problems == ()
    assert canonical_oracle.ask(data)["sha256"] == verdict.digest


@given(st.from_regex(r"-?(0|[1-9][0-9]{0,24})(\.[0-9]{1,24})?([eE][+-]?[0-9]{1,3})?", fullmatch=True))
def test_node_and_the_library_write_any_number_alike(canonical_oracle, token):
    value = json.loads(token)
    assume(abs(value) <= MAX_SAFE_INTEGER if isinstance(value, int) else math.isfinite(value))
    answer = canonical_oracle.ask(f'{{"extensions":{{"n":{token}}}}}'.encode())
    assert base64.b64decode(answer["canonical"]) == canonical_bytes({"extensions": {"n": value}})


def test_node_leaves_out_integrity_alone(canonical_oracle):
    assert canonical_oracle.ask(SAMPLE_BYTES)["sha256"] == SAMPLE_DIGEST


@pytest.mark.parametrize("text", ["[]", "null", "{", '{"x": "\\ud83d"}', '{"x": 1e999}'])
def test_node_refuses_what_has_no_digest(canonical_oracle, text):
    assert set(canonical_oracle.ask(text.encode())) == {"error"}
