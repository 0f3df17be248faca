"""JSON text to the byte: a writer that lets a value be spelled in any way."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from agent_genome.agf.json_value import is_array, is_object

__all__ = ["Token", "replaced", "write"]


class Token(str):
    """The exact text of a JSON value, for spellings that no Python value stands for (`1e0`, `NaN`)."""


def write(value: Any, *, indent: int | None = 2) -> str:
    """Return JSON text in the layout of the published sample, or without white space when `indent` is None."""
    return _write(value, indent, 0)


def replaced(text: str, old: str, new: str) -> str:
    """Return the text with its only occurrence of `old` replaced.

    Raises:
        ValueError: `old` does not stand there exactly once, so the description no longer fits its base.
    """
    if text.count(old) != 1:
        raise ValueError(f"{old!r} stands {text.count(old)} times in the text, not once")
    return text.replace(old, new)


def _write(value: Any, indent: int | None, level: int) -> str:
    if isinstance(value, Token):
        return str(value)
    if is_object(value):
        colon = ":" if indent is None else ": "
        parts = [f"{_string(name)}{colon}{_write(item, indent, level + 1)}" for name, item in value.items()]
        return _wrapped("{", parts, "}", indent, level)
    if is_array(value):
        return _wrapped("[", [_write(item, indent, level + 1) for item in value], "]", indent, level)
    return _string(value)


def _wrapped(opening: str, parts: Sequence[str], closing: str, indent: int | None, level: int) -> str:
    if not parts or indent is None:
        return opening + ",".join(parts) + closing
    inner = "\n" + " " * (indent * (level + 1))
    outer = "\n" + " " * (indent * level)
    return opening + inner + f",{inner}".join(parts) + outer + closing


def _string(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
