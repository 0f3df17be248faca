"""Reading a YAML document as JSON data: duplicate members and values that JSON has not are refused."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, cast

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from pipeline.json_value import is_array, is_object
from pipeline.pointers import child
from pipeline.sources import Source, SpecError, read_bytes


def read_yaml(spec: Path, path: str) -> Source:
    """Read one YAML document, given by its path under `spec/`."""
    raw = read_bytes(spec, path)
    try:
        data: Any = YAML(typ="safe", pure=True).load(raw)  # pyright: ignore[reportUnknownMemberType]
    except YAMLError as error:
        raise SpecError(f"{path}: {error}") from error
    _hold_json(data, path, "")
    return Source(path, data, hashlib.sha256(raw).hexdigest())


def _hold_json(node: Any, path: str, pointer: str) -> None:
    """Refuse what YAML reads as a date, a number as a name and the like: quotes make a string of it."""
    if is_object(node):
        for name, value in cast("dict[Any, Any]", node).items():
            if not isinstance(name, str):
                raise SpecError(f"{path}#{pointer}: the member name {name!r} is no string; put it in quotes")
            _hold_json(value, path, child(pointer, name))
    elif is_array(node):
        for place, value in enumerate(node):
            _hold_json(value, path, child(pointer, place))
    elif node is not None and not isinstance(node, str | int | float | bool):
        raise SpecError(f"{path}#{pointer}: {node!r} is no JSON value; put it in quotes")
