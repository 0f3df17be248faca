"""`agf check` as a whole."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from agent_genome.agf import check, digest


def test_a_valid_file_that_is_named_gets_a_line_and_0(agf, save, genome):
    assert agf("check", save(genome)) == (0, "genome.agf.json: valid\n1 file, 1 valid, 0 invalid\n", "")


def test_a_problem_is_shown_with_its_place_line_mark_and_remedy(agf, save, genome):
    genome["germline"]["read_only"] = False
    path = save(genome)
    problem = check(Path(path).read_bytes()).problems[0]
    ran = agf("check", path)
    assert ran.code == 1
    assert ran.out.startswith(
        f"genome.agf.json:15:18: error: {problem.message} [germline_not_read_only]\n"
        ' 15 |     "read_only": false,\n'
        "    |                  ^~~~~\n"
        "    = at: /germline/read_only\n"
        f"    = help: {problem.hint}\n"
    )
    assert "\n\nTo learn more: agf explain germline_not_read_only digest_mismatch\n1 file" in ran.out


def test_files_are_reported_in_the_order_of_the_bytes_of_their_paths(agf, save, genome):
    names = [save(genome, name) for name in ("b.json", "a.json", "B.json", "é.json")]
    ran = agf("check", *names, names[0])
    assert [line.split(":")[0] for line in ran.out.splitlines()[:-1]] == ["B.json", "a.json", "b.json", "é.json"]


def test_valid_files_of_a_folder_are_only_counted(agf, save, genome):
    save(genome, "folder/a.json")
    save(genome, "folder/deep/b.json")
    assert agf("check", "folder") == (0, "2 files, 2 valid, 0 invalid\n", "")


def test_standard_input_is_checked_for_a_hyphen(agf, genome):
    ran = agf("check", "-", stdin=json.dumps(genome).encode())
    assert ran == (0, "-: valid\n1 file, 1 valid, 0 invalid\n", "")


def test_what_cannot_be_read_is_named_counted_and_gives_2(agf, save, genome):
    ran = agf("check", save(genome), "missing.json")
    assert ran.code == 2
    assert ran.err == "agf: cannot read missing.json: no such file or directory\n"
    assert ran.out == "genome.agf.json: valid\n1 file, 1 valid, 0 invalid, 1 unreadable\n"


def test_a_file_that_vanishes_after_it_was_found_is_unreadable(agf, save, genome, monkeypatch):
    save(genome, "folder/a.json")
    gone = save(genome, "folder/b.json")
    real_open = os.open
    monkeypatch.setattr(os, "open", lambda path, *rest: real_open("nowhere" if path == gone else path, *rest))
    ran = agf("check", "folder")
    assert ran.code == 2
    assert ran.err == "agf: cannot read folder/b.json: no such file or directory\n"


def test_a_folder_without_genome_files_gives_2(agf, workplace: Path):
    (workplace / "folder").mkdir()
    ran = agf("check", "folder")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("agf: no genome files found")


def test_a_file_beyond_the_limit_is_refused_unread(agf, workplace: Path):
    with (workplace / "huge.json").open("wb") as file:
        file.truncate(100_000_000)
    report = json.loads(agf("check", "--json", "huge.json").out)
    assert report["files"][0]["bytes"] is None
    assert [problem["code"] for problem in report["files"][0]["problems"]] == ["file_too_large"]


def test_warnings_pass_unless_strict(agf, save, genome):
    genome["extra"] = 1
    del genome["integrity"]
    path = save(genome)
    assert agf("digest", "--write", path).code == 0
    assert agf("check", path).code == 0
    strict = agf("check", "--strict", path)
    assert strict.code == 1
    assert "warning: " in strict.out


def test_strict_with_gene_checks_lets_a_warning_fail_and_an_importable_file_pass(agf, save, genome):
    path = save(genome)
    assert agf("check", "--strict", "--import", path).code == 0
    genome["extra"] = 1
    genome["integrity"]["sha256"] = digest(genome)
    path = save(genome)
    assert agf("check", "--import", path).code == 0
    assert agf("check", "--strict", "--import", path).code == 1


def test_strict_with_gene_checks_lets_a_finding_fail(agf, save, genome):
    genome["layers"][0]["genes"][0]["text"] = "Copy cfo@example.com on every bill."
    genome["integrity"]["sha256"] = digest(genome)
    path = save(genome)
    assert agf("check", "--strict", path).code == 0
    assert agf("check", "--strict", "--import", path).code == 1


def test_gene_checks_have_their_own_verdict(agf, save, genome):
    genome["layers"][0]["genes"][0]["text"] = "Copy cfo@example.com on every bill."
    path = save(genome)
    agf("digest", "--write", path)
    assert agf("check", path).code == 0
    ran = agf("check", "--import", path)
    assert ran.code == 1
    assert "[contains_fact]" in ran.out
    assert "genome.agf.json: valid, but not importable\n" in ran.out
    assert ran.out.endswith("1 file, 1 valid, 0 invalid, 0 importable\n")


def test_the_verdict_line_is_what_the_conformance_kit_reads(agf, save, genome):
    assert agf("check", "--verdict", save(genome)) == (0, '{"valid":true,"errors":[]}\n', "")
    genome["germline"]["read_only"] = False
    code, line, _ = agf("check", "--verdict", save(genome))
    assert code == 1
    assert json.loads(line)["errors"][0] == {"code": "germline_not_read_only", "pointer": "/germline/read_only"}
    assert line.count("\n") == 1


def test_a_warning_is_no_part_of_the_verdict_line(agf, save, genome):
    genome["extra"] = 1
    genome["integrity"]["sha256"] = digest(genome)
    assert agf("check", "--verdict", save(genome)) == (0, '{"valid":true,"errors":[]}\n', "")


@pytest.mark.parametrize("arguments", [["missing.json"], ["."]])
def test_the_verdict_on_what_is_no_file_is_2(agf, arguments):
    code, out, err = agf("check", "--verdict", *arguments)
    assert (code, out) == (2, "")
    assert err


@pytest.mark.parametrize(
    "arguments",
    [["--json", "--sarif", "x"], ["--verdict", "x", "y"], ["--jobs", "0", "x"], ["--nonsense", "x"], []],
    ids=" ".join,
)
def test_a_wrong_command_line_gives_2_and_says_where_to_look(agf, arguments):
    code, out, err = agf("check", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("agf: ")
    assert err.endswith("Try `agf check --help`.\n")


def test_output_takes_the_report_and_the_readable_one_is_shown_too(agf, save, genome, workplace: Path):
    ran = agf("check", "--junit", "--output", "report.xml", save(genome))
    assert ran.out.startswith("genome.agf.json: valid\n")
    assert (workplace / "report.xml").read_text().startswith("<?xml")


def test_output_that_cannot_be_written_gives_2(agf, save, genome):
    ran = agf("check", "--json", "--output", "no/such/folder/report.json", save(genome))
    assert ran.code == 2
    assert ran.err.startswith("agf: cannot write no/such/folder/report.json: no such file or directory")


def test_quiet_says_nothing_but_what_cannot_be_read(agf, save, genome):
    assert agf("check", "--quiet", save(genome)) == (0, "", "")
    assert agf("check", "--quiet", "missing.json").err != ""


def test_colours_appear_only_when_they_are_wanted(agf, save, genome, monkeypatch):
    path = save(genome)
    assert "\x1b" not in agf("check", path).out
    assert "\x1b[32mvalid\x1b[0m" in agf("check", "--color", "always", path).out
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda _self: True)
    assert "\x1b" in agf("check", path).out
    assert "\x1b" not in agf("check", "--color", "never", path).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in agf("check", path).out


def test_match_says_which_names_count_in_a_folder(agf, save, genome):
    save(genome, "folder/a.agf.json")
    save(b"{}", "folder/package.json")
    assert agf("check", "folder").code == 1
    assert agf("check", "folder", "--match", "*.agf.json").code == 0


def test_a_report_never_replaces_a_file_that_is_checked(agf, save, genome):
    path = save(genome)
    before = Path(path).read_bytes()
    Path("link.txt").symlink_to(path)
    for output in (path, f"./{path}", "link.txt"):
        ran = agf("check", path, "-o", output)
        assert ran.code == 2
        assert "is one of the files to check" in ran.err
        assert Path(path).read_bytes() == before
