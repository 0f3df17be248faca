"""How a command under test came to its end, and why one could not be started."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from typing import Literal

__all__ = ["End", "Ended", "StartError"]

End = Literal["exited", "answered", "timed-out", "flooded"]
"""`answered` means a line of a process that lives on."""


class StartError(Exception):
    """A command cannot be started; the message says why and what to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """What came of one case.

    Attributes:
        end: how it ended.
        exit_code: the exit code; negative for a signal; None when the process did not end by itself.
        out: what it wrote to standard output, within the limit.
        err: what it wrote to standard error, within the limit.
        seconds: how long it took.
    """

    end: End
    exit_code: int | None
    out: bytes = b""
    err: bytes = b""
    seconds: float = 0.0

    @property
    def words(self) -> str:
        """The end as a report says it.

        Example:
            >>> Ended(end="exited", exit_code=-9).words, Ended(end="exited", exit_code=255).words
            ('ended by signal SIGKILL', 'exit code 255')
        """
        if self.end == "timed-out":
            return f"no answer within {self.seconds:.1f} s"
        if self.end == "flooded":
            return "more output than the limit"
        if self.exit_code is None:
            return "an answer"
        if self.exit_code < 0:
            return f"ended by signal {_signal_name(-self.exit_code)}"
        return f"exit code {self.exit_code}"


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
