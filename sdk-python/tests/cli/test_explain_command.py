"""`agf explain`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from agent_genome.cli._spec import ERRORS, finding_rows
from agent_genome.cli.catalogue import catalogue, engine_codes

ROOT = Path(__file__).resolve().parents[3]
CODES = [*ERRORS, *(row["code"] for row in finding_rows()), *engine_codes()]


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(agf, code):
    ran = agf("explain", code)
    entry = (catalogue() | engine_codes())[code]
    assert ran.code == 0
    assert ran.out.startswith(f"{code}: {entry.severity} of the ")
    for text in (entry.meaning, entry.repair, entry.rule):
        assert text in ran.out
    assert entry.case is None or entry.case in ran.out


def test_without_a_code_all_are_listed_in_a_line_each(agf):
    ran = agf("explain")
    assert [line.split()[0] for line in ran.out.splitlines()] == CODES


def test_an_unknown_code_gets_the_nearest_ones(agf):
    assert agf("explain", "digest-mismatched") == (
        2,
        "",
        "agf: there is no code `digest-mismatched`; did you mean digest_mismatch?\n",
    )
    assert agf("explain", "zzz").err == "agf: there is no code `zzz`; `agf explain` lists them all\n"


def test_several_codes_are_explained_in_turn_each_once(agf):
    ran = agf("explain", "too_short", "not_json", "too_short")
    assert ran.out == agf("explain", "too_short").out + "\n" + agf("explain", "not_json").out
    entries = json.loads(agf("explain", "--json", "too_short", "not_json").out)
    assert [entry["code"] for entry in entries] == ["too_short", "not_json"]


def test_a_code_of_the_engine_names_a_rule_that_is_there(agf):
    for entry in engine_codes().values():
        path, _, anchor = entry.rule.partition("#")
        assert f'<a id="{anchor}">' in (ROOT / path).read_text(encoding="utf-8"), entry.rule


def test_json_has_what_the_catalogue_has(agf):
    assert json.loads(agf("explain", "--json", "not_json").out)["rule"] == "spec/agf/1.0/agf.md#json"
    assert [entry["code"] for entry in json.loads(agf("explain", "--json").out)] == CODES
