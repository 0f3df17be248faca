"""The options that say for what a genome is compiled, and how; light, since the engine is not needed to read them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from agent_genome.cli.arguments import UsageError
from agent_genome.cli.streams import STDIN
from agent_genome.genome._spec_dialects import DEFAULT_DIALECT, DIALECTS
from agent_genome.genome._spec_selection import BUDGET, DEFAULT_POLICY, POLICIES

if TYPE_CHECKING:
    from agent_genome.genome.model import Task

__all__ = ["Order", "add_order", "is_ordered", "order_of"]

AT_FILE = "@"
"""What stands before the name of a file that holds a task."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """For which task a genome is compiled, and how; `program` is the command that was asked."""

    program: str
    task: Task
    dialect: str
    budget: int
    policy: str


def add_order(parser: ArgumentParser) -> None:
    """Add the options; those that are not given are None."""
    parser.add_argument(
        "--task",
        metavar=f"JSON|{AT_FILE}FILE",
        help='what is known of the task, such as \'{"task_type": "invoice", "language": "hi"}\' (nothing)',
    )
    parser.add_argument("--dialect", choices=DIALECTS, help=f"how the section is written ({DEFAULT_DIALECT})")
    parser.add_argument(
        "--budget",
        type=int,
        metavar="N",
        help=f"characters of the whole section, {BUDGET['least']} to {BUDGET['most']} ({BUDGET['default']})",
    )
    parser.add_argument("--policy", choices=POLICIES, help=f"how genes are chosen ({DEFAULT_POLICY})")


def is_ordered(options: Namespace) -> bool:
    """Say whether any of the options was given."""
    return any(getattr(options, field.name, None) is not None for field in fields(Order))


def order_of(options: Namespace, *, program: str) -> Order:
    """Return what the options ask for.

    Raises:
        UsageError: standard input would have to be the genome and the task.
        CommandError: the task is none, or cannot be read.
    """
    from agent_genome.cli.task import read_task
    from agent_genome.genome.model import Task

    given: str | None = options.task
    path = given.removeprefix(AT_FILE) if given and given.startswith(AT_FILE) else None
    if options.file == path == STDIN:
        raise UsageError(program, "standard input can be the genome or the task only")
    return Order(
        program=program,
        task=Task() if given is None else read_task(given, path=path),
        dialect=options.dialect or DEFAULT_DIALECT,
        budget=BUDGET["default"] if options.budget is None else options.budget,
        policy=options.policy or DEFAULT_POLICY,
    )
