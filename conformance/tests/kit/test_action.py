"""The GitHub Action: inputs come through the environment and are never run by a shell."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from agf_conformance.action import run
from build_cases.output import ROOT

ACTION = (ROOT.parent / "action.yml").read_text(encoding="utf-8")
SCRIPTS = re.findall(r"      run: \|\n((?:        .*\n)+)", ACTION)


def test_no_script_of_the_action_has_an_expression_in_it() -> None:
    assert len(SCRIPTS) == 2
    assert "${{" not in "".join(SCRIPTS)


def test_every_input_reaches_the_kit_through_the_environment() -> None:
    inputs = set(re.findall(r"^  ([a-z]+):\n    description:", ACTION.partition("\noutputs:")[0], re.MULTILINE))
    passed = dict(re.findall(r"AGF_([A-Z]+): \$\{\{ inputs\.([a-z]+) \}\}", ACTION))
    assert set(passed.values()) == inputs
    assert all(name.lower() == value for name, value in passed.items())


def test_no_file_of_the_workspace_stands_for_a_module_of_python() -> None:
    started = re.findall(r'"\$AGF_PYTHON"(?: \S+)? -m|bin/python"(?: \S+)? -m', "".join(SCRIPTS))
    assert len(started) == 3
    assert all(" -P -m" in words for words in started)


@pytest.fixture
def runner(tmp_path, monkeypatch):
    """Run the action's module as the runner would."""
    monkeypatch.chdir(tmp_path)
    files = {name: str(tmp_path / name) for name in ("GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT")}

    def start(**inputs: str) -> int:
        return run({**files, **{f"AGF_{name.upper()}": value for name, value in inputs.items()}})

    return start


def test_reports_summary_and_outputs_are_written(runner, program, tmp_path) -> None:
    assert runner(command=f"'{program('exit 0', name='my reader')}'", set="1.0", name="acme $(id)") == 1
    folder = tmp_path / "agf-conformance-report"
    assert {path.name for path in folder.iterdir()} == {
        "report.json",
        "junit.xml",
        "summary.md",
        "report.html",
        "badge.json",
    }
    assert json.loads((folder / "report.json").read_bytes())["implementation"]["name"] == "acme $(id)"
    assert (tmp_path / "GITHUB_OUTPUT").read_text() == "outcome=failed\npassed=6\ntotal=22\n"
    assert "6 passed, 16 failed" in (tmp_path / "GITHUB_STEP_SUMMARY").read_text()


def test_a_command_is_split_into_words_and_run_by_no_shell(runner, program, tmp_path) -> None:
    path = program("exit 0")
    assert runner(command=f"{path} '$(touch ran)' '; touch ran' `touch ran`", set="1.0") == 1
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(
    ("inputs", "said"),
    [
        ({}, "behind `--`"),
        ({"command": "it's"}, "cannot be split"),
        ({"command": "x", "lines": "yes"}, "neither true nor false"),
        ({"command": "x", "set": "2.0"}, "--set"),
        ({"mode": "exporter", "paths": "nowhere.json"}, "nowhere.json"),
        ({"mode": "--version; id", "command": "x"}, "no command"),
    ],
)
def test_a_wrong_input_is_a_usage_error(inputs, said, runner, capfd) -> None:
    assert runner(**inputs) == 2
    assert said in capfd.readouterr().err


def test_exported_files_are_named_one_a_line(runner, tmp_path) -> None:
    for name in ("a b.json", "c.json"):
        (tmp_path / name).write_bytes((ROOT / "cases" / "valid" / "minimal" / "file.agf.json").read_bytes())
    assert runner(mode="exporter", paths="a b.json\n  c.json\n") == 0
    assert "total=16" in (tmp_path / "GITHUB_OUTPUT").read_text()


def test_the_last_script_of_the_action_runs_the_kit(tmp_path, program) -> None:
    python = tmp_path / "agf-conformance" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    import os

    environment = os.environ | {
        "RUNNER_TEMP": str(tmp_path),
        "AGF_MODE": "reader",
        "AGF_COMMAND": program("exit 0"),
        "AGF_LEVEL": "verdict",
        "AGF_SET": "1.0",
    }
    done = subprocess.run(
        ["bash", "-e", "-c", SCRIPTS[1]], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stderr
    assert "verdict 1.0 not reached (6 of 22)" in done.stdout
