"""The digest doctor (spec: canonical-form.md#digest-doctor)."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from agf_documents import SAMPLE, text_of

from agent_genome import agf
from agent_genome.agf._spec import DIGEST_FAULT_WORK, DIGEST_FAULTS
from agent_genome.agf.doctor import diagnose, diagnosis


def _document() -> dict[str, Any]:
    document = json.loads(SAMPLE)
    document["agent"]["species"] = "Rechnungsprüfer"
    document["extensions"] = {"weight": 2.0, "small": 0.00001}
    return document


def _bare(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name != "integrity"}


def _hash(value: Any, exponent: str = "1e-05", **options: Any) -> str:
    options = {"sort_keys": True, "separators": (",", ":"), "ensure_ascii": False} | options
    return _sha256(json.dumps(value, **options).replace("1e-05", exponent).encode())


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _floats(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _floats(member) for name, member in value.items()}
    if isinstance(value, list):
        return [_floats(item) for item in value]
    return float(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _spoilt(document: dict[str, Any], integrity: Any) -> dict[str, Any]:
    return document | {"integrity": integrity}


WRONG: list[tuple[tuple[str, ...], Any]] = [
    (("python_numbers",), lambda d: _hash(_bare(d))),
    (("python_numbers", "spaced"), lambda d: _hash(_bare(d), separators=None)),
    (("python_numbers", "ascii_escapes", "spaced"), lambda d: _hash(_bare(d), separators=None, ensure_ascii=True)),
    (("python_numbers", "unsorted"), lambda d: _hash(_bare(d), sort_keys=False)),
    (("python_numbers", "indented"), lambda d: _hash(_bare(d), indent=2, separators=(",", ": "))),
    (("strength_decimal_all",), lambda d: _hash(_floats(_bare(d)), exponent="0.00001")),
    (("python_exponent",), lambda d: _sha256(agf.canonical_bytes(_bare(d)).replace(b"0.00001", b"1e-05"))),
    (("python_numbers", "sha256_emptied"), lambda d: _hash(_spoilt(d, {"sha256": ""}))),
    (("python_numbers", "integrity_emptied"), lambda d: _hash(_spoilt(d, {}))),
    (("python_numbers", "integrity_null"), lambda d: _hash(_spoilt(d, None))),
]


@pytest.mark.parametrize(("faults", "wrong"), WRONG)
def test_a_wrong_way_is_named(faults: tuple[str, ...], wrong: Any) -> None:
    document = _document()
    digest = wrong(document)
    assert diagnose(document, text_of(document), digest) == faults


def test_the_simplest_explanation_wins() -> None:
    document = json.loads(SAMPLE)
    assert diagnose(document, SAMPLE, _hash(_bare(document))) == ("jcs_strength",)


def test_a_final_line_feed_and_a_missing_seal_are_found() -> None:
    document = json.loads(SAMPLE)
    canonical = agf.canonical_bytes(_bare(document))
    assert diagnose(document, SAMPLE, hashlib.sha256(canonical + b"\n").hexdigest()) == ("final_newline",)
    del document["germline"]["seal"]
    wrong = hashlib.sha256(agf.canonical_bytes(_bare(document))).hexdigest()
    assert diagnose(json.loads(SAMPLE), SAMPLE, wrong) == ("seal_removed",)


def test_the_bytes_of_the_file_with_the_digest_emptied_are_found() -> None:
    emptied = SAMPLE.replace(json.loads(SAMPLE)["integrity"]["sha256"].encode(), b"")
    assert diagnose(json.loads(SAMPLE), SAMPLE, hashlib.sha256(emptied).hexdigest()) == ("file_bytes_emptied",)


@pytest.mark.parametrize(
    ("options", "faults"),
    [
        ({}, ("python_numbers", "unsorted", "ascii_escapes", "spaced")),
        ({"sort_keys": True}, ("python_numbers", "code_points", "ascii_escapes", "spaced")),
        ({"indent": 2}, ("python_numbers", "unsorted", "ascii_escapes", "indented")),
        ({"indent": 4, "sort_keys": True}, ("python_numbers", "code_points", "ascii_escapes", "indented_4")),
    ],
)
def test_one_line_of_python_is_recognised(options: dict[str, Any], faults: tuple[str, ...]) -> None:
    document = _document()
    document["extensions"] |= {"\ufb33": 1, "\U0001f600": 2}
    wrong = _sha256(json.dumps(_bare(document), **options).encode())
    assert diagnose(document, text_of(document), wrong) == faults


def test_a_string_that_looks_like_a_number_of_the_doctor_is_no_number() -> None:
    document = _document() | {"extensions": {"a": "<number 5>", "small": 0.00001}}
    wrong = _sha256(agf.canonical_bytes(_bare(document)).replace(b'"strength":1.0', b'"strength":1'))
    assert diagnose(document, text_of(document), wrong) == ("jcs_strength",)


def test_every_fault_of_the_catalogue_can_be_told_with_its_remedy() -> None:
    for fault in DIGEST_FAULTS:
        told = diagnosis((fault["id"],))
        assert fault["meaning"] in told
        assert fault["remedy"] in told


def test_content_that_was_changed_is_said_to_be_so() -> None:
    changed = SAMPLE.replace(b"accurate bills", b"accurate  bills")
    (problem,) = agf.check(changed).problems
    assert (problem.code, problem.pointer) == ("digest_mismatch", "/integrity/sha256")
    assert problem.hint == diagnosis(None)


@pytest.mark.parametrize("bound", ["most", "mostAtOnce"])
def test_the_doctor_gives_up_at_the_work_that_the_specification_allows(
    bound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = json.loads(SAMPLE)
    wrong = _hash(_bare(document))
    assert diagnose(document, SAMPLE, wrong) is not None
    monkeypatch.setitem(DIGEST_FAULT_WORK, bound, len(SAMPLE))
    assert diagnose(document, SAMPLE, wrong) is None
