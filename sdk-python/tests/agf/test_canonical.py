"""AGF-C14N-1 (spec: canonical-form.md)."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from agf_documents import SAMPLE, SAMPLE_DIGEST, documents, json_values
from hypothesis import given
from hypothesis import strategies as st

from agent_genome import agf
from agent_genome.agf._spec import MAX_NESTING, MAX_SAFE_INTEGER
from agent_genome.agf.canonical import CanonicalizationError, _text, canonical_bytes, canonical_number


def _gene(strength: Any) -> dict[str, Any]:
    return {"layers": [{"genes": [{"strength": strength}]}]}


@pytest.mark.parametrize(
    ("strength", "text"),
    [(1, "1.0"), (1.0, "1.0"), (0, "0.0"), (-0.0, "0.0"), (0.55, "0.55"), (1e-7, "1e-7"), (0.00001, "0.00001")],
)
def test_an_integral_strength_of_a_gene_keeps_its_fraction(strength: float, text: str) -> None:
    assert canonical_bytes(_gene(strength)) == f'{{"layers":[{{"genes":[{{"strength":{text}}}]}}]}}'.encode()


@pytest.mark.parametrize(
    "document",
    [
        {"strength": 1.0},
        {"extensions": {"strength": 1.0}},
        {"extensions": {"germline": {"genes": [{"strength": 1.0}]}}},
        {"germline": {"strength": 1.0}},
        {"layers": {"": {"genes": [{"strength": 1.0}]}}},
        {"layers": [[{"strength": 1.0}]]},
        {"germline": {"genes": [[{"strength": 1.0}]]}},
        {"germline": {"genes": [{"extra": {"strength": 1.0}}]}},
        {"germline": {"genes": {"strength": 1.0}}},
    ],
)
def test_a_strength_anywhere_else_is_written_as_jcs_writes_it(document: dict[str, Any]) -> None:
    assert b'"strength":1}' in canonical_bytes(document)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        *((0, "0"), (-0.0, "0"), (1.0, "1"), (100.0, "100"), (1e20, "100000000000000000000"), (1e21, "1e+21")),
        *((1e-6, "0.000001"), (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (123456789012345680000.0, "123456789012345680000")),
        *(
            (5e-324, "5e-324"),
            (1.7976931348623157e308, "1.7976931348623157e+308"),
            (-1.5, "-1.5"),
            (1e16, "1" + "0" * 16),
        ),
        *(
            (333333333.33333329, "333333333.3333333"),
            (0.1 + 0.2, "0.30000000000000004"),
            (MAX_SAFE_INTEGER, str(2**53 - 1)),
        ),
    ],
)
def test_numbers_are_written_as_ecmascript_writes_them(number: float, text: str) -> None:
    assert canonical_number(number) == text


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_number_text_reads_back_as_the_same_double(number: float) -> None:
    assert float(canonical_number(number)) == number


@given(documents())
def test_the_quick_and_the_careful_writer_give_the_same_bytes(document: dict[str, Any]) -> None:
    assert canonical_bytes(document) == _text(document, 1, "document").encode()


@given(json_values)
def test_canonical_bytes_read_back_as_the_same_value(value: Any) -> None:
    assert json.loads(canonical_bytes(value), parse_int=float) == value


@given(documents(), st.randoms())
def test_member_order_and_white_space_do_not_change_the_digest(document: dict[str, Any], chance: Any) -> None:
    def shuffled(value: Any) -> Any:
        if isinstance(value, dict):
            names = list(value)
            chance.shuffle(names)
            return {name: shuffled(value[name]) for name in names}
        return [shuffled(item) for item in value] if isinstance(value, list) else value

    assert agf.digest(json.loads(json.dumps(shuffled(document), indent=3))) == document["integrity"]["sha256"]


def test_members_are_sorted_by_utf16_code_units() -> None:
    assert canonical_bytes({"\ufb33": 1, "\U0001f600": 2}) == '{"\U0001f600":2,"\ufb33":1}'.encode()


@pytest.mark.parametrize("spelling", ["1", "1.0", "1e0", "1.00", "10e-1"])
def test_the_published_sample_verifies_in_every_spelling(spelling: str) -> None:
    text = SAMPLE.decode().replace('"strength": 1,', f'"strength": {spelling},')
    assert agf.check(text.encode()).digest == SAMPLE_DIGEST
    assert agf.check(text.encode()).valid


@pytest.mark.parametrize(
    ("value", "code", "pointer"),
    [
        ({"a": [math.nan]}, "number_out_of_range", "/a/0"),
        ({"a": {"b/c": math.inf}}, "number_out_of_range", "/a/b~1c"),
        ({"germline": {"genes": [{"strength": math.inf}]}}, "number_out_of_range", "/germline/genes/0/strength"),
        ([2**53], "number_out_of_range", "/0"),
        ({"a": "\ud83d"}, "lone_surrogate", "/a"),
        ({"\ud83d": 1}, "lone_surrogate", "/\ufffd"),
        ({"a": object()}, "wrong_type", "/a"),
        ({"a": {1: 2}}, "wrong_type", "/a/1"),
        ({"a": b"x"}, "wrong_type", "/a"),
    ],
)
def test_what_is_no_i_json_has_no_canonical_form(value: Any, code: str, pointer: str) -> None:
    with pytest.raises(CanonicalizationError) as error:
        canonical_bytes(value)
    assert (error.value.code, error.value.pointer) == (code, pointer)


def test_nesting_is_bounded() -> None:
    value: list[Any] = []
    for _ in range(MAX_NESTING - 1):
        value = [value]
    assert canonical_bytes(value).count(b"[") == MAX_NESTING
    with pytest.raises(CanonicalizationError, match="nesting_too_deep"):
        canonical_bytes([value])
