# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

AgfLayerStratum = Literal["default", "learned", "org", "team", "user"]

AGF_LAYER_STRATUM_VALUES: set[AgfLayerStratum] = {
    "default",
    "learned",
    "org",
    "team",
    "user",
}


def check_agf_layer_stratum(value: str) -> AgfLayerStratum:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(AgfLayerStratum, value)
