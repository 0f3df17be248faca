"""What the quality answers are counted from: runs, and outcomes, of a window."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, distinct, func, select

from agent_genome_server.storage.tables import compiles, gene_sets, outcomes

__all__ = [
    "DAY_SECONDS",
    "SetCount",
    "outcome_counts",
    "outcomes_by_day",
    "outcomes_of_genes",
    "runs_by_day",
    "runs_of_genes",
]

DAY_SECONDS = 86_400


@dataclass(frozen=True, slots=True)
class SetCount:
    """How many runs showed a set of genes, and with what: the genes that were followed, or the result."""

    genes: Sequence[str]
    count: int
    followed: Sequence[str] = ()
    result: str = ""


def runs_by_day(connection: Connection, *, agent: int, since: int) -> dict[int, int]:
    """Return how many compiles were finalized, by the day of the compile, counted from 1970."""
    day = compiles.c.compiled_at // DAY_SECONDS
    query = select(day, func.count()).where(*_runs(agent, since)).group_by(day)
    return {row[0]: row[1] for row in connection.execute(query)}


def outcome_counts(connection: Connection, *, agent: int, since: int) -> dict[str, int]:
    """Return how many outcomes of each result there were."""
    query = select(outcomes.c.result, func.count()).group_by(outcomes.c.result)
    query = query.where(outcomes.c.agent == agent, outcomes.c.recorded_at >= since)
    return {row[0]: row[1] for row in connection.execute(query)}


def outcomes_by_day(connection: Connection, *, agent: int, since: int) -> dict[tuple[int, str], int]:
    """Return how many outcomes of each result there were on each day, counted from 1970."""
    day = outcomes.c.recorded_at // DAY_SECONDS
    query = select(day, outcomes.c.result, func.count()).group_by(day, outcomes.c.result)
    query = query.where(outcomes.c.agent == agent, outcomes.c.recorded_at >= since)
    return {(row[0], row[1]): row[2] for row in connection.execute(query)}


def runs_of_genes(connection: Connection, *, agent: int, since: int) -> list[SetCount]:
    """Return how many runs showed each set of genes and followed each."""
    sets = _sets(connection, agent)
    query = select(compiles.c.genes, compiles.c.followed, func.count()).where(*_runs(agent, since))
    rows = connection.execute(query.group_by(compiles.c.genes, compiles.c.followed))
    return [SetCount(sets[genes], count, followed=sets[followed]) for genes, followed, count in rows]


def outcomes_of_genes(connection: Connection, *, agent: int, since: int) -> list[SetCount]:
    """Return how many runs showed each set of genes and had each result."""
    sets = _sets(connection, agent)
    joined = outcomes.join(compiles, (outcomes.c.compile_id == compiles.c.id) & (outcomes.c.agent == compiles.c.agent))
    query = select(compiles.c.genes, outcomes.c.result, func.count(distinct(compiles.c.id))).select_from(joined)
    rows = connection.execute(query.where(*_runs(agent, since)).group_by(compiles.c.genes, outcomes.c.result))
    return [SetCount(sets[genes], count, result=result) for genes, result, count in rows]


def _runs(agent: int, since: int) -> tuple[ColumnElement[bool], ...]:
    return compiles.c.agent == agent, compiles.c.compiled_at >= since, compiles.c.followed.is_not(None)


def _sets(connection: Connection, agent: int) -> dict[str, Sequence[str]]:
    rows = connection.execute(select(gene_sets.c.digest, gene_sets.c.genes).where(gene_sets.c.agent == agent))
    return {row[0]: json.loads(row[1]) for row in rows}
