"""record_outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from agent_genome.agf.gene_checks import check_text
from agent_genome.genome import GenomeState, Outcome, Recorded
from agent_genome.genome import record_outcome as record
from agent_genome_server._spec import OUTCOME_REFERENCE
from agent_genome_server.services.bodies import observation_body
from agent_genome_server.services.call import Answer, Call
from agent_genome_server.services.changes import Change, change_work
from agent_genome_server.services.context import Context
from agent_genome_server.services.idempotency import once
from agent_genome_server.services.runs import compile_not_found
from agent_genome_server.storage.agents import AgentRow
from agent_genome_server.storage.compiles import has_compile
from agent_genome_server.storage.outcomes import OutcomeRow, add_outcome, is_buried
from agent_genome_server.storage.secrets import hex_id

__all__ = ["TOMBSTONE_PURPOSE", "record_outcome"]

TOMBSTONE_PURPOSE = "erased-reference"


def record_outcome(context: Context, call: Call) -> Answer:
    """Record an outcome once; what the customer said becomes at most one observation (spec: rest.md#outcomes)."""
    body: Mapping[str, Any] = call.body
    workspace = context.workspace(call.principal.workspace)
    compile_id: str | None = body.get("compile_id")
    reference: str = body.get("reference") or compile_id or hex_id(OUTCOME_REFERENCE.prefix, OUTCOME_REFERENCE.length)
    said = {name: body.get(name) for name in ("subject", "text", "before", "after")}
    outcome = Outcome(body["result"], reference, **said)
    buried = workspace.hashed(TOMBSTONE_PURPOSE, reference)
    now = context.seconds()

    def plan(state: GenomeState) -> Change:
        after, recorded = record(state, outcome, check=check_text)

        def settle(connection: Connection, agent: AgentRow) -> Answer | None:
            row = OutcomeRow(
                agent=agent.id,
                reference=reference,
                result=outcome.result,
                recorded=recorded.reason,
                recorded_at=now,
                compile_id=compile_id,
                subject=workspace.subject_hash(outcome.subject),
            )
            if is_buried(connection, agent=agent.id, reference=buried) or not add_outcome(connection, row):
                return _answer(reference, Recorded("duplicate"))
            if compile_id is not None and not has_compile(connection, agent=agent.id, id=compile_id):
                raise compile_not_found(compile_id)
            return None

        return Change(state=after, answer=_answer(reference, recorded), settle=settle)

    work, committed = change_work(context, workspace=workspace.id, agent_id=call.path["agent_id"], plan=plan)
    answer = once(context, call, work, subject=outcome.subject)
    committed()
    return answer


def _answer(reference: str, recorded: Recorded) -> Answer:
    return Answer(
        status=200,
        body={
            "recorded": recorded.reason,
            "reference": reference,
            "observation": recorded.observation and observation_body(recorded.observation),
            "shortened": recorded.shortened,
            "findings": list(recorded.findings),
            "dropped": recorded.dropped,
        },
    )
