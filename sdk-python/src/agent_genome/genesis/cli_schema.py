"""The command line as data: nodes of commands and their options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from agent_genome.genesis.command_line import COMMANDS, GLOBAL, PROGRAM, Command, Option

__all__ = ["command_node"]


def command_node() -> dict[str, Any]:
    """Return the node of the whole command; global options stand at the root only."""
    below = [_node(command, (PROGRAM.name, command.name), command.options) for command in COMMANDS]
    return _node(PROGRAM, (PROGRAM.name,), GLOBAL) | {"subcommands": sorted(below, key=lambda node: node["name"])}


def _node(command: Command, path: tuple[str, ...], options: Iterable[Option]) -> dict[str, Any]:
    return {
        "name": command.name,
        "path": list(path),
        "about": command.about,
        "options": [_option(option) for option in sorted(options, key=lambda option: option.name)],
        "subcommands": [],
    }


def _option(option: Option) -> dict[str, Any]:
    count = None if option.value is None else 1
    return {
        "name": option.name.replace("-", "_"),
        "long": option.name,
        "short": None,
        "help": option.help,
        "required": option.required,
        "global": option in GLOBAL,
        "positional": False,
        "value_names": [] if option.value is None else [option.value],
        "default_values": [] if option.default is None else [str(option.default)],
        "allowed_values": [],
        "action": "set-true" if option.value is None else "set",
        "value_type": option.type,
        "multiple": False,
        "min_values": count,
        "max_values": count,
    }
