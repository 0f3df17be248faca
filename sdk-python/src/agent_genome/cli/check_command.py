"""`agf check`: checks genome files and reports on them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from agent_genome.cli.arguments import UsageError, add_color, positive
from agent_genome.cli.checked import Checked, Wanted, check_targets
from agent_genome.cli.exits import DONE, FAILED, REFUSED, CommandError
from agent_genome.cli.names import printable
from agent_genome.cli.outcome import Outcome
from agent_genome.cli.progress import ProgressBar
from agent_genome.cli.streams import STDIN, complain, terminal_width, wants_color, write_file, write_out
from agent_genome.cli.styles import Painter
from agent_genome.cli.targets import PATTERN, Targets, Unreadable, find
from agent_genome.cli.workers import available, check_all

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Check genome files.

In a folder, at any depth, every file is checked whose name ends in .json (.agf.json
included). Names that start with a dot, links to folders and whatever is no regular
file are left out."""

EPILOG: Final = """\
exit code: 0 all files are valid (with --import: importable too), 1 some are not,
2 something could not be read or the command line is wrong"""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a file, a folder, or - for standard input")
    parser.add_argument("--import", dest="importing", action="store_true", help="add the gene checks of an importer")
    parser.add_argument("--strict", action="store_true", help="let warnings fail too")
    parser.add_argument("--match", default=PATTERN, metavar="GLOB", help="which names count in a folder (%(default)s)")
    reports = parser.add_mutually_exclusive_group()
    for name, title in (("json", "JSON"), ("sarif", "SARIF 2.1.0"), ("junit", "JUnit XML")):
        reports.add_argument(f"--{name}", dest="report", action="store_const", const=name, help=f"report as {title}")
    reports.add_argument(
        "--verdict",
        dest="report",
        action="store_const",
        const="verdict",
        help="check one file and print its verdict on one line of JSON, for the conformance kit",
    )
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="write the report to FILE; the readable one is still shown"
    )
    parser.add_argument("-q", "--quiet", action="store_true", help="show no report: the exit code tells")
    parser.add_argument("-j", "--jobs", type=positive, metavar="N", help="use at most N processes (all cores)")
    add_color(parser)


def run(options: Namespace) -> int:
    """Check, report, and return the exit code."""
    if options.report == "verdict":
        if len(options.paths) != 1 or options.output or options.importing or options.strict:
            raise UsageError("agf check", "--verdict takes one file, and neither --output, --import nor --strict")
        return _verdict(options.paths[0])
    targets = find(options.paths, pattern=options.match)
    if options.output:
        _refuse_to_overwrite(targets, options.output)
    readable = not options.quiet and (not options.report or options.output)
    wanted = Wanted(importing=options.importing, excerpts=readable or not options.report)
    outcome = _outcome(targets, wanted, strict=options.strict, jobs=options.jobs or available())
    if options.output:
        write_file(options.output, _writer(options.report)(outcome).encode())
    elif options.report and not options.quiet:
        write_out(_writer(options.report)(outcome))
    if readable:
        from agent_genome.cli.report_terminal import readable_report

        write_out(readable_report(outcome, width=terminal_width(), painter=Painter(wants_color(options.color))))
    return outcome.exit_code


def _refuse_to_overwrite(targets: Targets, output: str) -> None:
    """Refuse to write the report over a file that is being checked, under whatever name."""
    if not Path(output).exists():
        return
    for target in targets.files:
        path = Path(target.path)
        if target.path != STDIN and path.exists() and path.samefile(output):
            raise CommandError(f"{printable(output)} is one of the files to check; write the report elsewhere.")


def _outcome(targets: Targets, wanted: Wanted, *, strict: bool, jobs: int) -> Outcome:
    """Check what was found; say on standard error what cannot be read."""
    if not targets.files and not targets.unreadable:
        raise CommandError(
            "no genome files found: none of the names matches. Name the files themselves, or choose another --match."
        )
    with ProgressBar(len(targets.files)) as bar:
        results = check_all(targets.files, wanted, jobs=jobs, advance=bar)
    unreadable = [*targets.unreadable, *(item for item in results if isinstance(item, Unreadable))]
    for item in unreadable:
        complain(_cannot_read(item))
    return Outcome(
        [item for item in results if isinstance(item, Checked)], unreadable, importing=wanted.importing, strict=strict
    )


def _cannot_read(item: Unreadable) -> str:
    return f"cannot read {printable(item.path)}: {item.why}"


def _writer(name: str | None) -> Callable[[Outcome], str]:
    if name == "json":
        from agent_genome.cli.report_json import json_report

        return json_report
    if name == "sarif":
        from agent_genome.cli.report_sarif import sarif_report

        return sarif_report
    if name == "junit":
        from agent_genome.cli.report_junit import junit_report

        return junit_report
    from agent_genome.cli.report_terminal import readable_report

    return readable_report


def _verdict(path: str) -> int:
    from agent_genome.cli.report_json import verdict_line

    targets = find([path])
    if len(targets.files) != 1:
        unreadable = targets.unreadable or [Unreadable(path, "it is no file")]
        complain(_cannot_read(unreadable[0]))
        return FAILED
    (result,) = check_targets(targets.files, Wanted(excerpts=False))
    if isinstance(result, Unreadable):
        complain(_cannot_read(result))
        return FAILED
    write_out(verdict_line(result.verdict))
    return DONE if result.verdict.valid else REFUSED
