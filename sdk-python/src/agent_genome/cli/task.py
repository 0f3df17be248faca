"""A task as a command line gives it: JSON, or a file that holds it, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, fields, replace
from typing import Any, Final

from agent_genome.agf.checker import examine
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.places import line_columns, offsets
from agent_genome.agf.pointer import from_parts
from agent_genome.agf.verdict import Found, Problem
from agent_genome.agf.wording import kind_of, member, words
from agent_genome.cli._spec import SCHEMA_TYPES
from agent_genome.cli.exits import CommandError
from agent_genome.cli.names import as_bytes
from agent_genome.cli.subject import JSON_STAGES, Subject, load
from agent_genome.genome.model import Task

__all__ = ["read_task"]

SHOWN_PROBLEMS: Final = 5
"""How many problems of a task are named."""
_MEMBERS: Final[dict[str, Field[Any]]] = {field.name: field for field in fields(Task)}


def read_task(argument: str, *, path: str | None = None) -> Task:
    """Return a task.

    Args:
        argument: a JSON object, as the command line has it.
        path: a file that holds the object, in place of the argument; `-` is standard input.

    Raises:
        CommandError: it is no task, and standard error says why; or the file cannot be read.

    Example:
        >>> read_task('{"task_type": "invoice", "input_has": ["table"]}').input_has
        ('table',)
    """
    subject = _given(as_bytes(argument)) if path is None else load(path)
    refusal = subject.refusal(JSON_STAGES)
    if refusal is None and subject.document is not None:
        problems = _problems(subject.data.decode(), subject.document)
        refusal = replace(subject.verdict, problems=problems) if problems else None
    if refusal or subject.document is None:
        subject.explain(refusal or subject.verdict, most=SHOWN_PROBLEMS)
        raise CommandError(f"{subject.name} says no task: a JSON object with some of {', '.join(_MEMBERS)} is expected")
    features: dict[str, Any] = {
        name: tuple(value) if is_array(value) else value for name, value in subject.document.items()
    }
    return Task(**features)


def _given(data: bytes) -> Subject:
    verdict, document = examine(data, path="--task")
    return Subject("--task", data, verdict, document if is_object(document) else None)


def _problems(text: str, task: dict[str, Any]) -> tuple[Problem, ...]:
    """Return what is wrong with the members of a task, in the order of their places."""
    found = [item for name, value in task.items() for item in _member(name, value)]
    places = offsets(text, ((item.path, item.at) for item in found))
    lines = line_columns(text, places)
    return tuple(_problem(item, *lines[place]) for item, place in zip(found, places, strict=True))


def _member(name: str, value: Any) -> Iterator[Found]:
    if name not in _MEMBERS:
        yield Found("unknown_field", (name,), at="name")
    elif _MEMBERS[name].default != ():
        yield from _string((name,), value)
    elif is_array(value):
        for index, item in enumerate(value):
            yield from _string((name, index), item)
    else:
        yield _wrong_type((name,), value, "array")


def _string(path: tuple[str | int, ...], value: Any) -> Iterator[Found]:
    if not isinstance(value, str):
        yield _wrong_type(path, value, "string")


def _wrong_type(path: tuple[str | int, ...], value: Any, expected: str) -> Found:
    details = {"name": member(path), "actual": kind_of(value), "expected": SCHEMA_TYPES[expected]}
    return Found("wrong_type", path, details)


def _problem(found: Found, line: int, column: int) -> Problem:
    if found.code == "unknown_field":
        # The catalogue's words speak of AGF, and an importer passes over such a member; a typing mistake must be told.
        message, hint = f"A task has no member {member(found.path)}.", f"Its members are {', '.join(_MEMBERS)}."
    else:
        message, hint = words(found.code, found.details)
    return Problem(found.code, "error", from_parts(found.path), message, hint, line, column)
