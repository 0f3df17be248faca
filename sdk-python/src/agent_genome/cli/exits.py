"""What the exit codes of the command mean, and the exception that ends a command which cannot run."""

from __future__ import annotations

from typing import Final

__all__ = ["DONE", "FAILED", "INTERRUPTED", "PIPE_CLOSED", "REFUSED", "CommandError", "reason"]

DONE: Final = 0
"""All files are valid; both genomes are the same."""
REFUSED: Final = 1
"""Some file is not valid; the genomes differ."""
FAILED: Final = 2
"""The command could not run: a wrong option, a file that cannot be read or written."""
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class CommandError(Exception):
    """A command cannot go on; the message says why and what to do, in words that are safe to print."""


def reason(error: OSError) -> str:
    """Return why the system refused something, as a sentence without its full stop.

    Example:
        >>> reason(FileNotFoundError(2, "No such file or directory"))
        'no such file or directory'
    """
    text = error.strerror or type(error).__name__
    return text[:1].lower() + text[1:]
