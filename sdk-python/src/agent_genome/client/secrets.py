"""Keeping the API key out of everything that a person or a log may see."""

from __future__ import annotations

from agent_genome.client._spec_clients import REDACTED, SHORTEST_HIDDEN_CHARACTERS

__all__ = ["Secret"]


class Secret:
    """An API key that shows itself only when asked for.

    Example:
        >>> key = Secret("ag_live_0123456789")
        >>> key, f"{key}", key.hidden_in("Bearer ag_live_0123456789")
        (Secret('[redacted]'), '[redacted]', 'Bearer [redacted]')
    """

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def __repr__(self) -> str:
        return f"Secret({REDACTED!r})"

    def __str__(self) -> str:
        return REDACTED

    def reveal(self) -> str:
        """Return the key itself."""
        return self._value

    def is_in(self, text: str) -> bool:
        """Return whether a text holds the key."""
        return len(self._value) >= SHORTEST_HIDDEN_CHARACTERS and self._value in text

    def hidden_in(self, text: str) -> str:
        """Return a text with the key in it replaced."""
        return text.replace(self._value, REDACTED) if self.is_in(text) else text
