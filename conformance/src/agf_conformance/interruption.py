"""What ends a run before its time: an interrupt, or a signal that asks the process to end."""

from __future__ import annotations

import os
import signal
from types import FrameType
from typing import Final

__all__ = ["INTERRUPTIONS", "TerminatedError", "die_of", "end_by_signals"]


class TerminatedError(BaseException):
    """The process was asked to end; `number` is the signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


INTERRUPTIONS: Final = (KeyboardInterrupt, TerminatedError)
"""What ends a run; the reports of what was judged by then are still written."""

_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)  # Windows has no SIGHUP.


def end_by_signals() -> None:
    """Let the signals that ask a process to end raise `TerminatedError`, apart from those that its caller ignores."""
    for number in _SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _raise)


def die_of(number: int) -> None:
    """End this process by a signal, as its caller expects."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def _raise(number: int, _frame: FrameType | None) -> None:
    raise TerminatedError(number)
