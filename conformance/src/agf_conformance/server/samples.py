"""Bodies, genes and files that the checks send."""

from __future__ import annotations

from typing import Any, Final

from agent_genome.agf import build, dumps, make_seal
from agf_conformance.server._spec import OPENAPI, OPERATIONS, schema_at

__all__ = [
    "FILE_OPERATIONS",
    "JSON_OPERATIONS",
    "KERNEL",
    "WITH_BODY",
    "body_of",
    "gene",
    "genome_file",
    "sample_strata",
]


def gene(id: str, text: str, **members: Any) -> dict[str, Any]:
    """Return a gene as it stands in a file."""
    return {
        "id": id,
        "kind": "style",
        "text": text,
        "strength": 1.0,
        "source": "staff",
        "evidence_count": 0,
        "scope": [],
        "overrides": [],
        "provenance": [],
        **members,
    }


KERNEL: Final = gene("identity_purpose", "You draft invoices for small businesses.", kind="identity", source="base")


def sample_strata() -> list[dict[str, Any]]:
    """Return the genes that an agent begins with: of the kernel, of the organisation, and a default."""
    return [
        {"stratum": "kernel", "genes": [KERNEL]},
        {
            "stratum": "org",
            "genes": [
                gene("plain_words", "Use plain words instead of legal ones.", strength=0.8),
                gene("polite_close", "Close with one line of thanks."),
            ],
        },
        {"stratum": "default", "genes": [gene("short_lines", "Keep lines short.", source="base", strength=0.5)]},
    ]


def genome_file(*genes: dict[str, Any], stratum: str = "org") -> bytes:
    """Return the bytes of a valid file with these genes in one layer."""
    document = build(
        slug="agf-conformance",
        species="Conformance agent",
        exported_at="2026-10-13T10:00:00Z",
        source_tenant="0123456789abcdef01234567",
        seal=make_seal([KERNEL], kid="conformance", key=b"conformance"),
        germline=[KERNEL],
        layers={stratum: list(genes)},
    )
    return dumps(document.data)


def body_of(operation_id: str) -> Any:
    """Return the body that the OpenAPI document gives as an example; None for a file, or where there is none."""
    body = _request_body(operation_id)
    if body is None or body.get("x-bytes"):
        return None
    schema = body["content"]["application/json"]["schema"]
    while "$ref" in schema and "examples" not in schema:
        schema = schema_at(schema["$ref"])
    return schema["examples"][0]


def _request_body(operation_id: str) -> Any:
    row = OPERATIONS[operation_id]
    body = OPENAPI["paths"][row.path][row.method.lower()].get("requestBody")
    return schema_at(body["$ref"]) if body and "$ref" in body else body


JSON_OPERATIONS: Final = tuple(name for name in OPERATIONS if body_of(name) is not None)
"""Operations that take a JSON body."""
FILE_OPERATIONS: Final = tuple(name for name in OPERATIONS if "x-bytes" in (_request_body(name) or ()))
"""Operations whose body is a file, byte for byte."""
WITH_BODY: Final = (*JSON_OPERATIONS, *FILE_OPERATIONS)
"""Operations that take a body."""
