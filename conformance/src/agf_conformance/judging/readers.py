"""Judging a reader: the verdict, and at level `reader` each reason with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agf_conformance._spec import ADVICE, ERRORS
from agf_conformance.cases import Case
from agf_conformance.judging.answers import ReaderAnswer, Trouble
from agf_conformance.judging.case_result import case_result
from agf_conformance.judging.wording import place, short
from agf_conformance.results import Result
from agf_conformance.running.ended import Ended

__all__ = ["judge_reader"]

_LISTED: Final = 12
"""Errors that a result lists; a hostile reader may report any number."""

Problem = tuple[str, str]


def judge_reader(case: Case, answer: ReaderAnswer | Trouble, ended: Ended) -> Result:
    """Return the result of a case."""
    expected = "accepted" if case.valid else f"refused: {_named(case.errors)}"
    if isinstance(answer, Trouble):
        return case_result(
            case, ended, verdict=answer.verdict, expected=expected, found=answer.found, detail=answer.detail
        )
    found = "accepted" if answer.accepted else "refused"
    if answer.errors:
        found += f": {_named(answer.errors)}"
    if answer.accepted != case.valid:
        detail = _meanings(answer.errors or case.errors)
        advice = _refusal_advice(case)
        return case_result(
            case, ended, verdict="wrong-verdict", expected=expected, found=found, detail=detail, advice=advice
        )
    if answer.errors is None or answer.errors == case.errors:
        return case_result(case, ended, verdict="passed", expected=expected, found=found)
    detail = _differences(case.errors, answer.errors)
    advice = _reason_advice(case.errors, answer.errors)
    return case_result(
        case, ended, verdict="wrong-reason", expected=expected, found=found, detail=detail, advice=advice
    )


def _named(errors: Sequence[Problem]) -> str:
    if not errors:
        return "no error named"
    named = ", ".join(f"{short(code)} at {place(pointer)}" for code, pointer in errors[:3])
    return f"{named} and {len(errors) - 3} more" if len(errors) > 3 else named


def _refusal_advice(case: Case) -> str:
    """Return what to do about a file that was accepted; empty for one that was rightly so."""
    if not case.errors:
        return ""
    code, pointer = case.errors[0]
    return f"Refuse the file ({code} at {place(pointer)}). What its writer has to do then: {ERRORS[code].repair}"


def _reason_advice(expected: Sequence[Problem], found: Sequence[Problem]) -> str:
    """Return what to do about the first difference; empty when the general advice is all there is to say."""
    missing = next((problem for problem in expected if problem not in found), None)
    extra = next((problem for problem in found if problem not in expected), None)
    if missing and extra:
        return f"Report {_problem(missing)} ({_meaning(missing)}), not {_problem(extra)}. {ADVICE['wrong-reason']}"
    if missing:
        return f"Report {_problem(missing)} too ({_meaning(missing)}). {ADVICE['wrong-reason']}"
    if extra:
        return f"Leave out {_problem(extra)}: the rule does not make it an error of this file."
    return "Order the errors by stage, then by place in the file, then by code, and report each once."


def _meaning(problem: Problem) -> str:
    return ERRORS[problem[0]].meaning.rstrip(".")


def _meanings(errors: Sequence[Problem]) -> tuple[str, ...]:
    codes = list(dict.fromkeys(code for code, _ in errors if code in ERRORS))
    return tuple(f"{code}: {ERRORS[code].meaning}" for code in codes[:3])


def _differences(expected: Sequence[Problem], found: Sequence[Problem]) -> tuple[str, ...]:
    wanted, named = set(expected), set(found)
    missing = [problem for problem in expected if problem not in named]
    extra = [problem for problem in found if problem not in wanted]
    lines = [f"not reported: {_problem(problem)}" for problem in missing[:_LISTED]]
    lines += [f"not expected: {_problem(problem)}{_remark(problem, missing)}" for problem in extra[:_LISTED]]
    if not lines and sorted(expected) == sorted(found):
        lines = ["the right errors in another order; expected:", *(f"  {_problem(row)}" for row in expected[:_LISTED])]
    elif not lines:
        lines = ["the right errors, some of them more than once or too seldom"]
    left = max(len(missing) - _LISTED, 0) + max(len(extra) - _LISTED, 0)
    return (*lines, f"and {left} more differences") if left else tuple(lines)


def _problem(problem: Problem) -> str:
    return f"{short(problem[0])} at {place(problem[1])}"


def _remark(problem: Problem, missing: Sequence[Problem]) -> str:
    code, pointer = problem
    if code not in ERRORS:
        return " (there is no such code; `agf explain` lists them)"
    if ERRORS[code].severity == "warning":
        return " (a warning; `errors` holds errors only)"
    if any(code == other for other, _ in missing):
        return " (the right code at another place)"
    if any(pointer == other for _, other in missing):
        return " (the right place with another code)"
    return ""
