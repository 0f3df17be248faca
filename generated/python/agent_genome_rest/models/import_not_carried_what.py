# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: b6bf0390e02ec060d2271f238abd573d093f7a9cdd7d781f8c09a57bf2c47fe3
from typing import Literal, cast

ImportNotCarriedWhat = Literal["germline", "override"]

IMPORT_NOT_CARRIED_WHAT_VALUES: set[ImportNotCarriedWhat] = {
    "germline",
    "override",
}


def check_import_not_carried_what(value: str) -> ImportNotCarriedWhat:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(ImportNotCarriedWhat, value)
