"""Baselines: known failures with a reason; what passes by now is stale."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from agf_conformance._spec import BASELINE_BYTES
from build_cases.output import ROOT

SPEC = ROOT.parent / "spec" / "conformance"
SCHEMA = Draft202012Validator(json.loads((SPEC / "baseline.schema.json").read_bytes()))
HEAD = {"baseline": "agf-conformance-baseline/1.0"}
ALWAYS_ACCEPT = "exit 0"


@pytest.fixture
def judged(kit, program):
    """Judge a program that accepts everything, on one valid and one invalid case, with a baseline."""

    def judge(*entries: dict[str, str], text: str = ALWAYS_ACCEPT, content: str | None = None) -> dict[str, str]:
        baseline = {**HEAD, "known": list(entries)}
        file = kit.folder / "baseline.json"
        file.write_text(json.dumps(baseline) if content is None else content)
        kit.valid_by_schema = not list(SCHEMA.iter_errors(baseline))
        options = ["--case", "minimal", "--case", "not-json", "--baseline", str(file), "--timeout", "1"]
        report = kit.folder / "report.json"
        kit("reader", *options, "--json", str(report), "--", program(text))
        return {row["id"]: row["status"] for row in json.loads(report.read_bytes())["results"]}

    return judge


def test_a_listed_failure_is_known_and_does_not_fail_the_run(judged, kit) -> None:
    assert judged({"id": "not-json", "reason": "our parser mends, issue 12"})["not-json"] == "known"
    assert kit.code == 0
    assert "issue 12" in kit.out
    assert kit.valid_by_schema


def test_a_listed_case_that_passes_is_stale_and_fails_the_run(judged, kit) -> None:
    found = judged({"id": "not-json", "reason": "x"}, {"id": "minimal", "reason": "was slow"})
    assert found == {"minimal": "stale", "not-json": "known"}
    assert kit.code == 1


def test_an_unlisted_failure_still_fails(judged, kit) -> None:
    assert judged({"id": "unicode", "reason": "not run here"})["not-json"] == "failed"
    assert kit.code == 1


def test_another_verdict_than_the_listed_one_is_not_excused(judged) -> None:
    assert judged({"id": "not-json", "reason": "x", "verdict": "wrong-reason"})["not-json"] == "failed"
    assert judged({"id": "not-json", "reason": "x", "verdict": "wrong-verdict"})["not-json"] == "known"


def test_an_error_is_excused_only_by_its_verdict(judged) -> None:
    crash = 'case "$1" in *minimal*) exit 0;; esac; exit 9'
    assert judged({"id": "not-json", "reason": "x"}, text=crash)["not-json"] == "error"
    assert judged({"id": "not-json", "reason": "x", "verdict": "crashed"}, text=crash)["not-json"] == "known"


def test_a_known_failure_is_a_failure_to_the_level(kit, program) -> None:
    file = kit.folder / "baseline.json"
    file.write_text(json.dumps({**HEAD, "known": [{"id": "all-strata", "reason": "x"}]}))
    path = program('case "$1" in *all-strata*) ;; *) exit 0;; esac; echo \'{"valid":false,"errors":[]}\'; exit 1')
    names = ("minimal", "all-strata")
    report = kit.run(
        "reader", "--baseline", str(file), *[part for name in names for part in ("--case", name)], "--", path
    )
    assert report["outcome"] == "passed"
    assert report["level"]["reached"] is False


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ([{"id": "not-json"}], "a reason is required"),
        ([{"id": "not-json", "reason": "  "}], "a reason is required"),
        ([{"reason": "x"}], "it has no id"),
        ([{"id": "nott-json", "reason": "x"}], "did you mean not-json"),
        ([{"id": "not-json", "reason": "x"}, {"id": "not-json", "reason": "y"}], "listed already"),
        ([{"id": "not-json", "reason": "x", "verdict": "passed"}], "verdict is none of"),
        ([{"id": "not-json", "reason": "x", "until": "2030"}], "until"),
        (["not-json"], "it has no id"),
    ],
)
def test_a_faulty_baseline_is_refused_before_anything_runs(entries, said, kit, program) -> None:
    file = kit.folder / "baseline.json"
    file.write_text(json.dumps({**HEAD, "known": entries}))
    marker = kit.folder / "ran"
    assert kit("reader", "--baseline", str(file), "--", program(f"touch {marker}")) == 2
    assert said in kit.err
    assert not marker.exists()


@pytest.mark.parametrize("content", ["", "[]", "{", '{"known": []}', '"x"', "null", '{"baseline": 1, "known": {}}'])
def test_a_file_that_is_no_baseline_is_refused(content, kit, program) -> None:
    file = kit.folder / "baseline.json"
    file.write_text(content)
    assert kit("reader", "--baseline", str(file), "--", program("exit 0")) == 2
    assert str(file) in kit.err
    assert "Traceback" not in kit.err


def test_a_member_that_stands_twice_in_a_baseline_is_refused(judged, kit) -> None:
    content = json.dumps({**HEAD, "known": []}).replace("[]", '[{"id": "minimal", "reason": "x", "id": "not-json"}]')
    with pytest.raises(FileNotFoundError):
        judged(content=content)
    assert kit.code == 2
    assert "/known/0/id" in kit.err
    assert "stands here a second time" in kit.err


def test_no_more_of_a_baseline_is_read_than_its_limit(kit, program) -> None:
    assert kit("reader", "--baseline", "/dev/zero", "--", program("exit 0")) == 2
    assert f"more than {BASELINE_BYTES} bytes" in kit.err
