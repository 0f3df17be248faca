"""The page for implementers: its commands run in their order, and what it shows is what they print."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from reference_server import serving

from agent_genome import agf
from agf_conformance._spec import EXIT_CODE
from build_cases.output import ROOT

PAGE = (ROOT.parent / "docs" / "check-your-implementation.md").read_text(encoding="utf-8")
SAMPLE = ROOT / "cases" / "valid" / "minimal" / "file.agf.json"
FAILING = {
    "agf-conformance reader --level verdict --set 1.0 -- ./my-reader",
    "agf-conformance reader --level verdict --case duplicate-member -- ./my-reader",
}


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


COMMANDS = [line[2:] for block in blocks("console") for line in block.splitlines()]
INSTALLING = COMMANDS[:3]


@pytest.fixture(scope="module")
def desk(tmp_path_factory) -> Path:
    """A folder with the files that the page speaks of, after its commands up to the second run."""
    folder = tmp_path_factory.mktemp("desk")
    (folder / "conformance").symlink_to(ROOT)
    (folder / "exports").mkdir()
    document = agf.loads(SAMPLE.read_bytes())
    for name in ("genome.json", "before.json", "exports/one.agf.json"):
        shutil.copy(SAMPLE, folder / name)
    document.data["exported_at"] = "2026-10-14T09:00:00Z"
    document.write_digest()
    document.save(folder / "after.json")
    (folder / "my-reader").write_text(blocks("sh")[0])
    (folder / "my-reader").chmod(0o755)
    (folder / "known.json").write_text(next(block for block in blocks("json") if "baseline" in block))
    bin_folder = folder / "bin"
    bin_folder.mkdir()
    for name, module in (("agf", "agent_genome.cli"), ("agf-conformance", "agf_conformance"), ("python3", "")):
        words = f"-m {module} " if module else ""
        (bin_folder / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words}"$@"\n')
        (bin_folder / name).chmod(0o755)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[dict[str, str]]:
    """Serve a demo workspace; gives the variables that the page sets."""
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield {"AGF_CONFORMANCE_URL": served.base_url, "AGF_CONFORMANCE_KEY": served.key}


def shell(desk: Path, command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | variables | {"PATH": f"{desk / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(command, shell=True, cwd=desk, env=environment, capture_output=True, text=True, check=False)


def test_the_first_commands_install_the_kit() -> None:
    assert INSTALLING == [
        "python3 -m venv kit",
        "kit/bin/pip install ./sdk-python ./conformance",
        'export PATH="$PWD/kit/bin:$PATH"',
    ]


@pytest.mark.parametrize("command", [line for line in COMMANDS if line not in INSTALLING])
def test_a_command_of_the_page_does_what_the_page_says(command: str, desk: Path, request) -> None:
    shutil.rmtree(desk / "agf-cases", ignore_errors=True)
    variables = request.getfixturevalue("server") if command.startswith("agf-conformance server") else {}
    done = shell(desk, command, **variables)
    assert done.returncode == (1 if command in FAILING else 0), done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_the_failure_that_the_page_shows_is_the_one_that_is_printed(desk: Path) -> None:
    (shown,) = blocks("text")
    done = shell(desk, next(iter(sorted(FAILING, key=len, reverse=True))))
    assert shown in done.stdout


def test_the_verdict_line_of_the_page_is_what_the_reference_prints(desk: Path) -> None:
    line = json.loads(blocks("json")[0])
    done = shell(desk, "agf check --verdict conformance/cases/invalid/duplicate-member/file.agf.json")
    assert json.loads(done.stdout) == line


def test_the_exit_codes_of_the_page_are_those_of_the_specification() -> None:
    shown = [int(code) for code in re.findall(r"^\| (\d) \|", PAGE, re.MULTILINE)]
    assert shown == [EXIT_CODE[name] for name in ("passed", "failed", "usage", "not_judged")]


@pytest.mark.parametrize("block", blocks("yaml"))
def test_the_snippets_for_ci_name_inputs_and_options_that_are_there(block: str, desk: Path) -> None:
    action = (ROOT.parent / "action.yml").read_text()
    if "uses: OWNER" in block:
        inputs = re.findall(r"^    ([a-z]+):", block.partition("REPOSITORY")[2].partition("- uses")[0], re.MULTILINE)
        assert inputs
        assert all(f"\n  {name}:\n" in action for name in inputs)
    else:
        (command,) = re.findall(r"- (agf-conformance .*)", block)
        assert shell(desk, command.replace("verdict", "verdict --set 1.0")).returncode == 1
