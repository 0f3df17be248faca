# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from typing import Literal, cast

Stratum = Literal["default", "kernel", "learned", "org", "team", "user"]

STRATUM_VALUES: set[Stratum] = {
    "default",
    "kernel",
    "learned",
    "org",
    "team",
    "user",
}


def check_stratum(value: str) -> Stratum:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(Stratum, value)
