"""Records of compiles: which genes a section showed, and which of them the model's report named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, select, union, update

from agent_genome_server.storage.tables import agents, compiles, gene_sets
from agent_genome_server.storage.upsert import insert_new

__all__ = [
    "CompileRow",
    "add_compiles",
    "erase_compiles",
    "find_compile",
    "follow",
    "forget_genes",
    "has_compile",
    "purge_compiles",
    "purge_sets",
    "revisions",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class CompileRow:
    """A compile as it is stored.

    Attributes:
        agent: number of the agent in the tables.
        compiled_at: seconds since 1970.
        genes: ids of the genes that the section shows.
        subject: keyed hash of the person.
    """

    id: str
    agent: int
    compiled_at: int
    genes: tuple[str, ...]
    characters: int
    genome_version: int
    subject: str | None


def revisions(connection: Connection, ids: Collection[int]) -> dict[int, int]:
    """Return the revisions of agents."""
    return {row[0]: row[1] for row in connection.execute(_REVISIONS, {"ids": sorted(ids)})}


def add_compiles(connection: Connection, rows: Sequence[CompileRow]) -> None:
    """Store records of compiles."""
    if not rows:
        return
    digests = {row.genes: _digest(row.genes) for row in rows}
    _add_sets(connection, {(row.agent, row.genes) for row in rows})
    connection.execute(
        _ADD,
        [
            {
                "id": row.id,
                "agent": row.agent,
                "compiled_at": row.compiled_at,
                "genes": digests[row.genes],
                "characters": row.characters,
                "genome_version": row.genome_version,
                "subject": row.subject,
            }
            for row in rows
        ],
    )


def find_compile(connection: Connection, *, agent: int, id: str) -> tuple[str, ...] | None:
    """Return the ids of the genes that a compile of an agent showed; None for no such compile."""
    joined = compiles.join(
        gene_sets, (gene_sets.c.agent == compiles.c.agent) & (gene_sets.c.digest == compiles.c.genes)
    )
    query = select(gene_sets.c.genes).select_from(joined).where(compiles.c.id == id, compiles.c.agent == agent)
    genes = connection.execute(query).scalar_one_or_none()
    return None if genes is None else tuple(json.loads(genes))


def has_compile(connection: Connection, *, agent: int, id: str) -> bool:
    """Say whether there is such a compile of an agent."""
    query = select(compiles.c.id).where(compiles.c.id == id, compiles.c.agent == agent)
    return connection.execute(query).first() is not None


def follow(connection: Connection, *, agent: int, id: str, followed: tuple[str, ...]) -> tuple[str, ...] | None:
    """Store which genes of a compile the model's report named.

    Returns:
        Those of them that the record still shows, since an erasure may have come between; None for no such compile.
    """
    shown = find_compile(connection, agent=agent, id=id)
    if shown is None:
        return None
    left = tuple(gene for gene in followed if gene in shown)
    _add_sets(connection, {(agent, left)})
    mine = (compiles.c.id == id, compiles.c.agent == agent)
    connection.execute(update(compiles).where(*mine).values(followed=_digest(left)))
    return left


def erase_compiles(connection: Connection, *, workspace: str, subject: str) -> list[int]:
    """Delete the records of a person's compiles, and return the agent of each."""
    its_agents = select(agents.c.id).where(agents.c.workspace == workspace)
    gone = delete(compiles).where(compiles.c.agent.in_(its_agents), compiles.c.subject == subject)
    return list(connection.scalars(gone.returning(compiles.c.agent)))


def forget_genes(connection: Connection, *, agent: int, removed: Collection[str]) -> None:
    """Drop the sets of genes that no compile uses, and the ids of removed genes from all others.

    In a transaction that holds the workspace alone.
    """
    purge_sets(connection, agent=agent)
    for digest, genes in connection.execute(_SETS.where(gene_sets.c.agent == agent)).all() if removed else ():
        known = json.loads(genes)
        left = tuple(id for id in known if id not in removed)
        if len(left) < len(known):
            _replace_set(connection, agent=agent, digest=digest, genes=left)


def _replace_set(connection: Connection, *, agent: int, digest: str, genes: tuple[str, ...]) -> None:
    """Let the compiles that use a set use another; the old one goes, since its digest stands for its genes alone."""
    _add_sets(connection, {(agent, genes)})
    for column in (compiles.c.genes, compiles.c.followed):
        mine = (compiles.c.agent == agent, column == digest)
        connection.execute(update(compiles).where(*mine).values({column: _digest(genes)}))
    connection.execute(delete(gene_sets).where(gene_sets.c.agent == agent, gene_sets.c.digest == digest))


def purge_compiles(connection: Connection, *, workspace: str, before: int) -> None:
    """Delete records that are older than a moment, in a transaction that holds the workspace alone."""
    its_agents = select(agents.c.id).where(agents.c.workspace == workspace)
    gone = delete(compiles).where(compiles.c.agent.in_(its_agents), compiles.c.compiled_at < before)
    for agent in sorted(set(connection.scalars(gone.returning(compiles.c.agent)))):
        purge_sets(connection, agent=agent)


def purge_sets(connection: Connection, *, agent: int) -> None:
    """Delete the sets of genes of an agent that no compile uses, in a transaction that holds the workspace alone."""
    mine = compiles.c.agent == agent
    used = union(
        select(compiles.c.genes).where(mine), select(compiles.c.followed).where(mine, compiles.c.followed.is_not(None))
    )
    connection.execute(delete(gene_sets).where(gene_sets.c.agent == agent, gene_sets.c.digest.not_in(used)))


_SETS = select(gene_sets.c.digest, gene_sets.c.genes)
_ADD = compiles.insert()
_ADD_SETS = insert_new(gene_sets)
_REVISIONS = select(agents.c.id, agents.c.revision).where(agents.c.id.in_(bindparam("ids", expanding=True)))


def _add_sets(connection: Connection, sets: Iterable[tuple[int, tuple[str, ...]]]) -> None:
    rows = [{"agent": agent, "digest": _digest(genes), "genes": _text(genes)} for agent, genes in sorted(sets)]
    connection.execute(_ADD_SETS(connection), rows)


def _text(genes: Iterable[str]) -> str:
    return json.dumps(list(genes), separators=(",", ":"))


def _digest(genes: Iterable[str]) -> str:
    return hashlib.sha256(_text(genes).encode()).hexdigest()[:32]
