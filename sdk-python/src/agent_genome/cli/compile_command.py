"""`agf compile`: compiles a genome into the section of a prompt."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from agent_genome.agf.wording import safe
from agent_genome.cli.compiling import compiled_of, members, remark
from agent_genome.cli.exits import DONE, REFUSED
from agent_genome.cli.order import add_order, order_of
from agent_genome.cli.streams import write_out
from agent_genome.cli.subject import load

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Print the section that a genome adds to the prompt of a task, and nothing else. In a pipe
or a file it is exact to the byte, without a line end behind it; on a terminal characters
that could act on it are shown as escapes."""

EPILOG: Final = """\
exit code: 0 compiled, 1 the file is not valid, 2 it cannot be read, or the task or an
option is wrong"""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.add_argument("file", metavar="FILE", help="a genome file, or - for standard input")
    add_order(parser)
    parser.add_argument("--json", action="store_true", help="write JSON: the section and why it is as it is")


def run(options: Namespace) -> int:
    """Compile, and return the exit code."""
    order = order_of(options, program="agf compile")
    compiled = compiled_of(load(options.file), order)
    if compiled is None:
        return REFUSED
    if options.json:
        write_out(json.dumps(members(compiled), indent=2) + "\n")
    else:
        write_out(_for_terminal(compiled.text) if sys.stdout.isatty() else compiled.text)
    remark(compiled, order)
    return DONE


def _for_terminal(section: str) -> str:
    return "".join(f"{safe(line)}\n" for line in section.split("\n"))
