"""The cases are built from their descriptions: the same bytes each time, and nothing else on disk."""

from __future__ import annotations

import pytest

from build_cases import __main__ as builder
from build_cases.output import differences, write_tree


@pytest.fixture(scope="module")
def tree():
    return builder.everything()


@pytest.fixture
def copy(tree, tmp_path, monkeypatch):
    write_tree(tree, tmp_path)
    monkeypatch.setattr(builder, "ROOT", tmp_path)
    monkeypatch.setattr(builder, "everything", lambda: dict(tree))
    monkeypatch.setattr(builder, "differences", lambda tree: differences(tree, tmp_path))
    monkeypatch.setattr(builder, "write_tree", lambda tree: write_tree(tree, tmp_path))
    return tmp_path


def test_what_is_on_disk_is_what_the_descriptions_make(tree):
    assert list(differences(tree)) == []


def test_two_builds_give_the_same_bytes(tree):
    assert builder.everything() == tree


def test_check_accepts_what_was_just_built(copy, capsys):
    assert builder.main(["--check"]) == 0
    assert capsys.readouterr().out == "The cases and vectors are as described.\n"


def test_check_shows_a_diff_when_a_byte_of_a_file_changed(copy, capsys):
    file = copy / "cases" / "valid" / "minimal" / "file.agf.json"
    file.write_bytes(file.read_bytes().replace(b"Bill Banao", b"Bill Bharo"))
    assert builder.main(["--check"]) == 1
    assert '-    "species": "Bill Bharo",\n+    "species": "Bill Banao",' in capsys.readouterr().out


def test_check_sees_line_ends_that_changed(copy, capsys):
    file = copy / "cases" / "valid" / "minimal" / "file.agf.json"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert builder.main(["--check"]) == 1
    assert "differs in line ends" in capsys.readouterr().out


def test_check_names_files_that_are_missing_and_files_too_many(copy, capsys):
    (copy / "cases" / "invalid" / "not-json" / "case.json").unlink()
    (copy / "cases" / "valid" / "stray.txt").write_text("x")
    assert builder.main(["--check"]) == 1
    out = capsys.readouterr().out
    assert "cases/invalid/not-json/case.json: is missing" in out
    assert "cases/valid/stray.txt: no description makes this file" in out


def test_building_mends_what_check_found(copy):
    (copy / "cases" / "invalid" / "not-json" / "case.json").unlink()
    (copy / "cases" / "valid" / "stray").mkdir()
    (copy / "cases" / "valid" / "stray" / "file.agf.json").write_text("x")
    assert builder.main([]) == 0
    assert builder.main(["--check"]) == 0
    assert not (copy / "cases" / "valid" / "stray").exists()


def test_building_never_changes_the_frozen_set(copy, tree, monkeypatch, capsys):
    changed = {**tree, builder.FROZEN: tree[builder.FROZEN].replace(b"minimal", b"minimum")}
    monkeypatch.setattr(builder, "everything", lambda: changed)
    assert builder.main([]) == 1
    assert (copy / builder.FROZEN).read_bytes() == tree[builder.FROZEN]
    assert "freezes these cases" in capsys.readouterr().err
