"""genome, task, policy, budget, costs -> which genes and observations a section shows, and why not the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import nlargest
from operator import attrgetter
from reprlib import repr as shortened
from typing import TYPE_CHECKING

from agent_genome.agf._spec import STRATUM_ROW_OF
from agent_genome.genome._spec_selection import (
    BUDGET,
    DEFAULT_POLICY,
    ERROR_OF,
    LEVELS,
    OBSERVATIONS_SHOWN,
    POLICIES,
    WORK_LIMIT,
    Fallback,
    Policy,
)
from agent_genome.genome.applies import LeftOut, carried, overridden, unfit
from agent_genome.genome.errors import GenomeError
from agent_genome.genome.knapsack import Work, WorkLimitPassed
from agent_genome.genome.optimum import Candidate, optimum
from agent_genome.genome.precedence import in_precedence
from agent_genome.genome.value import value

if TYPE_CHECKING:
    from agent_genome.genome.charges import Costs
    from agent_genome.genome.model import Gene, Genome, Observation, Task

__all__ = ["LeftOut", "Selection", "select"]


@dataclass(frozen=True, slots=True)
class Selection:
    """What a section shows, and what it does not.

    Attributes:
        included: the genes shown, in display order.
        left_out: every other gene with its reason, in display order.
        observations: the observations shown, the newest first.
        characters: what the section costs, its scaffold included.
        policy: the policy that chose; `precedence` after a fallback.
        fell_back: why the task-aware policy gave up (work_limit or failure), or None.
        over_budget: whether the scaffold and the protected genes alone pass the budget.
    """

    included: tuple[Gene, ...]
    left_out: tuple[LeftOut, ...]
    observations: tuple[Observation, ...]
    characters: int
    policy: Policy
    fell_back: Fallback | None
    over_budget: bool


def select(
    genome: Genome,
    *,
    task: Task,
    costs: Costs,
    policy: str = DEFAULT_POLICY,
    budget: int = BUDGET["default"],
    work_limit: int = WORK_LIMIT,
) -> Selection:
    """Choose the genes and observations that a section shows for a task (spec: selection.md).

    Args:
        genome: a genome that keeps the rules of AGF, with the user genes of one person at most; in any order.
        task: what is known of the task.
        costs: what the dialect charges.
        policy: precedence or task_aware.
        budget: greatest length of the section, in characters (Unicode code points).
        work_limit: steps after which the task-aware policy gives way to precedence.

    Raises:
        GenomeError: `budget_out_of_range`, `unknown_policy`.

    Example:
        >>> from agent_genome.genome.model import Gene, Genome, Task
        >>> from agent_genome.genome.rendering import costs
        >>> short = Gene("short_mail", "style", "Keep it short.", "user", scope=("mail",))
        >>> genome = Genome("bill-banao", "Bill Banao", genes=(short,))
        >>> select(genome, task=Task(task_type="invoice"), costs=costs("open", genome)).left_out
        (LeftOut(id='short_mail', reason='scope', by=None),)
    """
    checked = _policy(policy)
    genes = in_precedence(genome.genes)
    terms = carried(task)
    out = {gene.id: LeftOut(gene.id, why) for gene in genes if (why := unfit(gene, task, terms))}
    applying = [gene for gene in genes if gene.id not in out]
    out |= {weaker: LeftOut(weaker, "overridden", by) for weaker, by in overridden(applying).items()}
    standing = [gene for gene in applying if gene.id not in out]

    spending = _Spending(costs, standing, _budget(budget))
    protected: list[Gene] = []
    candidates: list[Gene] = []
    for gene in standing:
        (protected if STRATUM_ROW_OF[gene.stratum].protected else candidates).append(gene)
    for gene in protected:
        spending.take(gene)
    over_budget = spending.left < 0
    observations = tuple(filter(spending.note_if_fits, _newest(genome.observations)))
    fell_back: Fallback | None = None
    chosen: list[Gene] = []
    if not over_budget:
        if checked == "task_aware":
            chosen, fell_back = _by_task(candidates, spending, terms, Work(work_limit))
        if checked == "precedence" or fell_back:
            checked, chosen = "precedence", candidates
        chosen = [gene for gene in chosen if spending.take_if_fits(gene)]
    included = {gene.id for gene in (*protected, *chosen)}
    return Selection(
        included=tuple(gene for gene in standing if gene.id in included),
        left_out=tuple(out.get(gene.id) or LeftOut(gene.id, "budget") for gene in genes if gene.id not in included),
        observations=observations,
        characters=spending.spent,
        policy=checked,
        fell_back=fell_back,
        over_budget=over_budget,
    )


class _Spending:
    """What of a budget is spent; negative amounts are left when what must be there passes it."""

    def __init__(self, costs: Costs, genes: Iterable[Gene], budget: int) -> None:
        self.costs = costs
        self.cost_of = {gene.id: costs.gene(gene) for gene in genes}
        self.budget = budget
        self.spent = costs.scaffold
        self._open: set[str] = set()
        self._noted = False

    @property
    def left(self) -> int:
        return self.budget - self.spent

    def take(self, gene: Gene) -> None:
        self.spent += self._price(gene)
        self._open.add(gene.stratum)

    def take_if_fits(self, gene: Gene) -> bool:
        if fits := self._price(gene) <= self.left:
            self.take(gene)
        return fits

    def note_if_fits(self, observation: Observation) -> bool:
        price = self.costs.observation(observation) + (0 if self._noted else self.costs.observations_frame)
        if fits := price <= self.left:
            self.spent += price
            self._noted = True
        return fits

    def _price(self, gene: Gene) -> int:
        frame = 0 if gene.stratum in self._open else self.costs.stratum_frame(gene.stratum)
        return frame + self.cost_of[gene.id]


def _by_task(
    genes: list[Gene], spending: _Spending, terms: frozenset[str], work: Work
) -> tuple[list[Gene], Fallback | None]:
    """Return the exact choice of every level, or why there is none (spec: selection.md#fallback)."""
    try:
        chosen: list[Gene] = []
        left = spending.left
        for strata in LEVELS:
            level = [gene for gene in genes if gene.stratum in strata]
            candidates = [Candidate(gene.stratum, spending.cost_of[gene.id], value(gene, terms)) for gene in level]
            frames = {stratum: spending.costs.stratum_frame(stratum) for stratum in strata}
            best = optimum(candidates, frames=frames, capacity=left, work=work)
            left -= sum(candidates[index].cost for index in best)
            left -= sum(frames[stratum] for stratum in {candidates[index].stratum for index in best})
            chosen += [level[index] for index in best]
    except WorkLimitPassed:
        return [], "work_limit"
    except Exception:  # a section by precedence is better than none, whatever went wrong
        return [], "failure"
    return chosen, None


def _newest(observations: Iterable[Observation]) -> list[Observation]:
    """Return the observations that may be shown, the newest first (spec: selection.md#observations)."""
    standing = (observation for observation in observations if observation.consumed_by is None)
    return nlargest(OBSERVATIONS_SHOWN, standing, key=attrgetter("number"))


def _budget(budget: int) -> int:
    # True is an int, and a budget read from JSON may be anything.
    if type(budget) is not int or not BUDGET["least"] <= budget <= BUDGET["most"]:
        raise _error("budget_out_of_range", **BUDGET)
    return budget


def _policy(policy: str) -> Policy:
    match policy:
        case "precedence" | "task_aware":
            return policy
        case _:
            raise _error("unknown_policy", policy=shortened(policy), policies=", ".join(POLICIES))


def _error(code: str, **values: object) -> GenomeError:
    row = ERROR_OF[code]
    return GenomeError(code, row["message"].format(**values), row["hint"].format(**values))
