# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

CompiledGenomePolicy = Literal["precedence", "task_aware"]

COMPILED_GENOME_POLICY_VALUES: set[CompiledGenomePolicy] = {
    "precedence",
    "task_aware",
}


def check_compiled_genome_policy(value: str) -> CompiledGenomePolicy:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(CompiledGenomePolicy, value)
