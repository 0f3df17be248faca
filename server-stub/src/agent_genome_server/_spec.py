"""The one door of the server's services to the generated specification package."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from agent_genome_spec import genome_learning, rest_limits
from agent_genome_spec.rest_problems import PROBLEMS
from agent_genome_spec.rest_problems import TYPE_PREFIX as PROBLEM_TYPE_PREFIX

__all__ = [
    "BASE_PATH",
    "COMPILE_DAYS",
    "COMPILE_ID",
    "FLAGS",
    "IDEMPOTENCY_SECONDS",
    "KEY",
    "KEY_PATTERN",
    "LIMITS",
    "OUTCOME_REFERENCE",
    "PROBLEMS",
    "PROBLEM_TYPE_PREFIX",
    "RATES",
    "RESULTS",
    "SCOPES",
    "TOMBSTONE_SECONDS",
    "Form",
    "Rate",
]

_HOUR: Final = 3600
_DAY: Final = 24 * _HOUR


@dataclass(frozen=True, slots=True)
class Rate:
    """So many compiles in a window of so many seconds.

    Attributes:
        policy: its name in headers.
    """

    value: int
    seconds: int
    policy: str


@dataclass(frozen=True, slots=True)
class Form:
    """The form of an id or a key: a prefix and so many random digits or characters."""

    prefix: str
    length: int


def _form(data: Mapping[str, Any]) -> Form:
    return Form(data["prefix"], data.get("hex_digits") or data["characters"])


BASE_PATH: Final[str] = rest_limits.BASE_PATH
SCOPES: Final[Mapping[str, str]] = rest_limits.SCOPES
FLAGS: Final[Mapping[str, bool]] = {name: row["default"] for name, row in rest_limits.FLAGS.items()}
LIMITS: Final[Mapping[str, int]] = {name: row["value"] for name, row in rest_limits.LIMITS.items()}
RATES: Final[Mapping[str, Rate]] = {
    name: Rate(row["value"], row["seconds"], row["policy"]) for name, row in rest_limits.RATES.items()
}
IDEMPOTENCY_SECONDS: Final[int] = rest_limits.RETENTION["idempotency_hours"]["value"] * _HOUR
COMPILE_DAYS: Final[int] = rest_limits.RETENTION["compile_days"]["value"]
TOMBSTONE_SECONDS: Final[int] = rest_limits.RETENTION["tombstone_days"]["value"] * _DAY
KEY: Final = _form(rest_limits.KEY)
KEY_PATTERN: Final[str] = rest_limits.KEY["pattern"]
COMPILE_ID: Final = _form(rest_limits.COMPILE_ID)
OUTCOME_REFERENCE: Final = _form(rest_limits.OUTCOME_REFERENCE)
RESULTS: Final = tuple(genome_learning.OUTCOMES)
