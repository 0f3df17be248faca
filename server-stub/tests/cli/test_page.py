"""The page about running the server shows commands and settings that there are."""

from __future__ import annotations

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from agent_genome.cli.arguments import Parser
from agent_genome_server.cli.main import COMMANDS, PROGRAM
from agent_genome_server.cli.serve import EPILOG, PREFIX

PAGE = (Path(__file__).parents[3] / "docs" / "run-the-server.md").read_text(encoding="utf-8")
SHOWN = re.findall(rf"^\$ {PROGRAM} (.+)$", PAGE, re.MULTILINE) + re.findall(r"^\| `(keys .+?)`", PAGE, re.MULTILINE)


def parser_of(name):
    parser = Parser(prog=name)
    import_module(f"agent_genome_server.cli.{name.replace(' ', '_')}").configure(parser)
    return parser


@pytest.mark.parametrize("line", SHOWN)
def test_every_command_of_the_page_can_be_run(line):
    words = shlex.split(line)
    name = words[0] if words[0] in COMMANDS else " ".join(words[:2])
    parser_of(name).parse(words[len(name.split()) :])


SETTINGS = PAGE.partition("## Settings")[2].partition("## Watch it")[0]


def test_every_option_of_serve_is_on_the_page():
    options = set(re.findall(r"--[a-z][a-z-]+", parser_of("serve").format_help())) - {"--help", "--demo"}
    assert options == set(re.findall(r"--[a-z][a-z-]+", SETTINGS))


def test_every_variable_is_on_the_page_and_in_the_help():
    names = set(re.findall(r"_[A-Z][A-Z_]+", SETTINGS.replace(PREFIX, "_")))
    assert names == set(re.findall(r"_[A-Z][A-Z_]+", EPILOG.replace(PREFIX, "_")))


def test_the_help_names_the_options_without_a_variable():
    rows = re.findall(r"^\| `(--[a-z-]+)[^|]*\| +\|", SETTINGS, re.MULTILINE)
    assert rows
    said = EPILOG.partition(" has a variable")[0]
    assert set(re.findall(r"--[a-z-]+", said)) == {"--demo", *rows}


def test_genes_of_the_page_name_their_workspace_since_there_may_be_two():
    examples = [line for line in SHOWN if line.startswith("genes ")]
    assert examples
    assert [line for line in examples if "--workspace demo" not in line] == []


@pytest.mark.parametrize("page", ["docs/run-the-server.md", "server-stub/README.md"])
def test_it_is_installed_from_a_checkout(page):
    text = (Path(__file__).parents[3] / page).read_text(encoding="utf-8")
    lines = re.findall(r"pip install (.+)$", text, re.MULTILINE)
    assert lines == ["./sdk-python ./server-stub"]
    assert all((Path(__file__).parents[3] / folder / "pyproject.toml").exists() for folder in lines[0].split())
