"""`agf fmt`: lays out genome files for people and changes nothing of what they say."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Any, Final

from agent_genome.agf.checker import too_large
from agent_genome.agf.digests import digest
from agent_genome.agf.document import dumps
from agent_genome.cli._spec import MAX_FILE_BYTES
from agent_genome.cli.arguments import UsageError
from agent_genome.cli.exits import DONE, FAILED, REFUSED, CommandError
from agent_genome.cli.streams import STDIN, complain, write_file, write_out
from agent_genome.cli.subject import VERSION_STAGES, Subject, load

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Lay out genome files: two spaces, the members of AGF first and in the order of the
specification. Every value stays, so the digest stays right. The laid out file goes to
standard output unless --write or --check is given."""

EPILOG: Final = """\
exit code: 0 done (with --check: nothing would change), 1 some file would change or cannot
be laid out because it is no AGF that can be read, 2 a file cannot be read or written"""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.add_argument("files", nargs="+", metavar="FILE", help="a genome file, or - for standard input")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--check", action="store_true", help="change nothing, name the files that would change")
    ways.add_argument("--write", action="store_true", help="write each file in its place")


def run(options: Namespace) -> int:
    """Lay out every file, and return the exit code."""
    if len(options.files) > 1 and not (options.check or options.write):
        raise UsageError("agf fmt", "several files need --write or --check")
    return max(_lay_out(path, check=options.check, write=options.write) for path in options.files)


def _lay_out(path: str, *, check: bool, write: bool) -> int:
    try:
        subject = load(path)
    except CommandError as error:
        complain(str(error))
        return FAILED
    refusal = subject.refusal(VERSION_STAGES)
    if refusal or subject.document is None:
        subject.explain(refusal or subject.verdict)
        return REFUSED
    laid_out = _laid_out(subject, subject.document)
    if len(laid_out) > MAX_FILE_BYTES:
        subject.explain(too_large(path=subject.name))
        return REFUSED
    changes = laid_out != subject.data
    if check:
        if changes:
            write_out(f"{subject.name}: would change\n")
        return REFUSED if changes else DONE
    if write and path != STDIN:
        if changes:
            write_file(path, laid_out)
    else:
        write_out(laid_out.decode())
    return DONE


def _laid_out(subject: Subject, document: dict[str, Any]) -> bytes:
    """Return the new text.

    Raises:
        CommandError: it would not say the same, which is a fault of the program.
    """
    laid_out = dumps(document)
    again: dict[str, Any] = json.loads(laid_out)
    if digest(again) != digest(document) or again != document:
        raise CommandError(f"{subject.name} is left as it is: laid out it would say something else.")
    return laid_out
