"""Every case is well described, and the reference library says what it expects."""

from __future__ import annotations

import json

from jsonschema import Draft202012Validator

from agent_genome.agf import check
from build_cases.output import ROOT

CASE_SCHEMA = Draft202012Validator(json.loads((ROOT / "case.schema.json").read_bytes()))


def test_case_json_follows_its_schema(case):
    assert [error.message for error in CASE_SCHEMA.iter_errors(case.description)] == []


def test_a_case_stands_in_a_folder_named_after_its_verdict_and_id(case):
    assert case.folder.parent.name == ("valid" if case.expect["valid"] else "invalid")
    assert case.folder.name == case.description["id"]


def test_a_case_folder_holds_two_files(case):
    assert sorted(path.name for path in case.folder.iterdir()) == ["case.json", "file.agf.json"]


def test_the_library_reports_the_expected_problems_in_the_expected_order(case):
    verdict = check(case.data)
    assert [(problem.code, problem.pointer) for problem in verdict.problems] == case.codes
    assert verdict.valid is case.expect["valid"]


def test_the_first_error_of_the_library_is_the_primary_code(case):
    errors = [problem for problem in check(case.data).problems if problem.severity == "error"]
    first = (errors[0].code, errors[0].pointer) if errors else (None, None)
    assert first == (case.expect["code"], case.expect["pointer"])


def test_the_library_computes_the_expected_digest(case):
    assert check(case.data).digest == case.expect["digest"]
