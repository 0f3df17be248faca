"""Baselines: cases that are known to fail, each with a reason."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

import orjson

from agent_genome.agf.json_stage import scan
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.wording import safe, words
from agf_conformance._spec import BASELINE_BYTES, BASELINE_VERSION, STATUS_OF, Verdict
from agf_conformance.results import Result

__all__ = ["Baseline", "BaselineError", "read_baseline"]

_MEMBERS: Final = frozenset(("id", "subject", "verdict", "reason"))
_EXCUSABLE: Final = tuple(
    name for name, status in STATUS_OF.items() if status in ("failed", "error") and name != "not-started"
)


class BaselineError(Exception):
    """A baseline is faulty; the message says where and how to mend it."""


@dataclass(frozen=True, slots=True)
class _Entry:
    reason: str
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Baseline:
    """The entries by case id and subject."""

    entries: dict[tuple[str, str], _Entry]

    def applied(self, result: Result) -> Result:
        """Return the result as the baseline has it: `known`, `stale`, or as it was."""
        entry = self.entries.get((result.id, result.subject))
        if entry is None:
            return result
        status = STATUS_OF[result.verdict]
        excused = entry.verdict == result.verdict if entry.verdict else status == "failed"
        return result.listed(entry.reason) if excused or status == "passed" else result

    def unknown(self, ids: Collection[str]) -> list[str]:
        """Return the ids of entries that are none of these."""
        return [name for name, _ in self.entries if name not in ids]


def read_baseline(data: bytes) -> Baseline:
    """Read the bytes of a baseline file.

    Raises:
        BaselineError: it is none, or an entry is faulty.
    """
    if len(data) > BASELINE_BYTES:
        raise BaselineError(f"it has more than {BASELINE_BYTES} bytes")
    try:
        value: Any = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise BaselineError(f"it is no JSON: {error}") from None
    for problem in scan(data.decode()).problems:
        raise BaselineError(f"{safe(problem.pointer)}: {words(problem.code, problem.details)[0]}")
    known = value.get("known") if is_object(value) and value.get("baseline") == BASELINE_VERSION else None
    if not is_array(known):
        example = f'{{"baseline": "{BASELINE_VERSION}", "known": [{{"id": "...", "reason": "..."}}]}}'
        raise BaselineError(f"it has not the form {example}")
    entries: dict[tuple[str, str], _Entry] = {}
    for number, row in enumerate(known):
        key, entry = _entry(row, f"known[{number}]")
        if key in entries:
            raise BaselineError(f"known[{number}]: {safe(key[0])} is listed already")
        entries[key] = entry
    return Baseline(entries)


def _entry(row: Any, where: str) -> tuple[tuple[str, str], _Entry]:
    members = row if is_object(row) else {}
    for name, value in members.items():
        if name not in _MEMBERS or not isinstance(value, str):
            raise BaselineError(f"{where}: {safe(name)}: only {', '.join(sorted(_MEMBERS))} are known, as strings")
    if not members.get("id"):
        raise BaselineError(f"{where}: it has no id")
    if not members.get("reason", "").strip():
        raise BaselineError(f"{where} ({safe(members['id'])}): a reason is required: why it fails, and what is done")
    verdict = members.get("verdict")
    if verdict is not None and verdict not in _EXCUSABLE:
        raise BaselineError(f"{where}: verdict is none of {', '.join(_EXCUSABLE)}")
    return (members["id"], members.get("subject", "")), _Entry(members["reason"], verdict)
