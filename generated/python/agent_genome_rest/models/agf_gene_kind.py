# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
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
