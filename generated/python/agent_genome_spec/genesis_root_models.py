# Generated from spec/genesis/root.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 997762e3b66239290a1a73296ccdc8f7f0f808621336244b979f00950d6f3906
"""Pydantic models of RootAnswer: typed access, not validation."""

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


class RootData(BaseModel):
    """
    Where the repository is that the other commands speak of.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/root-v0.1'], Field(alias='schema')]
    path: str
    """
    Its absolute path.
    """
    shipped: bool
    """
    Whether it is the one that comes with the command.
    """


class RootAnswer(BaseModel):
    """
    What `genesis --json root` writes: the one answer that depends on the place.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/root-v0.1']
    data: RootData
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference
