"""The 1.0 set is frozen, every code and every rule has a case, every case has a rule."""

from __future__ import annotations

import hashlib
import json
import re

import pytest

from agent_genome.agf._spec import ERRORS
from build_cases.output import ROOT, expectation_sha256
from build_cases.published import published_cases
from pipeline.traceability import anchors

SPEC = ROOT.parent / "spec" / "agf" / "1.0"
CASES = {case.id: case for case in published_cases()}
FROZEN = json.loads((ROOT / "requirements" / "1.0.json").read_bytes())
EXTENDED = json.loads((ROOT / "requirements" / "extended.json").read_bytes())["cases"]
UNTESTED = json.loads((ROOT / "requirements" / "untested.json").read_bytes())["rules"]
RULES = [
    f"{page}#{anchor}"
    for page in ("agf.md", "canonical-form.md", "checking.md")
    for anchor in re.findall(r'<a id="([a-z0-9-]+)">', (SPEC / page).read_text(encoding="utf-8"))
]

VALID_1_0 = {"minimal", "all-strata", "every-kind-and-condition", "unicode", "newer-minor", "at-the-limits"}
INVALID_1_0 = {
    *("too-large", "not-json", "duplicate-member", "unsupported-major", "wrong-kind", "missing-germline"),
    *("germline-not-read-only", "digest-mismatch", "too-many-genes", "duplicate-gene-id", "bad-gene-id"),
    *("text-too-long", "unknown-gene-kind", "identity-outside-kernel", "user-layer-rule", "override-not-lower"),
}


def test_the_1_0_set_is_6_valid_and_16_invalid_files():
    assert set(FROZEN["valid"]) == VALID_1_0
    assert set(FROZEN["invalid"]) == INVALID_1_0
    assert {case.id for case in CASES.values() if case.set == "1.0"} == VALID_1_0 | INVALID_1_0


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in ("valid", "invalid") for name in FROZEN[kind]])
def test_a_case_of_the_1_0_set_is_frozen(kind, name):
    case = CASES[name]
    assert case.folder.parent.name == kind
    assert hashlib.sha256(case.data).hexdigest() == FROZEN[kind][name]["sha256"]
    assert expectation_sha256(case.expect) == FROZEN[kind][name]["expect_sha256"]


@pytest.mark.parametrize("name", sorted(INVALID_1_0))
def test_an_invalid_case_of_the_1_0_set_is_wrong_in_one_way_only(name):
    assert len(CASES[name].codes) == 1


def test_every_later_case_is_listed_with_a_reason():
    assert [row["id"] for row in EXTENDED if row["reason"]] == [row["id"] for row in EXTENDED]
    assert sorted([row["id"] for row in EXTENDED]) == sorted(set(CASES) - VALID_1_0 - INVALID_1_0)


@pytest.mark.parametrize("code", ERRORS)
def test_the_catalogue_names_a_case_that_shows_the_code(code):
    case = CASES[ERRORS[code].case]
    assert code in [found for found, _ in case.codes]
    if ERRORS[code].severity == "error":
        assert case.expect["code"] == code
        assert len(case.codes) == 1


@pytest.mark.parametrize("code", ERRORS)
def test_a_code_has_a_case_that_is_about_its_rule(code):
    about = [case.description["spec"] for case in CASES.values() if code in [found for found, _ in case.codes]]
    assert ERRORS[code].rule in about


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_of_the_spec_has_a_case_or_a_reason_why_it_has_none(rule):
    tested = any(case.description["spec"] == rule for case in CASES.values())
    excused = any(row["rule"] == rule for row in UNTESTED)
    assert tested != excused


def test_every_case_names_a_rule_that_exists():
    assert {case.description["spec"] for case in CASES.values()} - set(RULES) == set()


def test_every_excuse_names_a_rule_that_exists():
    known = anchors(ROOT.parent / "spec")
    assert [row["rule"] for row in UNTESTED if not {row["rule"], f"agf/1.0/{row['rule']}"} & known] == []
