"""Running cases on a command under test, one process a case or JSON Lines, and making a run of the results."""

from __future__ import annotations

import base64
import json
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from agent_genome.cli.exits import CommandError
from agent_genome.cli.progress import ProgressBar
from agf_conformance._spec import SPEC_VERSION, Mode
from agf_conformance.baseline import Baseline
from agf_conformance.cases import Case, case_digest
from agf_conformance.cli.options import implementation, set_of
from agf_conformance.judging.answers import Trouble
from agf_conformance.results import Result, Run, level_of
from agf_conformance.running.ended import Ended
from agf_conformance.running.files import CaseFiles
from agf_conformance.running.lanes import ByLine, ByProcess
from agf_conformance.running.loop import most_jobs, run_cases

__all__ = ["Judgement", "judged_run"]

Answer = TypeVar("Answer")

_NOT_HERE = "commands are run on Linux and macOS only. On Windows run the kit under WSL."


@dataclass(frozen=True, kw_only=True)
class Judgement(Generic[Answer]):
    """How one mode reads and judges answers.

    Attributes:
        mode: the command.
        level: the level that it aims at.
        exit: reads the answer of a process that ended.
        line: reads the answer to the question with an id.
        judge: judges an answer.
    """

    mode: Mode
    level: str
    exit: Callable[[Ended], Answer | Trouble]
    line: Callable[[Ended, str], Answer | Trouble]
    judge: Callable[[Case, Answer | Trouble, Ended], Result]


def judged_run(
    judgement: Judgement[Answer],
    *,
    command: Sequence[str],
    cases: Sequence[Case],
    every: Sequence[Case],
    baseline: Baseline,
    options: Namespace,
) -> Run:
    """Run the cases and return the run.

    Args:
        judgement: how answers are read and judged.
        command: the command under test.
        cases: those that are run.
        every: all that the mode knows; its frozen ones make the level.
        baseline: known failures.
        options: of the command line.
    """
    if sys.platform == "win32":
        raise CommandError(_NOT_HERE)
    began = time.monotonic()

    def judge(case: Case, ended: Ended) -> Result:
        answer = judgement.line(ended, case.id) if options.lines else judgement.exit(ended)
        return baseline.applied(judgement.judge(case, answer, ended))

    with CaseFiles() as files, ProgressBar(len(cases)) as bar:
        results, fault, interruption = run_cases(
            cases,
            _asking(judgement, command, files, options),
            judge,
            jobs=options.jobs or most_jobs(),
            advance=bar,
        )
    frozen = [case for case in every if case.set == SPEC_VERSION]
    ids = {case.id for case in frozen}
    return Run(
        mode=judgement.mode,
        implementation=implementation(options, command),
        case_set=set_of(options, len(cases), case_digest(cases)),
        level=level_of(
            judgement.level,
            [result for result in results if result.id in ids],
            needed=len(frozen),
            judged=fault is None,
        ),
        results=tuple(results),
        fault=fault,
        interruption=interruption,
        seconds=time.monotonic() - began,
    )


def _asking(
    judgement: Judgement[Answer], command: Sequence[str], files: CaseFiles, options: Namespace
) -> ByLine | ByProcess:
    if not options.lines:
        return ByProcess(lambda case: [*command, str(files.path(case))], seconds=options.timeout)

    def question(case: Case) -> bytes:
        asked = {"id": case.id, "path": str(files.path(case))}
        if options.inline:
            asked["base64"] = base64.b64encode(case.data).decode()
        return json.dumps(asked).encode() + b"\n"

    return ByLine(
        command,
        question=question,
        understood=lambda case, ended: not isinstance(judgement.line(ended, case.id), Trouble),
        seconds=options.timeout,
    )
