"""Where the command starts: a part of it loads when it is used, and no failure shows a traceback."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from pathlib import PurePath
from traceback import extract_tb
from typing import Final

from agent_genome.agf.wording import safe, shown
from agent_genome.cli.arguments import Parser, UsageError
from agent_genome.cli.exits import DONE, FAILED, INTERRUPTED, PIPE_CLOSED, REFUSED, CommandError
from agent_genome.cli.streams import abandon_stdout, prepare, write_error, write_out
from agent_genome_server import __version__
from agent_genome_server.config import ConfigError
from agent_genome_server.problem import Problem
from agent_genome_server.storage import StorageUnavailableError, UnsupportedDatabaseError

__all__ = ["COMMANDS", "PROGRAM", "main"]

PROGRAM: Final = "agent-genome-server"
COMMANDS: Final = {
    "serve": "serve REST and MCP",
    "keys add": "make an API key, and its workspace when that is new",
    "keys list": "list the API keys",
    "keys revoke": "make an API key useless",
    "genes list": "show the genes and proposals of an agent",
    "genes add": "write a gene",
    "genes change": "write a gene in the place of another",
    "genes remove": "remove a gene",
    "genes accept": "make a proposal a gene",
    "genes reject": "turn a proposal down",
    "consolidate": "turn what repeats into learned genes and proposals, and tidy up",
    "erase": "erase a person from a workspace and from the database's files",
    "migrate": "bring the database to this version",
}
"""The commands and what they do; the module of `x y` is `x_y`, with `configure` and `run`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0 done, 1 refused, 2 it could not run.

    Args:
        arguments: what follows the command's name; those of this process when none are given.
    """
    prepare()
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except SystemExit:
        return DONE
    except UsageError as error:
        _complain(safe(error.message))
        write_error(f"Try `{error.program} --help`.\n")
        return FAILED
    except Problem as problem:
        _explain(problem)
        return REFUSED
    except StorageUnavailableError as error:
        _complain(safe(" ".join((str(error), *_particulars(error)))))
        return FAILED
    except (CommandError, ConfigError, UnsupportedDatabaseError) as error:
        _complain(safe(str(error)))
        return FAILED
    except BrokenPipeError:
        abandon_stdout()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        return _broken(error)


def _run(arguments: list[str]) -> int:
    first = arguments[0] if arguments else ""
    if first == "--version":
        write_out(f"{PROGRAM} {__version__}\n")
        return DONE
    if first in ("-h", "--help"):
        write_out(_usage())
        return DONE
    if not first:
        write_error(_usage())
        return FAILED
    group = {name: summary for name, summary in COMMANDS.items() if name.startswith(f"{first} ")}
    if group and arguments[1:] in ([], ["-h"], ["--help"]):
        asked = len(arguments) > 1
        (write_out if asked else write_error)(_usage_of(first, group))
        return DONE if asked else FAILED
    name, rest = (first, arguments[1:]) if first in COMMANDS else (" ".join(arguments[:2]), arguments[2:])
    if name not in COMMANDS:
        raise UsageError(PROGRAM, f"there is no command `{name}`{_nearest(name)}")
    command = import_module(f"agent_genome_server.cli.{name.replace(' ', '_')}")
    parser = Parser(prog=f"{PROGRAM} {name}")
    command.configure(parser)
    options = parser.parse(rest)
    _refuse_undecodable(parser, options)
    return int(command.run(options))


def _refuse_undecodable(parser: Parser, options: Namespace) -> None:
    """Refuse bytes that are no text, other than in the name of a file: nothing in a database has such a name."""
    for name, value in vars(options).items():
        if name != "gene" and isinstance(value, str) and not value.isascii() and not _is_text(value):
            parser.error(f"argument {name}: {shown(value)} is not UTF-8")


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _usage() -> str:
    lines = "\n".join(f"  {name:14}{summary}" for name, summary in COMMANDS.items())
    return (
        f"usage: {PROGRAM} COMMAND ...\n\nThe reference server of agent genomes.\n\n{lines}\n\n"
        f"`{PROGRAM} COMMAND --help` says more; `{PROGRAM} --version` tells the version.\n"
    )


def _usage_of(group: str, commands: Mapping[str, str]) -> str:
    lines = "\n".join(f"  {name:14}{summary}" for name, summary in commands.items())
    return f"usage: {PROGRAM} {group} COMMAND ...\n\n{lines}\n\n`{PROGRAM} {group} COMMAND --help` says more.\n"


def _nearest(name: str) -> str:
    close = get_close_matches(name, COMMANDS, n=1)
    return f"; did you mean `{close[0]}`?" if close else f"; `{PROGRAM} --help` lists them"


def _complain(message: str) -> None:
    write_error(f"{PROGRAM}: {message}\n")


def _particulars(error: StorageUnavailableError) -> list[str]:
    """Return what the operator alone is told: which database it is, and what its driver says."""
    told = ": ".join(part for part in (error.target, error.cause) if part)
    return [f"{told[:1].upper()}{told[1:]}."] if told else []


def _explain(problem: Problem) -> None:
    """Say why something was refused, and what to do."""
    _complain(f"{safe(problem.detail)} {safe(problem.remedy)} [{problem.code}]")
    for error in problem.errors:
        write_error(f"  {safe(error.pointer) or '/'}: {safe(error.message)} {safe(error.hint)} [{error.code}]\n")


def _broken(error: Exception) -> int:
    """Say that the command itself is at fault, with what its maintainers need to know and nothing of the data."""
    frames = extract_tb(error.__traceback__)
    place = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    _complain(f"this is a fault of {PROGRAM} {__version__}, please report it: {type(error).__name__}{place}")
    return FAILED
