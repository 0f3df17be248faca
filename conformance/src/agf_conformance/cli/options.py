"""Options that several commands share: what is run, what is listed as known, where reports go."""

from __future__ import annotations

import shlex
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from agent_genome.agf.wording import safe
from agent_genome.cli.arguments import UsageError, add_color, positive
from agent_genome.cli.exits import CommandError, reason
from agent_genome.cli.names import printable
from agf_conformance._spec import BASELINE_BYTES, CASE_SECONDS, EXIT_MEANINGS, SPEC_VERSION
from agf_conformance.baseline import Baseline, BaselineError, read_baseline
from agf_conformance.cases import Case
from agf_conformance.cli.writing import REPORTS, outputs
from agf_conformance.results import CaseSet, Implementation

__all__ = [
    "EPILOG",
    "add_case_options",
    "add_report_options",
    "add_running_options",
    "baseline_of",
    "check_command",
    "chosen",
    "implementation",
    "refuse_bad_outputs",
    "set_of",
]

EPILOG: Final = "exit code: " + ", ".join(
    f"{code} {text[:1].lower()}{text[1:].rstrip('.')}".replace("`", "") for code, text in EXIT_MEANINGS.items()
)
ALL: Final = "all"
_LONGEST_TIMEOUT_S: Final = 86_400.0


def add_case_options(parser: ArgumentParser) -> None:
    """Add what chooses cases."""
    parser.add_argument(
        "--set",
        choices=(ALL, SPEC_VERSION, "extended"),
        default=ALL,
        help="which cases run: %(default)s, the frozen ones of a version, or those that came beside them",
    )
    parser.add_argument("--case", action="append", metavar="ID", help="run this case alone; may be given again")


def add_running_options(parser: ArgumentParser) -> None:
    """Add what governs how a command under test is run."""
    parser.add_argument(
        "--timeout", type=seconds, default=float(CASE_SECONDS), metavar="S", help="seconds for a case (%(default)g)"
    )
    parser.add_argument("-j", "--jobs", type=positive, metavar="N", help="run N at the same time (two a processor)")


def add_report_options(parser: ArgumentParser) -> None:
    """Add the baseline, the name, and the reports."""
    parser.add_argument("--name", metavar="NAME", help="what reports call the implementation, such as 'my-reader 1.2'")
    parser.add_argument("--baseline", metavar="FILE", help="JSON list of known failures, each with a reason")
    for name, title in REPORTS.items():
        parser.add_argument(f"--{name}", metavar="FILE", help=f"write {title}; - is standard output")
    parser.add_argument("-v", "--verbose", action="store_true", help="show each failing case whole")
    parser.add_argument("-q", "--quiet", action="store_true", help="show no report: the exit code tells")
    add_color(parser)


def seconds(text: str) -> float:
    """Read a time limit."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= _LONGEST_TIMEOUT_S:
        raise ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return value


def check_command(program: str, tested: Sequence[str] | None) -> list[str]:
    """Return the command under test.

    Raises:
        UsageError: there is none.
    """
    if not tested or not tested[0]:
        raise UsageError(program, f"no program to judge: write it behind `--`, as in `{program} -- ./your-program`")
    return list(tested)


def chosen(cases: Sequence[Case], options: Namespace) -> list[Case]:
    """Return the cases that the options choose.

    Raises:
        CommandError: an id is unknown, or no case is left.
    """
    picked = [case for case in cases if options.set in (ALL, case.set)]
    if options.case:
        by_id = {case.id: case for case in cases} | {case.name: case for case in cases}
        for name in options.case:
            if name not in by_id:
                raise CommandError(f"there is no case `{safe(name)}` here{nearest(name, by_id)}")
        wanted = {by_id[name].name for name in options.case}
        picked = [case for case in picked if case.name in wanted]
    if not picked:
        raise CommandError("no case is left to run. Choose another --set or --case.")
    return picked


def nearest(name: str, names: Collection[str]) -> str:
    """Return a suggestion of close names, with its punctuation."""
    close = get_close_matches(name, names, n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(close)}?" if close else "; `agf-conformance list` lists them"


def set_of(options: Namespace, cases: int, digest: str) -> CaseSet:
    """Return what was asked, as a report names it."""
    return CaseSet(name="chosen" if options.case else options.set, cases=cases, digest=digest)


def implementation(options: Namespace, command: Sequence[str] | None, otherwise: str = "") -> Implementation:
    """Return what is judged, as a report names it."""
    shown = shlex.join(command) if command else otherwise
    return Implementation(name=options.name or shown, command=tuple(command) if command else None)


def baseline_of(options: Namespace, ids: Collection[str]) -> Baseline:
    """Return the baseline, or an empty one.

    Args:
        options: of the command line.
        ids: every id that the command knows, run this time or not.

    Raises:
        CommandError: it cannot be read, is faulty, or names an id that is not there.
    """
    if not options.baseline:
        return Baseline({})
    shown = printable(options.baseline)
    try:
        with Path(options.baseline).open("rb") as file:
            baseline = read_baseline(file.read(BASELINE_BYTES + 1))
    except OSError as error:
        raise CommandError(f"cannot read {shown}: {reason(error)}") from None
    except BaselineError as error:
        raise CommandError(f"{shown}: {error}") from None
    for name in baseline.unknown(ids):
        raise CommandError(f"{shown}: there is no case `{safe(name)}` here{nearest(name, ids)}")
    return baseline


def refuse_bad_outputs(program: str, options: Namespace, inputs: Sequence[str] = ()) -> None:
    """Refuse, before anything runs, reports that cannot be written or that would overwrite what is read."""
    paths = [path for _, path in outputs(options)]
    if len(set(paths)) < len(paths):
        raise UsageError(program, "two reports have the same place")
    for path in paths:
        if path == "-":
            continue
        if Path(path).is_dir() or not Path(path).absolute().parent.is_dir():
            raise CommandError(f"cannot write {printable(path)}: its folder is not there, or it is one itself.")
        for other in (*inputs, *([options.baseline] if options.baseline else [])):
            if Path(path).exists() and Path(other).exists() and Path(path).samefile(other):
                raise CommandError(f"{printable(path)} is read by this run; write the report elsewhere.")
