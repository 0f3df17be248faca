"""The command: exit codes 0, 1 and 2, coded errors, and never a traceback."""

from __future__ import annotations

import subprocess
import sys

import pytest

from agent_genome_server import __version__
from agent_genome_server.cli.main import COMMANDS, main
from agent_genome_server.services import Admin


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(run, name):
    code, out, err = run(*name.split(), "--help")
    assert (code, err) == (0, "")
    assert f"agent-genome-server {name}" in out


def test_the_commands_are_listed(run):
    code, out, _ = run("--help")
    assert code == 0
    assert all(f"  {name} " in out for name in COMMANDS)
    assert run() == (2, "", out)


def test_the_version_is_told(run):
    assert run("--version") == (0, f"agent-genome-server {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("serv",), "there is no command `serv`; did you mean `serve`?"),
        (("keys",), "there is no command `keys`"),
        (("keys", "ad"), "did you mean `keys add`?"),
        (("keys", "add"), "--workspace"),
        (("keys", "add", "--workspace", "w", "--scope", "genome:all"), "genome:all"),
        (("serve", "--flag", "fast"), "fast"),
        (("serve", "--port", "70000"), "70000"),
        (("serve", "--log-level", "loud"), "loud"),
        (("keys", "list", "--database", "mysql://x"), "mysql"),
        (("keys", "list", "--database", "nonsense"), "database URL"),
        (("genes", "add", "a", "{}"), "--stratum"),
    ],
)
def test_a_wrong_command_line_is_2_and_says_what_is_wrong(run, arguments, said):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert "Traceback" not in err


@pytest.mark.parametrize("arguments", [("keys", "list"), ("genes", "list", "a"), ("consolidate",), ("erase", "p")])
def test_a_database_that_is_not_there_is_not_made_by_looking(run, database, arguments):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert "there is no database yet" in err
    assert not database.exists()


def test_a_database_that_cannot_be_opened_is_2(run, tmp_path):
    code, _, err = run("keys", "list", "--database", f"sqlite:///{tmp_path}")
    assert code == 2
    assert "Traceback" not in err


@pytest.mark.parametrize(
    "arguments",
    [
        ("keys", "list", "--workspace", "\udcff"),
        ("keys", "revoke", "\udcff"),
        ("genes", "list", "\udcff"),
        ("genes", "remove", "bill-banao", "tone", "--subject", "\udcff"),
        ("consolidate", "--workspace", "\udcff"),
        ("erase", "\udcff"),
    ],
)
def test_an_argument_that_is_no_text_is_2(run, agent, arguments):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert "is not UTF-8" in err


def test_a_gene_that_is_no_text_is_refused_as_a_file(run, agent):
    code, _, err = run("genes", "add", agent, "\udcff", "--stratum", "org")
    assert code == 2
    assert "no such file" in err


@pytest.mark.parametrize("name", ["LOG_LEVEL", "PORT"])
def test_an_option_of_serve_that_cannot_be_used_is_2_also_from_the_environment(run, monkeypatch, name):
    monkeypatch.setenv(f"AGENT_GENOME_SERVER_{name}", "nonsense")
    code, out, err = run("serve")
    assert (code, out) == (2, "")
    assert "nonsense" in err


def test_a_workspace_that_is_not_there_is_2(run, agent):
    code, out, err = run("consolidate", "--workspace", "nowhere")
    assert (code, out) == (2, "")
    assert 'there is no workspace "nowhere"' in err


@pytest.mark.parametrize("value", ["0", "-1", "many"])
def test_a_setting_that_cannot_be_used_is_2(run, monkeypatch, value):
    monkeypatch.setenv("AGENT_GENOME_SERVER_COMPILES_PER_KEY", value)
    code, _, err = run("keys", "list")
    assert code == 2
    assert "compiles_per_key" in err


def test_a_fault_of_the_command_shows_no_data(run, agent, monkeypatch):
    def broken(self, workspace=None):
        raise RuntimeError("what the customer said")

    monkeypatch.setattr(Admin, "keys", broken)
    code, out, err = run("keys", "list")
    assert (code, out) == (2, "")
    assert "this is a fault of agent-genome-server" in err
    assert "RuntimeError" in err
    assert "customer" not in err


def test_the_module_is_the_command():
    done = subprocess.run([sys.executable, "-m", "agent_genome_server", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, f"agent-genome-server {__version__}\n")


def test_arguments_are_those_of_the_process_when_none_are_given(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["agent-genome-server", "--version"])
    assert main() == 0
    assert __version__ in capsys.readouterr().out
