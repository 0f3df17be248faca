"""JSON Pointers (RFC 6901), as reports show them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from agent_genome.agf.json_value import is_array, is_object

__all__ = ["append", "from_parts", "resolve"]

_SURROGATE = re.compile("[\ud800-\udfff]")
_INDEX = re.compile(r"0|[1-9][0-9]*")


def append(pointer: str, part: str | int) -> str:
    """Return the pointer of a member or item of what `pointer` names.

    A lone surrogate in a name is shown as U+FFFD (spec: checking.md#pointer).

    Example:
        >>> append("/extensions", "a/b~c")
        '/extensions/a~1b~0c'
    """
    if isinstance(part, int):
        return f"{pointer}/{part}"
    if "~" in part or "/" in part:
        part = part.replace("~", "~0").replace("/", "~1")
    if not part.isascii():
        part = _SURROGATE.sub("\ufffd", part)
    return f"{pointer}/{part}"


def from_parts(parts: Iterable[str | int]) -> str:
    """Return the pointer that goes through these member names and indices.

    Example:
        >>> from_parts(["layers", 0, "genes"])
        '/layers/0/genes'
    """
    pointer = ""
    for part in parts:
        pointer = append(pointer, part)
    return pointer


def resolve(document: Any, pointer: str) -> Any:
    """Return what a pointer names in a document.

    Raises:
        KeyError: nothing stands there.

    Example:
        >>> resolve({"layers": [{"stratum": "org"}]}, "/layers/0/stratum")
        'org'
    """
    value = document
    for part in pointer.split("/")[1:]:
        name = part.replace("~1", "/").replace("~0", "~")
        if is_object(value) and name in value:
            value = value[name]
        elif is_array(value) and _INDEX.fullmatch(name) and int(name) < len(value):
            value = value[int(name)]
        else:
            raise KeyError(pointer)
    return value
