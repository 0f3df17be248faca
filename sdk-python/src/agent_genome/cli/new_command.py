"""`agf new`: makes a valid genome file to start from."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from typing import Final

from agent_genome.agf.builder import build, gene
from agent_genome.agf.canonical import CanonicalizationError
from agent_genome.agf.checker import without_canonical_form
from agent_genome.agf.document import dumps
from agent_genome.agf.errors import AgfError
from agent_genome.agf.sealing import make_seal
from agent_genome.agf.wording import safe
from agent_genome.cli._spec import IDENTITY_KIND
from agent_genome.cli.exits import DONE, CommandError, reason
from agent_genome.cli.names import printable
from agent_genome.cli.streams import cannot_write, complain, write_out

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Make a valid genome file to start from. Its germline has one identity gene for each
--purpose. Without --key-file the key of its seal is thrown away, so that nobody can
verify the seal later: enough for a try."""

EPILOG: Final = "exit code: 0 made, 2 an option is wrong or a file cannot be written"
KEY_BYTES: Final = 32
TENANT_BYTES: Final = 12


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.add_argument("--slug", required=True, help="short name: a-z, 0-9 and hyphens")
    parser.add_argument("--species", required=True, help='kind of agent for people, such as "Invoice Writer"')
    parser.add_argument(
        "--purpose",
        required=True,
        action="append",
        metavar="TEXT",
        help="what the agent is for, in one line; may be given again for deliverable, boundaries and so on",
    )
    parser.add_argument("--platform", default="agent-genome", help="who exports (%(default)s)")
    parser.add_argument("--tenant", metavar="HEX", help="pseudonym of the workspace: 24 hexadecimal digits (random)")
    parser.add_argument("--exported-at", metavar="TIME", help="RFC 3339, such as 2026-10-13T09:00:00Z (now)")
    parser.add_argument(
        "--key-file", metavar="FILE", help="the key of the seal in hexadecimal; made when the file is not there"
    )
    parser.add_argument("--kid", default="k1", help="id of that key (%(default)s)")
    parser.add_argument("-o", "--output", metavar="FILE", help="write a new file, not standard output")


def run(options: Namespace) -> int:
    """Make the file, and return the exit code."""
    import secrets

    key = _key(options.key_file) if options.key_file else secrets.token_bytes(KEY_BYTES)
    germline = [
        gene("identity_purpose" if number == 1 else f"identity_purpose_{number}", IDENTITY_KIND, text)
        for number, text in enumerate(options.purpose, start=1)
    ]
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    try:
        document = build(
            slug=options.slug,
            species=options.species,
            exported_at=options.exported_at or now,
            source_tenant=options.tenant or secrets.token_hex(TENANT_BYTES),
            germline=germline,
            seal=make_seal(germline, kid=options.kid, key=key),
            platform=options.platform,
        )
    except (AgfError, CanonicalizationError) as error:
        # A seal over what has no canonical form is the one thing that fails before the document is there.
        verdict = error.verdict if isinstance(error, AgfError) else without_canonical_form(error)
        for problem in AgfError(verdict).problems:
            complain(f"{_option(problem.pointer)}: {safe(problem.message)} {safe(problem.hint)} [{problem.code}]")
        raise CommandError("nothing was made") from None
    data = dumps(document.data)
    if options.output:
        _create(options.output, data, mode=0o666)
    else:
        write_out(data.decode())
    return DONE


_OPTIONS: Final = {
    "/agent/slug": "--slug",
    "/agent/species": "--species",
    "/exporter/platform": "--platform",
    "/source_tenant": "--tenant",
    "/exported_at": "--exported-at",
    "/germline/seal/kid": "--kid",
}


def _option(pointer: str) -> str:
    return _OPTIONS.get(pointer, "--purpose" if pointer.startswith("/germline/genes/") else safe(pointer))


def _key(path: str) -> bytes:
    """Read the key of a file, or make a file that only its owner can read.

    Raises:
        CommandError: the file holds no key, or cannot be read or written.
    """
    import secrets

    try:
        with open(path, encoding="ascii", errors="replace") as file:  # noqa: PTH123
            text = file.read(4 * KEY_BYTES).strip()
    except FileNotFoundError:
        key = secrets.token_bytes(KEY_BYTES)
        _create(path, f"{key.hex()}\n".encode(), mode=0o600)
        return key
    except OSError as error:
        raise CommandError(f"cannot read {printable(path)}: {reason(error)}") from None
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise CommandError(f"{printable(path)} holds no key: {2 * KEY_BYTES} hexadecimal digits are expected.")
    return key


def _create(path: str, data: bytes, *, mode: int) -> None:
    """Write a file that must not be there yet."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
    except FileExistsError:
        raise CommandError(f"{printable(path)} is there already. Remove it or choose another name.") from None
    except OSError as error:
        raise CommandError(cannot_write(path, error)) from None
