"""The one door of learning, erasure, export and import to the generated specification package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypedDict, cast

from agent_genome_spec import genome_learning as _data

Reasons = Mapping[str, str]


class ErrorRow(TypedDict):
    code: str
    meaning: str
    message: str
    hint: str
    rule: str


class OutcomeRow(TypedDict):
    signal: str
    meaning: str


class Likeness(TypedDict):
    deleted: str
    separators: str
    courtesies: Sequence[str]
    negations: Sequence[str]
    opposites: Sequence[Sequence[str]]


class Strength(TypedDict):
    scale: int
    prior_strength: int
    prior_weight: int
    contradiction_weight: int
    prior_evidence_most: int
    retire_below: int


class Learned(TypedDict):
    kind: str
    stratum: str
    prefix: str
    hex_digits: int
    edit_source: str
    other_source: str


class Proposed(TypedDict):
    kinds: Sequence[str]
    stratum: str
    prefix: str
    hex_digits: int
    source: str


class HandWritten(TypedDict):
    strata: Sequence[str]
    removable_strata: Sequence[str]
    sources: Sequence[str]


class EditSign(TypedDict):
    sign: str
    place: Literal["lines", "start"]
    pattern: str
    least: int
    appears: str
    vanishes: str


class EditLabels(TypedDict):
    appears: str
    vanishes: str
    labels: Sequence[str]


class EditLength(TypedDict):
    least_words: int
    parts: Sequence[int]
    shorter: str
    longer: str


class Export(TypedDict):
    strata: Sequence[str]
    personal_stratum: str
    reference_prefix: str
    reference_hex_digits: int
    tenant_hex_digits: int
    reference_purpose: str
    tenant_purpose: str
    references_steps: Sequence[int]


class Import(TypedDict):
    id_prefix: str
    id_hex_digits: int
    reference_prefix: str
    token_prefix: str
    proposed_strata: Sequence[str]
    proposed_kinds: Sequence[str]


def _limit(name: str) -> int:
    return cast("int", _data.LIMITS[name]["value"])


OBSERVATION_CHARACTERS: Final = _limit("observation_characters")
OBSERVATIONS_KEPT: Final = _limit("observations_kept")
REFERENCES_KEPT: Final = _limit("references_kept")
PROPOSALS_KEPT: Final = _limit("proposals_kept")
SUBJECT_CHARACTERS: Final = _limit("subject_characters")
PREVIEW_SECONDS: Final = _limit("preview_seconds")
PREVIEW_SECONDS_MOST: Final = _limit("preview_seconds_most")
KEY_BYTES: Final = _limit("key_bytes")
AGREEING_OBSERVATIONS: Final = _limit("agreeing_observations")

OUTCOMES: Final = cast("Mapping[str, OutcomeRow]", _data.OUTCOMES)
RECORDED: Final = cast("Reasons", _data.RECORDED)
LIKENESS: Final = cast("Likeness", _data.LIKENESS)
MATERIAL: Final = cast("Mapping[str, Sequence[str]]", _data.MATERIAL)
STRENGTH: Final = cast("Strength", _data.STRENGTH)
LEARNED: Final = cast("Learned", _data.LEARNED)
PROPOSED: Final = cast("Proposed", _data.PROPOSED)
HAND_WRITTEN: Final = cast("HandWritten", _data.HAND_WRITTEN)
EDIT_SIGNS: Final = cast("Sequence[EditSign]", _data.EDIT_SIGNS)
EDIT_LABELS: Final = cast("EditLabels", _data.EDIT_LABELS)
EDIT_LENGTH: Final = cast("EditLength", _data.EDIT_LENGTH)
EXPORT: Final = cast("Export", _data.EXPORT)
PERSONAL: Final = EXPORT["personal_stratum"]
IMPORT: Final = cast("Import", _data.IMPORT)
ERRORS: Final[Mapping[str, ErrorRow]] = {row["code"]: row for row in cast("Sequence[ErrorRow]", _data.ERRORS)}
REASONS: Final[Mapping[str, Reasons]] = {
    "recorded": RECORDED,
    "conflicts": cast("Reasons", _data.CONFLICTS),
    "refusals": cast("Reasons", _data.REFUSALS),
    "not_carried": cast("Reasons", _data.NOT_CARRIED),
    "undo_left": cast("Reasons", _data.UNDO_LEFT),
    "erasure_kept": cast("Reasons", _data.ERASURE_KEPT),
    "not_learned": cast("Reasons", _data.NOT_LEARNED),
}
