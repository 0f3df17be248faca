"""How a check can end other than by passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

__all__ = ["BlockedError", "NoAnswerError", "SkippedError", "ViolationError"]


class ViolationError(Exception):
    """The server does not keep the rule.

    Attributes:
        found: what it did.
        detail: further lines, each place.
    """

    def __init__(self, found: str, detail: Sequence[str] = ()) -> None:
        super().__init__(found, detail)
        self.found = found
        self.detail = tuple(detail)


class BlockedError(Exception):
    """What a check needs first was refused, so that the check could not be made.

    Attributes:
        found: what was asked for and what was answered.
    """

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


class SkippedError(Exception):
    """The check does not apply; the reason says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NoAnswerError(Exception):
    """There was no answer that could be judged.

    Attributes:
        verdict: `timed-out`, `crashed` (the connection ended first) or `flooded`.
        found: which request, and what became of it.
    """

    def __init__(self, verdict: Literal["timed-out", "crashed", "flooded"], found: str) -> None:
        super().__init__(verdict, found)
        self.verdict: Literal["timed-out", "crashed", "flooded"] = verdict
        self.found = found
