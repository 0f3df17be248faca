# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
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
