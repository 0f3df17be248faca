# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from typing import Literal, cast

ObservationSignal = Literal["approval", "edit", "feedback"]

OBSERVATION_SIGNAL_VALUES: set[ObservationSignal] = {
    "approval",
    "edit",
    "feedback",
}


def check_observation_signal(value: str) -> ObservationSignal:
    """Return the value as it came: a newer server may know more values than this client."""
    return cast(ObservationSignal, value)
