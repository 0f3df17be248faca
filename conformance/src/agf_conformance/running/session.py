"""One process under test and its three streams, which an event loop watches."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Sequence
from typing import Final

from agf_conformance._spec import OUTPUT_BYTES
from agf_conformance.running.ended import End, Ended
from agf_conformance.running.groups import end, start

__all__ = ["Session", "Watch", "run_once"]

_CHUNK: Final = 65536
_TICK_S: Final = 0.01
"""How often processes are looked at where the system cannot say that one ended."""


class Watch:
    """Waits for any of the streams of several sessions; one thread serves them all."""

    def __init__(self) -> None:
        self._poll = select.poll()
        self._owners: dict[int, Session] = {}
        self._blind: set[Session] = set()

    def add(self, descriptor: int, session: Session, events: int = select.POLLIN) -> None:
        """Begin to watch a descriptor."""
        self._poll.register(descriptor, events)
        self._owners[descriptor] = session

    def add_blind(self, session: Session) -> None:
        """Begin to look now and then whether the process of a session ended."""
        self._blind.add(session)

    def remove(self, *descriptors: int) -> None:
        """Watch descriptors no longer."""
        for descriptor in descriptors:
            if self._owners.pop(descriptor, None) is not None:
                self._poll.unregister(descriptor)

    def forget(self, session: Session) -> None:
        """Watch nothing of a session any longer."""
        self.remove(*(descriptor for descriptor, owner in self._owners.items() if owner is session))
        self._blind.discard(session)

    def wait(self, seconds: float) -> None:
        """Wait, at most so long, until something can be read or written or a process ended, and do that."""
        patience = min(seconds, _TICK_S) if self._blind else seconds
        for descriptor, _ in self._poll.poll(max(patience, 0) * 1000):
            if descriptor in self._owners:
                self._owners[descriptor].ready(descriptor)
        for session in tuple(self._blind):
            session.look()


def run_once(command: Sequence[str], *, seconds: float) -> Ended:
    """Run a command to its end, at most so long, and kill what it leaves behind.

    Raises:
        StartError: it cannot be started.
    """
    watch = Watch()
    session = Session(command, watch, seconds=seconds, stays=False)
    try:
        while (how := session.how()) is None:
            watch.wait(session.left())
    except BaseException:
        session.close()
        raise
    return session.ended(how)


class Session:
    """A running process; `out` and `err` gather what it writes.

    Args:
        command: what is run.
        watch: what waits for it.
        seconds: how long an answer may take.
        stays: whether it answers by lines; otherwise its end is the answer.
    """

    def __init__(self, command: Sequence[str], watch: Watch, *, seconds: float, stays: bool) -> None:
        self._process, self._mark = start(command, stdin=stays)
        self._watch, self._seconds, self._stays = watch, seconds, stays
        self._began = time.monotonic()
        self.out = bytearray()
        self.err = bytearray()
        self._unsent = memoryview(b"")
        self._exited = False
        self._buffers: dict[int, bytearray] = {}
        for stream, buffer in ((self._process.stdout, self.out), (self._process.stderr, self.err)):
            assert stream is not None
            self._buffers[stream.fileno()] = buffer
            os.set_blocking(stream.fileno(), False)
            watch.add(stream.fileno(), self)
        self._stdin = -1
        if self._process.stdin is not None:
            self._stdin = self._process.stdin.fileno()
            os.set_blocking(self._stdin, False)
        self._pidfd = _pidfd(self._process.pid)
        if self._pidfd >= 0:
            watch.add(self._pidfd, self)
        else:
            watch.add_blind(self)

    def allow(self, seconds: float) -> None:
        """Set how long the next answers may take."""
        self._seconds = seconds

    def send(self, data: bytes) -> None:
        """Begin a question: forget what was written before, and write this while waiting."""
        self._began = time.monotonic()
        self.out.clear()
        self.err.clear()
        self._unsent = memoryview(data)
        if not self._exited:
            self._write()

    def left(self) -> float:
        """Return the seconds that are left for the answer."""
        return self._began + self._seconds - time.monotonic()

    def how(self) -> End | None:
        """Return how the answer came to its end; None while there is none yet."""
        if self._stays and b"\n" in self.out:
            return "answered"
        if len(self.out) > OUTPUT_BYTES or len(self.err) > OUTPUT_BYTES:
            return "flooded"
        if self._exited:
            return "exited"
        return "timed-out" if self.left() <= 0 else None

    def answer(self) -> Ended:
        """Return the line that was written; the process goes on."""
        seconds = time.monotonic() - self._began
        return Ended(end="answered", exit_code=None, out=bytes(self.out), err=bytes(self.err), seconds=seconds)

    def ended(self, how: End) -> Ended:
        """End the process and return what came of it."""
        seconds = time.monotonic() - self._began
        code = self.close()
        by_itself = code if how == "exited" else None
        out, err = bytes(self.out[:OUTPUT_BYTES]), bytes(self.err[:OUTPUT_BYTES])
        return Ended(end=how, exit_code=by_itself, out=out, err=err, seconds=seconds)

    def close(self) -> int:
        """Kill whatever is left, and return the exit code of the process."""
        self._watch.forget(self)
        if self._pidfd >= 0:
            os.close(self._pidfd)
            self._pidfd = -1
        return end(self._process, self._mark)

    def ready(self, descriptor: int) -> None:
        """Do what a descriptor is ready for."""
        if descriptor == self._pidfd:
            self._has_exited()
        elif descriptor == self._stdin:
            self._write()
        else:
            self._read(descriptor)

    def look(self) -> None:
        """See whether the process ended, where the system does not tell."""
        if self._process.poll() is not None:
            self._has_exited()

    def _has_exited(self) -> None:
        """Read what is left in the streams; whoever else holds them open is not waited for."""
        self._exited = True
        for descriptor in tuple(self._buffers):
            while self._read(descriptor):
                pass
        self._watch.forget(self)

    def _read(self, descriptor: int) -> bool:
        """Read what is there; say whether there may be more."""
        buffer = self._buffers.get(descriptor)
        if buffer is None or len(buffer) > OUTPUT_BYTES:
            return False
        try:
            data = os.read(descriptor, _CHUNK)
        except BlockingIOError:
            return False
        if not data:
            self._watch.remove(descriptor)
            del self._buffers[descriptor]
        buffer += data
        return bool(data)

    def _write(self) -> None:
        try:
            written = os.write(self._stdin, self._unsent[:_CHUNK])
        except BlockingIOError:
            written = 0
        except OSError:
            # The process reads no more; what it does instead is told by its end.
            written = len(self._unsent)
        self._unsent = self._unsent[written:]
        self._watch.remove(self._stdin)
        if self._unsent:
            self._watch.add(self._stdin, self, select.POLLOUT)


def _pidfd(pid: int) -> int:
    try:
        return os.pidfd_open(pid)
    except (AttributeError, OSError):
        return -1
