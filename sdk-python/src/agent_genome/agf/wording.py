"""Words for problems: the catalogue's templates filled in, and values of the file made safe to print."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from agent_genome.agf._spec import (
    ERRORS,
    JSON_TYPES,
    PHRASES,
    SHOWN_CHARACTERS,
    UNSAFE_CATEGORIES,
    UNSEEN,
    ErrorCode,
)

__all__ = ["alternatives", "member", "safe", "shown", "words"]

_UNSAFE_CATEGORIES = frozenset(UNSAFE_CATEGORIES)
_UNSEEN = re.compile("[" + "".join(f"\\U{first:0>8}-\\U{last:0>8}" for first, last in UNSEEN) + "]")
_PLAIN = re.compile(r"[ -~]*+")


def safe(text: str) -> str:
    r"""Return text with every control and invisible character written as an escape.

    Example:
        >>> print(safe("red \x1b[31m and \u202e"))
        red \u001b[31m and \u202e
    """
    if _PLAIN.fullmatch(text):
        return text
    return "".join(_escape(character) for character in text)


def _escape(character: str) -> str:
    if unicodedata.category(character) not in _UNSAFE_CATEGORIES and not _UNSEEN.match(character):
        return character
    code = ord(character)
    return f"\\u{code:04x}" if code < 0x10000 else f"\\u{{{code:x}}}"


def shown(value: Any) -> str:
    """Return a JSON value of the file as a message shows it: short, on one line, safe.

    Example:
        >>> shown("identity"), shown(1.5), shown([1, 2])
        ('"identity"', '1.5', 'an array')
    """
    if isinstance(value, str):
        cut = value[:SHOWN_CHARACTERS]
        quoted = cut.replace("\\", "\\\\").replace('"', '\\"')
        return safe(f'"{quoted}"') + (" ..." if len(cut) < len(value) else "")
    if value is None or isinstance(value, (bool, int, float)):
        text = json.dumps(value)
        return text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + " ..."
    return kind_of(value)


def kind_of(value: Any) -> str:
    """Return the JSON type of a value with its article."""
    name = next((name for types, name in _TYPES if isinstance(value, types)), "null")
    return str(JSON_TYPES[name])


_TYPES: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (bool, "boolean"),
    ((int, float), "number"),
    (str, "string"),
    (list, "array"),
    (dict, "object"),
)


def member(path: tuple[str | int, ...]) -> str:
    """Return how a message calls a member.

    Example:
        >>> member(("layers", 0, "genes", 3, "scope", 1)), member(())
        ('`scope[1]`', 'the document')
    """
    if not path:
        return str(PHRASES["document"])
    last = path[-1]
    if isinstance(last, str):
        return f"`{safe(last[:SHOWN_CHARACTERS])}`"
    owner = next((part for part in reversed(path) if isinstance(part, str)), "")
    return f"`{safe(owner[:SHOWN_CHARACTERS])}[{last}]`"


def alternatives(values: Iterable[Any]) -> str:
    """Return the values of a closed list as a message shows them.

    Example:
        >>> alternatives(["style", "trait"])
        '"style", "trait"'
    """
    return ", ".join(shown(value) for value in values)


def words(code: ErrorCode, details: Mapping[str, Any]) -> tuple[str, str]:
    """Return the message and the hint of a code, with the details filled in."""
    row = ERRORS[code]
    return _capital(row.message.format_map(details)), _capital(row.hint.format_map(details))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
