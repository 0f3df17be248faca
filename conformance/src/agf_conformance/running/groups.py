"""Processes under test, each the leader of its own session, and the end of all that they started."""

from __future__ import annotations

import ctypes
import errno
import itertools
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from agent_genome.cli.exits import reason
from agf_conformance.running.ended import StartError

__all__ = ["MARK", "end", "end_all", "start"]

MARK: Final = "AGF_CONFORMANCE_CASE"
"""Environment variable by which a process that left its group is still known."""

_PR_SET_CHILD_SUBREAPER: Final = 36
_ROUNDS: Final = 50
_LONGEST_LIST: Final = 65536
_NOT_EXECUTABLE: Final = "It is not executable: chmod +x {name}"
_WRONG_FORMAT: Final = "It is no program: its first line names no interpreter (#!/bin/sh, for instance)."
_HERE: Final = "A file of that name is in this folder: write ./{name}"
_SHELL: Final = "The command is not run by a shell; give the program and each argument as a word of its own."
_SCARCE: Final = "The system has no more of what a process needs: run fewer at the same time with --jobs."
_SHORTAGES: Final = (errno.EMFILE, errno.ENFILE, errno.EAGAIN, errno.ENOMEM)
_CHECK: Final = "Check the spelling, and that it is installed."

_numbers = itertools.count(1)
_live: set[int] = set()


def start(command: Sequence[str], *, stdin: bool) -> tuple[subprocess.Popen[bytes], str]:
    """Start a command in a session of its own; return it and its mark.

    Raises:
        StartError: it cannot be started.
    """
    _adopt_orphans()
    mark = f"{os.getpid()}-{next(_numbers)}"
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE if stdin else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_environment_of(mark),
            bufsize=0,
            process_group=0,
        )
    except (OSError, ValueError) as error:
        raise StartError(_cannot_start(command[0], error)) from None
    _live.add(process.pid)
    return process, mark


def _environment_of(mark: str) -> Mapping[bytes, bytes]:
    return {**os.environb, MARK.encode(): mark.encode()}


def end(process: subprocess.Popen[bytes], mark: str) -> int:
    """Kill the process and whatever it started, and return its exit code (negative for a signal)."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    code = process.wait()
    _live.discard(process.pid)
    _end_strays(mark)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream:
            with suppress(OSError):
                stream.close()
    return code


@cache
def _adopt_orphans() -> bool:
    """Become the parent of processes whose own parent ends, so that none of them gets lost; say whether that works."""
    if not sys.platform.startswith("linux") or not Path("/proc/self/task").is_dir():
        return False
    try:
        return bool(ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0)
    except (OSError, AttributeError):
        return False


def end_all() -> None:
    """Kill every process that is left: an interrupt can come when one has started and nobody knows of it yet."""
    for pid in tuple(_live):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(pid, 0)
    _live.clear()
    _end_strays("")


def _end_strays(mark: str) -> None:
    """Kill the processes with a mark, or with any of this kit, that left their group or that nobody knows of.

    Their children come to us and are looked at in turn.
    """
    if not _adopt_orphans():
        return
    wanted = f"{MARK}={mark or os.getpid()}".encode()
    last = b"" if mark else b"-"
    for _ in range(_ROUNDS):
        found = [pid for pid in _children() if _has(_environment(pid), wanted, last)]
        if not found:
            return
        for pid in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(pid, 0)


def _children() -> list[int]:
    """Return the children of the first thread that this kit did not start: orphans are given to that thread."""
    try:
        found = os.open(f"/proc/self/task/{os.getpid()}/children", os.O_RDONLY)
    except OSError:
        return []
    try:
        children = [int(pid) for pid in os.read(found, _LONGEST_LIST).split()]
    finally:
        os.close(found)
    return [pid for pid in children if pid not in _live]


def _has(environment: list[bytes], wanted: bytes, last: bytes) -> bool:
    return any(entry == wanted or (last and entry.startswith(wanted + last)) for entry in environment)


def _environment(pid: int) -> list[bytes]:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return []


def _cannot_start(name: str, error: OSError | ValueError) -> str:
    why = reason(error) if isinstance(error, OSError) else str(error)
    remedy = _CHECK
    if isinstance(error, OSError) and error.errno in _SHORTAGES:
        return f"cannot start {name}: {why}. {_SCARCE}"
    if isinstance(error, PermissionError) and Path(name).is_file():
        remedy = _NOT_EXECUTABLE.format(name=name)
    elif isinstance(error, OSError) and why.startswith("exec format"):
        remedy = _WRONG_FORMAT
    elif isinstance(error, FileNotFoundError):
        if " " in name:
            remedy = _SHELL
        elif os.sep not in name and Path(name).is_file():
            remedy = _HERE.format(name=name)
        elif Path(name).is_file() or shutil.which(name):
            remedy = "The interpreter that its first line names is not there (or the line ends with a carriage return)."
    return f"cannot start {name}: {why}. {remedy}"
