"""Changes of one agent's state: worked out before the transaction, written in it if the state is still the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from agent_genome.genome import GenomeError, GenomeState
from agent_genome_server.problem import Problem, problem_of
from agent_genome_server.services.call import Answer
from agent_genome_server.services.context import Context
from agent_genome_server.services.states import Loaded, as_json
from agent_genome_server.storage.agents import AgentRow, lock_agent, save_state

__all__ = ["Change", "Planner", "change_work"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What a request makes of a state.

    Attributes:
        state: the state as it will be; the very same one when nothing changes.
        answer: what is answered then.
        settle: what else the transaction does; an answer of it stands in the place of the whole change.
    """

    state: GenomeState
    answer: Answer
    settle: Callable[[Connection, AgentRow], Answer | None] | None = None


Planner = Callable[[GenomeState], Change]
"""Works out a change, without touching anything; raises Problem or GenomeError to refuse."""


def change_work(
    context: Context, *, workspace: str, agent_id: str, plan: Planner
) -> tuple[Callable[[Connection], Answer], Callable[[], None]]:
    """Return the work of a transaction that changes an agent, and what is to be called once it is committed.

    The plan is made twice when another request changed the agent in between; then the agent is held meanwhile.

    Raises:
        Problem: `agent_not_found`.
    """
    before = context.states.fresh(workspace, agent_id)
    planned = _planned(plan, before.state)
    written: list[Loaded] = []

    def work(connection: Connection) -> Answer:
        written.clear()
        row = lock_agent(connection, workspace=workspace, agent_id=agent_id)
        if row is None:
            raise Problem("agent_not_found", agent_id=agent_id)
        state, change = before.state, planned
        if row.revision != before.row.revision:
            state = context.states.read(connection, workspace, agent_id).state
            change = _planned(plan, state)
        if isinstance(change, Problem):
            raise change
        instead = change.settle(connection, row) if change.settle else None
        if instead is not None:
            return instead
        if change.state is not state:
            text = as_json(change.state)
            save_state(connection, row.id, text)
            written.append(Loaded(replace(row, revision=row.revision + 1), change.state, len(text)))
        return change.answer

    def committed() -> None:
        for loaded in written:
            context.states.keep(workspace, loaded)

    return work, committed


def _planned(plan: Planner, state: GenomeState) -> Change | Problem:
    """Return the change or the refusal: which of the two holds is known only once the agent is held."""
    try:
        return plan(state)
    except GenomeError as error:
        return problem_of(error)
    except Problem as problem:
        return problem
