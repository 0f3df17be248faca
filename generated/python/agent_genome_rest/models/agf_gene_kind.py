# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
from typing import Literal, cast

AgfGeneKind = Literal[
    "approval", "business", "decision", "fact_pointer", "identity", "role", "rule", "style", "tool_pref", "trait"
]

AGF_GENE_KIND_VALUES: set[AgfGeneKind] = {
    "approval",
    "business",
    "decision",
    "fact_pointer",
    "identity",
    "role",
    "rule",
    "style",
    "tool_pref",
    "trait",
}


def check_agf_gene_kind(value: str) -> AgfGeneKind:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(AgfGeneKind, value)
