"""The one door of the AGF library to the generated specification package."""

from __future__ import annotations

from typing import Any

from agent_genome_spec.agf_digest_faults import COMMON as COMMON_DIGEST_FAULTS
from agent_genome_spec.agf_digest_faults import FAULTS as DIGEST_FAULTS
from agent_genome_spec.agf_digest_faults import MATCHED as DIGEST_FAULT_MATCHED
from agent_genome_spec.agf_digest_faults import MAX_TOGETHER as MAX_DIGEST_FAULTS_TOGETHER
from agent_genome_spec.agf_digest_faults import UNMATCHED as DIGEST_FAULT_UNMATCHED
from agent_genome_spec.agf_digest_faults import WORK as DIGEST_FAULT_WORK
from agent_genome_spec.agf_errors import CODE_OF_KEYWORD, ERRORS, ErrorCode, ErrorRow
from agent_genome_spec.agf_rules import (
    CANONICAL_FORM,
    DESCRIBED_KIND,
    GENE_KINDS,
    IDENTITY_HASH_DIGITS,
    IDENTITY_KIND,
    MAX_EXAMINED,
    MAX_FILE_BYTES,
    MAX_GENES,
    MAX_NESTING,
    MAX_POINTER_CHARACTERS,
    MAX_PROBLEMS,
    MAX_SAFE_INTEGER,
    RESERVED_ID_PREFIX,
    SPEC_VERSION,
    STAGES,
    STRATA,
    STRATUM_ROWS,
    UNREFERENCED_PROVENANCE_MODE,
    GeneKind,
    Stratum,
    StratumRow,
)
from agent_genome_spec.agf_schema import ACCEPT_SCHEMA, SCHEMA
from agent_genome_spec.agf_wording import (
    JSON_TYPES,
    NO_CANONICAL_FORM,
    NOT_JSON,
    PHRASES,
    SCHEMA_TYPES,
    SHOWN_CHARACTERS,
    SHOWN_DIGITS,
    UNSAFE_CATEGORIES,
    UNSEEN,
)

STRATUM_RANK: dict[str, int] = {name: rank for rank, name in enumerate(STRATA)}
KIND_RANK: dict[str, int] = {name: rank for rank, name in enumerate(GENE_KINDS)}
STRATUM_ROW_OF: dict[str, StratumRow] = {row.name: row for row in STRATUM_ROWS}


def definition(name: str) -> dict[str, Any]:
    """Return a definition of the document schema by its name, or by a reference to it."""
    found: dict[str, Any] = SCHEMA["$defs"][name.rpartition("/")[2]]
    return found


__all__ = [
    "ACCEPT_SCHEMA",
    "CANONICAL_FORM",
    "CODE_OF_KEYWORD",
    "COMMON_DIGEST_FAULTS",
    "DESCRIBED_KIND",
    "DIGEST_FAULTS",
    "DIGEST_FAULT_MATCHED",
    "DIGEST_FAULT_UNMATCHED",
    "DIGEST_FAULT_WORK",
    "ERRORS",
    "GENE_KINDS",
    "IDENTITY_HASH_DIGITS",
    "IDENTITY_KIND",
    "JSON_TYPES",
    "KIND_RANK",
    "MAX_DIGEST_FAULTS_TOGETHER",
    "MAX_EXAMINED",
    "MAX_FILE_BYTES",
    "MAX_GENES",
    "MAX_NESTING",
    "MAX_POINTER_CHARACTERS",
    "MAX_PROBLEMS",
    "MAX_SAFE_INTEGER",
    "NOT_JSON",
    "NO_CANONICAL_FORM",
    "PHRASES",
    "RESERVED_ID_PREFIX",
    "SCHEMA",
    "SCHEMA_TYPES",
    "SHOWN_CHARACTERS",
    "SHOWN_DIGITS",
    "SPEC_VERSION",
    "STAGES",
    "STRATA",
    "STRATUM_RANK",
    "STRATUM_ROWS",
    "STRATUM_ROW_OF",
    "UNREFERENCED_PROVENANCE_MODE",
    "UNSAFE_CATEGORIES",
    "UNSEEN",
    "ErrorCode",
    "ErrorRow",
    "GeneKind",
    "Stratum",
    "StratumRow",
    "definition",
]
