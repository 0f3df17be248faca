"""What an operator sets: the database, the flags, the rates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from agent_genome_server._spec import FLAGS, RATES

__all__ = ["Config", "ConfigError"]

_PREFIX: Final = "AGENT_GENOME_SERVER_"


class ConfigError(ValueError):
    """A setting has a value that the server cannot use."""


def _default_flags() -> frozenset[str]:
    return frozenset(name for name, on in FLAGS.items() if on)


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The settings of one server.

    Attributes:
        database_url: `sqlite:///FILE` or `postgresql://...`; a password in it never shows in a repr.
        flags: names of the flags that are on.
        compiles_per_key: compiles that one key may make in a window.
        compiles_per_workspace: compiles that one workspace may make in a day (UTC).

    Raises:
        ConfigError: a flag is unknown, or a rate is no positive number.

    Example:
        >>> Config(flags=frozenset({"provisional_imports"})).flags_shown()
        {'task_aware_selection': False, 'provisional_imports': True}
    """

    database_url: str = field(default="sqlite:///agent-genome.sqlite3", repr=False)
    flags: frozenset[str] = field(default_factory=_default_flags)
    compiles_per_key: int = RATES["compiles_per_key"].value
    compiles_per_workspace: int = RATES["compiles_per_workspace"].value

    def __post_init__(self) -> None:
        _require_flags(self.flags)
        for name in RATES:
            if getattr(self, name) < 1:
                raise ConfigError(f"{name} has to be a positive number.")

    def flag(self, name: str) -> bool:
        """Say whether a flag is on."""
        return name in self.flags

    def flags_shown(self) -> dict[str, bool]:
        """Return every flag, and whether it is on."""
        return {name: name in self.flags for name in FLAGS}

    @classmethod
    def from_environment(cls, environ: Mapping[str, str]) -> Config:
        """Return the settings of AGENT_GENOME_SERVER_DATABASE_URL, _FLAGS (names with commas), and the rates.

        Raises:
            ConfigError: a value cannot be used.

        Example:
            >>> Config.from_environment({"AGENT_GENOME_SERVER_COMPILES_PER_KEY": "5"}).compiles_per_key
            5
        """
        members: dict[str, Any] = {}
        if url := environ.get(f"{_PREFIX}DATABASE_URL"):
            members["database_url"] = url
        if (flags := environ.get(f"{_PREFIX}FLAGS")) is not None:
            members["flags"] = frozenset(name.strip() for name in flags.split(",") if name.strip())
            try:
                _require_flags(members["flags"])
            except ConfigError as error:
                raise ConfigError(f"{_PREFIX}FLAGS: {error}") from None
        for name in RATES:
            if value := environ.get(_PREFIX + name.upper()):
                members[name] = _positive(_PREFIX + name.upper(), value)
        return cls(**members)


def _require_flags(names: frozenset[str]) -> None:
    for name in sorted(names):
        if name not in FLAGS:
            raise ConfigError(f"There is no flag {name!r}: the flags are {', '.join(FLAGS)}.")


def _positive(variable: str, value: str) -> int:
    try:
        if (number := int(value)) > 0:
            return number
    except ValueError:
        pass
    raise ConfigError(f"{variable} has to be a positive number, not {value[:40]!r}.")
