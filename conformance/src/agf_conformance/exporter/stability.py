"""Two exports of one genome, compared."""

from __future__ import annotations

from typing import Any, Final

from agent_genome.agf.canonical import canonical_bytes
from agent_genome.agf.comparison import Change, diff
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.pointer import append
from agf_conformance._spec import VARYING_MEMBERS
from agf_conformance.judging.wording import short

__all__ = ["differences"]

_LISTED: Final = 12


def differences(first: dict[str, Any], second: dict[str, Any]) -> list[str]:
    """Return how two exports differ beyond what may differ; empty when they do not."""
    one, two = (
        {name: value for name, value in document.items() if name not in VARYING_MEMBERS} for document in (first, second)
    )
    if canonical_bytes(one) == canonical_bytes(two):
        return []
    changes = diff(one, two)
    if not changes:
        return [f"only the order differs: the lists at {short(_list_that_differs(one, two, ''))}"]
    lines = [_words(change) for change in changes[:_LISTED]]
    return [*lines, f"and {len(changes) - _LISTED} more"] if len(changes) > _LISTED else lines


def _words(change: Change) -> str:
    what = f"gene {short(change.id)}" if change.id else f"layer {change.stratum}" if change.stratum else "the file"
    stratum = f" ({change.stratum})" if change.id else ""
    member = f" {short(change.member)}" if change.member else ""
    return f"{change.what}: {what}{stratum}{member}"


def _list_that_differs(one: Any, two: Any, pointer: str) -> str:
    """Return the pointer of the first list, going down, whose items are in another order."""
    if is_object(one) and is_object(two):
        for name in one:
            if name in two and canonical_bytes(one[name]) != canonical_bytes(two[name]):
                return _list_that_differs(one[name], two[name], append(pointer, name))
    if is_array(one) and is_array(two):
        texts = [sorted(map(canonical_bytes, items)) for items in (one, two)]
        if texts[0] != texts[1]:
            for index, (left, right) in enumerate(zip(one, two, strict=False)):
                if canonical_bytes(left) != canonical_bytes(right) and _same_head(left, right):
                    return _list_that_differs(left, right, append(pointer, index))
    return pointer


def _same_head(left: Any, right: Any) -> bool:
    """Say whether two items are the same layer or gene."""
    if not is_object(left) or not is_object(right):
        return False
    return all(left.get(name) == right.get(name) for name in ("stratum", "id"))
