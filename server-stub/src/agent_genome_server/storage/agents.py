"""Agents and the states of their genomes, as JSON text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, func, select, update

from agent_genome_server.storage.tables import agents
from agent_genome_server.storage.upsert import insert
from agent_genome_server.storage.workspaces import hold_workspaces

__all__ = [
    "AgentRow",
    "add_agent",
    "agent_of",
    "agents_of",
    "agents_that_hold",
    "find_agent",
    "lock_agent",
    "save_state",
]


@dataclass(frozen=True, slots=True)
class AgentRow:
    """An agent as it is stored.

    Attributes:
        id: number of the agent in the tables.
        revision: grows with every write of the state.
        created_at: seconds since 1970.
    """

    id: int
    agent_id: str
    created_at: int
    budget: int
    dialect: str
    revision: int


_COLUMNS = (
    agents.c.id,
    agents.c.agent_id,
    agents.c.created_at,
    agents.c.budget,
    agents.c.dialect,
    agents.c.revision,
)
_MINE = (agents.c.workspace == bindparam("workspace"), agents.c.agent_id == bindparam("agent_id"))
_ROW = select(*_COLUMNS).where(*_MINE)
_ROW_AND_STATE = select(*_COLUMNS, agents.c.state).where(*_MINE)
_LOCK = _ROW.with_for_update(key_share=True)


def add_agent(
    connection: Connection, *, workspace: str, agent_id: str, budget: int, dialect: str, state: str, now: int
) -> bool:
    """Store a new agent; False when the workspace has one of that id."""
    added = connection.execute(
        insert(connection, agents)
        .values(
            workspace=workspace,
            agent_id=agent_id,
            created_at=now,
            budget=budget,
            dialect=dialect,
            revision=1,
            state=state,
        )
        .on_conflict_do_nothing()
        .returning(agents.c.id)
    )
    return added.first() is not None


def find_agent(
    connection: Connection, *, workspace: str, agent_id: str, known_revision: int = 0
) -> tuple[AgentRow, str | None] | None:
    """Return an agent and its state, without the state when its revision is the known one; None for no agent."""
    mine = {"workspace": workspace, "agent_id": agent_id}
    if known_revision:
        row = connection.execute(_ROW, mine).one_or_none()
        if row is None or row[5] == known_revision:
            return None if row is None else (AgentRow(*row), None)
    found = connection.execute(_ROW_AND_STATE, mine).one_or_none()
    return None if found is None else _split(found)


def lock_agent(connection: Connection, *, workspace: str, agent_id: str) -> AgentRow | None:
    """Return an agent that nobody else changes before this transaction ends; None for no agent."""
    hold_workspaces(connection, [workspace])
    row = connection.execute(_LOCK, {"workspace": workspace, "agent_id": agent_id}).one_or_none()
    return None if row is None else AgentRow(*row)


def agents_that_hold(connection: Connection, *, workspace: str, text: str) -> list[int]:
    """Return the numbers of the agents whose state has a text somewhere, as it stands in JSON, in their order."""
    find = func.instr if connection.dialect.name == "sqlite" else func.strpos
    query = select(agents.c.id).where(agents.c.workspace == workspace, find(agents.c.state, text) > 0)
    return list(connection.scalars(query.order_by(agents.c.id)))


def agents_of(connection: Connection, *, workspace: str) -> dict[int, str]:
    """Return the ids of a workspace's agents by their numbers."""
    rows = connection.execute(select(agents.c.id, agents.c.agent_id).where(agents.c.workspace == workspace))
    return {row[0]: row[1] for row in rows.all()}


def agent_of(connection: Connection, id: int) -> tuple[AgentRow, str]:
    """Return an agent and its state, in a transaction that holds the workspace alone."""
    return _split(connection.execute(select(*_COLUMNS, agents.c.state).where(agents.c.id == id)).one())


def save_state(connection: Connection, id: int, state: str) -> None:
    """Write the state of an agent that this transaction holds, and count its revision up."""
    connection.execute(update(agents).where(agents.c.id == id).values(state=state, revision=agents.c.revision + 1))


def _split(row: Sequence[Any]) -> tuple[AgentRow, str]:
    return AgentRow(*row[:6]), row[6]
