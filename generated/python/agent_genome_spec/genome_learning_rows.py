# Generated from spec/genome/learning.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 34110d9f57d23402886d9f2f8573c3a196408fd431d39c33e2dacceace8d8be3
"""What the rows of 'How a genome learns, forgets, leaves and arrives: limits, words, formula constants, reasons and error codes' hold, for type checkers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict


class Outcomes(TypedDict):
    signal: Literal['edit', 'feedback', 'approval']
    meaning: str


class Likeness(TypedDict):
    deleted: str
    separators: str
    courtesies: Sequence[str]
    negations: Sequence[str]
    opposites: Sequence[Sequence[str]]


class Material(TypedDict):
    approval: Sequence[str]
    rule: Sequence[str]


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
    strata: Sequence[Literal['org', 'team', 'user', 'learned', 'default']]
    removable_strata: Sequence[Literal['org', 'team', 'user', 'learned', 'default']]
    sources: Sequence[str]


class EditSign(TypedDict):
    sign: str
    place: Literal['lines', 'start']
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
    strata: Sequence[Literal['org', 'team', 'user', 'learned', 'default']]
    personal_stratum: Literal['user']
    reference_prefix: str
    reference_hex_digits: int
    tenant_hex_digits: Literal[24]
    reference_purpose: str
    tenant_purpose: str
    references_steps: Sequence[int]


class Import(TypedDict):
    id_prefix: str
    id_hex_digits: int
    reference_prefix: str
    token_prefix: str
    proposed_strata: Sequence[Literal['org', 'team', 'user', 'learned', 'default']]
    proposed_kinds: Sequence[str]


class Error(TypedDict):
    code: str
    meaning: str
    message: str
    hint: str
    rule: str


class Limit(TypedDict):
    value: int
    unit: str
    meaning: str


Reasons: TypeAlias = Mapping[str, str]
"""
Reasons and what each means.
"""


class Limits(TypedDict):
    observation_characters: Limit
    observations_kept: Limit
    references_kept: Limit
    proposals_kept: Limit
    subject_characters: Limit
    preview_seconds: Limit
    preview_seconds_most: Limit
    key_bytes: Limit
    agreeing_observations: Limit


Document = TypedDict(
    'Document',
    {
        'title': str,
        'spec_version': str,
        'limits': Limits,
        'signals': Sequence[Literal['edit', 'feedback', 'approval']],
        'edit_signal': Literal['edit', 'feedback', 'approval'],
        'outcomes': Mapping[str, Outcomes],
        'recorded': Reasons,
        'likeness': Likeness,
        'material': Material,
        'strength': Strength,
        'learned': Learned,
        'proposed': Proposed,
        'hand_written': HandWritten,
        'edit_signs': Sequence[EditSign],
        'edit_labels': EditLabels,
        'edit_length': EditLength,
        'export': Export,
        'import': Import,
        'conflicts': Reasons,
        'refusals': Reasons,
        'not_carried': Reasons,
        'undo_left': Reasons,
        'erasure_kept': Reasons,
        'not_learned': Reasons,
        'errors': Sequence[Error],
    },
)
