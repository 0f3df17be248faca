"""The tree of files that is read: bounded, regular files only, and nothing outside its root."""

from __future__ import annotations

import os
import stat
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from agent_genome.genesis._spec import FILE_BYTES, INPUT_BYTES, PATHS

__all__ = ["Tree", "UnreadableError", "read_input"]

_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NONBLOCK", 0)  # opening a pipe must not wait for a writer
)
_FOLDER_FLAGS: Final = (
    getattr(os, "O_PATH", os.O_RDONLY)  # going through a directory takes no permission to list it
    | getattr(os, "O_DIRECTORY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_SEPARATOR: Final = os.fsencode(os.sep)
_REASONS: Final[tuple[tuple[type[OSError], str], ...]] = (
    (FileNotFoundError, "there is no such file"),
    (NotADirectoryError, "there is no such file"),
    (PermissionError, "reading it is not permitted"),
)


class UnreadableError(Exception):
    """A file cannot be read; the message says why, without naming it."""


class Tree:
    """A directory and what lies in it, reached by paths from it with slashes, which are UTF-8 in every locale."""

    def __init__(self, root: str | os.PathLike[str]) -> None:
        self.root = Path(root)
        self._real = os.path.realpath(os.fsencode(root))

    def read(self, path: str, *, most: int = FILE_BYTES) -> bytes:
        """Return the bytes of a file.

        Raises:
            UnreadableError: it is not there, no regular file, larger than `most` bytes, or outside the root.
        """
        try:
            with self._folder_of(self._inside(path)) as (folder, name):
                return _content(os.open(name, _FLAGS | _NO_LINK, dir_fd=folder), most)
        except (OSError, ValueError) as error:
            raise UnreadableError(_reason(error)) from None

    def read_text(self, path: str) -> str:
        """Return the text of a file in UTF-8.

        Raises:
            UnreadableError: as for `read`, or the bytes are not UTF-8.
        """
        try:
            return self.read(path).decode()
        except UnicodeDecodeError:
            raise UnreadableError("it is not UTF-8") from None

    def has(self, path: str) -> bool:
        """Say whether there is anything of this name, readable or not."""
        return os.path.lexists(os.path.join(self._real, path.encode()))  # noqa: PTH118

    def is_file(self, path: str) -> bool:
        """Say whether a path leads to a regular file inside the root."""
        try:
            return stat.S_ISREG(os.stat(self._inside(path)).st_mode)  # noqa: PTH116
        except (OSError, UnreadableError):
            return False

    def directories(self, path: str) -> list[str]:
        """Return the names of the directories in a directory, sorted; links and names that are not UTF-8 left out."""
        try:
            with self._folder_of(self._inside(path)) as (folder, name):
                return _directories(name, folder)
        except (OSError, UnreadableError):
            return []

    def looks_like_a_root(self, markers: tuple[str, ...]) -> bool:
        """Say whether the directory is laid out as the contract says: workflows, and at least one of the markers."""
        examples = os.path.join(self._real, PATHS["examples"].encode())  # noqa: PTH118
        return os.path.isdir(examples) and any(map(self.has, markers))  # noqa: PTH112

    def _inside(self, path: str) -> bytes:
        if "\0" in path:
            raise UnreadableError("no file has such a name")
        real = os.path.realpath(os.path.join(self._real, path.encode()))  # noqa: PTH118
        if real != self._real and not real.startswith(self._real.rstrip(_SEPARATOR) + _SEPARATOR):
            raise UnreadableError("it lies outside the repository")
        return real

    @contextmanager
    def _folder_of(self, real: bytes) -> Generator[tuple[int | None, bytes], None, None]:
        """Open the directory of a path without links, step by step from the root, and give the name in it.

        A directory that somebody replaces by a link in the meantime is not followed: it has no links by now.
        """
        if os.open not in os.supports_dir_fd:
            yield None, real
            return
        *folders, name = [part for part in real[len(self._real) :].split(_SEPARATOR) if part] or [b"."]
        descriptor = os.open(self._real, _FOLDER_FLAGS)
        try:
            for folder in folders:
                below = os.open(folder, _FOLDER_FLAGS | _NO_LINK, dir_fd=descriptor)
                os.close(descriptor)
                descriptor = below
            yield descriptor, name
        finally:
            os.close(descriptor)


def _directories(name: bytes, folder: int | None) -> list[str]:
    if folder is None:
        with os.scandir(name) as entries:
            return _names(entries)
    descriptor = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC | _NO_LINK, dir_fd=folder)
    try:
        with os.scandir(descriptor) as entries:
            return _names(entries)
    finally:
        os.close(descriptor)


def _names(entries: Iterable[os.DirEntry[Any]]) -> list[str]:
    names: list[str] = []
    for entry in entries:
        if entry.is_dir(follow_symlinks=False):
            with suppress(UnicodeDecodeError):
                names.append(os.fsencode(entry.name).decode())
    return sorted(names)


def read_input(path: str) -> bytes:
    """Return the bytes of a file that the command line names.

    Raises:
        UnreadableError: it is not there, no regular file, or larger than the limit `input_bytes`.
    """
    try:
        return _content(os.open(path, _FLAGS), INPUT_BYTES)
    except (OSError, ValueError) as error:
        raise UnreadableError(_reason(error)) from None


def _content(descriptor: int, most: int) -> bytes:
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise UnreadableError("it is no regular file")
        with open(descriptor, "rb", closefd=False) as file:
            data = file.read(most + 1) if status.st_size <= most else b""
    finally:
        os.close(descriptor)
    if status.st_size > most or len(data) > most:
        raise UnreadableError(f"it has more than {most} bytes")
    return data


def _reason(error: Exception) -> str:
    return next((said for kind, said in _REASONS if isinstance(error, kind)), "the system cannot read it")
