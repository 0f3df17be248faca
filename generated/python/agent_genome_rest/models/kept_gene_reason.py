# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

KeptGeneReason = Literal["decided", "rests_on_others"]

KEPT_GENE_REASON_VALUES: set[KeptGeneReason] = {
    "decided",
    "rests_on_others",
}


def check_kept_gene_reason(value: str) -> KeptGeneReason:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(KeptGeneReason, value)
