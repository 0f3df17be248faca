"""The error of the engine: what it was asked for cannot be done, for a reason that has a code."""

from __future__ import annotations

__all__ = ["GenomeError"]


class GenomeError(ValueError):
    """The engine cannot do what it was asked for.

    Attributes:
        code: a code of spec/genome.
        message: what is wrong.
        hint: what to do.
    """

    def __init__(self, code: str, message: str, hint: str) -> None:
        super().__init__(code, message, hint)
        self.code = code
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.code}: {self.message} {self.hint}"
