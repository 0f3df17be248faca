"""Strict JSON: UTF-8 without a mark, no NaN, whole characters, bounded nesting; of equal members the last counts."""

from __future__ import annotations

from typing import Any

import orjson

from agent_genome.agf.json_value import is_array, is_object
from agent_genome.genesis._spec import NESTING

__all__ = ["NotJsonError", "parse_json"]


class NotJsonError(ValueError):
    """Bytes are not JSON; the message says why."""


def parse_json(data: bytes) -> Any:
    """Return the value of a JSON text.

    Raises:
        NotJsonError: the bytes are not JSON, or nest more deeply than the limit `nesting`.

    Example:
        >>> parse_json(b'{"a": 1, "a": 2}')
        {'a': 2}
    """
    try:
        value = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise NotJsonError(f"it is not JSON: {error}") from None
    if not _nests_at_most(value, NESTING):
        raise NotJsonError(f"it nests more than {NESTING} levels deep")
    return value


def _nests_at_most(value: Any, levels: int) -> bool:
    level = [value]
    for _ in range(levels):
        below: list[Any] = []
        for item in level:
            if is_object(item):
                below += item.values()
            elif is_array(item):
                below += item
        if not below:
            return True
        level = below
    return not any(is_object(item) or is_array(item) for item in level)
