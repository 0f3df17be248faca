# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
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
