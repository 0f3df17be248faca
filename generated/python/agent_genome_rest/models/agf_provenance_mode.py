# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
from typing import Literal, cast

AgfProvenanceMode = Literal["none", "pseudonymous"]

AGF_PROVENANCE_MODE_VALUES: set[AgfProvenanceMode] = {
    "none",
    "pseudonymous",
}


def check_agf_provenance_mode(value: str) -> AgfProvenanceMode:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(AgfProvenanceMode, value)
