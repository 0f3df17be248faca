"""Where the `agf-conformance` command starts: what stands behind `--` is the command under test, as it is."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from agent_genome.agf.wording import safe
from agent_genome.cli.arguments import Parser, UsageError
from agent_genome.cli.exits import PIPE_CLOSED, CommandError
from agent_genome.cli.streams import abandon_stdout, prepare, write_error, write_out
from agf_conformance import __version__
from agf_conformance._spec import EXIT_CODE
from agf_conformance.interruption import TerminatedError, die_of, end_by_signals
from agf_conformance.running.groups import end_all

__all__ = ["COMMANDS", "PROGRAM", "main"]

PROGRAM: Final = "agf-conformance"
COMMANDS: Final = {
    "reader": "judge a program that reads or validates genome files",
    "digest": "judge a program that computes digests",
    "exporter": "judge exported files, or a program that exports",
    "server": "judge a running server, over REST and MCP",
    "copy": "write the cases out, to run them without this kit",
    "list": "list the cases",
    "explain": "explain a case, a check, a verdict or an error code",
}
"""The commands and what they do; the module of `x` is `x_command`, with `configure` and `run`, but for `server`."""

_SERVER: Final = "agf_conformance.server.command"


_TAKING_A_PROGRAM: Final = ("reader", "digest")
_BEHIND: Final = ". The program to judge stands behind `--`: {program} -- ./your-program"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code.

    Args:
        arguments: what follows the command's name; those of this process when none are given.
    """
    prepare()
    if threading.current_thread() is threading.main_thread():
        end_by_signals()
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except UsageError as error:
        _complain(safe(error.message))
        write_error(f"Try `{error.program} --help`.\n")
        return EXIT_CODE["usage"]
    except CommandError as error:
        _complain(str(error))
        return EXIT_CODE["usage"]
    except BrokenPipeError:
        abandon_stdout()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        end_all()
        return EXIT_CODE["interrupted"]
    except TerminatedError as error:
        end_all()
        die_of(error.number)
        return EXIT_CODE["interrupted"]
    except Exception as error:
        return _broken(error)


def _run(given: list[str]) -> int:
    first, rest = (given[0], given[1:]) if given else ("", [])
    if first in COMMANDS:
        command = import_module(_SERVER if first == "server" else f"agf_conformance.cli.{first}_command")
        parser = Parser(prog=f"{PROGRAM} {first}")
        command.configure(parser)
        before, tested = _split(rest)
        try:
            options = parser.parse(before)
        except SystemExit:
            return EXIT_CODE["passed"]
        except UsageError as error:
            if tested is None and first in _TAKING_A_PROGRAM:
                raise UsageError(error.program, f"{error.message}{_BEHIND.format(program=error.program)}") from None
            raise
        return int(command.run(options, tested))
    if first == "--version":
        write_out(f"{PROGRAM} {__version__}\n")
        return EXIT_CODE["passed"]
    if first in ("-h", "--help"):
        write_out(_usage())
        return EXIT_CODE["passed"]
    if not first:
        write_error(_usage())
        return EXIT_CODE["usage"]
    if os.sep in first:
        raise UsageError(PROGRAM, f"{first} is no command of the kit. To judge it: {PROGRAM} reader -- {first}")
    raise UsageError(PROGRAM, f"there is no command `{first}`{_nearest(first)}")


def _split(arguments: list[str]) -> tuple[list[str], list[str] | None]:
    """Return the options of the kit, and the command under test, which stands behind the first `--`."""
    if "--" not in arguments:
        return arguments, None
    place = arguments.index("--")
    return arguments[:place], arguments[place + 1 :]


def _usage() -> str:
    lines = [f"  {name:9} {summary}" for name, summary in COMMANDS.items()]
    return "\n".join(
        [
            f"usage: {PROGRAM} COMMAND ...",
            "",
            "Judges programs that read, write or serve AGF genome files, in any language.",
            "",
            *lines,
            "",
            "To begin with, on a program that takes a file and exits with 0 or 1:",
            "",
            f"  {PROGRAM} reader --level verdict -- ./your-program",
            "",
            f"`{PROGRAM} COMMAND --help` says more; `{PROGRAM} --version` tells the version.",
            "",
        ]
    )


def _nearest(name: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name, COMMANDS, n=1)
    return f"; did you mean {close[0]}?" if close else ""


def _complain(message: str) -> None:
    write_error(f"{PROGRAM}: {message}\n")


def _broken(error: Exception) -> int:
    """Say that the kit itself is at fault, with what its maintainers need to know."""
    from pathlib import PurePath
    from traceback import extract_tb

    frames = extract_tb(error.__traceback__)
    place = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    _complain(f"this is a fault of the kit {__version__}, please report it: {safe(repr(error))}{place}")
    return EXIT_CODE["not_judged"]
