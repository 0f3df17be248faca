"""A file of capabilities in TOML: which operations it allows (spec: agent-plan.md#policy)."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from agent_genome.agf.json_value import is_object
from agent_genome.genesis._spec import CAPABILITIES, DOTTED_KEY
from agent_genome.genesis.shapes import is_integer, is_texts

__all__ = ["ReadError", "allowed_operations", "parse_toml"]

# The standard library takes quadratic time for a key of many parts. Each match takes in a whole token, one without an
# end up to the end of its line or of the text, so that the search is linear, and no string or comment is a key.
_END: Final = r"(?:(?=\n)|\Z)"
_PART: Final = rf"(?:[A-Za-z0-9_-]++|\"(?:[^\"\\\n]|\\[^\n])*+(?:\"|\\?{_END})|'[^'\n]*+(?:'|{_END}))"
_MORE: Final = rf"(?:[ \t]*+\.[ \t]*+{_PART})"
_TOKEN: Final = re.compile(
    r"#[^\n]*+"
    r"|\"\"\"(?:[^\"\\]|\\[\s\S]|\"{1,2}(?!\"))*+(?:\"{3,5}|\\?\Z)"
    r"|'{3}(?:[^']|'{1,2}(?!'))*+(?:'{3,5}|\Z)"
    rf"|(?P<long>{_PART}{_MORE}{{{DOTTED_KEY},}})"
    rf"|{_PART}{_MORE}*+"
)


class ReadError(ValueError):
    """A file of capabilities cannot be used; the message says why."""


def parse_toml(data: bytes) -> dict[str, Any]:
    """Return the document of a TOML text.

    Raises:
        ReadError: the bytes are not TOML 1.0 in UTF-8, or a key has more parts than the limit `dotted_key`.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise ReadError("it is not UTF-8") from None
    if any(token["long"] for token in _TOKEN.finditer(text)):
        raise ReadError(f"a key has more than {DOTTED_KEY} parts")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ReadError("it nests too deeply") from None
    except ValueError as error:
        raise ReadError(f"it is not TOML: {error}") from None


def allowed_operations(data: bytes) -> frozenset[str]:
    """Return the operations that a file of capabilities allows, by their exact names.

    Raises:
        ReadError: the file is not TOML, or not of the structure that the specification gives.

    Example:
        >>> sorted(allowed_operations(b'allow = ["a/b::c", "a/b::d"]'))
        ['a/b::c', 'a/b::d']
    """
    document = parse_toml(data)
    _hold(document)
    allowed = set(document.get("allow", []))
    for operation, table in document.get("op", {}).items():
        if table.get("allow") is False:
            allowed.discard(operation)
        else:
            allowed.add(operation)
    return frozenset(allowed)


def _hold(document: dict[str, Any]) -> None:
    for key in sorted(document.keys() - set(CAPABILITIES["known_keys"])):
        raise ReadError(f"unknown key {key}")
    if not is_integer(document.get("version", 0)):
        raise ReadError("version is not an integer")
    allow = document.get("allow", [])
    if not is_texts(allow):
        raise ReadError("allow is not an array of strings")
    for name in CAPABILITIES["tables"]:
        if not is_object(document.get(name, {})):
            raise ReadError(f"{name} is not a table")
    operations: dict[str, Any] = document.get("op", {})
    if max(len(allow), len(operations)) > CAPABILITIES["most_entries"]:
        raise ReadError(f"more than {CAPABILITIES['most_entries']} operations are named")
    for name, members in CAPABILITIES["integers"].items():
        _hold_integers(document.get(name, {}), members, name)
    for operation, table in operations.items():
        if not is_object(table):
            raise ReadError(f"op.{operation} is not a table")
        _hold_integers(table, CAPABILITIES["operation_integers"], f"op.{operation}")
    _hold_values(document)


def _hold_integers(table: dict[str, Any], members: Any, name: str) -> None:
    for member in members:
        if member in table and not is_integer(table[member]):
            raise ReadError(f"{name}.{member} is not an integer")


def _hold_values(document: dict[str, Any]) -> None:
    for name in CAPABILITIES["not_negative"]:
        for member in CAPABILITIES["integers"][name]:
            if document.get(name, {}).get(member, 0) < 0:
                raise ReadError(f"{name}.{member} is negative")
    for name, members in CAPABILITIES["at_least_one"].items():
        for member in members:
            if document.get(name, {}).get(member, 1) < 1:
                raise ReadError(f"{name}.{member} is less than 1")
