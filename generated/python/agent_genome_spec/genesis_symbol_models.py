# Generated from spec/genesis/symbol.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: dbc5b68218eaa70275ab57ffb87242c1edbec0e2a364c55d7b813883bda5ba32
"""Pydantic models of SymbolAnswer: typed access, not validation."""

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


class Lookup(BaseModel):
    """
    How a name is looked up, as the index has it: exactly, with one result at most.
    """


class SymbolRecord(BaseModel):
    """
    The record as the index has it.
    """

    symbol: str
    """
    The exact name.
    """


class SymbolData(BaseModel):
    """
    One record, with the index that it is from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[
        Literal['genesis/gc-agent-symbol-index-v0.3'], Field(alias='schema')
    ]
    profile_id: str
    profile_identity_sha256: str
    index_identity_sha256: str
    lookup: Lookup
    symbol: SymbolRecord


class SymbolAnswer(BaseModel):
    """
    What `genesis --json agent-index --symbol NAME` writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/agent-symbol-v0.3']
    data: SymbolData
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference
