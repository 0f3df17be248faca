"""Reading one target: never more than a verdict needs, never something that is no file."""

from __future__ import annotations

import errno
import os
import stat
import sys
from typing import TextIO

from agent_genome.agf.files import read_bounded
from agent_genome.cli._spec import MAX_FILE_BYTES
from agent_genome.cli.streams import STDIN
from agent_genome.cli.targets import Target

__all__ = ["read"]

_FLAGS = os.O_RDONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_NOT_WAITING = getattr(os, "O_NONBLOCK", 0)


def read(target: Target) -> bytes | None:
    """Return the bytes of a file; None when it is larger than any genome file, so that reading it is of no use.

    Of a pipe or a device no more than the limit and one byte is read. What was a file in a folder and is none any
    more is not waited for.

    Raises:
        OSError: it cannot be read.
    """
    if target.path == STDIN:
        stdin: TextIO | None = getattr(sys, "stdin", None)
        if stdin is None:
            raise OSError(errno.EBADF, "standard input is closed")
        return _within_limit(read_bounded(stdin.buffer))
    descriptor = os.open(target.path, _FLAGS if target.named else _FLAGS | _NOT_WAITING)
    with os.fdopen(descriptor, "rb", buffering=0) as file:
        status = os.fstat(descriptor)
        if stat.S_ISREG(status.st_mode):
            if status.st_size > MAX_FILE_BYTES:
                return None
        elif not target.named:
            raise OSError(errno.EINVAL, "it is no regular file any more")
        return _within_limit(read_bounded(file))


def _within_limit(data: bytes) -> bytes | None:
    return data if len(data) <= MAX_FILE_BYTES else None
