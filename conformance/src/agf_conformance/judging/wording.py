"""How reports speak of what an implementation wrote: short and safe to print."""

from __future__ import annotations

from typing import Final

from agent_genome.agf.wording import safe
from agf_conformance._spec import SHOWN_CHARACTERS

__all__ = ["counted", "place", "safe_lines", "short"]

_SHORT: Final = 120


def short(text: str) -> str:
    r"""Return text on one line, safe and not too long.

    Example:
        >>> print(short("red \x1b[31m"))
        red \u001b[31m
    """
    shown = safe(text[: _SHORT + 1])
    return shown if len(shown) <= _SHORT else f"{shown[:_SHORT]} ..."


def safe_lines(data: bytes) -> str:
    """Return the beginning of what a command wrote, safe line by line."""
    text = data[: SHOWN_CHARACTERS * 4].decode("utf-8", "backslashreplace")
    cut = text[:SHOWN_CHARACTERS]
    lines = [safe(line) for line in cut.rstrip().split("\n")]
    return "\n".join(lines) + (" ..." if len(text) > len(cut) or len(data) > SHOWN_CHARACTERS * 4 else "")


def counted(number: int, noun: str) -> str:
    """Return a number with its noun.

    Example:
        >>> counted(1, "case"), counted(22, "case")
        ('1 case', '22 cases')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def place(pointer: str) -> str:
    """Return a pointer as a person reads it.

    Example:
        >>> place(""), place("/agf")
        ('the whole file', '/agf')
    """
    return short(pointer) if pointer else "the whole file"
