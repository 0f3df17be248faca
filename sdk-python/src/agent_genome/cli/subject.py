"""One genome file that a command works on: read, checked, and as far as possible understood."""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, Final

from agent_genome.agf.checker import examine, too_large
from agent_genome.agf.json_value import is_object
from agent_genome.agf.verdict import Verdict
from agent_genome.cli._spec import ERRORS, UNREAD_STAGES
from agent_genome.cli.checked import Checked
from agent_genome.cli.excerpts import excerpts
from agent_genome.cli.exits import CommandError, reason
from agent_genome.cli.names import as_text, printable
from agent_genome.cli.reading import read
from agent_genome.cli.streams import wants_color, write_error
from agent_genome.cli.styles import Painter
from agent_genome.cli.targets import Target

__all__ = ["JSON_STAGES", "VERSION_STAGES", "Subject", "load"]

JSON_STAGES: Final = frozenset(UNREAD_STAGES)
"""A file with a problem of these stages has no canonical form."""
VERSION_STAGES: Final = JSON_STAGES | {"version"}
"""A file with a problem of these stages is no AGF of a version that is known."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A file: its bytes, the verdict on it, and the document when it is a JSON object that could be read."""

    path: str
    data: bytes
    verdict: Verdict
    document: dict[str, Any] | None

    @property
    def name(self) -> str:
        """The path, safe to print."""
        return printable(self.path)

    @property
    def stated_digest(self) -> str | None:
        """The text of `integrity.sha256`."""
        integrity = self.document.get("integrity") if self.document else None
        stated = integrity.get("sha256") if is_object(integrity) else None
        return stated if isinstance(stated, str) else None

    def refusal(self, stages: Collection[str]) -> Verdict | None:
        """Return the problems of some stages; None when there are none and the document is an object."""
        problems = tuple(item for item in self.verdict.problems if ERRORS[item.code].stage in stages)
        if not problems and self.document is None:
            problems = self.verdict.problems
        return replace(self.verdict, problems=problems) if problems else None

    @property
    def errors(self) -> Verdict:
        """The verdict without its warnings."""
        return replace(self.verdict, problems=tuple(item for item in self.verdict.problems if item.severity == "error"))

    def explain(self, verdict: Verdict, *, most: int | None = None) -> None:
        """Write the problems of a verdict on this file to standard error, as `agf check` shows them.

        Args:
            verdict: what is wrong.
            most: how many problems are named before the others are only counted.
        """
        from agent_genome.cli.report_terminal import readable_remarks

        if most is not None and (more := len(verdict.problems) - most) > 0:
            self.explain(replace(verdict, problems=verdict.problems[:most]))
            write_error(f"{self.name}: {more:,} more {'problem' if more == 1 else 'problems'}\n")
            return
        shown = excerpts(self.data, [(item.line, item.column) for item in verdict.problems]) if self.data else ()
        painter = Painter(wants_color("auto", sys.stderr))
        write_error(readable_remarks(Checked(self.path, verdict, excerpts=shown), painter=painter))


def load(path: str) -> Subject:
    """Read a file, or standard input for `-`.

    Raises:
        CommandError: it cannot be read.
    """
    try:
        data = read(Target(path))
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else "no path can hold a NUL"
        raise CommandError(f"cannot read {printable(path)}: {why}") from None
    if data is None:
        return Subject(path, b"", too_large(path=as_text(path)), None)
    verdict, document = examine(data, path=as_text(path))
    return Subject(path, data, verdict, document if is_object(document) else None)
