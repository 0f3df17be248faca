"""Outcomes, each once, and the tombstones of erased ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, select

from agent_genome_server.storage.tables import agents, outcomes, tombstones
from agent_genome_server.storage.upsert import for_each_database, insert_new

__all__ = ["OutcomeRow", "add_outcome", "bury", "erase_outcomes", "is_buried", "purge_tombstones"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeRow:
    """An outcome as it is stored.

    Attributes:
        agent: number of the agent in the tables.
        recorded: whether it wrote an observation, or why not.
        recorded_at: seconds since 1970.
        subject: keyed hash of the person.
    """

    agent: int
    reference: str
    result: str
    recorded: str
    recorded_at: int
    compile_id: str | None
    subject: str | None


def add_outcome(connection: Connection, row: OutcomeRow) -> bool:
    """Store an outcome; False when its reference was recorded before."""
    return connection.execute(_ADD(connection), asdict(row)).first() is not None


def erase_outcomes(connection: Connection, *, workspace: str, subject: str) -> list[tuple[int, str]]:
    """Delete a person's outcomes, and return the agent and the reference of each."""
    its_agents = select(agents.c.id).where(agents.c.workspace == workspace)
    gone = delete(outcomes).where(outcomes.c.agent.in_(its_agents), outcomes.c.subject == subject)
    rows = connection.execute(gone.returning(outcomes.c.agent, outcomes.c.reference))
    return [(row[0], row[1]) for row in rows]


def bury(connection: Connection, references: Iterable[tuple[int, str]], *, now: int) -> None:
    """Remember references of agents, given as keyed hashes, so that they are not recorded again."""
    rows = [{"agent": agent, "reference": reference, "erased_at": now} for agent, reference in references]
    if rows:
        connection.execute(_BURY(connection), rows)


def is_buried(connection: Connection, *, agent: int, reference: str) -> bool:
    """Say whether a reference, given as a keyed hash, was erased."""
    where = (tombstones.c.agent == agent, tombstones.c.reference == reference)
    return connection.execute(select(tombstones.c.agent).where(*where)).first() is not None


def purge_tombstones(connection: Connection, *, before: int) -> int:
    """Delete tombstones that are older than a moment, and return how many."""
    return connection.execute(delete(tombstones).where(tombstones.c.erased_at < before)).rowcount


_ADD = for_each_database(outcomes, lambda new: new.on_conflict_do_nothing().returning(outcomes.c.agent))
_BURY = insert_new(tombstones)
