# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
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
