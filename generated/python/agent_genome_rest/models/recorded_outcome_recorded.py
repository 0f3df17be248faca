# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
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
