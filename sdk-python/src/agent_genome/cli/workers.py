"""Checking many files with several processes; the results come in the order of the files, whatever their number."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from agent_genome.cli._spec import MAX_FILE_BYTES
from agent_genome.cli.checked import Checked, Wanted, check_targets
from agent_genome.cli.exits import CommandError
from agent_genome.cli.targets import Target, Unreadable

__all__ = ["available", "check_all", "chunks", "useful"]

WORK_WORTH_A_PROCESS: Final = 8_000_000
"""Bytes of work below which another process costs more than it saves."""
CHUNKS_PER_PROCESS: Final = 12
GENE_CHECKS_WORK: Final = 20
"""How many times the work of a plain check the gene checks are, roughly."""
FIXED_WORK: Final = 4_000
"""Work of opening a file, in bytes that could be checked in the same time."""

Outcome = Checked | Unreadable


def check_all(
    targets: Sequence[Target], wanted: Wanted, *, jobs: int, advance: Callable[[int], object] = int
) -> list[Outcome]:
    """Check targets with at most so many processes; `advance` is told how many more are done.

    Raises:
        CommandError: a process died.
    """
    processes = useful(targets, wanted, jobs=jobs)
    results = _here(targets, wanted) if processes == 1 else _elsewhere(targets, wanted, processes)
    outcomes: list[Outcome] = []
    for part in results:
        outcomes += part
        advance(len(part))
    return outcomes


def available() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def useful(targets: Sequence[Target], wanted: Wanted, *, jobs: int) -> int:
    """Return how many processes are worth starting, at most `jobs`."""
    each = GENE_CHECKS_WORK if wanted.importing else 1
    return min(jobs, 1 + sum(map(_work, targets)) * each // WORK_WORTH_A_PROCESS)


def chunks(targets: Sequence[Target], *, count: int) -> Iterator[list[Target]]:
    """Cut targets into about so many runs of the same work; what can be read only once stands alone."""
    share = sum(map(_work, targets)) // count + 1
    chunk: list[Target] = []
    work = 0
    for target in targets:
        if chunk and (work >= share or target.size is None or chunk[0].size is None):
            yield chunk
            chunk, work = [], 0
        chunk.append(target)
        work += _work(target)
    if chunk:
        yield chunk


def _work(target: Target) -> int:
    size = target.size or 0
    return FIXED_WORK + (size if size <= MAX_FILE_BYTES else 0)


def _here(targets: Sequence[Target], wanted: Wanted) -> Iterator[list[Outcome]]:
    return (check_targets([target], wanted) for target in targets)


def _elsewhere(targets: Sequence[Target], wanted: Wanted, processes: int) -> Iterator[list[Outcome]]:
    import multiprocessing
    import signal
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    # Where forking is safe it saves loading everything again.
    method = "fork" if sys.platform == "linux" else "spawn"
    pool = ProcessPoolExecutor(
        processes,
        mp_context=multiprocessing.get_context(method),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    parts: list[list[Target] | Future[list[Outcome]]] = []
    try:
        with _interrupts_held():
            parts += [
                part if part[0].size is None else pool.submit(check_targets, part, wanted)
                for part in chunks(targets, count=processes * CHUNKS_PER_PROCESS)
            ]
        for part in parts:
            yield check_targets(part, wanted) if isinstance(part, list) else part.result()
    except BrokenProcessPool:
        raise CommandError("a process that checked files ended early. Run the same with --jobs 1.") from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Generator[None]:
    """Hold interrupts back while processes start, which then never see one: only this process has to end on it."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
