"""Running the cases: the probes first, then all others, several at a time, with results in the order of the cases.

One thread serves all processes: switching between threads would cost more than short-lived programs do.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from agf_conformance._spec import PROBES
from agf_conformance.cases import Case
from agf_conformance.interruption import INTERRUPTIONS
from agf_conformance.judging.wording import counted
from agf_conformance.results import Result
from agf_conformance.running.ended import Ended, StartError
from agf_conformance.running.lanes import Asking
from agf_conformance.running.session import Session, Watch

__all__ = ["Judged", "most_jobs", "run_cases"]

Judge = Callable[[Case, Ended], Result]


class Judged(NamedTuple):
    """What became of the cases.

    Attributes:
        results: in the order of the cases.
        fault: the fault of the run, if it has one.
        interruption: what ended the run before its time, if something did.
    """

    results: list[Result]
    fault: str | None
    interruption: BaseException | None


_JOBS_PER_PROCESSOR: Final = 2
"""While one program starts or ends, which takes waiting, another works."""


def most_jobs() -> int:
    """Return how many cases run at the same time unless somebody says otherwise."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return processors * _JOBS_PER_PROCESSOR


def run_cases(
    cases: Sequence[Case], asking: Asking, judge: Judge, *, jobs: int, advance: Callable[[int], None]
) -> Judged:
    """Run every case, until something interrupts the run, and return what became of them.

    Args:
        cases: at least one.
        asking: how a case is put to the command under test.
        judge: judges what came of it.
        jobs: how many run at the same time.
        advance: told how many more are done.
    """
    done: dict[str, Result] = {}
    probes = {case.name for case in _probes(cases)}
    batches = ([case for case in cases if case.name in probes], [case for case in cases if case.name not in probes])
    fault: str | None = None
    interruption: BaseException | None = None
    watch = Watch()
    try:
        for batch in batches:
            _run(batch, asking, judge, watch, jobs=jobs, advance=advance, done=done)
            if done and all(result.status == "error" for result in done.values()):
                fault = _nothing_judged(list(done.values()))
                break
    except StartError as error:
        fault = str(error)
    except INTERRUPTIONS as error:
        fault, interruption = f"interrupted when {len(done)} of {len(cases)} cases were judged", error
    finally:
        asking.close()
    return Judged([done[case.name] for case in cases if case.name in done], fault, interruption)


def _run(
    cases: Iterable[Case],
    asking: Asking,
    judge: Judge,
    watch: Watch,
    *,
    jobs: int,
    advance: Callable[[int], None],
    done: dict[str, Result],
) -> None:
    waiting = deque(cases)
    active: dict[Session, Case] = {}
    try:
        while waiting or active:
            while waiting and len(active) < jobs:
                case = waiting.popleft()
                active[asking.begin(case, watch)] = case
            watch.wait(min(session.left() for session in active))
            for session, case in tuple(active.items()):
                if (how := session.how()) is not None:
                    del active[session]
                    done[case.name] = judge(case, asking.finish(case, session, how))
                    advance(1)
    finally:
        for session in active:
            session.close()


def _probes(cases: Sequence[Case]) -> list[Case]:
    return [
        *islice((case for case in cases if case.valid), PROBES),
        *islice((case for case in cases if not case.valid), PROBES),
    ]


def _nothing_judged(results: Sequence[Result]) -> str:
    ends = list(dict.fromkeys(f"{result.verdict} ({result.found})" for result in results))
    more = f" and {counted(len(ends) - 2, 'other end')}" if len(ends) > 2 else ""
    count = "the one case" if len(results) == 1 else f"any of {len(results)} cases"
    return f"no answer that can be judged to {count}: {', '.join(ends[:2])}{more}. {results[0].remedy}"
