"""What a check finds: problems, and the verdict on a file that lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from agent_genome.agf._spec import ErrorCode

from agent_genome.agf.places import At, Path

__all__ = ["Finding", "Found", "Problem", "Verdict"]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a file, or that its writer should know.

    Attributes:
        code: a code of the error catalogue; `agf explain CODE` tells more.
        severity: `error` makes the file invalid, `warning` does not.
        pointer: JSON Pointer (RFC 6901) of the member.
        message: what is wrong; free of control and invisible characters of the file.
        hint: how to mend it.
        line: line of the place, from 1.
        column: column of the place, from 1, in Unicode code points.
    """

    code: ErrorCode
    severity: Literal["error", "warning"]
    pointer: str
    message: str
    hint: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Finding:
    """Why an importer must not write a gene although the file is valid; see `Problem` for the common attributes.

    Attributes:
        category: what was found, such as `email`.
    """

    code: str
    severity: Literal["error", "warning"]
    category: str
    pointer: str
    message: str
    hint: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of checking one file.

    Attributes:
        path: the path that was given; `-` is standard input.
        problems: in the order of the stages, then of their places.
        bytes: size of the file; None when it was refused unread.
        agf: the format version that the file names, when it is a supported one.
        genes: how many genes it has, when that could be told.
        digest: the digest computed over the document, when it has one.
        truncated: more problems were found than a report lists.
        findings: what the gene checks found; None when they were not asked for.
    """

    path: str
    problems: tuple[Problem, ...] = ()
    bytes: int | None = None
    agf: str | None = None
    genes: int | None = None
    digest: str | None = None
    truncated: bool = False
    findings: tuple[Finding, ...] | None = None

    @property
    def valid(self) -> bool:
        """Whether the file is AGF 1.x: no problem is an error."""
        return all(problem.severity != "error" for problem in self.problems)

    @property
    def importable(self) -> bool | None:
        """Whether an importer may go on to a preview; None when the gene checks were not asked for."""
        if self.findings is None:
            return None
        return self.valid and all(finding.severity != "error" for finding in self.findings)


@dataclass(frozen=True, slots=True)
class Found:
    """A problem before it has words and a place: `at` says which offset of the path's member is meant."""

    code: ErrorCode
    path: Path = ()
    details: Mapping[str, Any] = field(default_factory=dict[str, Any])
    at: At = "value"
