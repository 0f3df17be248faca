# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

LeftGeneReason = Literal["changed", "gone"]

LEFT_GENE_REASON_VALUES: set[LeftGeneReason] = {
    "changed",
    "gone",
}


def check_left_gene_reason(value: str) -> LeftGeneReason:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(LeftGeneReason, value)
