# Generated from spec/agf/1.0/report.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 72249258f717c778977be5a99118cb56d0dceb6c4331e206385c4dc0d437a551
"""Pydantic models of CheckReport: typed access, not validation."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType


class Tool(BaseModel):
    model_config = ConfigDict(
        extra='forbid',
    )
    name: str
    version: str


class Problem(BaseModel):
    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[str, Field(pattern='^[a-z][a-z0-9_]*$')]
    """
    A code of the error catalogue.
    """
    severity: Literal['error', 'warning']
    pointer: str
    """
    JSON Pointer (RFC 6901) of the member. A lone surrogate in a name is shown as U+FFFD.
    """
    message: str
    hint: str
    line: Annotated[int, Field(ge=1)]
    """
    Line, from 1; a line ends with LF.
    """
    column: Annotated[int, Field(ge=1)]
    """
    Column, from 1, in Unicode code points.
    """


class Finding(BaseModel):
    """
    Why an importer must not write a gene although the file is valid.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[str, Field(pattern='^[a-z][a-z0-9_]*$')]
    """
    A code of the gene checks.
    """
    severity: Literal['error', 'warning']
    category: str
    pointer: str
    message: str
    hint: str
    line: Annotated[int, Field(ge=1)]
    column: Annotated[int, Field(ge=1)]


CodesAdditionalProperty = TypeAliasType(
    "CodesAdditionalProperty", Annotated[int, Field(ge=1)]
)


class Summary(BaseModel):
    model_config = ConfigDict(
        extra='forbid',
    )
    files: Annotated[int, Field(ge=0)]
    valid: Annotated[int, Field(ge=0)]
    invalid: Annotated[int, Field(ge=0)]
    importable: Annotated[int | None, Field(ge=0)] = None
    """
    Only with gene checks.
    """
    unreadable: Annotated[int, Field(ge=0)]
    """
    Paths that could not be opened; each is named on standard error.
    """
    codes: dict[str, CodesAdditionalProperty]
    """
    How often each code was reported, sorted by code.
    """


class FileVerdict(BaseModel):
    model_config = ConfigDict(
        extra='forbid',
    )
    path: str
    """
    The path as given or found; "-" is standard input.
    """
    valid: bool
    """
    No problem of severity error.
    """
    importable: bool | None = None
    """
    Only with gene checks: valid, and no finding of severity error.
    """
    bytes: Annotated[int | None, Field(ge=0)]
    """
    Size of the file; null when it was refused unread.
    """
    agf: str | None
    """
    Format version that the file names, when it is a supported one.
    """
    genes: Annotated[int | None, Field(ge=0)]
    """
    Genes counted, when the document could be read so far.
    """
    digest: Annotated[str | None, Field(pattern='^[0-9a-f]{64}$')]
    """
    Digest computed over the document, when it could be.
    """
    problems: list[Problem]
    truncated: bool
    """
    More problems were found than one report lists.
    """
    findings: list[Finding] | None = None
    """
    Only with gene checks.
    """


class CheckReport(BaseModel):
    """
    What `agf check --json` writes: one verdict a file, in the order of their paths, and a summary.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    report: Literal['agf-check/1.0']
    tool: Tool
    spec: str
    """
    Newest AGF version the tool knows.
    """
    files: list[FileVerdict]
    summary: Summary
