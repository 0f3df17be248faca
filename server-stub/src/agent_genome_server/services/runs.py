"""compile_genome and finalize_output."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from agent_genome.genome import (
    Compiled,
    GenomeError,
    LeftOut,
    Task,
    finalize,
    genome_of,
)
from agent_genome.genome import (
    compile_genome as compile_section,
)
from agent_genome.genome._spec_selection import DEFAULT_POLICY
from agent_genome_server._spec import COMPILE_DAYS, COMPILE_ID
from agent_genome_server.problem import Problem, problem_of
from agent_genome_server.services.call import Answer, Call
from agent_genome_server.services.compile_records import Entry
from agent_genome_server.services.context import Context
from agent_genome_server.services.states import Loaded
from agent_genome_server.services.subjects import refuse_subject
from agent_genome_server.storage import StorageUnavailableError
from agent_genome_server.storage.compiles import CompileRow, find_compile, follow
from agent_genome_server.storage.secrets import hex_id
from agent_genome_server.storage.workspaces import hold_workspaces

__all__ = ["compile_genome", "compile_not_found", "compile_together", "finalize_output"]

ATTEMPTS: Final = 20


def compile_genome(context: Context, call: Call) -> Answer:
    """Compile the section for a task, and store what it holds before it goes out (spec: rest.md#compile-record)."""
    (answer,) = compile_together(context, [call])
    if isinstance(answer, Exception):
        raise answer
    return answer


def compile_together(context: Context, calls: Sequence[Call]) -> list[Answer | Exception]:
    """Compile for many requests, and store all their records in one transaction.

    A genome that changed meanwhile is compiled anew, in another one.

    Returns:
        For each request its answer, or what `compile_genome` would raise.
    """
    answers: dict[int, Answer | Exception] = {}
    states = context.states.known
    missing: Exception = StorageUnavailableError("The genome changes faster than it can be compiled.")
    try:
        for _ in range(ATTEMPTS):
            left = [place for place in range(len(calls)) if place not in answers]
            if not left:
                break
            answers |= _compiled_once(context, states, {place: calls[place] for place in left})
            states = context.states.fresh
    except StorageUnavailableError as error:
        # What was answered before is stored, and counted.
        missing = error
    return [answers.get(place, missing) for place in range(len(calls))]


def _compiled_once(
    context: Context, states: Callable[[str, str], Loaded], calls: Mapping[int, Call]
) -> dict[int, Answer | Exception]:
    """Compile, and store in one transaction what was compiled from a genome that is still the same."""
    answers: dict[int, Answer | Exception] = {}
    sections: list[_Section] = []
    for place, call in calls.items():
        try:
            sections.append(_section(context, states, place, call))
        except StorageUnavailableError:
            raise
        except Exception as error:
            answers[place] = error
    counts = context.records.add([section.entry for section in sections])
    for section, counted in zip(sections, counts, strict=True):
        if isinstance(counted, Problem):
            answers[section.place] = counted
        elif counted is not None:
            answers[section.place] = Answer(status=200, body=section.body(), headers=counted.headers)
    return answers


@dataclass(frozen=True, slots=True)
class _Section:
    """The section for the request at a place, and the record that has to be stored before it goes out."""

    place: int
    agent_id: str
    compiled: Compiled
    entry: Entry

    def body(self) -> dict[str, Any]:
        return _body(self.agent_id, self.entry.row.id, self.compiled)


def _section(context: Context, states: Callable[[str, str], Loaded], place: int, call: Call) -> _Section:
    workspace, agent_id = call.principal.workspace, call.path["agent_id"]
    body: Mapping[str, Any] = call.body or {}
    subject: str | None = body.get("subject")
    refuse_subject(subject)
    loaded = states(workspace, agent_id)
    compiled = _compiled(context, loaded, body, subject)
    row = CompileRow(
        id=hex_id(COMPILE_ID.prefix, COMPILE_ID.length),
        agent=loaded.row.id,
        compiled_at=context.seconds(),
        genes=compiled.included,
        characters=compiled.characters,
        genome_version=compiled.genome_version,
        subject=context.workspace(workspace).subject_hash(subject),
    )
    return _Section(place, agent_id, compiled, Entry(row, loaded.row.revision, call.principal.key_id, workspace))


def _compiled(context: Context, loaded: Loaded, body: Mapping[str, Any], subject: str | None) -> Compiled:
    task: dict[str, Any] = {**body.get("task", {})}
    task["input_has"] = tuple(task.get("input_has", ()))
    policy = "task_aware" if context.config.flag("task_aware_selection") else DEFAULT_POLICY
    try:
        return compile_section(
            genome_of(loaded.state, subject=subject),
            task=Task(**task),
            dialect=body.get("dialect", loaded.row.dialect),
            policy=policy,
            budget=body.get("budget", loaded.row.budget),
        )
    except GenomeError as error:
        raise problem_of(error) from None


def _body(agent_id: str, compile_id: str, compiled: Compiled) -> dict[str, Any]:
    return {
        "compile_id": compile_id,
        "agent_id": agent_id,
        "text": compiled.text,
        "characters": compiled.characters,
        "dialect": compiled.dialect,
        "genome_version": compiled.genome_version,
        "included": list(compiled.included),
        "left_out": [_left_out(item) for item in compiled.left_out],
        "observations_shown": list(compiled.observations_shown),
        "policy": compiled.policy,
        "fell_back": compiled.fell_back,
        "over_budget": compiled.over_budget,
        "sha256": compiled.sha256,
    }


def _left_out(item: LeftOut) -> dict[str, str]:
    body: dict[str, str] = {"id": item.id, "reason": item.reason}
    return body if item.by is None else {**body, "by": item.by}


def finalize_output(context: Context, call: Call) -> Answer:
    """Take the report out of a model's text, and store which genes of the compile it names."""
    workspace = call.principal.workspace
    agent = context.states.known(workspace, call.path["agent_id"]).row.id
    compile_id: str = call.body["compile_id"]
    with context.storage.reading() as connection:
        genes = find_compile(connection, agent=agent, id=compile_id)
    if genes is None:
        raise compile_not_found(compile_id)
    finalized = finalize(call.body["text"], genes)

    def work(connection: Connection) -> tuple[str, ...] | None:
        hold_workspaces(connection, [workspace])
        return follow(connection, agent=agent, id=compile_id, followed=finalized.followed)

    followed = context.storage.writing(work)
    if followed is None:
        raise compile_not_found(compile_id)
    return Answer(status=200, body={"compile_id": compile_id, "text": finalized.text, "followed": list(followed)})


def compile_not_found(compile_id: str) -> Problem:
    """Return the problem of a compile that the agent does not have."""
    return Problem("compile_not_found", compile_id=compile_id, days=COMPILE_DAYS)
