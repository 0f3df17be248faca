# Generated from spec/genome/dialects.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 74f4ade98dd904947f9dafcf3ad4c745ba9ce9ca4a7fcde8b02b0b2fbf233775
"""What the rows of 'How a genome section is written in each dialect, and how the report is taken out of an answer' hold, for type checkers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict


class KeptItem(TypedDict):
    meaning: str
    characters: Sequence[Sequence[str]]
    after: Sequence[Sequence[str]]


class Error(TypedDict):
    code: str
    meaning: str
    message: str
    hint: str
    rule: str


class Frame(TypedDict):
    """
    Lines before and after some items.
    """

    open: Sequence[str]
    close: Sequence[str]


class Dialect(TypedDict):
    """
    Templates of lines; {name} stands for a value.
    """

    meaning: str
    escaping: str
    head: Sequence[str]
    stratum: Frame
    gene: str
    role_description: str
    strength: str
    observations: Frame
    observation: str
    tail: Sequence[str]


class Forbidden(TypedDict):
    """
    Characters that are escaped, where what stands before and after them agrees, or at one end of the text only.
    """

    characters: str
    before: NotRequired[str]
    after: NotRequired[str]
    at: NotRequired[Literal['start', 'end']]


class Escaping(TypedDict):
    name: Sequence[Forbidden]
    quoted: Sequence[Forbidden]
    text: Sequence[Forbidden]
    backslash: str


class Limits(TypedDict):
    value: int
    meaning: str


class Report(TypedDict):
    tag: str
    member: str
    less_than: Sequence[str]
    greater_than: Sequence[str]
    underscores: Sequence[str]
    quotes: Sequence[str]
    wrappers: str
    blanks: str
    lead: str
    white_space: Sequence[Sequence[str]]
    limits: Mapping[str, Limits]


class Document(TypedDict):
    """
    How a section is written in each dialect, how text is escaped in it, and how the report is taken out of an answer.
    """

    title: str
    section_schema: str
    default_dialect: str
    strength_strata: Sequence[str]
    report_instruction: str
    dialects: Mapping[str, Dialect]
    escapings: Mapping[str, Escaping]
    references: Mapping[str, str]
    hidden: Sequence[Sequence[str]]
    kept: Sequence[KeptItem]
    report: Report
    errors: Sequence[Error]
