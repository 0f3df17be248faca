"""What the exit codes of the command mean, and the exception that ends a command which cannot run."""

from __future__ import annotations

from typing import Final

from agent_genome.cli import _spec

__all__ = ["DONE", "FAILED", "INTERRUPTED", "PIPE_CLOSED", "REFUSED", "CommandError", "reason"]

DONE: Final = _spec.EXIT_DONE
REFUSED: Final = _spec.EXIT_REFUSED
FAILED: Final = _spec.EXIT_FAILED
INTERRUPTED: Final = _spec.EXIT_INTERRUPTED
PIPE_CLOSED: Final = _spec.EXIT_PIPE_CLOSED


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
