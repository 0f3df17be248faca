"""The parser of the command line."""

from __future__ import annotations

import re
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from agent_genome.genesis._spec import EXIT_MEANINGS, MAX_WORKFLOWS_MOST
from agent_genome.genesis.command_line import COMMANDS, GLOBAL, PROGRAM, Option

__all__ = ["parse"]


class _Options(Protocol):
    """What options can be added to: a parser, or a group of options that exclude each other."""

    def add_argument(self, *names: str, **settings: Any) -> Any: ...


def parse(arguments: Sequence[str], *, version: str) -> Namespace:
    """Parse a command line; a wrong one, help and version end the process as the standard library does."""
    options = _parser(version).parse_args(arguments)
    options.json = getattr(options, "json", False)
    options.root = getattr(options, "root", None)
    return options


def _parser(version: str) -> ArgumentParser:
    shared = ArgumentParser(add_help=False, allow_abbrev=False)
    _add(shared, GLOBAL, anywhere=True)
    parser = ArgumentParser(
        prog=PROGRAM.name,
        parents=[shared],
        allow_abbrev=False,
        description=f"{PROGRAM.about}.",
        epilog="Exit codes: " + " ".join(f"{code}: {meaning}" for code, meaning in EXIT_MEANINGS.items()),
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM.name} {version}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        below = commands.add_parser(
            command.name,
            parents=[shared],
            allow_abbrev=False,
            help=command.about,
            description=f"{command.about}.",
        )
        _add(below, [option for option in command.options if not option.alone])
        if alone := [option for option in command.options if option.alone]:
            _add(below.add_mutually_exclusive_group(), alone)
    return parser


def _add(parser: _Options, options: Iterable[Option], *, anywhere: bool = False) -> None:
    for option in options:
        # Without a default an option that stands before the command is not undone behind it.
        settings: dict[str, Any] = {"help": option.help, "default": SUPPRESS if anywhere else option.default}
        if option.value is None:
            settings["action"] = "store_true"
        else:
            settings |= {"metavar": option.value, "required": option.required}
            settings["type"] = _count if option.type == "integer" else str
        parser.add_argument(f"--{option.name}", **settings)


def _count(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", text) or int(text) > MAX_WORKFLOWS_MOST:
        raise ArgumentTypeError(f"not a whole number from 0 to {MAX_WORKFLOWS_MOST}")
    return int(text)
