"""Compiling for a command: the compile itself, and what is said of it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from agent_genome.cli.arguments import UsageError
from agent_genome.cli.order import Order
from agent_genome.cli.streams import complain
from agent_genome.cli.subject import Subject
from agent_genome.genome._spec_selection import FALLBACKS
from agent_genome.genome.compile import Compiled, compile_genome
from agent_genome.genome.convert import from_agf
from agent_genome.genome.errors import GenomeError

__all__ = ["compiled_of", "members", "remark"]

SHOWN_PROBLEMS: Final = 5
"""How many problems of a file that is not valid are named; `agf check` names all."""


def compiled_of(subject: Subject, order: Order) -> Compiled | None:
    """Return the compiled genome; None when the file is not valid, after its first problems went to standard error.

    Raises:
        UsageError: the engine refuses what was ordered; the message has its code.
    """
    if not subject.verdict.valid or subject.document is None:
        subject.explain(subject.errors, most=SHOWN_PROBLEMS)
        return None
    genome = from_agf(subject.document)
    try:
        return compile_genome(genome, task=order.task, dialect=order.dialect, policy=order.policy, budget=order.budget)
    except GenomeError as error:
        raise UsageError(order.program, f"{error.message} {error.hint} [{error.code}]") from None


def remark(compiled: Compiled, order: Order) -> None:
    """Say on standard error, a line each, that the section is too long, or not by the policy asked for."""
    if compiled.over_budget:
        complain(
            f"the section has {compiled.characters:,} characters: what is always in it passes the budget "
            f"of {order.budget:,} [over_budget]"
        )
    for code, meaning in FALLBACKS.items():
        if code == compiled.fell_back:
            complain(f"{compiled.policy} chose the genes, not {order.policy}. {meaning} [{code}]")


def members(compiled: Compiled) -> dict[str, Any]:
    """Return a compiled genome as JSON has it."""
    plain = {field.name: getattr(compiled, field.name) for field in fields(compiled)}
    return plain | {"left_out": [out._asdict() for out in compiled.left_out]}
