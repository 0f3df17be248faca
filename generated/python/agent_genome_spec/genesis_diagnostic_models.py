# Generated from spec/genesis/diagnostic.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 2d29d78f5c53ac21f5d04d8ab551f620f32e383ed44002aa9955105e99cb062d
"""Pydantic models of DiagnosticAnswer: typed access, not validation."""

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


class DiagnosticRecord(BaseModel):
    """
    The record as the catalog has it.
    """

    code: str
    """
    The exact code.
    """


class Lookup(BaseModel):
    """
    How a name is looked up, as the index has it: exactly, with one result at most.
    """


class DiagnosticData(BaseModel):
    """
    One record, with the catalog that it is from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[str, Field(alias='schema')]
    """
    The kind of the catalog.
    """
    catalog_version: str
    catalog_identity_sha256: str
    lookup: Lookup
    diagnostic: DiagnosticRecord


class DiagnosticAnswer(BaseModel):
    """
    What `genesis --json agent-index --diagnostic CODE` writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/diagnostic-v0.1']
    data: DiagnosticData
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference
