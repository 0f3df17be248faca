"""The one door of learning, erasure, export and import to the generated specification package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from agent_genome_spec import genome_learning as _data
from agent_genome_spec.genome_learning import (
    EDIT_LABELS,
    EDIT_LENGTH,
    EDIT_SIGNAL,
    EDIT_SIGNS,
    EXPORT,
    HAND_WRITTEN,
    IMPORT,
    LEARNED,
    LIKENESS,
    OUTCOMES,
    PROPOSED,
    SIGNALS,
    STRENGTH,
)
from agent_genome_spec.genome_learning_rows import EditSign, Error

OBSERVATION_CHARACTERS: Final = _data.LIMITS["observation_characters"]["value"]
OBSERVATIONS_KEPT: Final = _data.LIMITS["observations_kept"]["value"]
REFERENCES_KEPT: Final = _data.LIMITS["references_kept"]["value"]
PROPOSALS_KEPT: Final = _data.LIMITS["proposals_kept"]["value"]
SUBJECT_CHARACTERS: Final = _data.LIMITS["subject_characters"]["value"]
PREVIEW_SECONDS: Final = _data.LIMITS["preview_seconds"]["value"]
PREVIEW_SECONDS_MOST: Final = _data.LIMITS["preview_seconds_most"]["value"]
KEY_BYTES: Final = _data.LIMITS["key_bytes"]["value"]
AGREEING_OBSERVATIONS: Final = _data.LIMITS["agreeing_observations"]["value"]

MATERIAL: Final = cast("Mapping[str, Sequence[str]]", _data.MATERIAL)
PERSONAL: Final = EXPORT["personal_stratum"]
ERRORS: Final[Mapping[str, Error]] = {row["code"]: row for row in _data.ERRORS}
REASONS: Final[Mapping[str, Mapping[str, str]]] = {
    "recorded": _data.RECORDED,
    "conflicts": _data.CONFLICTS,
    "refusals": _data.REFUSALS,
    "not_carried": _data.NOT_CARRIED,
    "undo_left": _data.UNDO_LEFT,
    "erasure_kept": _data.ERASURE_KEPT,
    "not_learned": _data.NOT_LEARNED,
}

__all__ = [
    "AGREEING_OBSERVATIONS",
    "EDIT_LABELS",
    "EDIT_LENGTH",
    "EDIT_SIGNAL",
    "EDIT_SIGNS",
    "ERRORS",
    "EXPORT",
    "HAND_WRITTEN",
    "IMPORT",
    "KEY_BYTES",
    "LEARNED",
    "LIKENESS",
    "MATERIAL",
    "OBSERVATIONS_KEPT",
    "OBSERVATION_CHARACTERS",
    "OUTCOMES",
    "PERSONAL",
    "PREVIEW_SECONDS",
    "PREVIEW_SECONDS_MOST",
    "PROPOSALS_KEPT",
    "PROPOSED",
    "REASONS",
    "REFERENCES_KEPT",
    "SIGNALS",
    "STRENGTH",
    "SUBJECT_CHARACTERS",
    "EditSign",
]
