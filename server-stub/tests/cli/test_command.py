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


@pytest.mark.parametrize("name", ["", "keys", "genes", *COMMANDS])
def test_help_has_no_line_of_more_than_100_characters(run, name):
    _, out, _ = run(*name.split(), "--help")
    assert max(map(len, out.splitlines())) <= 100


@pytest.mark.parametrize("group", ["keys", "genes"])
def test_the_commands_of_a_group_are_listed(run, group):
    code, out, err = run(group, "--help")
    assert (code, err) == (0, "")
    assert all((f"  {name} " in out) == name.startswith(f"{group} ") for name in COMMANDS)
    assert run(group, "-h") == (0, out, "")
    assert run(group) == (2, "", out)


def test_the_version_is_told(run):
    assert run("--version") == (0, f"agent-genome-server {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("serv",), "there is no command `serv`; did you mean `serve`?"),
        (("keys", "ad"), "did you mean `keys add`?"),
        (("keys", "add"), "--workspace"),
        (("keys", "add", "--workspace", "w", "--scope", "genome:all"), "genome:all"),
        (("serve", "--flag", "fast"), "fast"),
        (("serve", "--port", "70000"), "argument --port: a port is a number from 0 to 65535, not '70000'"),
        (("serve", "--port", "web"), "argument --port: a port is a number from 0 to 65535, not 'web'"),
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
    assert err.startswith(f"agent-genome-server: there is no database yet (file {database}): ")
    assert not database.exists()


def test_a_database_that_cannot_be_opened_is_2_with_the_file_and_the_reason(run, tmp_path):
    code, _, err = run("keys", "list", "--database", f"sqlite:///{tmp_path}")
    assert code == 2
    assert err == f"agent-genome-server: The database cannot be opened. File {tmp_path}: it is a folder.\n"


def test_a_database_without_its_folder_is_2_with_the_reason(run, tmp_path):
    code, _, err = run("migrate", "--database", f"sqlite:///{tmp_path}/none/x.sqlite3")
    assert code == 2
    assert f"File {tmp_path}/none/x.sqlite3: there is no folder {tmp_path}/none.\n" in err


def test_a_server_of_databases_that_does_not_answer_is_2_with_its_place_and_the_reason(run):
    code, out, err = run("keys", "list", "--database", "postgresql://me:hunter2@127.0.0.1:1/genome")
    assert (code, out) == (2, "")
    assert "Database genome at 127.0.0.1 port 1: " in err
    assert "Connection refused" in err
    assert "hunter2" not in err
    assert err.count("\n") == 1


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


@pytest.mark.parametrize("name", ["LOG_LEVEL", "PORT", "FLAGS", "COMPILES_PER_KEY", "COMPILES_PER_WORKSPACE"])
def test_a_variable_that_cannot_be_used_is_2_and_named_as_the_variable(run, monkeypatch, name):
    monkeypatch.setenv(f"AGENT_GENOME_SERVER_{name}", "nonsense")
    code, out, err = run("serve")
    assert (code, out) == (2, "")
    assert err.startswith(f"agent-genome-server: AGENT_GENOME_SERVER_{name}")
    assert "nonsense" in err
    assert "--" not in err


def test_a_database_variable_that_cannot_be_used_is_named_and_the_option_is_not(run, monkeypatch):
    monkeypatch.setenv("AGENT_GENOME_SERVER_DATABASE_URL", "nonsense")
    said = "AGENT_GENOME_SERVER_DATABASE_URL: The database URL is malformed"
    assert said in run("keys", "list")[2]
    assert "AGENT_GENOME" not in run("keys", "list", "--database", "nonsense")[2]


def test_a_workspace_that_is_not_there_is_2(run, agent):
    code, out, err = run("consolidate", "--workspace", "nowhere")
    assert (code, out) == (2, "")
    assert 'there is no workspace "nowhere"' in err


@pytest.mark.parametrize("value", ["0", "-1", "many"])
def test_a_setting_that_cannot_be_used_is_2(run, monkeypatch, value):
    monkeypatch.setenv("AGENT_GENOME_SERVER_COMPILES_PER_KEY", value)
    code, _, err = run("keys", "list")
    assert code == 2
    assert f"AGENT_GENOME_SERVER_COMPILES_PER_KEY has to be a positive number, not '{value}'." in err


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
