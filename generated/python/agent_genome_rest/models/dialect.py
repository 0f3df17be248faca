# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 483bacf0ff4514e06857279568743112cd5ff4352de7d49f68ef37f3c779b9ad
from typing import Literal, cast

Dialect = Literal["claude", "gemini", "gpt", "open"]

DIALECT_VALUES: set[Dialect] = {
    "claude",
    "gemini",
    "gpt",
    "open",
}


def check_dialect(value: str) -> Dialect:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(Dialect, value)
