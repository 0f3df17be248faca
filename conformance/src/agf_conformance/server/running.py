"""Making the checks one after the other, each within its time; what hangs or breaks costs one check."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple, TypeVar

from agent_genome.agf.wording import safe
from agf_conformance._spec import SERVER_GATES, CheckRow, Verdict
from agf_conformance.interruption import INTERRUPTIONS
from agf_conformance.results import Result, check_result
from agf_conformance.server.answers import Answer
from agf_conformance.server.caller import Caller
from agf_conformance.server.deadline import Deadline
from agf_conformance.server.declared import Declared, NotJudgedError, remedy_for, survey
from agf_conformance.server.endings import BlockedError, NoAnswerError, SkippedError, ViolationError
from agf_conformance.server.registry import CheckFunction, check_functions
from agf_conformance.server.scene import Scene, Session
from agf_conformance.server.target import Target

__all__ = ["Judged", "judge_server"]

Found = TypeVar("Found")

GRACE_S: Final = 1.0
"""Time for a check to end by itself once its own is over."""
SURVEY_S: Final = 10.0
"""Least time for the questions before the first check."""
RETURN_S: Final = 3.0
"""Time that a server which is gone has to come back."""
SLOW_S: Final = 40.0
"""Time that is added where a check waits for a limit of the server itself."""


class Judged(NamedTuple):
    """What became of the checks.

    Attributes:
        results: in the order of the checks.
        needed: how many the level needs: all but those of parts that the server does not declare.
        fault: why nothing could be judged; None when something was.
        missing: ids of the gates that nothing given opened, in the order of the checks.
        unmade: ids of the checks that were skipped for another reason than a gate.
        interruption: what ended the run before its time, if something did.
    """

    results: list[Result]
    needed: int
    fault: str | None = None
    missing: tuple[str, ...] = ()
    unmade: tuple[str, ...] = ()
    interruption: BaseException | None = None


class _Ended(NamedTuple):
    verdict: Verdict
    found: str
    detail: Sequence[str] = ()
    blocked: bool = False


def judge_server(target: Target, checks: Sequence[CheckRow], *, advance: Callable[[int], object]) -> Judged:
    """Make the checks.

    Args:
        target: the server.
        checks: those to make, in their order.
        advance: is called with 1 after each.
    """
    record: list[Answer] = []
    caller = Caller(target.url, deadline=Deadline(max(target.seconds, SURVEY_S)), record=record)
    surveyed = _in_time(caller, lambda: _surveyed(target, caller), "survey")
    if not isinstance(surveyed, Declared):
        fault = surveyed or f"the server gave no answer within {caller.deadline.seconds:g} seconds. {remedy_for('')}"
        return Judged([], len(checks), safe(target.keys.hidden(fault)))
    declared = surveyed
    session = Session(target, declared, record)
    results: list[Result] = []
    blocked: list[int] = []
    needed, gone = len(checks), ""
    missing: dict[str, None] = {}
    unmade: list[str] = []
    try:
        for row in checks:
            began = time.monotonic()
            closed = [gate for gate in row.needs if gate not in declared.gates]
            if closed:
                ended = _Ended("skipped", SERVER_GATES[closed[0]].closed)
                if any(SERVER_GATES[gate].declared for gate in closed):
                    needed -= 1
                else:
                    missing |= dict.fromkeys(closed)
            elif gone:
                ended = _Ended("skipped", gone)
            else:
                ended = _made(session, row, check_functions()[row.id])
                if ended.verdict == "crashed" and not _is_there(target):
                    gone = f"the server is gone since {row.id}"
            if ended.verdict == "skipped" and not closed:
                unmade.append(row.id)
            if ended.blocked:
                blocked.append(len(results))
            results.append(_result(target, row, ended, time.monotonic() - began))
            advance(1)
    except INTERRUPTIONS as error:
        fault = f"interrupted when {len(results)} of {len(checks)} checks were made"
        return Judged(results, needed, fault, interruption=error)
    if blocked and not any(result.fails for result in results):
        # What keeps checks from being made has to fail somewhere.
        for place in blocked:
            results[place] = replace(results[place], verdict="violated")
    return Judged(results, needed, missing=tuple(missing), unmade=tuple(unmade))


def _surveyed(target: Target, caller: Caller) -> Declared | str:
    """Return what the server declares, or why nothing can be judged."""
    try:
        return survey(target, caller)
    except NotJudgedError as error:
        return str(error)


def _in_time(caller: Caller, work: Callable[[], Found], name: str) -> Found | None:
    """Do something in a thread of its own, which is left behind when it does not end in the time of its caller.

    A client counts the time between two pieces of an answer, so a server that only announces answers keeps it for ever.
    """
    found: list[Found] = []
    failed: list[Exception] = []

    def made() -> None:
        try:
            found.append(work())
        except Exception as error:
            failed.append(error)

    thread = threading.Thread(target=made, daemon=True, name=name)
    thread.start()
    while thread.is_alive() and (left := caller.deadline.left + GRACE_S) > 0:
        thread.join(left)
    caller.close()
    if failed:
        raise failed[0]
    return found[0] if found else None


def _made(session: Session, row: CheckRow, function: CheckFunction) -> _Ended:
    """Make one check."""
    scene = session.scene()
    if "slow" in row.needs:
        scene.caller.deadline.extend(SLOW_S)
    ended = _in_time(scene.caller, lambda: _outcome(scene, function), row.id)
    return ended or _Ended("timed-out", f"the check did not end within {session.target.seconds:g} seconds")


def _outcome(scene: Scene, function: CheckFunction) -> _Ended:
    """Make a check and return how it ended."""
    try:
        return _Ended("passed", function(scene))
    except ViolationError as error:
        return _Ended("violated", error.found, error.detail)
    except BlockedError as error:
        return _Ended("skipped", f"could not be made: {error.found}", blocked=True)
    except SkippedError as error:
        return _Ended("skipped", error.reason)
    except NoAnswerError as error:
        return _Ended(error.verdict, error.found)
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        # An answer whose JSON has another shape than the check takes for granted.
        return _Ended("violated", f"an answer has not the form of the OpenAPI document: {type(error).__name__} {error}")


def _is_there(target: Target) -> bool:
    end = time.monotonic() + RETURN_S
    while time.monotonic() < end:
        caller = Caller(target.url, deadline=Deadline(RETURN_S), record=[])
        if _in_time(caller, partial(_answers, caller), "return") is not False:
            return True
        time.sleep(0.2)
    return False


def _answers(caller: Caller) -> bool:
    try:
        caller.send("GET", "/")
    except NoAnswerError as error:
        return error.verdict == "timed-out"
    return True


def _result(target: Target, row: CheckRow, ended: _Ended, seconds: float) -> Result:
    def shown(text: str) -> str:
        return safe(target.keys.hidden(text))

    made = check_result(row, ended.verdict, found=shown(ended.found), detail=[shown(line) for line in ended.detail])
    return replace(made, seconds=seconds)
