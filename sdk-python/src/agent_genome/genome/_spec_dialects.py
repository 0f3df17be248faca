"""The data of the dialects and of the report, typed; their one door to the generated package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NotRequired, TypedDict, cast

from agent_genome_spec import genome_dialects as _data

Range = Sequence[str]
"""First and last code point of a range, in hexadecimal."""


class Frame(TypedDict):
    open: Sequence[str]
    close: Sequence[str]


class DialectRow(TypedDict):
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
    characters: str
    before: NotRequired[str]
    after: NotRequired[str]
    at: NotRequired[Literal["start", "end"]]


class EscapingRow(TypedDict):
    name: Sequence[Forbidden]
    quoted: Sequence[Forbidden]
    text: Sequence[Forbidden]
    backslash: str


class Kept(TypedDict):
    meaning: str
    characters: Sequence[Range]
    after: Sequence[Range]


class Limit(TypedDict):
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
    limits: Mapping[str, Limit]


class ErrorRow(TypedDict):
    code: str
    meaning: str
    message: str
    hint: str
    rule: str


SECTION_SCHEMA: Final = _data.SECTION_SCHEMA
DEFAULT_DIALECT: Final = _data.DEFAULT_DIALECT
STRENGTH_STRATA: Final = cast("Sequence[str]", _data.STRENGTH_STRATA)
REPORT_INSTRUCTION: Final = _data.REPORT_INSTRUCTION
DIALECTS: Final = cast("Mapping[str, DialectRow]", _data.DIALECTS)
ESCAPINGS: Final = cast("Mapping[str, EscapingRow]", _data.ESCAPINGS)
REFERENCES: Final = cast("Mapping[str, str]", _data.REFERENCES)
HIDDEN: Final = cast("Sequence[Range]", _data.HIDDEN)
KEPT: Final = cast("Sequence[Kept]", _data.KEPT)
REPORT: Final = cast("Report", _data.REPORT)
ERROR_OF: Final = {row["code"]: row for row in cast("Sequence[ErrorRow]", _data.ERRORS)}
