# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TrendPoint")


@_attrs_define
class TrendPoint:
    """The counts of one step.

    Attributes:
        start (str): First day of the step (UTC).
        runs (int): A number of things.
        accepted (int): A number of things.
        edited (int): A number of things.
        rejected (int): A number of things.
        acceptance_rate (float | None): Accepted, of accepted, edited and rejected, rounded to four digits; null when
            there was none.
    """

    start: str
    runs: int
    accepted: int
    edited: int
    rejected: int
    acceptance_rate: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        start = self.start

        runs = self.runs

        accepted = self.accepted

        edited = self.edited

        rejected = self.rejected

        acceptance_rate: float | None
        acceptance_rate = self.acceptance_rate

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "start": start,
                "runs": runs,
                "accepted": accepted,
                "edited": edited,
                "rejected": rejected,
                "acceptance_rate": acceptance_rate,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        start = d.pop("start")

        runs = d.pop("runs")

        accepted = d.pop("accepted")

        edited = d.pop("edited")

        rejected = d.pop("rejected")

        def _parse_acceptance_rate(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        acceptance_rate = _parse_acceptance_rate(d.pop("acceptance_rate"))

        trend_point = cls(
            start=start,
            runs=runs,
            accepted=accepted,
            edited=edited,
            rejected=rejected,
            acceptance_rate=acceptance_rate,
        )

        trend_point.additional_properties = d
        return trend_point

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
