"""Colours on a terminal: a few SGR codes, or nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

__all__ = ["Painter", "Style"]

Style = Literal["error", "warning", "good", "place", "quiet", "strong"]

_CODES: Final[dict[Style, str]] = {
    "error": "1;31",
    "warning": "1;33",
    "good": "32",
    "place": "36",
    "quiet": "2",
    "strong": "1",
}


@dataclass(frozen=True, slots=True)
class Painter:
    """Colours text when `on`; otherwise hands it back as it is."""

    on: bool = False

    def __call__(self, style: Style, text: str) -> str:
        """Return the text in a style."""
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self.on and text else text
