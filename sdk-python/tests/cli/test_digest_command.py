"""`agf digest`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.agf import digest
from agent_genome.agf._spec import MAX_FILE_BYTES
from agent_genome.cli.digest_text import with_digest

DIGEST = "0123456789abcdef" * 4


def test_the_digest_stands_alone_on_standard_output(agf, save, genome):
    assert agf("digest", save(genome)) == (0, f"{digest(genome)}\n", "")


def test_standard_input_has_a_digest_too(agf, genome):
    assert agf("digest", "-", stdin=json.dumps(genome).encode()) == (0, f"{digest(genome)}\n", "")


def test_a_wrong_digest_in_the_file_is_told_with_the_reason(agf, save, genome):
    genome["integrity"]["sha256"] = digest(genome | {"agf": "1.1"})
    ran = agf("digest", save(genome))
    assert (ran.code, ran.out) == (0, f"{digest(genome)}\n")
    assert ran.err.startswith("agf: genome.agf.json says another digest. ")
    assert len(ran.err) > 60


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"{", "not_json"),
        (b'{"a":1,"a":2}', "duplicate_member"),
        (b'"\\ud800"', "lone_surrogate"),
        (b"[]", "wrong_type"),
    ],
)
def test_what_has_no_digest_is_refused_with_a_code(agf, save, data, code):
    ran = agf("digest", save(data))
    assert (ran.code, ran.out) == (1, "")
    assert f"[{code}]" in ran.err


def test_write_makes_a_changed_file_valid_and_touches_nothing_else(agf, save, genome):
    old = genome["integrity"]["sha256"]
    genome["agent"]["species"] = "Biller 2"
    text = json.dumps(genome, indent=3, sort_keys=True) + "\n\n"
    path = save(text.encode())
    ran = agf("digest", "--write", path)
    assert ran == (0, f"{digest(genome)}\n", "")
    assert Path(path).read_text() == text.replace(old, digest(genome))
    assert agf("check", path).code == 0


def test_write_leaves_a_file_alone_whose_digest_is_right(agf, save, genome):
    path = save(genome)
    before = Path(path).stat()
    assert agf("digest", "--write", path).code == 0
    assert Path(path).stat().st_mtime_ns == before.st_mtime_ns


def test_write_with_standard_input_gives_the_whole_file(agf, genome):
    del genome["integrity"]
    code, out, _ = agf("digest", "--write", "-", stdin=json.dumps(genome).encode())
    assert code == 0
    assert json.loads(out) == genome | {"integrity": {"sha256": digest(genome)}}


def test_write_refuses_to_make_a_file_too_large(agf, save, genome):
    del genome["integrity"]
    genome["extensions"] = {"pad": ""}
    genome["extensions"]["pad"] = "x" * (MAX_FILE_BYTES - len(json.dumps(genome)))
    data = json.dumps(genome).encode()
    path = save(data)
    ran = agf("digest", "--write", path)
    assert ran.code == 1
    assert "[file_too_large]" in ran.err
    assert Path(path).read_bytes() == data


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{}", '{"integrity": {"sha256": "%s"}}'),
        ('{"a": 1}', '{"a": 1,"integrity": {"sha256": "%s"}}'),
        ('{\n  "a": 1\n}\n', '{\n  "a": 1,\n  "integrity": {"sha256": "%s"}\n}\n'),
        ('{"integrity": {}}', '{"integrity": {"sha256": "%s"}}'),
        ('{"integrity": { "by": 1 }}', '{"integrity": { "by": 1, "sha256": "%s" }}'),
        ('{"integrity": null, "a": 1}', '{"integrity": {"sha256": "%s"}, "a": 1}'),
        ('{"integrity": {"sha256": [1]}}', '{"integrity": {"sha256": "%s"}}'),
        ('{"integrity": {"\\u0073ha256": "x"}}', '{"integrity": {"\\u0073ha256": "%s"}}'),
        ('{"a": {"integrity": {"sha256": ""}}}', '{"a": {"integrity": {"sha256": ""}},"integrity": {"sha256": "%s"}}'),
    ],
)
def test_the_digest_is_put_at_its_place(text, expected):
    assert with_digest(text, json.loads(text), DIGEST) == expected % DIGEST


@given(
    st.dictionaries(
        st.sampled_from(["a", 'é"', "integrity"]), st.none() | st.dictionaries(st.text(max_size=3), st.text())
    ),
    st.sampled_from([None, 1, "\t"]),
)
def test_a_written_digest_changes_no_other_member(document, indent):
    signed = json.loads(with_digest(json.dumps(document, indent=indent), document, DIGEST))
    integrity = document.get("integrity")
    kept = integrity if isinstance(integrity, dict) else {}
    assert signed == document | {"integrity": kept | {"sha256": DIGEST}}
