"""A strict JSON scanner that finds every problem of the stage `json`, with its place.

It reads from the left, keeps no value, and does not recurse. The first place where the text is no JSON, or nests too
deeply, ends it (spec: checking.md#json-stage).
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from agent_genome.agf._spec import (
    MAX_NESTING,
    MAX_POINTER_CHARACTERS,
    MAX_PROBLEMS,
    MAX_SAFE_INTEGER,
    NOT_JSON,
    SHOWN_DIGITS,
    ErrorCode,
)
from agent_genome.agf.ecma import compiled
from agent_genome.agf.pointer import append

__all__ = ["JsonProblem", "Scanned", "scan"]

_SPACE = r"[ \t\n\r]*+"
_STRING = r'"[^"\\\x00-\x1f]*+(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*+)*+"'
_NUMBER = r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?"
_TOKEN_END = r"(?![\w.+\-])"
_VALUE = re.compile(
    rf"{_SPACE}(?:(?:({_STRING})|({_NUMBER}){_TOKEN_END}|(?:true|false|null){_TOKEN_END}){_SPACE}(,?)|([\[{{]))",
    re.ASCII,
)
_NAME = re.compile(rf"{_SPACE}({_STRING}){_SPACE}:")
_NEXT = re.compile(rf"{_SPACE}([,\]}}]?)")
_BLANK = re.compile(_SPACE)
_SURROGATE = re.compile("[\ud800-\udfff]")
_SAFE_DIGITS = len(str(MAX_SAFE_INTEGER))


@dataclass(frozen=True, slots=True)
class JsonProblem:
    """A problem of the stage `json`: its code, the code point it stands at, its pointer, and what the message says."""

    code: ErrorCode
    offset: int
    pointer: str
    details: dict[str, str | int] = field(default_factory=dict[str, str | int])


class Scanned(NamedTuple):
    """What a scan found, in the order of the places; `truncated` when there is more than a report lists."""

    problems: tuple[JsonProblem, ...]
    truncated: bool = False


class _NotJsonError(Exception):
    def __init__(self, offset: int, expected: str) -> None:
        self.offset = offset
        self.expected = expected


@dataclass(slots=True)
class _Frame:
    """An object or array that is open: the names seen (None in an array) and the member or item being read."""

    names: set[str] | None
    key: str | int
    pointer: str | None = None
    """Pointer of the object or array itself, once it was asked for: a long name is escaped once."""


class _Found:
    """The problems so far, as many as a report lists."""

    def __init__(self) -> None:
        self.problems: list[JsonProblem] = []
        self.truncated = False
        self._pointer_characters = 0

    def note(self, code: ErrorCode, offset: int, stack: list[_Frame], **details: str | int) -> None:
        if self.truncated or len(self.problems) == MAX_PROBLEMS:
            self.truncated = True
            return
        pointer = _pointer(stack)
        self._pointer_characters += len(pointer)
        if self._pointer_characters > MAX_POINTER_CHARACTERS:
            self.truncated = True
            return
        self.problems.append(JsonProblem(code, offset, pointer, details))


def scan(text: str, *, nesting: int = MAX_NESTING) -> Scanned:
    """Return the problems of the stage `json`, as many as a report lists.

    Args:
        text: the JSON text.
        nesting: levels that it may have; those of a file unless something else is read.
    """
    stack: list[_Frame] = []
    found = _Found()
    try:
        too_deep = _scan(text, stack, found, nesting)
    except _NotJsonError as stop:
        reason = _reason(text, stop)
        return Scanned((JsonProblem("not_json", min(stop.offset, len(text)), "", {"reason": reason}),))
    if too_deep:
        return Scanned((too_deep,))
    return Scanned(tuple(found.problems), found.truncated)


def _scan(text: str, stack: list[_Frame], found: _Found, nesting: int) -> JsonProblem | None:
    position = 0
    value, following = _VALUE.match, _NEXT.match
    while True:
        match = value(text, position)
        if match is None:
            raise _NotJsonError(position, "value")
        position = match.end()
        if match.lastindex == 4:
            if len(stack) == nesting:
                return JsonProblem("nesting_too_deep", position - 1, _pointer(stack), {"limit": nesting})
            opening = text[position - 1]
            closed = following(text, position)
            if closed is not None and closed[1] == ("}" if opening == "{" else "]"):
                position = closed.end()
            elif opening == "{":
                stack.append(_Frame(set(), ""))
                position = _name(text, position, stack, found)
                continue
            else:
                stack.append(_Frame(None, 0))
                continue
        else:
            string, token, comma = match[1], match[2], match[3]
            if token is not None:
                if (len(token) >= _SAFE_DIGITS or "e" in token or "E" in token) and _beyond(token):
                    shown = token if len(token) <= SHOWN_DIGITS else token[: SHOWN_DIGITS - 3] + "..."
                    found.note(
                        "number_out_of_range",
                        match.start(2),
                        stack,
                        value=shown,
                        limit=MAX_SAFE_INTEGER,
                    )
            elif string is not None and "\\u" in string and _SURROGATE.search(json.loads(string)):
                found.note("lone_surrogate", match.start(1), stack)
            if comma:
                if not stack:
                    raise _NotJsonError(position - 1, "end")
                frame = stack[-1]
                if frame.names is None:
                    frame.key += 1  # type: ignore[operator]
                else:
                    position = _name(text, position, stack, found)
                continue
        while True:
            match = following(text, position)
            assert match is not None
            mark = match[1]
            if not stack:
                if match.end() != len(text) or mark:
                    raise _NotJsonError(match.start(1), "end")
                return None
            frame = stack[-1]
            if mark == ",":
                position = match.end()
                if frame.names is None:
                    frame.key += 1  # type: ignore[operator]
                else:
                    position = _name(text, position, stack, found)
                break
            if mark != ("]" if frame.names is None else "}"):
                raise _NotJsonError(match.start(1), "comma or ]" if frame.names is None else "comma or }")
            position = match.end()
            stack.pop()


def _name(text: str, position: int, stack: list[_Frame], found: _Found) -> int:
    """Read a member's name and its colon; return the place behind them."""
    match = _NAME.match(text, position)
    if match is None:
        raise _NotJsonError(position, "name")
    token = match[1]
    name = json.loads(token) if "\\" in token else token[1:-1]
    frame = stack[-1]
    frame.key = name
    assert frame.names is not None
    if name in frame.names:
        found.note("duplicate_member", match.start(1), stack, name=name)
    frame.names.add(name)
    if "\\u" in token and _SURROGATE.search(name):
        found.note("lone_surrogate", match.start(1), stack)
    return match.end()


