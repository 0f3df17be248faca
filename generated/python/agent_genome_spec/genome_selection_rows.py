# Generated from spec/genome/selection.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: cf5bebd1489a7c4b437ed8464c3c35e03724b23cf92da5190330f912541e97a4
"""What the rows of 'Which genes and observations a section shows: budget, policies, reasons, formula constants and error codes' hold, for type checkers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict


class Budget(TypedDict):
    default: int
    least: int
    most: int
    unit: str
    meaning: str


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


Meanings: TypeAlias = Mapping[str, str]


class Document(TypedDict):
    """
    Which genes and observations a section shows.
    """

    title: str
    spec_version: str
    budget: Budget
    observations_shown: Limit
    default_policy: Literal['precedence', 'task_aware']
    policies: Meanings
    reasons: Meanings
    fallbacks: Meanings
    scope_features: Sequence[str]
    levels: Sequence[Sequence[str]]
    value: Mapping[str, int]
    work_limit: Limit
    errors: Sequence[Error]
