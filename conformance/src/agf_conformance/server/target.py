"""What is judged: the server's address, and the keys to ask with."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Keys", "Target"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Keys:
    """Keys of the server; none of them is ever shown.

    Attributes:
        main: has every scope in a workspace made for the test.
        read: of the same workspace, with the scope to read alone.
        write: of the same workspace, with the scope to write alone.
        other: has every scope in another workspace.
    """

    main: str = field(repr=False)
    read: str | None = field(default=None, repr=False)
    write: str | None = field(default=None, repr=False)
    other: str | None = field(default=None, repr=False)

    @property
    def given(self) -> list[str]:
        """The keys that were given."""
        return [key for key in (self.main, self.read, self.write, self.other) if key]

    def hidden(self, text: str) -> str:
        """Return a text without any of the keys."""
        for key in self.given:
            text = text.replace(key, "[key]")
        return text


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A server and how it is asked.

    Attributes:
        url: address in front of the paths of the specification, without a final slash.
        keys: to ask with.
        seconds: time that one check may take.
        asked_for: gates that the caller opened, such as `rate-limit`.
    """

    url: str
    keys: Keys
    seconds: float
    asked_for: frozenset[str] = frozenset()
