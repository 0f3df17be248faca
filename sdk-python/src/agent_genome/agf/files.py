"""Reading and writing files without reading more than a verdict needs, or losing what was there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import BinaryIO

from agent_genome.agf._spec import MAX_FILE_BYTES

__all__ = ["read_bounded", "write_whole"]


def read_bounded(source: str | os.PathLike[str] | BinaryIO) -> bytes:
    """Return the bytes of a file, but never more than one byte beyond the limit `file_bytes`.

    Raises:
        OSError: the file cannot be read.
    """
    if isinstance(source, (str, os.PathLike)):
        with Path(source).open("rb") as file:
            return read_bounded(file)
    chunks: list[bytes] = []
    left = MAX_FILE_BYTES + 1
    while left > 0:
        chunk = source.read(left)
        if not chunk:
            break
        chunks.append(chunk)
        left -= len(chunk)
    return b"".join(chunks)


def write_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """Replace a file in one step: a reader sees the old bytes or the new ones, never a part.

    Raises:
        OSError: the file cannot be written; then it is as it was.
    """
    target = Path(os.path.realpath(path))
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=".agf-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        Path(name).chmod(mode)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
