# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
from typing import Literal, cast

LeftOutGeneReason = Literal["budget", "condition", "overridden", "scope"]

LEFT_OUT_GENE_REASON_VALUES: set[LeftOutGeneReason] = {
    "budget",
    "condition",
    "overridden",
    "scope",
}


def check_left_out_gene_reason(value: str) -> LeftOutGeneReason:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(LeftOutGeneReason, value)
