"""Where the `agf` command starts: a command loads when it is used, and no failure shows a traceback."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from agent_genome import __version__
from agent_genome.agf.wording import safe
from agent_genome.cli.arguments import Parser, UsageError
from agent_genome.cli.exits import DONE, FAILED, INTERRUPTED, PIPE_CLOSED, CommandError
from agent_genome.cli.streams import abandon_stdout, complain, prepare, write_error, write_out

__all__ = ["COMMANDS", "main"]

COMMANDS: Final = {
    "check": "check genome files and report on them",
    "digest": "show the digest of a file, or write it in",
    "explain": "explain a code, and how to repair what has it",
    "show": "show a genome as a tree",
    "compile": "compile a genome into the section of a prompt",
    "diff": "show how two genomes differ",
    "new": "make a genome file to start from",
    "fmt": "lay out files for people",
}
"""The commands and what they do; the module of `x` is `x_command`, with `configure` and `run`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code.

    Args:
        arguments: what follows the command's name; those of this process when none are given.
    """
    prepare()
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except SystemExit:
        return DONE
    except UsageError as error:
        complain(safe(error.message))
        write_error(f"Try `{error.program} --help`.\n")
        return FAILED
    except CommandError as error:
        complain(str(error))
        return FAILED
    except BrokenPipeError:
        abandon_stdout()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        return _broken(error)


def _run(arguments: Sequence[str]) -> int:
    first = arguments[0] if arguments else ""
    if first in COMMANDS:
        command = import_module(f"agent_genome.cli.{first}_command")
        parser = Parser(prog=f"agf {first}")
        command.configure(parser)
        return int(command.run(parser.parse(arguments[1:])))
    if first == "--version":
        write_out(f"agf {__version__}\n")
        return DONE
    if first in ("-h", "--help"):
        write_out(_usage())
        return DONE
    if not first:
        write_error(_usage())
        return FAILED
    raise UsageError("agf", f"there is no command `{first}`{_nearest(first)}")


def _usage() -> str:
    lines = [f"  {name:9}{summary}" for name, summary in COMMANDS.items()]
    return "\n".join(
        [
            "usage: agf COMMAND ...",
            "",
            "Works on AGF genome files.",
            "",
            *lines,
            "",
            "`agf COMMAND --help` says more; `agf --version` tells the version.",
            "",
        ]
    )


def _nearest(name: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name, COMMANDS, n=1)
    return f"; did you mean {close[0]}?" if close else ""


def _broken(error: Exception) -> int:
    """Say that the command itself is at fault, with what its maintainers need to know."""
    from pathlib import PurePath
    from traceback import extract_tb

    frames = extract_tb(error.__traceback__)
    place = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    complain(f"this is a fault of agf {__version__}, please report it: {safe(repr(error))}{place}")
    return FAILED
