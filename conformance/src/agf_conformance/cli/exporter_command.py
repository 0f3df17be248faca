"""`agf-conformance exporter`: judges exported files, or a program that exports."""

from __future__ import annotations

import os
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from agent_genome.agf.files import read_bounded
from agent_genome.cli.arguments import UsageError
from agent_genome.cli.exits import CommandError, reason
from agent_genome.cli.names import as_text, printable
from agent_genome.cli.targets import PATTERN, find
from agf_conformance._spec import ACCEPTS, CASE_SECONDS, EXPORTER_CHECKS, Verdict
from agf_conformance.cases import check_digest
from agf_conformance.cli import options as shared
from agf_conformance.cli.writing import write_reports
from agf_conformance.exporter.checks import judge_export
from agf_conformance.exporter.subject import Export
from agf_conformance.judging.wording import safe_lines
from agf_conformance.results import CaseSet, Result, Run, check_result, level_of
from agf_conformance.running.ended import Ended, StartError
from agf_conformance.running.session import run_once

__all__ = ["configure", "run"]

PROGRAM: Final = "agf-conformance exporter"
DESCRIPTION: Final = """\
Judge exported genome files, or a program that exports:

  agf-conformance exporter [OPTION ...] FILE|FOLDER ...
  agf-conformance exporter [OPTION ...] --again FILE|FOLDER FILE|FOLDER
  agf-conformance exporter [OPTION ...] -- PROGRAM [ARGUMENT ...]

PROGRAM prints one export and exits with 0; it is run twice, to see whether two exports
of one genome are the same. Of files, --again names the second export."""

FROM_COMMAND: Final = "the export"


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.usage = f"{PROGRAM} [OPTION ...] (FILE|FOLDER ... | -- PROGRAM [ARGUMENT ...])"
    parser.description, parser.epilog = DESCRIPTION, shared.EPILOG
    parser.add_argument("paths", nargs="*", metavar="FILE|FOLDER", help="exported files, or folders of them")
    parser.add_argument(
        "--again", metavar="FILE|FOLDER", help="a second export of the same genome, or a folder of them"
    )
    parser.add_argument("--personal", action="store_true", help="the person of the personal layer asked for it")
    parser.add_argument("--match", default=PATTERN, metavar="GLOB", help="which names count in a folder (%(default)s)")
    parser.add_argument(
        "--timeout",
        type=shared.seconds,
        default=float(CASE_SECONDS),
        metavar="S",
        help="seconds for one run of PROGRAM (%(default)g)",
    )
    shared.add_report_options(parser)


def run(options: Namespace, tested: Sequence[str] | None) -> int:
    """Judge, report, and return the exit code."""
    if bool(options.paths) == bool(tested):
        raise UsageError(PROGRAM, "name files or folders, or a program behind `--`, and not both")
    if options.again and (tested or len(options.paths) != 1):
        raise UsageError(PROGRAM, "--again stands beside one file or one folder")
    began = time.monotonic()
    baseline = shared.baseline_of(options, set(EXPORTER_CHECKS))
    fault: str | None = None
    if tested:
        shared.refuse_bad_outputs(PROGRAM, options)
        results, fault = _of_command(list(tested), options)
    else:
        exports, unreadable = _exports(options)
        shared.refuse_bad_outputs(PROGRAM, options, [export.name for export in exports])
        results = [result for export in exports for result in judge_export(export, personal=options.personal)]
        results += unreadable
    results = [baseline.applied(result) for result in results]
    checks = list(EXPORTER_CHECKS.values())
    needed = max(len(results), len(checks))
    done = Run(
        mode="exporter",
        implementation=shared.implementation(options, tested, otherwise=", ".join(map(as_text, options.paths))),
        case_set=CaseSet(name="all", cases=needed, digest=check_digest(checks)),
        level=level_of("exporter", results, needed=needed, judged=fault is None),
        results=tuple(results),
        fault=fault,
        seconds=time.monotonic() - began,
    )
    return write_reports(done, options)


def _exports(options: Namespace) -> tuple[list[Export], list[Result]]:
    """Read the files, each with its second export; a file of a folder that cannot be read has a result instead."""
    targets = find(options.paths, pattern=options.match)
    unreadable = {item.path: item.why for item in targets.unreadable}
    contents: dict[str, bytes] = {}
    for target in targets.files:
        try:
            contents[target.path] = read_bounded(target.path)
        except OSError as error:
            unreadable[target.path] = reason(error)
    for path, why in unreadable.items():
        if path in options.paths or not contents:
            raise CommandError(f"cannot read {printable(path)}: {why}")
    if not contents:
        raise CommandError("no exported files found: none of the names matches. Choose another --match.")
    exports = [
        Export(as_text(path), data, _second(path, options.paths[0], options.again)) for path, data in contents.items()
    ]
    return exports, [_unreadable(as_text(path), why) for path, why in unreadable.items()]


def _unreadable(name: str, why: str) -> Result:
    return replace(check_result(EXPORTER_CHECKS["export-valid"], "unreadable", subject=name, found=why), advice="")


def _second(path: str, first: str, again: str | None) -> bytes | None:
    if again is None:
        return None
    if Path(first).is_dir() != Path(again).is_dir():
        raise CommandError("--again is a folder beside a folder, and a file beside a file.")
    if not Path(first).is_dir():
        return _read(again)
    other = Path(again) / os.path.relpath(path, first)
    if not other.is_file():
        raise CommandError(f"there is no second export {printable(str(other))} of {printable(path)}.")
    return _read(str(other))


def _read(path: str) -> bytes:
    try:
        return read_bounded(path)
    except OSError as error:
        raise CommandError(f"cannot read {printable(path)}: {reason(error)}") from None


def _of_command(command: list[str], options: Namespace) -> tuple[list[Result], str | None]:
    """Run the program twice and judge what it prints."""
    try:
        first = run_once(command, seconds=options.timeout)
        if (trouble := _trouble(first)) is not None:
            result = _no_export("export-valid", trouble, first)
            return [result], f"no export to judge: {trouble} ({result.found}). {result.remedy}"
        second = run_once(command, seconds=options.timeout)
    except StartError as fault:
        return [], str(fault)
    trouble = _trouble(second)
    results = judge_export(
        Export(FROM_COMMAND, first.out, second.out if trouble is None else None), personal=options.personal
    )
    if trouble is None:
        return results, None
    failed = _no_export("export-stable", trouble, second)
    return [failed if result.id == failed.id else result for result in results], None


def _trouble(ended: Ended) -> Verdict | None:
    if ended.end == "timed-out":
        return "timed-out"
    if ended.end == "flooded":
        return "flooded"
    return None if ended.exit_code == ACCEPTS else "crashed"


def _no_export(check: str, verdict: Verdict, ended: Ended) -> Result:
    lines = [line for line in safe_lines(ended.err).splitlines() if line]
    made = check_result(EXPORTER_CHECKS[check], verdict, subject=FROM_COMMAND, found=ended.words)
    return replace(made, output="\n".join(lines), advice="", seconds=ended.seconds)
