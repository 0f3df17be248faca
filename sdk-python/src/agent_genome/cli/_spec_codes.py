"""The door of `agf explain` to the generated catalogues that no other command needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, cast

from agent_genome_spec import conformance_kit, genesis_contract, genesis_planning
from agent_genome_spec.rest_problems import PROBLEMS

__all__ = [
    "FAILURES",
    "GENESIS_CODES",
    "POLICY_HINTS",
    "PROBLEMS",
    "VERDICTS",
    "FailureRow",
    "GenesisRow",
    "VerdictRow",
]


class VerdictRow(TypedDict):
    """A verdict of the conformance kit."""

    name: str
    status: str
    meaning: str
    advice: str


class GenesisRow(TypedDict):
    """A code with which `genesis` ends."""

    code: str
    phase: str
    meaning: str
    repair: str
    rule: str


class FailureRow(TypedDict):
    """A code that keeps a plan of `genesis` from being carried out."""

    code: str
    meaning: str
    repair_hints: Sequence[str]
    rule: str


VERDICTS: Final = cast("Sequence[VerdictRow]", conformance_kit.VERDICTS)
GENESIS_CODES: Final = cast("Sequence[GenesisRow]", genesis_contract.CODES)
FAILURES: Final = cast("Sequence[FailureRow]", genesis_planning.FAILURES)
POLICY_HINTS: Final = cast("Mapping[str, Sequence[str]]", genesis_planning.POLICY_HINTS)
"""What to do about the one failure whose hints depend on why it happened."""
