# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from typing import Literal, cast

CompiledGenomePolicy = Literal["precedence", "task_aware"]

COMPILED_GENOME_POLICY_VALUES: set[CompiledGenomePolicy] = {
    "precedence",
    "task_aware",
}


def check_compiled_genome_policy(value: str) -> CompiledGenomePolicy:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(CompiledGenomePolicy, value)
