# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
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
