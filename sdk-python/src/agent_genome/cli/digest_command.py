"""`agf digest`: shows the digest of a file, or writes it in."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from agent_genome.agf.checker import too_large
from agent_genome.agf.digests import digest
from agent_genome.agf.doctor import diagnose, diagnosis
from agent_genome.cli._spec import MAX_FILE_BYTES
from agent_genome.cli.digest_text import with_digest
from agent_genome.cli.exits import DONE, REFUSED
from agent_genome.cli.streams import STDIN, complain, write_file, write_out
from agent_genome.cli.subject import JSON_STAGES, VERSION_STAGES, Subject, load

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Print the digest of a genome file: the SHA-256 of its canonical form, which belongs into
integrity.sha256. When the file says another digest, standard error says why."""

EPILOG: Final = """\
exit code: 0 done, 1 the file has no canonical form, 2 it cannot be read or written"""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.add_argument("file", metavar="FILE", help="a genome file, or - for standard input")
    parser.add_argument(
        "--write",
        action="store_true",
        help="set integrity.sha256 in the file and change nothing else; with -, print the whole file with it",
    )


def run(options: Namespace) -> int:
    """Show or write the digest, and return the exit code."""
    subject = load(options.file)
    refusal = subject.refusal(VERSION_STAGES if options.write else JSON_STAGES)
    if refusal or subject.document is None:
        subject.explain(refusal or subject.verdict)
        return REFUSED
    right = digest(subject.document)
    if options.write:
        return _write(subject, right)
    write_out(f"{right}\n")
    if subject.stated_digest not in (None, right):
        complain(f"{subject.name} says another digest. {_why(subject)}")
    return DONE


def _why(subject: Subject) -> str:
    for problem in subject.verdict.problems:
        if problem.code == "digest_mismatch":
            return problem.hint
    assert subject.document is not None
    return diagnosis(diagnose(subject.document, subject.data, subject.stated_digest or ""))


def _write(subject: Subject, right: str) -> int:
    assert subject.document is not None
    text = subject.data.decode()
    signed = (text if subject.stated_digest == right else with_digest(text, subject.document, right)).encode()
    if len(signed) > MAX_FILE_BYTES:
        subject.explain(too_large(path=subject.name))
        return REFUSED
    if subject.path == STDIN:
        write_out(signed.decode())
        return DONE
    if signed != subject.data:
        write_file(subject.path, signed)
    write_out(f"{right}\n")
    return DONE
