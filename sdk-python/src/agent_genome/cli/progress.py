"""A progress bar on standard error: on a terminal, and only when the work takes long."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import TracebackType

    from rich.progress import Progress

__all__ = ["ProgressBar"]

PATIENCE_S: Final = 0.7
BETWEEN_REDRAWS_S: Final = 0.1


class ProgressBar:
    """Counts files; call it with how many more are done."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._next_drawing = time.monotonic() + PATIENCE_S
        self._shown = sys.stderr.isatty()
        self._bar: Progress | None = None

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar:
            self._bar.stop()

    def __call__(self, count: int) -> None:
        """Go on by so many files."""
        self._done += count
        now = time.monotonic()
        if not self._shown or now < self._next_drawing:
            return
        self._next_drawing = now + BETWEEN_REDRAWS_S
        if self._bar is None:
            self._bar = _bar(self._total)
        self._bar.update(self._bar.task_ids[0], completed=self._done, refresh=True)


def _bar(total: int) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("checking"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # A thread that redraws would take its time from the checks.
    bar = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
    bar.add_task("checking", total=total)
    bar.start()
    return bar
