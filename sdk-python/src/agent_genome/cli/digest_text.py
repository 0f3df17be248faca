"""Writing a digest into the text of a file so that every other character stays as it is."""

from __future__ import annotations

import json
import re
from json.decoder import JSONDecoder
from typing import Any, Final

from agent_genome.agf.places import offsets

__all__ = ["with_digest"]

_MEMBER: Final = "integrity"
_DIGEST: Final = "sha256"
_SPACE: Final = re.compile(r"[ \t\n\r]*")


def with_digest(text: str, document: dict[str, Any], digest: str) -> str:
    """Return the text of a document with `integrity.sha256` set.

    Args:
        text: JSON of the document, which passed the stages `bytes` and `json`.
        document: the same, read.
        digest: 64 lower-case hexadecimal digits.

    Example:
        >>> with_digest('{"integrity": {"sha256":  "" }}', {"integrity": {"sha256": ""}}, "ab")
        '{"integrity": {"sha256":  "ab" }}'
    """
    if _MEMBER not in document:
        return _with_member(text, _start(text, ()), _MEMBER, json.dumps({_DIGEST: digest}))
    integrity = document[_MEMBER]
    if not isinstance(integrity, dict):
        return _replaced(text, _start(text, (_MEMBER,)), json.dumps({_DIGEST: digest}))
    if _DIGEST not in integrity:
        return _with_member(text, _start(text, (_MEMBER,)), _DIGEST, json.dumps(digest))
    return _replaced(text, _start(text, (_MEMBER, _DIGEST)), json.dumps(digest))


def _start(text: str, path: tuple[str, ...]) -> int:
    return offsets(text, [(path, "value")])[0]


def _replaced(text: str, start: int, value: str) -> str:
    return text[:start] + value + text[_end(text, start) :]


def _with_member(text: str, start: int, name: str, value: str) -> str:
    """Add a member as the last of the object that starts here, laid out as its first one is."""
    end = _end(text, start) - 1
    space = _matched(text, start + 1)
    if text[start + 1 + len(space)] == "}":
        return f'{text[: start + 1]}"{name}": {value}{text[end:]}'
    last = len(text[:end].rstrip(" \t\n\r"))
    return f'{text[:last]},{space}"{name}": {value}{text[last:]}'


def _matched(text: str, position: int) -> str:
    match = _SPACE.match(text, position)
    return match.group() if match else ""


def _end(text: str, start: int) -> int:
    return JSONDecoder().raw_decode(text, start)[1]
