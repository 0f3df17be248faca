# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

AgfGeneSource = Literal["base", "customer_explicit", "learned_from_edits", "learned_from_feedback", "staff"]

AGF_GENE_SOURCE_VALUES: set[AgfGeneSource] = {
    "base",
    "customer_explicit",
    "learned_from_edits",
    "learned_from_feedback",
    "staff",
}


def check_agf_gene_source(value: str) -> AgfGeneSource:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(AgfGeneSource, value)
