"""Each wrapper runs as its head says, is short, and says what the program that it wraps says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from agent_genome.agf._spec import MAX_FILE_BYTES
from build_cases.output import ROOT

WRAPPERS = ROOT / "wrappers"
BEGINNING = ("minimal", "all-strata", "too-large", "not-utf8", "byte-order-mark")


@pytest.fixture
def with_agf(tmp_path, monkeypatch):
    """Put the `agf` command, as this Python has it, on PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    script = folder / "agf"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m agent_genome.cli "$@"\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


def cases(*names: str) -> list[str]:
    return [part for name in names for part in ("--case", name)]


@pytest.mark.usefixtures("with_agf")
def test_the_shell_wrapper_of_a_validator(kit) -> None:
    names = cases("minimal", "unicode", "not-json", "digest-mismatch")
    report = kit.run("reader", "--level", "verdict", *names, "--", str(WRAPPERS / "reader.sh"))
    assert report["counts"]["passed"] == 4


@pytest.mark.usefixtures("with_agf")
def test_the_shell_wrapper_reports_a_crash_of_its_tool_as_one(kit, tmp_path, monkeypatch) -> None:
    script = tmp_path / "bin" / "agf"
    script.write_text('#!/bin/sh\ncase "$3" in *minimal*) exit 0;; esac\nexit 2\n')
    report = kit.run("reader", "--level", "verdict", *cases("minimal", "not-json"), "--", str(WRAPPERS / "reader.sh"))
    assert [row["verdict"] for row in report["results"]] == ["passed", "crashed"]


@pytest.mark.usefixtures("with_agf")
def test_the_shell_wrapper_of_a_digest_tool(kit) -> None:
    report = kit.run("digest", *cases("minimal", "digest-mismatch", "not-json"), "--", str(WRAPPERS / "digest.sh"))
    assert report["counts"]["passed"] == 3


def test_the_python_wrapper_passes_all(kit) -> None:
    report = kit.run("reader", "--lines", "--", sys.executable, str(WRAPPERS / "reader.py"))
    assert report["outcome"] == "passed"
    assert report["level"]["reached"] is True


def test_the_node_wrapper_holds_the_beginning_of_a_reader(kit, installed) -> None:
    node = installed("node")
    names = cases("minimal", "all-strata", "too-large", "not-json", "not-utf8", "unsupported-major")
    report = kit.run("reader", "--lines", *names, "--", node, str(WRAPPERS / "reader.mjs"))
    assert report["outcome"] == "passed"


def test_the_rust_wrapper_holds_the_beginning_of_a_reader(kit, tmp_path) -> None:
    rustc = shutil.which("rustc") or pytest.skip("Rust is not installed")
    program = tmp_path / "reader"
    subprocess.run([rustc, "-O", "-o", str(program), str(WRAPPERS / "reader.rs")], check=True)
    report = kit.run("reader", *cases(*BEGINNING), "--", str(program))
    assert report["outcome"] == "passed"


def test_what_the_rust_wrapper_prints_is_json_whatever_stands_in_a_pointer(kit, tmp_path) -> None:
    rustc = shutil.which("rustc") or pytest.skip("Rust is not installed")
    accepting = "Ok(_) => vec![]"
    source = (WRAPPERS / "reader.rs").read_text()
    assert accepting in source
    hostile = r'Ok(_) => vec![("not_json", "/\u{7f}\"\\\n\u{e9}\u{301}\u{200d}".to_string())]'
    (tmp_path / "reader.rs").write_text(source.replace(accepting, hostile))
    program = tmp_path / "reader"
    subprocess.run([rustc, "-o", str(program), str(tmp_path / "reader.rs")], check=True)
    report = kit.run("reader", "--case", "not-json", "--", str(program))
    assert report["results"][0]["verdict"] == "wrong-reason"


SCRIPTS = [path for path in sorted(WRAPPERS.iterdir()) if path.suffix != ".md"]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_wrapper_is_short_and_its_head_says_how_it_is_run(path: Path) -> None:
    lines = path.read_text().splitlines()
    code = [line for line in lines if line.strip() and not re.match(r"\s*(#|//)", line)]
    assert len(code) <= 20
    assert "agf-conformance" in "\n".join(lines[:5])


@pytest.mark.parametrize("name", ["reader.mjs", "reader.rs"])
def test_the_size_that_a_wrapper_names_is_the_limit_of_the_specification(name: str) -> None:
    text = (WRAPPERS / name).read_text().replace("_", "")
    assert re.findall(r"> (\d{4,})", text) == [str(MAX_FILE_BYTES)]
