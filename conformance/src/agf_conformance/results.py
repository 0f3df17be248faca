"""What a run finds: a result for each case, counted, and the level that it establishes.

Readers, canonicalisers, exporters and servers give the same results; every report is made of a `Run` alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from agent_genome.agf.wording import safe
from agf_conformance._spec import (
    ADVICE,
    EXIT_CODE,
    FAILING,
    LEVEL_VERSION,
    STATUS_NAMES,
    STATUS_OF,
    CheckRow,
    Mode,
    Outcome,
    Status,
    Verdict,
)

__all__ = ["CaseSet", "Implementation", "Level", "Result", "Run", "check_result", "level_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What is said of one case, or of one check of one subject.

    Attributes:
        id: the case or check; with `subject` it is met once in a run.
        title: what the case is, or what holds when the check passes.
        verdict: what was found.
        rule: the rule, as a path below `spec/` with an anchor.
        subject: the file that was judged; empty where the id says it all.
        set: the frozen set of a version, or `extended`.
        expected: what the rule asks for.
        found: what was answered.
        detail: further lines, such as each place.
        advice: what to do about it; that of the verdict when empty.
        why: why the case is there.
        output: the beginning of what the command wrote to standard error.
        seconds: how long it took.
        reason: why the baseline lists it; None when it does not.
    """

    id: str
    title: str
    verdict: Verdict
    rule: str = ""
    subject: str = ""
    set: str = "1.0"
    expected: str = ""
    found: str = ""
    detail: tuple[str, ...] = ()
    advice: str = ""
    why: str = ""
    output: str = ""
    seconds: float = 0.0
    reason: str | None = None

    @property
    def status(self) -> Status:
        """What the verdict means, the baseline considered."""
        status = STATUS_OF[self.verdict]
        if self.reason is None or status == "skipped":
            return status
        return "stale" if status == "passed" else "known"

    @property
    def fails(self) -> bool:
        """Whether the run fails by it."""
        return self.status in FAILING

    @property
    def remedy(self) -> str:
        """What to do about it; empty when there is nothing to do."""
        if self.verdict in ("passed", "skipped"):
            return ""
        return self.advice or ADVICE[self.verdict]

    def listed(self, reason: str) -> Result:
        """Return the same as one that a baseline lists."""
        return replace(self, reason=reason)


def check_result(
    check: CheckRow, verdict: Verdict, *, subject: str = "", found: str = "", detail: Sequence[str] = ()
) -> Result:
    """Return the result of a check that is listed in a `*-checks.json` document."""
    return Result(
        id=check.id,
        title=check.title,
        verdict=verdict,
        rule=check.rules[0],
        subject=subject,
        expected=check.title,
        found=safe(found),
        detail=tuple(map(safe, detail)),
        advice=check.advice,
        why=check.why,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Implementation:
    """What was judged: its name, and its command line where it has one."""

    name: str
    command: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseSet:
    """What was asked: `all`, a version, or `chosen`; how many; and the digest of all questions."""

    name: str
    cases: int
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """Whether a level is reached; None when not all that it needs was run, and `missing` says what that takes."""

    name: str
    version: str
    reached: bool | None
    passed: int
    needed: int
    missing: str = ""

    @property
    def words(self) -> str:
        """The level and what became of it.

        Example:
            >>> Level(name="reader", version="1.0", reached=True, passed=22, needed=22).words
            'reader 1.0 reached (22 of 22)'
        """
        became = {True: "reached", False: "not reached", None: "not established"}[self.reached]
        return f"{self.name} {self.version} {became} ({self.passed} of {self.needed})"


def level_of(name: str, results: Sequence[Result], *, needed: int, judged: bool = True, missing: str = "") -> Level:
    """Return what became of a level.

    Args:
        name: of the level.
        results: those that it needs, as far as they were run.
        needed: how many it needs.
        judged: whether the run judged anything at all.
        missing: what it takes to establish the level, where it is neither reached nor missed.
    """
    version = LEVEL_VERSION[name]
    passed = sum(result.verdict == "passed" for result in results)
    missed = any(STATUS_OF[result.verdict] in ("failed", "error") for result in results)
    reached = None if not judged else False if missed else True if passed == needed > 0 else None
    return Level(
        name=name,
        version=version,
        reached=reached,
        passed=passed,
        needed=needed,
        missing=missing if reached is None and judged else "",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """A whole run.

    Attributes:
        mode: the command that ran.
        implementation: what was judged.
        case_set: what was asked.
        level: what became of the level that was aimed at.
        results: in the order of the cases.
        fault: why nothing could be judged, or not all of it; None when everything was.
        interruption: what ended the run before its time; it is raised again when the reports are written.
        seconds: duration of the run.
    """

    mode: Mode
    implementation: Implementation
    case_set: CaseSet
    level: Level
    results: tuple[Result, ...]
    fault: str | None = None
    interruption: BaseException | None = None
    seconds: float = 0.0

    @property
    def counts(self) -> dict[Status | Literal["total"], int]:
        """The number of results of each status, and of all."""
        found = Counter(result.status for result in self.results)
        return {"total": len(self.results), **{status: found[status] for status in STATUS_NAMES}}

    @property
    def outcome(self) -> Outcome:
        """What the run comes to."""
        if self.fault is not None:
            return "not-judged"
        return "failed" if any(result.fails for result in self.results) else "passed"

    @property
    def exit_code(self) -> int:
        """The exit code that says so."""
        return EXIT_CODE[self.outcome.replace("-", "_")]
