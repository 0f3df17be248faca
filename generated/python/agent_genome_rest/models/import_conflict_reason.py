# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
from typing import Literal, cast

ImportConflictReason = Literal["same_id", "same_text"]

IMPORT_CONFLICT_REASON_VALUES: set[ImportConflictReason] = {
    "same_id",
    "same_text",
}


def check_import_conflict_reason(value: str) -> ImportConflictReason:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(ImportConflictReason, value)
