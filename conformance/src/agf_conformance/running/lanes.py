"""The two ways of asking: a process for each case, or processes that stay and answer one case a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from agf_conformance._spec import START_SECONDS
from agf_conformance.cases import Case
from agf_conformance.running.ended import End, Ended
from agf_conformance.running.session import Session, Watch

__all__ = ["Asking", "ByLine", "ByProcess"]


class Asking(Protocol):
    """How a case is put to the command under test."""

    def begin(self, case: Case, watch: Watch) -> Session:
        """Put the case to a process, and return it.

        Raises:
            StartError: the command cannot be started.
        """
        ...

    def finish(self, case: Case, session: Session, how: End) -> Ended:
        """Return what came of the case; the process is ended unless it is to answer more."""
        ...

    def close(self) -> None:
        """End what is left."""
        ...


class ByProcess:
    """Starts the command with the path of the file behind it."""

    def __init__(self, words: Callable[[Case], Sequence[str]], *, seconds: float) -> None:
        self._words, self._seconds = words, seconds

    def begin(self, case: Case, watch: Watch) -> Session:
        """Start the command."""
        return Session(self._words(case), watch, seconds=self._seconds, stays=False)

    def finish(self, case: Case, session: Session, how: End) -> Ended:
        """End the process."""
        del case
        return session.ended(how)

    def close(self) -> None:
        """Nothing is left."""


class ByLine:
    """Keeps processes whose answers are understood, and starts others when none is idle.

    Args:
        command: what is started.
        question: the line for a case.
        understood: whether an answer to a case is one.
        seconds: how long an answer may take.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        question: Callable[[Case], bytes],
        understood: Callable[[Case, Ended], bool],
        seconds: float,
    ) -> None:
        self._command, self._seconds = tuple(command), seconds
        self._question, self._understood = question, understood
        self._idle: list[Session] = []
        self._answered = False

    def begin(self, case: Case, watch: Watch) -> Session:
        """Send the question to an idle process, or to a new one."""
        session = self._idle.pop() if self._idle else self._started(watch)
        session.send(self._question(case))
        return session

    def finish(self, case: Case, session: Session, how: End) -> Ended:
        """Keep the process when it answered well."""
        if how != "answered":
            return session.ended(how)
        answer = session.answer()
        if self._understood(case, answer):
            self._answered = True
            session.allow(self._seconds)
            self._idle.append(session)
        else:
            session.close()
        return answer

    def _started(self, watch: Watch) -> Session:
        extra = 0 if self._answered else START_SECONDS
        return Session(self._command, watch, seconds=self._seconds + extra, stays=True)

    def close(self) -> None:
        """End the idle processes."""
        while self._idle:
            self._idle.pop().close()
