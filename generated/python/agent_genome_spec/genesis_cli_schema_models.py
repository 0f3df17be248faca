# Generated from spec/genesis/cli-schema.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: dfc4e4f0564934f92b3913275ceb8028a9528fe39f04495ec35f1e01f517c452
"""Pydantic models of CliSchemaAnswer: typed access, not validation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class CatalogReference(BaseModel):
    """
    The diagnostic catalog that the diagnostics are taken from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: Literal['docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json']
    version: str
    identity_sha256: str


class CommandOption(BaseModel):
    """
    An option or a positional argument; global ones stand at the root only.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: str
    long: str | None
    """
    Its name without the two hyphens.
    """
    short: str | None
    help: str | None
    required: bool
    global_: Annotated[bool, Field(alias='global')]
    positional: bool
    value_names: list[str]
    default_values: list[str]
    allowed_values: list[str]
    action: Literal['set', 'append', 'set-true', 'set-false', 'count', 'control']
    value_type: Literal['boolean', 'integer', 'number', 'string', 'string-array']
    multiple: bool
    min_values: Annotated[int | None, Field(ge=0)]
    max_values: Annotated[int | None, Field(ge=0)]


class CommandNode(BaseModel):
    """
    A command, its options and the commands below it; options are sorted by `long`, commands by `name`.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[str, Field(min_length=1)]
    path: Annotated[list[str], Field(min_length=1)]
    """
    The names from the root to this command.
    """
    about: str | None
    """
    What it does, without a full stop.
    """
    options: list[CommandOption]
    subcommands: list[CommandNode]


class CliSchema(BaseModel):
    """
    A command line as data.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/cli-schema-v0.1'], Field(alias='schema')]
    command: CommandNode


class CliSchemaAnswer(BaseModel):
    """
    What `genesis --json cli-schema` writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/cli-schema-v0.1']
    data: CliSchema
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference


CommandNode.model_rebuild()
