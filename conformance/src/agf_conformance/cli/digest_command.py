"""`agf-conformance digest`: judges a program that computes digests."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Final

from agf_conformance.cli import options as shared
from agf_conformance.cli.judging_run import Judgement, judged_run
from agf_conformance.cli.reader_command import add_lines_options
from agf_conformance.cli.writing import write_reports
from agf_conformance.judging.answers import DigestAnswer, digest_exit, digest_line
from agf_conformance.judging.digests import digest_cases, judge_digest

__all__ = ["configure", "run"]

PROGRAM: Final = "agf-conformance digest"
DESCRIPTION: Final = """\
Judge a program that computes the digest of genome files:

  agf-conformance digest [OPTION ...] -- PROGRAM [ARGUMENT ...]

For each case PROGRAM gets the path of a file as its last argument. It prints the digest,
64 lower-case hexadecimal digits, and exits with 0; or it exits with 1, when the document
has no canonical form. Whether the file is valid otherwise makes no difference."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.usage = f"{PROGRAM} [OPTION ...] -- PROGRAM [ARGUMENT ...]"
    parser.description, parser.epilog = DESCRIPTION, shared.EPILOG
    add_lines_options(parser)
    shared.add_case_options(parser)
    shared.add_running_options(parser)
    shared.add_report_options(parser)


def run(options: Namespace, tested: Sequence[str] | None) -> int:
    """Judge, report, and return the exit code."""
    command = shared.check_command(PROGRAM, tested)
    shared.refuse_bad_outputs(PROGRAM, options)
    every = digest_cases()
    cases = shared.chosen(every, options)
    judgement = Judgement[DigestAnswer](
        mode="digest",
        level="digest",
        exit=digest_exit,
        line=lambda ended, id: digest_line(ended, id=id),
        judge=judge_digest,
    )
    baseline = shared.baseline_of(options, {case.id for case in every})
    done = judged_run(judgement, command=command, cases=cases, every=every, baseline=baseline, options=options)
    return write_reports(done, options)
