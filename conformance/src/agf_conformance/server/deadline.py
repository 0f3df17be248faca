"""The time that a check has left, and how often the kit waits for a server that asks it to."""

from __future__ import annotations

import time

from agf_conformance.server.endings import NoAnswerError

__all__ = ["Deadline", "Patience"]


class Deadline:
    """Counts down; time that the server asked to wait is added to it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds that are left; below 0 when it is over."""
        return self._end - time.monotonic()

    def require(self, request: str) -> float:
        """Return the seconds that are left for a request.

        Raises:
            NoAnswerError: none is left.
        """
        if (left := self.left) <= 0:
            raise NoAnswerError("timed-out", f"{request}: the time of the check was over")
        return left

    def extend(self, seconds: float) -> None:
        """Give more time."""
        self._end += seconds


class Patience:
    """How often a run still waits when the server says that there were too many requests."""

    def __init__(self, times: int) -> None:
        self._left = times

    def spent(self) -> bool:
        """Say whether to wait once more, and count it."""
        self._left -= 1
        return self._left >= 0
