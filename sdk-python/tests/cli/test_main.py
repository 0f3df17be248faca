"""The command itself."""

from __future__ import annotations

import pytest

from agent_genome import __version__
from agent_genome.cli.main import COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_that_names_its_exit_codes(agf, name):
    code, out, err = agf(name, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: agf {name} ")
    assert "exit code: 0 " in out


def test_help_lists_every_command(agf):
    code, out, _ = agf("--help")
    assert code == 0
    assert all(f"  {name} " in out for name in COMMANDS)


def test_without_a_command_the_usage_goes_to_standard_error(agf):
    code, out, err = agf()
    assert (code, out) == (2, "")
    assert err.startswith("usage: agf ")


def test_the_version(agf):
    assert agf("--version") == (0, f"agf {__version__}\n", "")


def test_an_unknown_command_gets_the_nearest_one(agf):
    assert agf("chek") == (2, "", "agf: there is no command `chek`; did you mean check?\nTry `agf --help`.\n")


def test_a_fault_of_the_command_is_no_traceback(agf, save, genome, monkeypatch):
    monkeypatch.setattr("agent_genome.cli.checked.check", lambda *_, **__: 1 / 0)
    ran = agf("check", save(genome))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"agf: this is a fault of agf {__version__}, please report it: ZeroDivisionError(")
    assert ran.err.count("\n") == 1


def test_an_interrupt_ends_without_a_word(agf, save, genome, monkeypatch):
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("agent_genome.cli.checked.check", interrupt)
    assert agf("check", save(genome)) == (130, "", "")
