# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from typing import Literal, cast

CompiledGenomeFellBackType0 = Literal["failure", "work_limit"]

COMPILED_GENOME_FELL_BACK_TYPE_0_VALUES: set[CompiledGenomeFellBackType0] = {
    "failure",
    "work_limit",
}


def check_compiled_genome_fell_back_type_0(value: str) -> CompiledGenomeFellBackType0:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(CompiledGenomeFellBackType0, value)
