"""The page for AI agents: every command on it runs, in the order of the page."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from genesis_trees import hold

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "for-ai-agents.md").read_text(encoding="utf-8")
COMMANDS = [
    line.removeprefix("$ ")
    for block in re.findall(r"^```console\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    for line in block.splitlines()
]
EXPECTED_CODES = {"genesis --json agent-index --symbol Gene.Strength": 10}


@pytest.fixture
def desk(tmp_path):
    """A folder with the files of the page, and an environment with the commands."""
    for name, language in (("intent.json", "json"), ("caps.toml", "toml")):
        (block,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
        (tmp_path / name).write_text(block, encoding="utf-8")
    (tmp_path / "bin").mkdir()
    for name, module in (("agf", "-m agent_genome.cli"), ("genesis", "-m agent_genome.genesis"), ("python", "")):
        path = tmp_path / "bin" / name
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n')
        path.chmod(0o755)
    return tmp_path


def test_the_commands_of_the_page_do_what_it_says(desk):
    settings = os.environ | {"PATH": f"{desk / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    place = ""
    for command in COMMANDS:
        if command.startswith("cd "):
            place = f"{command} && "
            continue
        done = subprocess.run(
            ["bash", "-c", place + command], cwd=desk, env=settings, capture_output=True, text=True, check=False
        )
        assert done.returncode == EXPECTED_CODES.get(command, 0), (command, done.stdout, done.stderr)
        if "genesis --json" in command:
            hold(json.loads(done.stdout))
    assert place
    assert len(COMMANDS) > 10


@pytest.mark.parametrize("page", sorted((ROOT / "spec" / "genesis").glob("*.md")), ids=lambda page: page.name)
def test_links_of_the_prose_lead_to_pages_and_anchors(page):
    for target, anchor in re.findall(r"\]\(([^)#\s]+)(?:#([^)]*))?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).is_file(), target
        assert not anchor or f'<a id="{anchor}"></a>' in (page.parent / target).read_text(encoding="utf-8")


def test_the_page_names_every_exit_code():
    contract = json.loads((ROOT / "spec/genesis/contract.json").read_text())
    assert {int(code) for code in re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE)} == {
        row["value"] for row in contract["exit_codes"].values()
    }
