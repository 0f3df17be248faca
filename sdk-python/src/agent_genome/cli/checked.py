"""One target checked: its verdict, with what a readable report shows of the file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from agent_genome.agf.checker import check, too_large
from agent_genome.agf.verdict import Finding, Problem, Verdict
from agent_genome.cli.excerpts import Excerpt, excerpts
from agent_genome.cli.exits import reason
from agent_genome.cli.names import as_text
from agent_genome.cli.reading import read
from agent_genome.cli.targets import Target, Unreadable

__all__ = ["Checked", "Wanted", "check_targets", "remarks"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be found out of each file: gene checks too, excerpts too."""

    importing: bool = False
    excerpts: bool = True


@dataclass(frozen=True, slots=True)
class Checked:
    """A verdict on the file at `path`; `excerpts` has one for each of its remarks, or none at all."""

    path: str
    verdict: Verdict
    named: bool = True
    excerpts: tuple[Excerpt, ...] = ()

    def passed(self, *, strict: bool) -> bool:
        """Whether the file is all that was asked for: valid, importable with gene checks, spotless when strict."""
        if strict:
            return not remarks(self.verdict)
        return self.verdict.valid and self.verdict.importable is not False


def remarks(verdict: Verdict) -> tuple[Problem | Finding, ...]:
    """Return the problems and then the findings of a verdict."""
    return (*verdict.problems, *(verdict.findings or ()))


def check_targets(targets: Iterable[Target], wanted: Wanted) -> list[Checked | Unreadable]:
    """Read and check some targets, in this process."""
    return [_check_target(target, wanted) for target in targets]


def _check_target(target: Target, wanted: Wanted) -> Checked | Unreadable:
    try:
        data = read(target)
    except OSError as error:
        return Unreadable(target.path, reason(error))
    path = as_text(target.path)
    if data is None:
        return Checked(target.path, too_large(path=path), target.named)
    verdict = check(data, path=path, importing=wanted.importing)
    shown: tuple[Excerpt, ...] = ()
    if wanted.excerpts and (places := [(item.line, item.column) for item in remarks(verdict)]):
        shown = excerpts(data, places)
    return Checked(target.path, verdict, target.named, shown)
