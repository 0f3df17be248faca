"""What the command writes: an envelope around data or an error, with the diagnostic that the catalog has for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from agent_genome.agf.json_value import is_array, is_object
from agent_genome.genesis._spec import (
    CODES,
    DOMAIN_OF_SEGMENT,
    EXIT_CODES,
    FAILURE_CONTEXT,
    KINDS,
    OTHER_DOMAIN,
    SUGGESTED_FIX_SEGMENTS,
)
from agent_genome.genesis.errors import GenesisError
from agent_genome.genesis.indexed import DIAGNOSTICS, Index, shipped

__all__ = ["CATALOG_MISS", "Answer", "annotated", "error_document", "plain"]

CATALOG_MISS = "diagnostic/catalog-miss"
UNKNOWN = "error/unknown"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command found; `exit_code` is 0 exactly when `ok`."""

    kind: str
    data: dict[str, Any]
    exit_code: int = EXIT_CODES["done"]

    @property
    def ok(self) -> bool:
        """Say whether the command did what it was asked for."""
        return self.exit_code == EXIT_CODES["done"]


def plain(answer: Answer) -> dict[str, Any]:
    """Return the envelope without annotations, which is what is written without `--json`."""
    return {"ok": answer.ok, "kind": answer.kind, "data": answer.data}


def annotated(answer: Answer, catalog: Index) -> dict[str, Any]:
    """Return the envelope of an answer; one that is not ok gets the error that says so (spec: envelope.md)."""
    if answer.ok:
        return plain(answer) | _authority(catalog) | {"diagnostics": []}
    message = CODES[UNKNOWN]["message"]
    return plain(answer) | _failure(UNKNOWN, message, answer.exit_code, catalog)


def error_document(error: GenesisError, catalog: Index) -> dict[str, Any]:
    """Return the envelope of an error."""
    return {"ok": False, "kind": KINDS["error"]} | _failure(error.code, error.message, error.exit_code, catalog)


def _failure(code: str, message: str, exit_code: int, catalog: Index) -> dict[str, Any]:
    own = _record(code, catalog)
    catalog, record = own or _shipped_record(code)
    error = {"code": code, "message": message, "context": _context(code)}
    diagnostic = _diagnostic(error, exit_code, record, catalog)
    return _authority(catalog) | {"error": error, "diagnostics": [diagnostic]}


def _authority(catalog: Index) -> dict[str, Any]:
    return {
        "diagnostics_schema": KINDS["diagnostics_schema"],
        "diagnostic_catalog": {
            "path": DIAGNOSTICS.path,
            "version": catalog.data["version"],
            "identity_sha256": catalog.data["catalogIdentitySha256"],
        },
    }


def _record(code: str, catalog: Index) -> tuple[Index, dict[str, Any]] | None:
    for name in (code, CATALOG_MISS):
        record = catalog.find(name)
        if record and _usable(record) and is_object(catalog.data.get("repairGuardrails")):
            return catalog, record
    return None


def _shipped_record(code: str) -> tuple[Index, dict[str, Any]]:
    found = _record(code, shipped(DIAGNOSTICS))
    if found is None:
        raise LookupError(f"the shipped catalog has neither {code} nor {CATALOG_MISS}")
    return found


def _usable(record: dict[str, Any]) -> bool:
    actions = record.get("safeRepairActions")
    return (
        all(isinstance(record.get(name), str) for name in ("id", "severity", "phase"))
        and all(is_array(record.get(name)) for name in ("likelyCauses", "documentation"))
        and is_array(actions)
        and bool(actions)
        and is_object(actions[0])
        and isinstance(actions[0].get("description"), str)
    )


def _context(code: str) -> dict[str, Any]:
    return {
        "schema": KINDS["failure_context"],
        "domain": DOMAIN_OF_SEGMENT.get(code.partition("/")[0], OTHER_DOMAIN),
        "kind": FAILURE_CONTEXT["kind"],
        "operation": FAILURE_CONTEXT["operation"],
        "facts": {"requested_code": code},
        "primary_span": None,
        "related_spans": [],
    }


def _diagnostic(error: dict[str, Any], exit_code: int, record: dict[str, Any], catalog: Index) -> dict[str, Any]:
    code, context, action = error["code"], error["context"], record["safeRepairActions"][0]
    segment = code.partition("/")[0]
    parameters: dict[str, Any] = {
        "context": {name: value for name, value in context.items() if name not in ("primary_span", "related_spans")}
    }
    if record["code"] != code:
        parameters["reported_code"] = code
    fix = {"suggested_fix": action["description"]} if segment in SUGGESTED_FIX_SEGMENTS else {}
    return fix | {
        "version": "v1",
        "id": record["id"],
        "code": code,
        "catalog_version": catalog.data["version"],
        "catalog_identity_sha256": catalog.data["catalogIdentitySha256"],
        "severity": record["severity"],
        "phase": record["phase"],
        "error_class": segment,
        "message": error["message"],
        "exit_code": exit_code,
        "candidate_fix": action["description"],
        "next_safe_action": action["description"],
        "blocking_capability": None,
        "repair_plan": _repair_plan(record, action, catalog),
        "primary_span": None,
        "related_spans": [],
        "parameters": parameters,
        "likely_causes": record["likelyCauses"],
        "safe_repair_actions": record["safeRepairActions"],
        "documentation": record["documentation"],
        "context": context,
    }


def _repair_plan(record: dict[str, Any], action: dict[str, Any], catalog: Index) -> dict[str, Any]:
    reviewed = action.get("requiresReview") is not False
    separate = action.get("policyEffect") == "review-required"
    return {
        "schema": KINDS["repair_plan"],
        "diagnostic_id": record["id"],
        "catalog_identity_sha256": catalog.data["catalogIdentitySha256"],
        "action": action,
        "guardrails": catalog.data["repairGuardrails"],
        "authorization": {
            "automatic_allowed": action.get("automaticEligible") is True and not reviewed and not separate,
            "policy_change_allowed": False,
            "obligation_suppression_allowed": False,
            "requires_review": reviewed,
            "requires_separate_policy_diff": separate,
        },
        "policy_diff": None,
    }
