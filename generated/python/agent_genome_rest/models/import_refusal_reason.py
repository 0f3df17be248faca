# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

ImportRefusalReason = Literal["gene_check", "genome_full", "no_person", "proposals_full"]

IMPORT_REFUSAL_REASON_VALUES: set[ImportRefusalReason] = {
    "gene_check",
    "genome_full",
    "no_person",
    "proposals_full",
}


def check_import_refusal_reason(value: str) -> ImportRefusalReason:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(ImportRefusalReason, value)
