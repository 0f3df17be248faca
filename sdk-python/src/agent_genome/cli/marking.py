"""What a section does with each gene of a tree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from agent_genome.agf.wording import safe
from agent_genome.cli.compiling import members
from agent_genome.cli.order import Order
from agent_genome.cli.tree import Mark
from agent_genome.genome._spec_selection import REASONS
from agent_genome.genome.compile import Compiled

__all__ = ["Marking", "marking"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Marking:
    """A section in a tree.

    Attributes:
        line: sums it up.
        marks: a mark for each gene, by its id.
        members: the compiled genome as JSON has it, without the text.
    """

    line: str
    marks: Mapping[str, Mark]
    members: Mapping[str, Any]


def marking(compiled: Compiled, order: Order) -> Marking:
    """Return how a tree shows a section."""
    line = (
        f"section {compiled.dialect}, {compiled.policy}: {len(compiled.included)} included, "
        f"{len(compiled.left_out)} left out, {compiled.characters:,} of {order.budget:,} characters"
    )
    marks = {name: Mark(included=True) for name in compiled.included}
    for out in compiled.left_out:
        reason = f"{out.reason} by {safe(out.by)}" if out.by else out.reason
        marks[out.id] = Mark(included=False, why=f"left out ({reason}): {REASONS[out.reason]}")
    shown = {name: value for name, value in members(compiled).items() if name != "text"}
    return Marking(line=line, marks=marks, members=shown)
