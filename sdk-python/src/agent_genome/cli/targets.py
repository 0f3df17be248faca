"""Which files a command line means: named files, the genome files of folders, standard input."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fnmatch import translate
from typing import Final

from agent_genome.cli.exits import reason
from agent_genome.cli.names import as_bytes
from agent_genome.cli.streams import STDIN

__all__ = ["PATTERN", "Target", "Targets", "Unreadable", "find"]

PATTERN: Final = "*.json"
"""Which names count in a folder, so that `.agf.json` does too; upper case counts as lower."""


Matches = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Target:
    """A file to read.

    Attributes:
        path: as it was given, or the folder's and what was found below it.
        size: bytes, when it is a regular file; None for a pipe, a device or standard input, which are read once.
        named: it stands on the command line itself.
    """

    path: str
    size: int | None = None
    named: bool = True


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A path that cannot be read, and why."""

    path: str
    why: str


@dataclass(slots=True)
class Targets:
    """What was found: files in the order of the bytes of their paths, each path once."""

    files: list[Target] = field(default_factory=list[Target])
    unreadable: list[Unreadable] = field(default_factory=list[Unreadable])


def find(paths: Iterable[str], *, pattern: str = PATTERN) -> Targets:
    """Find the files that paths mean.

    A folder means every regular file in it and below it whose name matches the pattern. Left out are names that
    start with a dot, links to folders, and whatever is no regular file, which is never opened.
    """
    matches = re.compile(translate(pattern), re.IGNORECASE).match
    found = Targets()
    files: dict[str, Target] = {}
    for path in paths:
        if path == STDIN:
            files[path] = Target(path)
            continue
        try:
            status = os.stat(path)  # noqa: PTH116
        except (OSError, ValueError) as error:
            found.unreadable.append(Unreadable(path, _why(error)))
            continue
        if stat.S_ISDIR(status.st_mode):
            for target in _below(path, matches, found.unreadable):
                files.setdefault(target.path, target)
        else:
            files[path] = Target(path, status.st_size if stat.S_ISREG(status.st_mode) else None)
    found.files = [files[path] for path in sorted(files, key=as_bytes)]
    found.unreadable = sorted(dict.fromkeys(found.unreadable), key=lambda item: as_bytes(item.path))
    return found


def _below(top: str, matches: Matches, unreadable: list[Unreadable]) -> list[Target]:
    """Return what a folder holds, and add what in it cannot be read."""
    targets: list[Target] = []
    folders = [top]
    while folders:
        folder = folders.pop()
        try:
            with os.scandir(folder) as entries:
                visible = [entry for entry in entries if not entry.name.startswith(".")]
        except OSError as error:
            unreadable.append(Unreadable(folder, _why(error)))
            continue
        for entry in visible:
            path = entry.name if folder == os.curdir else os.path.join(folder, entry.name)  # noqa: PTH118
            if entry.is_dir(follow_symlinks=False):
                folders.append(path)
            elif matches(entry.name):
                try:
                    status = entry.stat()
                except OSError as error:
                    unreadable.append(Unreadable(path, _why(error)))
                    continue
                if stat.S_ISREG(status.st_mode):
                    targets.append(Target(path, status.st_size, named=False))
    return targets


def _why(error: OSError | ValueError) -> str:
    return reason(error) if isinstance(error, OSError) else "no path can hold a NUL"
