# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
from typing import Literal, cast

CompiledGenomeFellBackType0 = Literal["failure", "work_limit"]

COMPILED_GENOME_FELL_BACK_TYPE_0_VALUES: set[CompiledGenomeFellBackType0] = {
    "failure",
    "work_limit",
}


def check_compiled_genome_fell_back_type_0(value: str) -> CompiledGenomeFellBackType0:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(CompiledGenomeFellBackType0, value)
