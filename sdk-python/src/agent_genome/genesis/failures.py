"""What keeps a plan from being carried out: failures with codes, and the hints that mend them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from agent_genome.genesis._spec import EXIT_CODES, FAILURES

__all__ = ["exit_code", "failure", "hints", "in_order"]

_NAMED: Final = re.compile(r"\{(\w+)\}")


def failure(
    code: str, *, context: dict[str, Any] | None = None, hints: Sequence[str] | None = None, reason: str = ""
) -> dict[str, Any]:
    """Return a failure object.

    Args:
        code: a code of the specification (`spec/genesis/planning.json`).
        context: what the failure is about; its values can be named in the message.
        hints: other hints than those of the code.
        reason: what the message says in its `{reason}`.
    """
    row = FAILURES[code]
    made: dict[str, Any] = {
        "code": code,
        "severity": "error",
        "message": _worded(row["message"], {"reason": reason} | (context or {})),
        "repair_hints": list(row["repair_hints"] if hints is None else hints),
    }
    return made if context is None else made | {"context": context}


def _worded(template: str, values: dict[str, Any]) -> str:
    return _NAMED.sub(lambda named: str(values[named[1]]), template)


def in_order(failures: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return failures in the order of their codes and messages."""
    return sorted(failures, key=lambda item: (item["code"], item["message"]))


def hints(failures: Sequence[dict[str, Any]]) -> list[str]:
    """Return the hints of all failures, sorted, each once."""
    return sorted({hint for item in failures for hint in item["repair_hints"]})


def exit_code(failures: Sequence[dict[str, Any]]) -> int:
    """Return what the command exits with: a fault of the intent counts most."""
    exits = {FAILURES[item["code"]]["exit"] for item in failures}
    if not exits:
        return EXIT_CODES["done"]
    return EXIT_CODES["lookup" if "lookup" in exits else "verification"]
