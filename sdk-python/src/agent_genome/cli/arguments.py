"""The parser of a command line, which leaves it to its caller to speak of errors.

The standard library's: it starts in milliseconds and hands over file names as they are, whatever bytes they hold.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import Any, NoReturn, cast

from agent_genome.cli.streams import write_out

__all__ = ["Parser", "UsageError", "add_color", "positive"]


class UsageError(Exception):
    """The command line is wrong; `message` says how, in words that may repeat it."""

    def __init__(self, program: str, message: str) -> None:
        super().__init__(program, message)
        self.program = program
        self.message = message


class Parser(ArgumentParser):
    """Parses what follows the name of a command."""

    def __init__(self, *, prog: str) -> None:
        super().__init__(prog=prog, allow_abbrev=False, formatter_class=RawDescriptionHelpFormatter)
        self._behind: dict[str, str] = {}

    def parse(self, arguments: Sequence[str]) -> Namespace:
        """Parse a command line: options and names in any order, nothing but names behind `--`.

        The standard library would lose the `--` before it looks for names among options; so what stands behind it is
        given to it under names that no argument can have.
        """
        given = list(arguments)
        end = given.index("--") if "--" in given else len(given)
        self._behind = {f"\0{number}\0": name for number, name in enumerate(given[end + 1 :])}
        options = self.parse_intermixed_args([*given[:end], *self._behind])
        names = {action.dest for action in self._actions if not action.option_strings}
        for name, value in vars(options).items():
            if isinstance(value, list):
                setattr(options, name, [self._behind.get(item, item) for item in cast("list[str]", value)])
            elif value in self._behind:
                if name not in names:
                    self.error(f"argument --{name}: expected one argument")
                setattr(options, name, self._behind[value])
        return options

    def print_help(self, file: Any = None) -> None:
        """Show the help on standard output, which `file` cannot change."""
        write_out(self.format_help())

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line."""
        for stand_in, name in self._behind.items():
            message = message.replace(stand_in, name)
        raise UsageError(self.prog, message)


def add_color(parser: ArgumentParser) -> None:
    """Add the option that decides about colours."""
    parser.add_argument(
        "--color",
        choices=("auto", "always", "never"),
        default="auto",
        help="colours: auto (the default) means on a terminal, unless NO_COLOR is set",
    )


def positive(text: str) -> int:
    """Read a number that is at least 1."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
