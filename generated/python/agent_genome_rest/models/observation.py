# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.observation_signal import ObservationSignal, check_observation_signal

T = TypeVar("T", bound="Observation")


@_attrs_define
class Observation:
    """Something a customer said or did once; tentative, below every gene.

    Attributes:
        number (int): Its number in the genome, from 1.
        signal (ObservationSignal): What it came from.
        text (str): What was said.
        reference (str): A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore,
            colon and hyphen.
    """

    number: int
    signal: ObservationSignal
    text: str
    reference: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        signal: str = self.signal

        text = self.text

        reference = self.reference

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "signal": signal,
                "text": text,
                "reference": reference,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        signal = check_observation_signal(d.pop("signal"))

        text = d.pop("text")

        reference = d.pop("reference")

        observation = cls(
            number=number,
            signal=signal,
            text=text,
            reference=reference,
        )

        observation.additional_properties = d
        return observation

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
