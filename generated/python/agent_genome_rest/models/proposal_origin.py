# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
from typing import Literal, cast

ProposalOrigin = Literal["import", "observations"]

PROPOSAL_ORIGIN_VALUES: set[ProposalOrigin] = {
    "import",
    "observations",
}


def check_proposal_origin(value: str) -> ProposalOrigin:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(ProposalOrigin, value)
