# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

AgfTaskFeature = Literal["category", "input_has", "language", "mode", "task_type"]

AGF_TASK_FEATURE_VALUES: set[AgfTaskFeature] = {
    "category",
    "input_has",
    "language",
    "mode",
    "task_type",
}


def check_agf_task_feature(value: str) -> AgfTaskFeature:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(AgfTaskFeature, value)
