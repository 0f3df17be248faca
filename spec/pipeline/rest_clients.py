"""What every client does alike, as constants of both languages: each a name by itself, so that a bundle stays small."""

from __future__ import annotations

import json
from typing import Any

from pipeline.json_value import is_array, is_object
from pipeline.python_data import head, literal, provenance
from pipeline.sources import Source

_AMOUNTS = ("retries", "times", "bounds")


def clients_module(clients: Source) -> str:
    """Return the Python module."""
    lines = [head(clients.data["title"] + ".", clients), "from typing import Final\n"]
    for name, value, meaning in _constants(clients.data):
        lines.append(f"\n{name}: Final{_annotation(value)} = {literal(_frozen(value))}\n")
        if meaning:
            lines.append(f'"""{meaning}"""\n')
    return "".join(lines)


def typescript_clients(clients: Source) -> str:
    """Return the TypeScript module."""
    lines = [f"// {line}\n" for line in provenance(clients)]
    for name, value, meaning in _constants(clients.data):
        comment = f"/** {meaning} */\n" if meaning else ""
        lines.append(f"\n{comment}export const {name} = {json.dumps(value, indent=2)} as const;\n")
    return "".join(lines)


def _constants(data: dict[str, Any]) -> list[tuple[str, Any, str]]:
    """Return each constant with its value and its meaning, which a list or a text by itself does not have."""
    amounts = [(name, row) for section in _AMOUNTS for name, row in data[section].items()]
    return [
        *((name.upper(), _number(row), row["meaning"]) for name, row in amounts),
        *((f"{name.upper()}_VARIABLE", row["value"], row["meaning"]) for name, row in data["variables"].items()),
        *((name.upper(), data[name], "") for name in _PLAIN),
    ]


_PLAIN = (
    "retried_statuses",
    "idempotent_methods",
    "log_levels",
    "accept",
    "redacted",
    "unsafe_characters",
    "status_errors",
)


def _number(row: dict[str, Any]) -> int | float:
    """Return the value of an amount: a time is a fraction even when it is whole."""
    return float(row["value"]) if row["unit"] == "seconds" else row["value"]


def _frozen(value: Any) -> Any:
    """Return a value as a Python constant: a list cannot be changed, and what a status names is found by a number."""
    if is_array(value):
        return tuple(_frozen(item) for item in value)
    if is_object(value):
        return {int(status): name for status, name in value.items()}
    return value


def _annotation(value: Any) -> str:
    """Return the type of what a type checker would take for more than it is."""
    return "[dict[int, str]]" if isinstance(value, dict) else ""
