"""Exported files: leaks are named with their place, two exports are compared, the rest is skipped with a reason."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from agent_genome import agf
from agf_conformance._spec import ERRORS
from agf_conformance.cases import all_cases
from agf_conformance.exporter.checks import judge_export
from agf_conformance.exporter.leaks import leaks
from agf_conformance.exporter.stability import differences
from agf_conformance.exporter.subject import Export
from build_cases.output import ROOT

Data = dict[str, Any]
VALID = [case for case in all_cases() if case.valid]
SAMPLE = ROOT / "cases" / "valid" / "all-strata" / "file.agf.json"


@pytest.fixture
def data() -> Data:
    document: Data = json.loads(SAMPLE.read_bytes())
    return document


def written(data: Data) -> bytes:
    data["integrity"]["sha256"] = agf.digest(data)
    return agf.dumps(data)


def found(data: Data) -> list[str]:
    text = written(data)
    return leaks(text, json.loads(text))


@pytest.mark.parametrize("valid", VALID, ids=lambda valid: valid.id)
def test_no_valid_case_is_taken_for_a_leak(valid) -> None:
    assert leaks(valid.data, json.loads(valid.data)) == []


def test_what_to_do_about_an_invalid_export_is_what_the_catalogue_says_of_its_errors(data) -> None:
    data["kind"] = "recipe"
    (result,) = [row for row in judge_export(Export("x", written(data)), personal=False) if row.id == "export-valid"]
    assert result.advice == ERRORS["kind_unsupported"].repair
    del data["agent"]["slug"], first_gene(data)["text"]
    data["kind"], data["exported_at"] = "genome", 7
    (result,) = [row for row in judge_export(Export("x", written(data)), personal=False) if row.id == "export-valid"]
    assert f"missing_field: {ERRORS['missing_field'].repair}" in result.advice


def first_gene(data: Data) -> Data:
    gene: Data = data["layers"][0]["genes"][0]
    return gene


def place_provenance(data: Data) -> None:
    first_gene(data)["provenance"] = ["p_1", "user-4711"]


def place_species(data: Data) -> None:
    data["agent"]["species"] = "Books of priya@acme-books.in"


def place_platform(data: Data) -> None:
    data["exporter"]["platform"] = "run:2031"


def place_extension(data: Data) -> None:
    data["extensions"] = {"a": [{"b": "call +91 98765 43210"}]}


def place_extension_name(data: Data) -> None:
    data["extensions"] = {"by": {"priya@acme-books.in": 1}}


def place_unknown_member(data: Data) -> None:
    first_gene(data)["author"] = "employee.17"


def place_unknown_in_condition(data: Data) -> None:
    first_gene(data)["when"] = [{"feature": "mode", "any_of": ["x"], "since": "session_9f2"}]


def place_kid(data: Data) -> None:
    data["germline"]["seal"]["kid"] = "acct_12"


def place_unknown_name(data: Data) -> None:
    data["order_2024_17"] = True


@pytest.mark.parametrize(
    ("place", "where"),
    [
        (place_provenance, "at /layers/0/genes/0/provenance/1"),
        (place_species, "at /agent/species"),
        (place_platform, "at /exporter/platform"),
        (place_extension, "at /extensions/a/0/b"),
        (place_extension_name, "in the name of a member of /extensions/by"),
        (place_unknown_member, "at /layers/0/genes/0/author"),
        (place_unknown_in_condition, "at /layers/0/genes/0/when/0/since"),
        (place_kid, "at /germline/seal/kid"),
        (place_unknown_name, "in the name of a member of the document"),
    ],
)
def test_a_leak_is_named_with_its_place(place: Callable[[Data], None], where: str, data: Data) -> None:
    place(data)
    (line,) = found(data)
    assert line.endswith(where)
    number, column = map(int, line.split(":")[:2])
    assert written(data).decode().splitlines()[number - 1][column - 1] == '"'
    for word in ("priya", "4711", "98765"):
        assert word not in line


def test_what_the_gene_checks_look_at_is_no_matter_of_identifiers(data: Data) -> None:
    first_gene(data)["text"] = "Copy cfo@acme-books.in on every bill."
    assert found(data) == []
    results = {row.id: row for row in judge_export(Export("x", written(data)), personal=True)}
    assert results["export-no-facts"].verdict == "violated"
    assert "/layers/0/genes/0/text" in results["export-no-facts"].detail[0]


def test_two_exports_may_differ_in_the_moment_alone(data: Data) -> None:
    later = copy.deepcopy(data)
    later["exported_at"] = "2031-01-01T00:00:00Z"
    later["integrity"]["sha256"] = "0" * 64
    assert differences(data, later) == []


def test_another_order_of_genes_is_told_as_such(data: Data) -> None:
    other = copy.deepcopy(data)
    layer = max(range(len(data["layers"])), key=lambda index: len(data["layers"][index]["genes"]))
    genes = other["layers"][layer]["genes"]
    while genes == data["layers"][layer]["genes"] or len(genes) < 2:
        genes.append(dict(genes[0], id=f"more_{len(genes)}"))
        data["layers"][layer]["genes"] = list(genes)
        random.Random(len(genes)).shuffle(genes)
    assert differences(data, other) == [f"only the order differs: the lists at /layers/{layer}/genes"]


def test_another_order_of_layers_is_told_as_such(data: Data) -> None:
    other = copy.deepcopy(data)
    other["layers"].reverse()
    assert differences(data, other) == ["only the order differs: the lists at /layers"]


def test_a_changed_gene_is_named(data: Data) -> None:
    other = copy.deepcopy(data)
    first_gene(other)["text"] = "Something else."
    (line,) = differences(data, other)
    assert first_gene(data)["id"] in line
    assert line.endswith("/text")


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b'{"agf": "2.0"}', b"{" * 500, b"x" * 300_000])
def test_what_cannot_be_read_is_not_valid_and_the_rest_is_skipped(content: bytes) -> None:
    results = {row.id: row.verdict for row in judge_export(Export("x", content), personal=False)}
    assert results.pop("export-valid") == "violated"
    assert set(results.values()) == {"skipped"}


def test_a_file_with_nothing_but_a_version_is_judged_as_far_as_it_goes() -> None:
    results = {row.id: row for row in judge_export(Export("x", b'{"agf": "1.0", "kind": "genome"}'), personal=False)}
    assert results["export-digest"].verdict == "violated"
    assert results["export-layers"].verdict == "passed"


def test_folders_are_compared_file_by_file(kit) -> None:
    first, second = kit.folder / "first", kit.folder / "second"
    for folder in (first, second):
        (folder / "deep").mkdir(parents=True)
        (folder / "a.json").write_bytes(SAMPLE.read_bytes())
        (folder / "deep" / "b.json").write_bytes(SAMPLE.read_bytes())
    report = kit.run("exporter", "--personal", str(first), "--again", str(second))
    assert report["counts"]["total"] == report["counts"]["passed"] == 16
    assert report["level"]["reached"] is True
    changed = json.loads(SAMPLE.read_bytes())
    first_gene(changed)["strength"] = 0.123
    (second / "deep" / "b.json").write_bytes(written(changed))
    report = kit.run("exporter", "--personal", str(first), "--again", str(second))
    (failed,) = [row for row in report["results"] if row["status"] == "failed"]
    assert (failed["id"], failed["subject"]) == ("export-stable", str(first / "deep" / "b.json"))
    (second / "a.json").unlink()
    assert kit("exporter", str(first), "--again", str(second)) == 2
    assert "there is no second export" in kit.err
    assert kit("exporter", str(first), "--again", str(SAMPLE)) == 2


def test_a_baseline_names_the_file_of_a_check(kit) -> None:
    baseline = kit.folder / "baseline.txt"
    export = kit.folder / "a.json"
    export.write_bytes(SAMPLE.read_bytes())
    entry = {"id": "export-layers", "subject": str(export), "reason": "asked for by mail"}
    baseline.write_text(json.dumps({"baseline": "agf-conformance-baseline/1.0", "known": [entry]}))
    report = kit.run("exporter", "--baseline", str(baseline), str(export))
    assert kit.code == 0
    assert report["counts"]["known"] == 1


@pytest.mark.parametrize(
    ("text", "verdict"),
    [("exit 3", "crashed"), ("sleep 300", "timed-out"), ("yes", "flooded"), ("kill -9 $$", "crashed")],
)
def test_a_program_that_exports_nothing_is_not_judged(text: str, verdict: str, kit, program) -> None:
    report = kit.run("exporter", "--timeout", "1", "--", program(text))
    assert kit.code == 3
    assert [row["verdict"] for row in report["results"]] == [verdict]
    assert report["level"]["reached"] is None


def test_a_program_that_exports_only_once_is_not_stable(kit, program) -> None:
    once = kit.folder / "once"
    path = program(f'[ -e "{once}" ] && exit 7; touch "{once}"; cat "{SAMPLE}"')
    report = kit.run("exporter", "--personal", "--", path)
    found = {row["id"]: row["verdict"] for row in report["results"]}
    assert found.pop("export-stable") == "crashed"
    assert set(found.values()) == {"passed"}
    assert kit.code == 1


def test_a_hostile_file_is_judged_in_its_turn(kit) -> None:
    export: Path = kit.folder / "hostile.json"
    names = {f"order-{number}\x1b[31m": "+91 98765 43210 " * 5 for number in range(1500)}
    export.write_text(json.dumps({"agf": "1.0", "kind": "genome", "extensions": names}))
    report = kit.run("exporter", str(export))
    (leak,) = [row for row in report["results"] if row["id"] == "export-no-identifiers"]
    assert leak["found"] == "1500 leaks"
    assert len(leak["detail"]) == 21
    assert "\x1b" not in kit.out


def test_a_file_of_a_folder_that_cannot_be_read_costs_itself_alone(kit) -> None:
    folder = kit.folder / "exports"
    folder.mkdir()
    (folder / "good.json").write_bytes(all_cases()[0].data)
    (folder / "gone.json").symlink_to("not-there")
    report = kit.run("exporter", str(folder))
    assert kit.code == 1
    (row,) = [row for row in report["results"] if row["status"] == "error"]
    assert (row["id"], row["verdict"], row["found"]) == ("export-valid", "unreadable", "no such file or directory")
    assert row["subject"].endswith("gone.json")
    assert report["counts"]["passed"] == 7


def test_a_folder_of_which_nothing_can_be_read_is_not_judged(kit) -> None:
    folder = kit.folder / "exports"
    folder.mkdir()
    (folder / "gone.json").symlink_to("not-there")
    assert kit("exporter", str(folder)) == 2
    assert "gone.json: no such file" in kit.err


def test_a_file_that_is_named_and_cannot_be_read_is_an_error_of_the_command_line(kit) -> None:
    assert kit("exporter", str(kit.folder / "gone.json")) == 2
    assert "gone.json: no such file" in kit.err
