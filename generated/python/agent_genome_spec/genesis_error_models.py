# Generated from spec/genesis/error.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 2e103ae5bc3f545bb0dd7cef2b536b4a301c1944def5724482149ddb8a3a9cf8
"""Pydantic models of ErrorAnswer: typed access, not validation."""

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


class DiagnosticParameters(BaseModel):
    """
    The context without its spans; `reported_code` when the catalog has no record of the code.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    context: dict[str, Any]
    reported_code: str | None = None
    blocking_capability: str | None = None


class FailureFacts(BaseModel):
    """
    What is known of the failure.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    requested_code: str


class RepairAuthorization(BaseModel):
    """
    What an agent may do by itself.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    automatic_allowed: bool
    policy_change_allowed: Literal[False]
    obligation_suppression_allowed: Literal[False]
    requires_review: bool
    requires_separate_policy_diff: bool


class RepairPlan(BaseModel):
    """
    What may be done about the failure, and on whose authority.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[
        Literal['genesis/diagnostic-repair-plan-v0.1'], Field(alias='schema')
    ]
    diagnostic_id: str
    catalog_identity_sha256: str
    action: dict[str, Any]
    """
    The first safe action of the record, as it is.
    """
    guardrails: dict[str, Any]
    """
    The guardrails of the catalog, as they are.
    """
    authorization: RepairAuthorization
    policy_diff: None


class FailureContext(BaseModel):
    """
    Where it went wrong, as facts.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/failure-context-v0.1'], Field(alias='schema')]
    domain: Literal['parser', 'typechecker', 'evaluator', 'package', 'policy', 'replay', 'patch', 'build', 'deployment']
    kind: str
    operation: str
    facts: FailureFacts
    primary_span: None
    related_spans: Annotated[list[Any], Field(max_length=0)]


class FailureDiagnostic(BaseModel):
    """
    The catalog's record of the code, applied to this failure.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    version: Literal['v1']
    id: str
    code: str
    catalog_version: str
    catalog_identity_sha256: str
    severity: str
    phase: str
    error_class: str
    """
    The code up to its first slash.
    """
    message: str
    exit_code: Literal[1, 10, 50, 70]
    candidate_fix: str
    next_safe_action: str
    suggested_fix: str | None = None
    """
    Only for some first segments of codes.
    """
    blocking_capability: str | None
    repair_plan: RepairPlan
    primary_span: None
    related_spans: Annotated[list[Any], Field(max_length=0)]
    parameters: DiagnosticParameters
    likely_causes: list[Any]
    safe_repair_actions: Annotated[list[Any], Field(min_length=1)]
    documentation: list[Any]
    context: FailureContext


class FailureError(BaseModel):
    """
    What went wrong.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    code: Annotated[str, Field(pattern='^[a-z-]+/[a-z-]+$')]
    message: Annotated[str, Field(min_length=1)]
    """
    Prose without an absolute path.
    """
    context: FailureContext


class ErrorAnswer(BaseModel):
    """
    What a command writes with `--json` when it fails: the error, and the one diagnostic that the catalog has for it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[False]
    kind: Literal['genesis/error-v0.2']
    error: FailureError
    diagnostics: Annotated[list[FailureDiagnostic], Field(max_length=1, min_length=1)]
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference
