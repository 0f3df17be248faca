"""The command line of `genesis` as a table, from which its parser and its schema are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from agent_genome.genesis._spec import MAX_WORKFLOWS_DEFAULT

__all__ = ["COMMANDS", "GLOBAL", "PROGRAM", "Command", "Option"]


@dataclass(frozen=True, slots=True)
class Option:
    """An option; `value` is what its value is called, None when it takes none."""

    name: str
    help: str
    value: str | None = None
    type: Literal["boolean", "integer", "string"] = "string"
    required: bool = False
    default: int | None = None
    alone: bool = False
    """Whether it excludes the other options that stand alone."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command and its options."""

    name: str
    about: str
    options: tuple[Option, ...] = ()


PROGRAM: Final = Command("genesis", "Tells an AI agent what it can use and how to plan with it")
GLOBAL: Final = (
    Option("json", "Write JSON, errors too", type="boolean"),
    Option(
        "root",
        "The repository; without it the nearest one from the current directory upwards, else the shipped one",
        value="DIR",
    ),
)
"""Options that may stand before and behind the command."""
COMMANDS: Final = (
    Command(
        "agent-index",
        "Show what there is to plan with, or one symbol, or one diagnostic",
        (
            Option("symbol", "Show the one symbol of exactly this name", value="NAME", alone=True),
            Option("diagnostic", "Show the one diagnostic of exactly this code", value="CODE", alone=True),
        ),
    ),
    Command(
        "agent-plan",
        "Plan workflows for an intent and check them against capabilities",
        (
            Option("intent", "The intent in JSON; - is standard input", value="FILE", required=True),
            Option("caps", "The capabilities in TOML", value="FILE", required=True),
            Option(
                "max-workflows",
                "How many workflows to select when the intent does not say",
                value="N",
                type="integer",
                default=MAX_WORKFLOWS_DEFAULT,
            ),
        ),
    ),
    Command("cli-schema", "Show this command line as data"),
    Command("root", "Show where the repository is, or the one that is shipped with this command"),
)
