"""What stands behind `--` is a name, whatever it looks like."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from agent_genome.agf import digest

DASHED = "-dash.json"


@pytest.mark.parametrize("command", ["check", "show", "fmt", "digest"])
def test_a_name_that_starts_with_a_hyphen_stands_behind_two(agf, save, genome, command):
    plain = agf(command, save(genome))
    dashed = agf(command, "--", save(genome, DASHED))
    assert dashed.code == 0
    assert dashed.out == plain.out.replace("genome.agf.json", DASHED)
    assert agf(command, DASHED).code == 2


def test_options_may_stand_before_the_two_hyphens_and_names_on_both_sides(agf, save, genome):
    ran = agf("check", "--json", save(genome), "--", save(genome, DASHED), save(genome, "--json"))
    assert [entry["path"] for entry in json.loads(ran.out)["files"]] == ["--json", DASHED, "genome.agf.json"]


def test_both_files_of_diff_may_start_with_a_hyphen(agf, save, genome):
    assert agf("diff", "--", save(genome, DASHED), save(genome, "--")) == (0, "", "")


def test_digest_writes_to_a_name_that_starts_with_a_hyphen(agf, save, genome):
    del genome["integrity"]
    assert agf("digest", "--write", "--", save(genome, DASHED)) == (0, f"{digest(genome)}\n", "")


def test_a_name_behind_two_hyphens_never_becomes_the_value_of_an_option(agf, save, genome):
    save(genome, DASHED)
    ran = agf("check", save(genome), "--output", "--", DASHED)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("agf: argument --output: expected one argument\n")
    assert json.loads(Path(DASHED).read_bytes()) == genome


def test_an_error_calls_a_name_behind_two_hyphens_as_it_was_given(agf):
    assert agf("digest", "--", "-a", "-b").err.startswith("agf: unrecognized arguments: -b\n")
