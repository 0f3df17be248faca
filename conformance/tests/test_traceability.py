"""Every MUST of the specification is shown by a case or a check, or says why by none."""

from __future__ import annotations

import json
import shutil

import pytest

from build_cases.output import ROOT
from pipeline.traceability import UNTESTED, anchors, requirements, traces

SPEC = ROOT.parent / "spec"
TRACES = traces(SPEC, ROOT)
REASONS = json.loads((ROOT / UNTESTED).read_bytes())


@pytest.mark.parametrize("trace", TRACES, ids=[trace.requirement.rule for trace in TRACES])
def test_a_rule_that_says_must_is_shown_or_says_why_not(trace) -> None:
    assert trace.cases or trace.checks or trace.reason


def test_every_must_stands_behind_an_anchor() -> None:
    assert [row.rule for row in requirements(SPEC) if row.rule.endswith("#")] == []


def test_every_page_that_has_a_reason_is_there_or_belongs_to_a_folder() -> None:
    for row in REASONS["pages"]:
        assert row["page"].endswith("/") or (SPEC / row["page"]).is_file()
        assert row["reason"].endswith(".")


def test_every_case_and_check_names_a_rule_that_is_there() -> None:
    known = anchors(SPEC)
    for path in (ROOT / "cases").glob("*/*/case.json"):
        assert f"agf/1.0/{json.loads(path.read_bytes())['spec']}" in known


def test_a_new_must_without_a_case_is_found(tmp_path) -> None:
    spec = shutil.copytree(SPEC, tmp_path / "spec", ignore=shutil.ignore_patterns("node_modules"))
    page = spec / "agf" / "1.0" / "agf.md"
    page.write_text(page.read_text() + '\n<a id="brand-new"></a>**New.** A file MUST be blue.\n')
    gaps = [row.requirement.rule for row in traces(spec, ROOT) if not (row.cases or row.checks or row.reason)]
    assert gaps == ["agf/1.0/agf.md#brand-new"]
