"""Which genes apply to a task, and which of those a stronger one overrides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from agent_genome.agf._spec import STRATUM_RANK
from agent_genome.genome._spec_selection import SCOPE_FEATURES, Reason

if TYPE_CHECKING:
    from agent_genome.genome.model import Gene, Task

__all__ = ["LeftOut", "carried", "overridden", "unfit"]


class LeftOut(NamedTuple):
    """A gene that a section does not show.

    Attributes:
        id: its id.
        reason: condition, scope, overridden or budget (spec: selection.md#reasons).
        by: id of the gene that overrides it; None with every other reason.
    """

    id: str
    reason: Reason
    by: str | None = None


def carried(task: Task) -> frozenset[str]:
    """Return the terms that a scope may name: the values of some of the task's features (spec: selection.md#scope).

    Example:
        >>> from agent_genome.genome.model import Task
        >>> sorted(carried(Task(task_type="invoice", input_has=("table",), language="hi")))
        ['invoice', 'table']
    """
    return frozenset(value for feature in SCOPE_FEATURES for value in task.values(feature))


def unfit(gene: Gene, task: Task, terms: frozenset[str]) -> Reason | None:
    """Return why a gene does not apply to a task, or None when it does (spec: selection.md#when).

    Args:
        gene: the gene.
        task: the task.
        terms: what `carried` says of the task.

    Example:
        >>> from agent_genome.genome.model import Condition, Gene, Task
        >>> hindi = Condition("language", ("hi", "mr"))
        >>> gene = Gene("devanagari", "style", "Write in Devanagari.", "org", when=(hindi,))
        >>> unfit(gene, Task(language="en"), frozenset())
        'condition'
    """
    for condition in gene.when:
        if not any(value in condition.any_of for value in task.values(condition.feature)):
            return "condition"
    if gene.scope and terms.isdisjoint(gene.scope):
        return "scope"
    return None


def overridden(genes: Sequence[Gene]) -> dict[str, str]:
    """Return the ids of overridden genes, each with the id of the first gene that overrides it.

    An overridden gene still overrides (spec: selection.md#chains).

    Args:
        genes: the genes that apply, in the order of precedence.

    Example:
        >>> from agent_genome.genome.model import Gene
        >>> formal = Gene("formal_tone", "style", "Be formal.", "org", overrides=("casual_tone",))
        >>> casual = Gene("casual_tone", "style", "Be casual.", "user", overrides=("plain_tone",))
        >>> overridden([formal, casual, Gene("plain_tone", "style", "Be plain.", "default")])
        {'casual_tone': 'formal_tone', 'plain_tone': 'casual_tone'}
    """
    rank_of = {gene.id: STRATUM_RANK[gene.stratum] for gene in genes}
    by: dict[str, str] = {}
    for gene, weaker in _overrides(genes):
        if rank_of.get(weaker, -1) > rank_of[gene.id]:
            by.setdefault(weaker, gene.id)
    return by


def _overrides(genes: Iterable[Gene]) -> Iterable[tuple[Gene, str]]:
    return ((gene, weaker) for gene in genes for weaker in gene.overrides)
