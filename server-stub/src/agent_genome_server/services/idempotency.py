"""Idempotency keys: the first answer is written with what it answers, and given again (spec: rest.md#idempotency)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy import Connection

from agent_genome.agf.json_value import is_array, is_object
from agent_genome_server._spec import IDEMPOTENCY_SECONDS
from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer, Call
from agent_genome_server.services.context import Context
from agent_genome_server.storage.idempotency import claim, keep_answer
from agent_genome_server.storage.workspaces import Workspace, hold_workspaces

__all__ = ["Work", "once"]

_KEY_HEADER: Final = "idempotency-key"

Work = Callable[[Connection], Answer]
"""Does what the request asks for, in a transaction."""


@dataclass(frozen=True, slots=True)
class _Key:
    """What the tables hold of a key and its request, as keyed hashes."""

    key: str
    request: str


def once(
    context: Context, call: Call, work: Work, *, subject: str | None = None, alone_in_workspace: bool = False
) -> Answer:
    """Return the answer of the work, or the one that the call's idempotency key was given before.

    Args:
        context: of the server.
        call: the request.
        work: what it asks for; it runs at most once to the end.
        subject: the person whose words the answer may hold.
        alone_in_workspace: whether no other write of the workspace may come between.

    Raises:
        Problem: `idempotency_conflict` or `idempotency_answer_erased`, or what the work raises.
    """
    workspace = context.workspace(call.principal.workspace)
    text = call.headers.get(_KEY_HEADER)
    key = None if text is None else _key(workspace, call, text)
    now = context.seconds()

    def keyed_work(connection: Connection) -> Answer:
        if alone_in_workspace:
            hold_workspaces(connection, [workspace.id], exclusive=True)
        if key is None:
            return work(connection)
        first = claim(
            connection,
            workspace=workspace.id,
            key=key.key,
            request=key.request,
            now=now,
            kept_since=now - IDEMPOTENCY_SECONDS,
        )
        if first is not None:
            return _replayed(key, first.request, first.answer)
        answer = work(connection)
        keep_answer(
            connection,
            workspace=workspace.id,
            key=key.key,
            answer=orjson.dumps([answer.status, answer.body, dict(answer.headers)]),
            subject=workspace.subject_hash(subject),
        )
        return answer

    return context.storage.writing(keyed_work)


def _replayed(key: _Key, request: str, answer: bytes | None) -> Answer:
    if request != key.request:
        raise Problem("idempotency_conflict")
    if answer is None:
        raise Problem("idempotency_answer_erased")
    status, body, headers = orjson.loads(answer)
    return Answer(status=status, body=body, headers=headers)


def _key(workspace: Workspace, call: Call, text: str) -> _Key:
    headers = {name: value for name, value in call.headers.items() if name in _COMPARED_HEADERS}
    body = hashlib.sha256(call.body).hexdigest() if isinstance(call.body, bytes) else _equal_numbers(call.body)
    request = orjson.dumps([call.path, call.query, headers, body], option=orjson.OPT_SORT_KEYS)
    return _Key(
        workspace.hashed("idempotency-key", call.operation_id, text),
        workspace.hashed("idempotent-request", call.operation_id, hashlib.sha256(request).hexdigest()),
    )


# The others say how to answer, not what is asked for.
_COMPARED_HEADERS: Final = frozenset(("import-token",))


def _equal_numbers(value: Any) -> Any:
    """Return a JSON value in which numbers that are equal are written the same."""
    if isinstance(value, float) and value.is_integer():
        return int(value) if abs(value) < 2**53 else value
    if is_array(value):
        return [_equal_numbers(item) for item in value]
    if is_object(value):
        return {name: _equal_numbers(item) for name, item in value.items()}
    return value
