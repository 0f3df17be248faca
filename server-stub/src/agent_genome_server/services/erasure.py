"""erase_subject: a person's words, records and kept answers, from every agent of a workspace."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import orjson
from sqlalchemy import Connection

from agent_genome.genome import Erased, GenomeState
from agent_genome.genome import erase_subject as erase
from agent_genome_server.services.call import Answer, Call
from agent_genome_server.services.context import Context
from agent_genome_server.services.idempotency import once
from agent_genome_server.services.outcomes import TOMBSTONE_PURPOSE
from agent_genome_server.services.states import as_json, as_state
from agent_genome_server.services.subjects import refuse_subject
from agent_genome_server.storage import StorageUnavailableError
from agent_genome_server.storage.agents import agent_of, agents_that_hold, save_state
from agent_genome_server.storage.compiles import erase_compiles, forget_genes
from agent_genome_server.storage.idempotency import forget_answers
from agent_genome_server.storage.outcomes import bury, erase_outcomes
from agent_genome_server.storage.workspaces import Workspace

__all__ = ["erase_subject"]


def erase_subject(context: Context, call: Call) -> Answer:
    """Remove all that a workspace holds of a person, in one transaction (spec: rest.md#erasure)."""
    subject: str = call.body["subject"]
    refuse_subject(subject)
    workspace = context.workspace(call.principal.workspace)
    now = context.seconds()
    changed: list[str] = []

    def work(connection: Connection) -> Answer:
        changed.clear()
        erasure = _Erasure(connection, workspace, subject, now=now)
        body = erasure.done()
        changed.extend(erasure.changed)
        return Answer(status=200, body=body)

    answer = once(context, call, work, alone_in_workspace=True)
    for agent_id in changed:
        context.states.drop(workspace.id, agent_id)
    # What was erased is gone from every answer already; the log may follow later.
    with suppress(StorageUnavailableError):
        context.storage.forget()
    return answer


class _Erasure:
    """One erasure, within its transaction.

    Attributes:
        changed: ids of the agents whose state changed.
    """

    def __init__(self, connection: Connection, workspace: Workspace, subject: str, *, now: int) -> None:
        self._connection = connection
        self._workspace = workspace
        self._subject = subject
        self._hash = workspace.hashed("subject", subject)
        self._now = now
        self.changed: list[str] = []

    def done(self) -> dict[str, Any]:
        """Erase, and return what was erased."""
        name = orjson.dumps(self._subject).decode()
        numbers = agents_that_hold(self._connection, workspace=self._workspace.id, text=name)
        agents = [found for number in numbers if (found := self._agent(number)) is not None]
        outcomes = erase_outcomes(self._connection, workspace=self._workspace.id, subject=self._hash)
        self._bury(outcomes)
        compiles = self._compiles()
        forget_answers(self._connection, workspace=self._workspace.id, subject=self._hash)
        return {
            "agents": sorted(agents, key=lambda agent: agent["agent_id"]),
            "outcomes": len(outcomes),
            "compiles": compiles,
        }

    def _agent(self, number: int) -> dict[str, Any] | None:
        row, text = agent_of(self._connection, number)
        before = as_state(text)
        after, erased = erase(before, self._subject)
        if after is before:
            return None
        save_state(self._connection, number, as_json(after))
        forget_genes(self._connection, agent=number, removed=_ids(before) - _ids(after))
        self.changed.append(row.agent_id)
        return _agent_body(row.agent_id, erased)

    def _bury(self, outcomes: Iterable[tuple[int, str]]) -> None:
        hashed = [(agent, self._workspace.hashed(TOMBSTONE_PURPOSE, reference)) for agent, reference in outcomes]
        bury(self._connection, hashed, now=self._now)

    def _compiles(self) -> int:
        agents = erase_compiles(self._connection, workspace=self._workspace.id, subject=self._hash)
        for agent in sorted(set(agents)):
            forget_genes(self._connection, agent=agent, removed=())
        return len(agents)


def _ids(state: GenomeState) -> set[str]:
    return {gene.id for gene in state.genes} | {item.gene.id for item in state.proposals}


def _agent_body(agent_id: str, erased: Erased) -> dict[str, Any]:
    return {
        "agent_id": agent_id,
        "observations": erased.observations,
        "personal_genes": erased.personal_genes,
        "learned_genes": erased.learned_genes,
        "proposals": erased.proposals,
        "references": erased.references,
        "kept": [
            {
                "id": item.id,
                "reason": item.reason,
                "evidence_before": item.evidence_before,
                "evidence_after": item.evidence_after,
            }
            for item in erased.kept
        ],
    }
