"""What checks say of answers: short words that end the check when an answer is not as it must be."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from agf_conformance.judging.wording import short
from agf_conformance.server.answers import Answer
from agf_conformance.server.endings import ViolationError

__all__ = ["answered", "collected", "equal", "quoted", "refused", "require", "shown"]


def refused(answer: Answer, *codes: str, about: str = "") -> Answer:
    """Return an answer that has one of these problem codes.

    Its status, form and headers are looked at by checks of their own.
    """
    if answer.status < 400 or answer.code not in codes:
        raise ViolationError(f"{_about(about)}{answer}, not {' or '.join(codes)}")
    return answer


def answered(answer: Answer, *statuses: int, about: str = "") -> Any:
    """Return the JSON value of an answer that has one of these statuses, 200 or 201 when none is given."""
    if answer.status not in (statuses or (200, 201)) or not answer.is_json:
        wanted = " or ".join(map(str, statuses or (200,)))
        raise ViolationError(f"{_about(about)}{answer}{'' if answer.is_json else ', no JSON'}, not {wanted}")
    return answer.value


def require(holds: object, found: str, *detail: str) -> None:
    """End the check when something does not hold."""
    if not holds:
        raise ViolationError(found, detail)


def equal(one: Any, two: Any, found: str) -> None:
    """End the check when two JSON values differ."""
    if one != two:
        raise ViolationError(found, [f"the first: {shown(one)}", f"the second: {shown(two)}"])


def collected(faults: Sequence[str], what: str) -> None:
    """End the check when there are faults."""
    if faults:
        more = [f"and {len(faults) - 20} more"] if len(faults) > 20 else []
        raise ViolationError(f"{len(faults)} {what}", [*faults[:20], *more])


def shown(value: Any) -> str:
    """Return a value as reports show it: a text as it is, anything else as JSON."""
    return short(value) if isinstance(value, str) else quoted(value)


def quoted(value: Any) -> str:
    """Return a value as JSON; what is not there is `missing`.

    Example:
        >>> quoted("a b"), quoted(None)
        ('"a b"', 'missing')
    """
    return "missing" if value is None else short(json.dumps(value, ensure_ascii=False, default=str))


def _about(about: str) -> str:
    return f"{about}: " if about else ""
