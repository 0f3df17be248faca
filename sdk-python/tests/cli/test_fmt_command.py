"""`agf fmt`."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from agent_genome.agf import digest


def test_members_stand_in_the_order_of_the_specification_with_two_spaces(agf, save, genome):
    path = save(json.dumps(genome, sort_keys=True).encode())
    code, out, _ = agf("fmt", path)
    assert code == 0
    assert out == json.dumps(genome, indent=2) + "\n"


def test_check_names_what_would_change_and_write_changes_it(agf, save, genome):
    save(genome, "a.json")
    save(json.dumps(genome).encode(), "b.json")
    assert agf("fmt", "--check", "a.json", "b.json") == (1, "b.json: would change\n", "")
    assert agf("fmt", "--write", "a.json", "b.json") == (0, "", "")
    assert agf("fmt", "--check", "a.json", "b.json") == (0, "", "")
    assert Path("a.json").read_bytes() == Path("b.json").read_bytes()


def test_several_files_need_write_or_check(agf):
    assert agf("fmt", "a.json", "b.json").code == 2


@pytest.mark.parametrize(
    ("data", "code"), [(b"{", "not_json"), (b"{}", "version_unsupported"), (b"[]", "wrong_type"), (b"\xff", "not_utf8")]
)
def test_what_is_no_agf_is_refused_and_left_alone(agf, save, data, code):
    path = save(data)
    ran = agf("fmt", "--write", path)
    assert ran.code == 1
    assert f"[{code}]" in ran.err
    assert Path(path).read_bytes() == data


def test_a_file_with_other_problems_is_laid_out(agf, save):
    assert agf("fmt", save(b'{"kind":"genome","agf":"1.0","germline":7}')).out == (
        '{\n  "agf": "1.0",\n  "kind": "genome",\n  "germline": 7\n}\n'
    )


def test_a_file_that_would_become_too_large_is_refused(agf, save, genome):
    genome["extensions"] = {"x": [0] * 60_000}
    path = save(json.dumps(genome, separators=(",", ":")).encode())
    ran = agf("fmt", path)
    assert (ran.code, ran.out) == (1, "")
    assert "[file_too_large]" in ran.err


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(
        ["0", "-0", "1.0", "1e2", "1E-7", "0.1000000000000000055511", "9007199254740991", "1e308", "5e-324"]
    )
)
def test_numbers_keep_their_value_and_the_digest(agf, genome, number):
    text = json.dumps(genome | {"extensions": {"x": 0}}).replace('"x": 0', f'"x": {number}')
    before: dict[str, Any] = json.loads(text)
    after = json.loads(agf("fmt", "-", stdin=text.encode()).out)
    assert after == before
    assert digest(after) == digest(before)


def test_write_keeps_the_permissions_of_the_file(agf, save, genome):
    path = Path(save(json.dumps(genome).encode()))
    for mode in (0o640, 0o604):
        path.write_text(json.dumps(genome))
        path.chmod(mode)
        assert agf("fmt", "--write", str(path)).code == 0
        assert stat.S_IMODE(path.stat().st_mode) == mode
        assert path.read_text().count("\n") > 1
