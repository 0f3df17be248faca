"""The exception that a file which is not AGF raises."""

from __future__ import annotations

from agent_genome.agf.verdict import Problem, Verdict

__all__ = ["AgfError"]


class AgfError(ValueError):
    """A document is not valid AGF.

    Attributes:
        verdict: everything that the check found.
    """

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict)
        self.verdict = verdict

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of severity error, in the order of the report."""
        return tuple(problem for problem in self.verdict.problems if problem.severity == "error")

    @property
    def code(self) -> str:
        """The code of the first error."""
        return self.problems[0].code

    def __str__(self) -> str:
        first, more = self.problems[0], len(self.problems) - 1
        place = f"{self.verdict.path}:{first.line}:{first.column}"
        others = f" ({more} more {'problem' if more == 1 else 'problems'})" if more else ""
        return f"{place}: {first.code} at {first.pointer or 'the root'}: {first.message} {first.hint}{others}"
