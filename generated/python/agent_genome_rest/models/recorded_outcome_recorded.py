# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
from typing import Literal, cast

RecordedOutcomeRecorded = Literal["duplicate", "no_statement", "nothing_said", "refused", "written"]

RECORDED_OUTCOME_RECORDED_VALUES: set[RecordedOutcomeRecorded] = {
    "duplicate",
    "no_statement",
    "nothing_said",
    "refused",
    "written",
}


def check_recorded_outcome_recorded(value: str) -> RecordedOutcomeRecorded:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(RecordedOutcomeRecorded, value)
