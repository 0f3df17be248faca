"""The data of selection, typed; the one door of selection to the generated package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypedDict, cast

from agent_genome_spec import genome_selection as _data

Policy = Literal["precedence", "task_aware"]
Reason = Literal["condition", "scope", "overridden", "budget"]
Fallback = Literal["work_limit", "failure"]


class Budget(TypedDict):
    default: int
    least: int
    most: int


class Limit(TypedDict):
    value: int
    meaning: str


class Value(TypedDict):
    strength_base: int
    strength_scale: int
    evidence_base: int
    evidence_most: int
    match_base: int
    match_most: int


class ErrorRow(TypedDict):
    code: str
    meaning: str
    message: str
    hint: str
    rule: str


BUDGET: Final = cast("Budget", _data.BUDGET)
OBSERVATIONS_SHOWN: Final = cast("Limit", _data.OBSERVATIONS_SHOWN)["value"]
DEFAULT_POLICY: Final = cast("Policy", _data.DEFAULT_POLICY)
POLICIES: Final = cast("Mapping[str, str]", _data.POLICIES)
REASONS: Final = cast("Mapping[Reason, str]", _data.REASONS)
FALLBACKS: Final = cast("Mapping[Fallback, str]", _data.FALLBACKS)
SCOPE_FEATURES: Final = cast("Sequence[str]", _data.SCOPE_FEATURES)
LEVELS: Final = cast("Sequence[Sequence[str]]", _data.LEVELS)
VALUE: Final = cast("Value", _data.VALUE)
WORK_LIMIT: Final = cast("Limit", _data.WORK_LIMIT)["value"]
ERROR_OF: Final = {row["code"]: row for row in cast("Sequence[ErrorRow]", _data.ERRORS)}
