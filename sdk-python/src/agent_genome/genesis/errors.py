"""The error that ends the command, with its code."""

from __future__ import annotations

from agent_genome.genesis._spec import CODES, EXIT_CODES

__all__ = ["GenesisError"]


class GenesisError(Exception):
    """What was asked for cannot be done.

    Attributes:
        code: a code of the specification (`spec/genesis/contract.json`).
        message: what is wrong, without any absolute path.
        exit_code: what the command exits with.
    """

    def __init__(self, code: str, reason: str = "") -> None:
        super().__init__(code, reason)
        row = CODES[code]
        self.code = code
        self.message = without_places(row["message"].replace("{reason}", reason))
        self.exit_code = EXIT_CODES[row["exit"]]

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


def without_places(message: str) -> str:
    """Return a message with absolute paths cut down to their last part, and single spaces.

    Example:
        >>> without_places("cannot read '/home/me/tree/a.json':  no such file")
        "cannot read 'a.json': no such file"
    """
    return " ".join(map(_without_place, message.split()))


_AROUND = "\"'`()[]{}<>,:;"


def _without_place(word: str) -> str:
    inner = word.strip(_AROUND)
    absolute = inner.startswith("/") or inner[1:3] in (":\\", ":/")
    last = inner.replace("\\", "/").rstrip("/").rpartition("/")[2]
    return word.replace(inner, last) if absolute and last else word
