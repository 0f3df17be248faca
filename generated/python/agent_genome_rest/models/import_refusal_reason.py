# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
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
