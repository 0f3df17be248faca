"""The result of a case: what was expected and found, with what a person needs to go on."""

from __future__ import annotations

from collections.abc import Sequence

from agf_conformance._spec import Verdict
from agf_conformance.cases import Case
from agf_conformance.judging.wording import safe_lines
from agf_conformance.results import Result
from agf_conformance.running.ended import Ended

__all__ = ["case_result"]


def case_result(
    case: Case,
    ended: Ended,
    *,
    verdict: Verdict,
    expected: str,
    found: str,
    detail: Sequence[str] = (),
    advice: str = "",
) -> Result:
    """Return the result of a case; what the command wrote to standard error stays when the case did not pass."""
    return Result(
        id=case.id,
        title=case.title,
        verdict=verdict,
        rule=case.rule,
        set=case.set,
        expected=expected,
        found=found,
        detail=tuple(detail),
        advice=advice,
        why=case.why,
        output="" if verdict == "passed" else safe_lines(ended.err),
        seconds=ended.seconds,
    )
