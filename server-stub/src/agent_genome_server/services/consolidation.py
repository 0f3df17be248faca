"""Nightly consolidation, and the removal of what is past its time; safe to run twice, and beside a server."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection

from agent_genome.genome import Consolidated, GenomeState, consolidate
from agent_genome_server._spec import COMPILE_DAYS, IDEMPOTENCY_SECONDS, RATES, TOMBSTONE_SECONDS
from agent_genome_server.services.call import Answer
from agent_genome_server.services.changes import Change, change_work
from agent_genome_server.services.context import Context
from agent_genome_server.storage import StorageUnavailableError
from agent_genome_server.storage.compiles import purge_compiles
from agent_genome_server.storage.idempotency import purge_answers
from agent_genome_server.storage.outcomes import purge_tombstones
from agent_genome_server.storage.quality import DAY_SECONDS
from agent_genome_server.storage.rates import purge_windows
from agent_genome_server.storage.workspaces import hold_workspaces

__all__ = ["AgentConsolidated", "consolidate_agent", "purge"]


@dataclass(frozen=True, slots=True)
class AgentConsolidated:
    """What consolidation did with one agent."""

    workspace: str
    agent_id: str
    done: Consolidated


def consolidate_agent(context: Context, *, workspace: str, agent_id: str) -> AgentConsolidated:
    """Turn what repeats into learned genes and proposals, in one transaction."""

    def plan(state: GenomeState) -> Change:
        after, done = consolidate(state)
        return Change(state=after, answer=Answer(status=200, body=done))

    work, committed = change_work(context, workspace=workspace, agent_id=agent_id, plan=plan)
    answer = context.storage.writing(work)
    committed()
    return AgentConsolidated(workspace, agent_id, answer.body)


def purge(context: Context, workspaces: Iterable[str]) -> None:
    """Delete kept answers, tombstones, records of compiles and windows that are past their time."""
    now = context.seconds()
    lasting = 2 * max(rate.seconds for rate in RATES.values())
    oldest_compile = (now // DAY_SECONDS - COMPILE_DAYS) * DAY_SECONDS

    def work(connection: Connection) -> None:
        purge_answers(connection, before=now - IDEMPOTENCY_SECONDS)
        purge_tombstones(connection, before=now - TOMBSTONE_SECONDS)
        purge_windows(connection, before=now - lasting, after=now + lasting)

    context.storage.writing(work)
    for workspace in workspaces:
        _purge_compiles(context, workspace, before=oldest_compile)
    # Readers may have kept what was erased by day in the log.
    with suppress(StorageUnavailableError):
        context.storage.forget()


def _purge_compiles(context: Context, workspace: str, *, before: int) -> None:
    def work(connection: Connection) -> None:
        hold_workspaces(connection, [workspace], exclusive=True)
        purge_compiles(connection, workspace=workspace, before=before)

    context.storage.writing(work)