def _pointer(stack: list[_Frame]) -> str:
    pointer = ""
    for frame in stack:
        if frame.pointer is None:
            frame.pointer = pointer
        pointer = append(frame.pointer, frame.key)
    return pointer


def _beyond(token: str) -> bool:
    if token.lstrip("-").isdigit():
        # A number of so many digits is beyond the range; int() would refuse or take long to read it.
        return len(token) > _SAFE_DIGITS + 1 or abs(int(token)) > MAX_SAFE_INTEGER
    return math.isinf(float(token))


def _reason(text: str, stop: _NotJsonError) -> str:
    """Say why the text stops being JSON, and move the place to the offending character."""
    blank = _BLANK.match(text, stop.offset)
    offset = stop.offset = blank.end() if blank else stop.offset
    if offset >= len(text):
        return str(NOT_JSON["cut_off"] if text.strip(" \t\n\r") else NOT_JSON["empty"])
    wanted = stop.expected in ("value", "name")
    why = _string_fault(text, stop) if wanted and text[offset] == '"' else _why(text, stop, wanted=wanted)
    return str(NOT_JSON["other"].format(why=why))


def _why(text: str, stop: _NotJsonError, *, wanted: bool) -> str:
    offset = stop.offset
    if (mistake := _mistake(NOT_JSON["anywhere"], text, offset)) is not None:
        return mistake
    if text[offset] in "]}" and text[:offset].rstrip(" \t\n\r").endswith(","):
        return str(NOT_JSON["comma_before_bracket"])
    mistake = _mistake(NOT_JSON["mistakes"], text, offset) if wanted else None
    return mistake or str(NOT_JSON["expected"][stop.expected])


def _mistake(rows: Sequence[Mapping[str, str]], text: str, offset: int) -> str | None:
    return next((row["why"] for row in rows if compiled(row["pattern"]).match(text, offset)), None)


_STRING_PREFIX = re.compile(r'"[^"\\\x00-\x1f]*+(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*+)*+')


def _string_fault(text: str, stop: _NotJsonError) -> str:
    """Say why a string is none, or no name, and move the place to the offending character."""
    prefix = _STRING_PREFIX.match(text, stop.offset)
    end = prefix.end() if prefix else stop.offset
    if end >= len(text):
        return str(NOT_JSON["string_unclosed"])
    if text[end] == '"':
        blank = _BLANK.match(text, end + 1)
        stop.offset = blank.end() if blank else end + 1
        return str(NOT_JSON["string_without_colon"])
    stop.offset = end
    return str(NOT_JSON["string_escape" if text[end] == "\\" else "string_control"])
