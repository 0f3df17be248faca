"""JSON Pointers (RFC 6901), plain and behind `#` in a reference to another document."""

from __future__ import annotations

import posixpath
from typing import Any

from pipeline.json_value import is_array, is_object


def child(pointer: str, name: str | int) -> str:
    """Return the pointer to a member or item of what `pointer` names."""
    return f"{pointer}/{str(name).replace('~', '~0').replace('/', '~1')}"


def follow(document: Any, pointer: str) -> Any:
    """Return what a pointer names; `KeyError` when there is no such place."""
    node = document
    for token in pointer.split("/")[1:]:
        name = token.replace("~1", "/").replace("~0", "~")
        if is_object(node) and name in node:
            node = node[name]
        elif is_array(node) and name.isdecimal() and int(name) < len(node):
            node = node[int(name)]
        else:
            raise KeyError(name)
    if pointer and not pointer.startswith("/"):
        raise KeyError(pointer)
    return node


def split(reference: str, *, beside: str = "") -> tuple[str, str]:
    """Return the document's path under `spec/` and the pointer; the path is relative to the folder of `beside`."""
    path, _, pointer = reference.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(beside), path)) if path else beside, pointer
