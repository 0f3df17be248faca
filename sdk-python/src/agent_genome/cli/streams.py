"""Standard output and standard error: UTF-8 whatever the locale, and failing in one place only."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, Literal, TextIO, cast

from agent_genome.agf.files import write_whole
from agent_genome.cli.exits import CommandError, reason
from agent_genome.cli.names import printable

__all__ = [
    "STDIN",
    "Color",
    "abandon_stdout",
    "cannot_write",
    "complain",
    "prepare",
    "terminal_width",
    "wants_color",
    "write_error",
    "write_file",
    "write_out",
]

STDIN: Final = "-"
NARROWEST: Final = 40

Color = Literal["auto", "always", "never"]


def prepare() -> None:
    """Make both streams usable: a closed one writes nowhere, an open one writes UTF-8."""
    for name in ("stdout", "stderr"):
        stream: object = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def write_out(text: str) -> None:
    """Write to standard output at once.

    Raises:
        BrokenPipeError: nobody reads any more.
        CommandError: it cannot be written, because the disk is full, for example.
    """
    try:
        _write_whole(sys.stdout, text)
    except BrokenPipeError:
        raise
    except OSError as error:
        abandon_stdout()
        raise CommandError(f"cannot write to standard output: {reason(error)}. Send the output elsewhere.") from None


def _write_whole(stream: TextIO, text: str) -> None:
    """Write all of a text: an unbuffered stream may take a part and say nothing."""
    rest = memoryview(text.encode("utf-8", "backslashreplace"))
    while rest:
        written = cast("int | None", stream.buffer.write(rest))
        if written is None:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        rest = rest[written:]
    stream.buffer.flush()


def write_error(text: str) -> None:
    """Write to standard error; when that is closed there is nobody to tell."""
    with suppress(OSError):
        sys.stderr.write(text)
        sys.stderr.flush()


def complain(message: str) -> None:
    """Say on standard error what went wrong."""
    write_error(f"agf: {message}\n")


def abandon_stdout() -> None:
    """Let whatever is still to be written go nowhere, so that the interpreter ends quietly."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def write_file(path: str, data: bytes) -> None:
    """Write a file in one step; what is no regular file, such as a pipe, is written to as it is.

    Raises:
        CommandError: it cannot be written.
    """
    try:
        if os.path.exists(path) and not os.path.isfile(path):  # noqa: PTH110, PTH113
            with open(path, "wb") as file:  # noqa: PTH123
                file.write(data)
        else:
            write_whole(path, data)
    except OSError as error:
        raise CommandError(cannot_write(path, error)) from None


def cannot_write(path: str, error: OSError) -> str:
    """Return what is said of a file that cannot be written, with the remedy."""
    return f"cannot write {printable(path)}: {reason(error)}. Choose another place."


def wants_color(choice: Color, stream: TextIO | None = None) -> bool:
    """Decide whether a stream (standard output when none is given) gets colours (https://no-color.org)."""
    if choice != "auto":
        return choice == "always"
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return not plain and (stream or sys.stdout).isatty()


def terminal_width() -> int | None:
    """Return the columns of the terminal that standard output is; None when it is none, so that no line is broken."""
    if not sys.stdout.isatty():
        return None
    import shutil

    return max(shutil.get_terminal_size().columns, NARROWEST)
