"""`agf-conformance reader`: judges a program that reads or validates genome files."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Final

from agf_conformance.cases import all_cases
from agf_conformance.cli import options as shared
from agf_conformance.cli.judging_run import Judgement, judged_run
from agf_conformance.cli.writing import write_reports
from agf_conformance.judging.answers import ReaderAnswer, reader_exit, reader_line
from agf_conformance.judging.readers import judge_reader

__all__ = ["configure", "run"]

PROGRAM: Final = "agf-conformance reader"
DESCRIPTION: Final = """\
Judge a program that reads or validates genome files:

  agf-conformance reader [OPTION ...] -- PROGRAM [ARGUMENT ...]

For each case PROGRAM gets the path of a file as its last argument. It exits with 0 to
accept the file and with 1 to refuse it; then it prints one line such as

  {"valid":false,"errors":[{"code":"digest_mismatch","pointer":"/integrity/sha256"}]}

A program without codes runs with --level verdict."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.usage = f"{PROGRAM} [OPTION ...] -- PROGRAM [ARGUMENT ...]"
    parser.description, parser.epilog = DESCRIPTION, shared.EPILOG
    parser.add_argument(
        "--level",
        choices=("reader", "verdict"),
        default="reader",
        help="reader: codes and places are judged too; verdict: only whether files are accepted (%(default)s)",
    )
    add_lines_options(parser)
    shared.add_case_options(parser)
    shared.add_running_options(parser)
    shared.add_report_options(parser)


def add_lines_options(parser: ArgumentParser) -> None:
    """Add what a long-lived implementation needs."""
    parser.add_argument(
        "--lines", action="store_true", help="the program stays, and reads and answers one case a line (JSON Lines)"
    )
    parser.add_argument("--inline", action="store_true", help="with --lines: send the bytes of the file too, as base64")


def run(options: Namespace, tested: Sequence[str] | None) -> int:
    """Judge, report, and return the exit code."""
    command = shared.check_command(PROGRAM, tested)
    shared.refuse_bad_outputs(PROGRAM, options)
    every = all_cases()
    cases = shared.chosen(every, options)
    reasons = options.level == "reader"
    judgement = Judgement[ReaderAnswer](
        mode="reader",
        level=options.level,
        exit=lambda ended: reader_exit(ended, reasons=reasons),
        line=lambda ended, id: reader_line(ended, id=id, reasons=reasons),
        judge=judge_reader,
    )
    baseline = shared.baseline_of(options, {case.id for case in every})
    done = judged_run(judgement, command=command, cases=cases, every=every, baseline=baseline, options=options)
    return write_reports(done, options)
