"""The one door of selection to the generated specification package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast

from agent_genome_spec import genome_selection as _data
from agent_genome_spec.genome_selection import BUDGET, DEFAULT_POLICY, LEVELS, POLICIES, SCOPE_FEATURES, VALUE

__all__ = [
    "BUDGET",
    "DEFAULT_POLICY",
    "ERROR_OF",
    "FALLBACKS",
    "LEVELS",
    "OBSERVATIONS_SHOWN",
    "POLICIES",
    "REASONS",
    "SCOPE_FEATURES",
    "VALUE",
    "WORK_LIMIT",
    "Fallback",
    "Policy",
    "Reason",
]

Policy = Literal["precedence", "task_aware"]
Reason = Literal["condition", "scope", "overridden", "budget"]
Fallback = Literal["work_limit", "failure"]

OBSERVATIONS_SHOWN: Final = _data.OBSERVATIONS_SHOWN["value"]
REASONS: Final = cast("Mapping[Reason, str]", _data.REASONS)
FALLBACKS: Final = cast("Mapping[Fallback, str]", _data.FALLBACKS)
WORK_LIMIT: Final = _data.WORK_LIMIT["value"]
ERROR_OF: Final = {row["code"]: row for row in _data.ERRORS}
