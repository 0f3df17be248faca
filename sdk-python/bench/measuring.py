"""How it is measured: both sides in turn, and the best of many, so that the noise of the machine cancels."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

# A process inherits the peak of the one that starts it, so a small Python stands between.
WATCHER = """
import os, sys
silence = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
child = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=silence)
os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
with open(f"/proc/{child}/io") as io:
    read = int(io.readline().split()[1])
_, status, usage = os.wait4(child, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_maxrss, read)
"""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a process cost: its exit code, its peak of memory and how much it read, program files included."""

    code: int
    peak_mb: float
    read_mb: float


def seconds(action: Callable[[], object]) -> float:
    """Return how long an action takes, once."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def processor_seconds(action: Callable[[], object]) -> float:
    """Return how long an action keeps the processor, once; other work on the machine does not count."""
    start = time.process_time()
    action()
    return time.process_time() - start


def best(*actions: Callable[[], object], rounds: int) -> list[float]:
    """Return the shortest time of each action; every round runs each of them once, in turn."""
    times = [[seconds(action) for action in actions] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]


def process(*command: str | Path, code: int = 0) -> Callable[[], None]:
    """Return an action that runs a command, which must exit with a code."""

    def action() -> None:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        if done.returncode != code:
            raise RuntimeError(f"{command} exited with {done.returncode}, not {code}: {done.stderr.decode()}")

    return action


def cost(*command: str | Path) -> Cost:
    """Run a command and return what it cost."""
    watched = subprocess.run(
        [sys.executable, "-I", "-S", "-c", WATCHER, *command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    code, peak_kb, read = map(int, watched.stdout.split())
    return Cost(code, peak_kb / 1000, read / 1_000_000)
