"""`agf new`."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from agent_genome import __version__

BASE = ("new", "--slug", "biller", "--species", "Biller", "--purpose", "Prepare invoices.")


def test_a_new_file_passes_the_check_without_a_warning(agf):
    made = agf(*BASE, "--purpose", "Never send them.")
    assert made.code == 0
    assert agf("check", "--strict", "--import", "-", stdin=made.out.encode()).code == 0
    document = json.loads(made.out)
    assert [gene["id"] for gene in document["germline"]["genes"]] == ["identity_purpose", "identity_purpose_2"]


def test_the_same_options_give_the_same_file(agf):
    given = ("--tenant", "9c1e5b7a3d2f48e6a0b1c2d3", "--exported-at", "2026-10-13T09:00:00Z", "--key-file", "key")
    first, second = agf(*BASE, *given), agf(*BASE, *given)
    assert first == second
    assert first.code == 0


def test_a_key_is_kept_only_in_a_file_that_its_owner_alone_reads(agf):
    made = agf(*BASE, "--key-file", "key")
    key = Path("key").read_text()
    assert len(bytes.fromhex(key)) == 32
    assert stat.S_IMODE(Path("key").stat().st_mode) == 0o600
    assert key.strip() not in made.out + made.err


def test_a_key_file_without_a_key_is_refused(agf):
    Path("key").write_text("secret\n")
    assert agf(*BASE, "--key-file", "key") == (2, "", "agf: key holds no key: 64 hexadecimal digits are expected.\n")


def test_output_never_replaces_a_file(agf):
    assert agf(*BASE, "--output", "a.json") == (0, "", "")
    before = Path("a.json").read_bytes()
    ran = agf(*BASE, "--output", "a.json")
    assert ran.code == 2
    assert ran.err == "agf: a.json is there already. Remove it or choose another name.\n"
    assert Path("a.json").read_bytes() == before


def test_a_place_that_cannot_be_written_is_told_with_the_remedy(agf):
    assert agf(*BASE, "--output", "no/a.json") == (
        2,
        "",
        "agf: cannot write no/a.json: no such file or directory. Choose another place.\n",
    )


def test_a_new_file_names_the_version_of_this_exporter(agf):
    assert json.loads(agf(*BASE).out)["exporter"]["version"] == __version__


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("--slug", "Biller", "bad_format"),
        ("--species", "", "too_short"),
        ("--species", "bad\udcff", "lone_surrogate"),
        ("--purpose", "bad\udcff", "lone_surrogate"),
        ("--kid", "bad\udcff", "lone_surrogate"),
        ("--purpose", "a\nb", "text_not_one_line"),
        ("--tenant", "x", "bad_format"),
        ("--exported-at", "today", "bad_format"),
        ("--platform", "x" * 65, "too_long"),
        ("--kid", "", "too_short"),
    ],
)
def test_a_value_that_agf_refuses_is_named_by_its_option(agf, option, value, code):
    ran = agf(*BASE, option, value)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"agf: {option}: ")
    assert f"[{code}]" in ran.err
