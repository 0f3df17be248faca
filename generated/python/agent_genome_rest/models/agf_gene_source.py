# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
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
