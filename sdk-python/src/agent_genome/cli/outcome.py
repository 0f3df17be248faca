"""How many files passed, and what that means for the exit code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from agent_genome.cli.checked import Checked, remarks
from agent_genome.cli.exits import DONE, FAILED, REFUSED
from agent_genome.cli.targets import Unreadable

__all__ = ["Outcome"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """All that a run of `agf check` found, from which every report is written.

    Attributes:
        checked: the files that were read, in the order of their paths.
        unreadable: the paths that could not be read, each named on standard error.
        importing: the gene checks were made too.
        strict: a warning counts as an error for the exit code.
    """

    checked: Sequence[Checked]
    unreadable: Sequence[Unreadable] = ()
    importing: bool = False
    strict: bool = False

    @property
    def valid(self) -> int:
        """How many files are valid."""
        return sum(item.verdict.valid for item in self.checked)

    @property
    def importable(self) -> int:
        """How many files an importer may go on with."""
        return sum(bool(item.verdict.importable) for item in self.checked)

    @property
    def codes(self) -> dict[str, int]:
        """How often each code was reported, sorted by code."""
        return dict(sorted(Counter(item.code for one in self.checked for item in remarks(one.verdict)).items()))

    @property
    def exit_code(self) -> int:
        """0 when every file passed, 1 when one did not, 2 when one could not be read."""
        if self.unreadable:
            return FAILED
        return DONE if all(item.passed(strict=self.strict) for item in self.checked) else REFUSED
