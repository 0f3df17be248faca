"""`agf explain`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from agent_genome.cli._spec import ERRORS, finding_rows
from agent_genome.cli.every_code import every_code

ROOT = Path(__file__).resolve().parents[3]
CODES = list(every_code())


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(agf, code):
    ran = agf("explain", code)
    entry = every_code()[code]
    assert ran.code == 0
    assert ran.out.startswith(f"{code}: {entry.severity} of ")
    for text in (entry.meaning, entry.repair, entry.rule):
        assert text in ran.out
    assert entry.case is None or entry.case in ran.out
    assert entry.http_status is None or f"HTTP {entry.http_status}" in ran.out


def test_the_codes_of_a_check_come_first():
    checks = [*ERRORS, *(row["code"] for row in finding_rows())]
    assert CODES[: len(checks)] == checks


@pytest.mark.parametrize(
    ("code", "origin"),
    [
        ("not_json", "the stage json"),
        ("budget_out_of_range", "the engine"),
        ("rate_limited", "the service"),
        ("wrong-verdict", "the conformance kit"),
        ("io/root", "genesis, invocation"),
        ("agent-plan/no-workflow-match", "genesis, planning"),
    ],
)
def test_an_explanation_says_where_the_code_is_from(agf, code, origin):
    assert agf("explain", code).out.splitlines()[0] == f"{code}: error of {origin}"


def test_without_a_code_all_are_listed_in_a_line_each(agf):
    ran = agf("explain")
    assert [line.split()[0] for line in ran.out.splitlines()] == CODES


def test_an_unknown_code_gets_the_nearest_ones(agf):
    assert agf("explain", "digest-mismatched") == (
        2,
        "",
        "agf: there is no code `digest-mismatched`; did you mean digest_mismatch?\n",
    )
    for wrong, right in (
        ("Rate-Limited", "rate_limited"),
        ("wrong_verdict", "wrong-verdict"),
        ("io/rot", "io/root"),
        ("task-cards", "agent-plan/task-cards"),
    ):
        assert f"did you mean {right}" in agf("explain", wrong).err
    assert agf("explain", "zzz").err == "agf: there is no code `zzz`; `agf explain` lists them all\n"


def test_several_codes_are_explained_in_turn_each_once(agf):
    ran = agf("explain", "too_short", "not_json", "too_short")
    assert ran.out == agf("explain", "too_short").out + "\n" + agf("explain", "not_json").out
    entries = json.loads(agf("explain", "--json", "too_short", "not_json").out)
    assert [entry["code"] for entry in entries] == ["too_short", "not_json"]


@pytest.mark.parametrize("code", CODES)
def test_a_code_names_a_rule_that_is_there(code):
    path, _, anchor = every_code()[code].rule.partition("#")
    assert f'<a id="{anchor}">' in (ROOT / path).read_text(encoding="utf-8")


def test_json_has_what_the_catalogue_has(agf):
    assert json.loads(agf("explain", "--json", "not_json").out)["rule"] == "spec/agf/1.0/agf.md#json"
    assert [entry["code"] for entry in json.loads(agf("explain", "--json").out)] == CODES


def test_checking_a_file_loads_no_code_of_another_part():
    loaded = "import agent_genome.cli.check_command, sys; print([name for name in sys.modules if 'every_code' in name"
    loaded += " or name.rpartition('.')[2] in ('_spec_codes', 'rest_problems', 'genesis_contract', 'conformance_kit')])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
