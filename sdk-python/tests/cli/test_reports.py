"""The reports that programs read."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import pytest

from agent_genome.cli._spec import ERRORS

ROOT = Path(__file__).resolve().parents[3]
REPORT_SCHEMA = json.loads((ROOT / "spec/agf/1.0/report.schema.json").read_text(encoding="utf-8"))
SARIF_SCHEMA = json.loads(Path(__file__).with_name("sarif.schema.json").read_text(encoding="utf-8"))


@pytest.fixture
def paths(save, genome) -> list[str]:
    """Return a valid file, one with problems and hostile names in it, one that is no JSON, and one that is missing."""
    valid = save(genome, "valid.json")
    del genome["exporter"]
    genome["x\x1b[31m\u202e<&\"'"] = "\ufffe"
    genome["layers"][0]["genes"][0]["text"] = "Copy cfo@example.com."
    return [valid, save(genome, "a b/<é>.json"), save(b"{", "not.json"), "missing.json"]


@pytest.mark.parametrize("importing", [[], ["--import"]], ids=["plain", "import"])
def test_the_json_report_is_what_its_schema_says(agf, paths, importing):
    report = json.loads(agf("check", "--json", *importing, *paths).out)
    jsonschema.Draft202012Validator(REPORT_SCHEMA).validate(report)
    assert [entry["path"] for entry in report["files"]] == ["a b/<é>.json", "not.json", "valid.json"]
    counts = {"files": 3, "valid": 1, "invalid": 2, "unreadable": 1} | ({"importable": 1} if importing else {})
    assert report["summary"] | {"codes": {}} == counts | {"codes": {}}
    assert report["summary"]["codes"]["not_json"] == 1
    assert list(report["summary"]["codes"]) == sorted(report["summary"]["codes"])


def test_the_report_has_findings_only_with_gene_checks(agf, paths):
    plain = json.loads(agf("check", "--json", *paths).out)["files"][0]
    assert not {"findings", "importable"} & plain.keys()
    checked = json.loads(agf("check", "--json", "--import", *paths).out)["files"][0]
    assert [finding["code"] for finding in checked["findings"]] == ["contains_fact"]
    assert checked["importable"] is False


@pytest.mark.parametrize("importing", [[], ["--import"]], ids=["plain", "import"])
def test_the_sarif_report_has_the_shape_of_sarif_2_1_0(agf, paths, importing):
    log = json.loads(agf("check", "--sarif", *importing, *paths).out)
    jsonschema.Draft202012Validator(SARIF_SCHEMA).validate(log)
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    rules = run["tool"]["driver"]["rules"]
    assert {rule["id"] for rule in rules} >= set(ERRORS)
    assert all(rule["help"]["text"] for rule in rules)
    assert all(rules[result["ruleIndex"]]["id"] == result["ruleId"] for result in run["results"])


def test_sarif_names_files_by_uris_and_says_what_could_not_be_read(agf, paths):
    (run,) = json.loads(agf("check", "--sarif", *paths).out)["runs"]
    uris = {result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for result in run["results"]}
    assert uris == {"a%20b/%3C%C3%A9%3E.json", "not.json"}
    (invocation,) = run["invocations"]
    assert (invocation["executionSuccessful"], invocation["exitCode"]) == (False, 2)
    (notification,) = invocation["toolExecutionNotifications"]
    assert notification["message"]["text"] == "Cannot read missing.json: no such file or directory."


def test_the_junit_report_has_a_case_for_each_file(agf, paths):
    suites = ElementTree.fromstring(agf("check", "--junit", *paths).out)
    assert (suites.get("tests"), suites.get("failures"), suites.get("errors")) == ("4", "2", "1")
    cases = {case.get("name"): case for case in suites.iter("testcase")}
    assert list(cases) == ["a b/<é>.json", "not.json", "valid.json", "missing.json"]
    assert len(cases["valid.json"]) == 0
    failure = cases["not.json"].find("failure")
    assert failure is not None
    assert failure.get("type") == "not_json"
    assert cases["missing.json"].find("error") is not None


def test_a_warning_is_no_failure_of_a_junit_case_unless_strict(agf, save, genome):
    genome["extra"] = 1
    path = save(genome)
    agf("digest", "--write", path)
    assert 'failures="0"' in agf("check", "--junit", path).out
    assert 'failures="1"' in agf("check", "--junit", "--strict", path).out


def test_a_report_that_is_cut_short_says_so(agf, save, genome):
    genome["extensions"] = {}
    genome.update({f"unknown_{number}": 1 for number in range(1_200)})
    path = save(genome)
    assert json.loads(agf("check", "--json", path).out)["files"][0]["truncated"] is True
    assert "more problems were found than the 1,000 listed" in agf("check", path).out
    (run,) = json.loads(agf("check", "--sarif", path).out)["runs"]
    assert run["invocations"][0]["toolExecutionNotifications"][0]["level"] == "warning"
