# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
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
